// C-50: initial velocities without an effect.

import AnimaticCore

extension Diagnostic {
  static func velocityWithoutSpring(of name: String) -> Diagnostic {
    withoutEffect(
      of: name, "only a verb with a spring has one",
      "Write .easing(.spring(duration: 0.5, bounce: 0.2)) after the verb, or remove "
        + ".initialVelocity(_:).")
  }

  static func velocityWithoutNumbers(of name: String) -> Diagnostic {
    withoutEffect(
      of: name, "its values can't be added",
      "Animate its components, or remove .initialVelocity(_:).")
  }

  static func velocityOfValue(of name: String) -> Diagnostic {
    withoutEffect(
      of: name, "it is an animation value",
      "Set the initialVelocity of the animation, in multiples of its distance per second.")
  }

  static func unusableVelocity(_ velocity: [Double], of name: String, count: Int) -> Diagnostic {
    let numbers = velocity.map(\.text).joined(separator: ", ")
    return withoutEffect(
      of: name, "[\(numbers)] is not \(count) finite \(count == 1 ? "number" : "numbers")",
      count == 1
        ? "Write .initialVelocity(900)." : "Write .initialVelocity(_:) with \(count) numbers.")
  }

  private static func withoutEffect(
    of name: String, _ reason: String, _ remedy: String
  ) -> Diagnostic {
    Diagnostic(
      .warning, "C-50", "The initial velocity of \(name) has no effect, because \(reason).",
      remedy: remedy)
  }
}
