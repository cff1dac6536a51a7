// The handling of animations already running on a run's properties.

/// The handling of animations already running on a run's properties.
///
/// ```swift
/// Animate(box).move(to: [0, 0], easing: .spring(duration: 0.5, bounce: 0.2))
///   .run(interrupting: .keepingVelocity)
/// ```
public enum Interruption: String, Sendable, Hashable, CaseIterable, CustomStringConvertible {
  /// Keeps them, as in Core Animation: they continue underneath, and a verb without from starts
  /// from the model.
  case nothing
  /// Removes them, and starts from the presentation values; the default.
  case fromPresentation
  /// Removes them, starts from the presentation values, and adds their velocity, which fades.
  ///
  /// A spring with a nonzero initial velocity starts with its own velocity instead.
  case keepingVelocity

  /// The name of the case.
  public var description: String { rawValue }
}
