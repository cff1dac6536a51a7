// The initial velocity of a verb's spring, in units per second.

public import AnimaticCore

extension Animate {
  /// Starts the spring of the last verb with a velocity, in units of its property per second.
  ///
  /// A gesture ends with such a velocity. It is added to that of the curve, which is in multiples of
  /// the distance per second, and needs no distance: a spring that is already at its target leaves
  /// it and returns (S-16). A velocity that has no effect, such as that of a verb without a spring,
  /// is reported as C-50.
  ///
  /// ```swift
  /// let chain = Animate(box).move(from: 0, x: 100, easing: .spring(duration: 0.5, bounce: 0.2))
  ///   .initialVelocity(900).settle()
  /// chain.timeline.value(of: .positionX, on: box, at: 0.1)  // 69.826…
  /// ```
  ///
  /// - Parameters:
  ///   - velocity: Points, radians, or other units per second, in the verb's own time; positive
  ///     toward greater values.
  ///   - file: The file of the caller.
  ///   - line: The line of the caller.
  /// - Returns: The chain.
  public consuming func initialVelocity(
    _ velocity: Double, file: String = #fileID, line: UInt = #line
  ) -> Animate {
    startingSpring(at: [velocity], file, line)
  }

  /// Starts the spring of the last verb with a velocity, in units of its property per second.
  ///
  /// ```swift
  /// Animate(box).move(to: [100, 100], easing: .spring(duration: 0.5, bounce: 0.2))
  ///   .initialVelocity([900, -200]).settle()
  /// ```
  ///
  /// - Parameters:
  ///   - velocity: One number for each of the property, such as x and y; units per second.
  ///   - file: The file of the caller.
  ///   - line: The line of the caller.
  /// - Returns: The chain.
  public consuming func initialVelocity(
    _ velocity: [Double], file: String = #fileID, line: UInt = #line
  ) -> Animate {
    startingSpring(at: velocity, file, line)
  }

  /// Starts the spring of the last verb with a velocity, in units of its property per second.
  ///
  /// ```swift
  /// let velocity = CGPoint(x: 900, y: -200)  // as a pan gesture has it
  /// Animate(box).move(to: [100, 100], easing: .spring(duration: 0.5, bounce: 0.2))
  ///   .initialVelocity(velocity).settle()
  /// ```
  ///
  /// - Parameters:
  ///   - velocity: A value of the property's type, of which each number is in units per second.
  ///   - file: The file of the caller.
  ///   - line: The line of the caller.
  /// - Returns: The chain.
  public consuming func initialVelocity<Value: AnimatableValue>(
    _ velocity: Value, file: String = #fileID, line: UInt = #line
  ) -> Animate {
    startingSpring(at: velocity.flat.numbers, file, line)
  }

  private consuming func startingSpring(
    at velocity: [Double], _ file: String, _ line: UInt
  ) -> Animate {
    change("initialVelocity(_:)", file, line) { body, verb in
      body.changeAttributes(of: verb) { $0.initialVelocity = velocity }
    }
  }
}
