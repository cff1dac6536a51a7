// Which end of a curve is eased: what a user says, and nothing about how it is evaluated.

/// Where an easing of a family is slow: at its start, its end, both, or in the middle.
///
/// A family is given by its way in. The other ways are made of it: out turns it around, inOut runs
/// in at double speed and then out, outIn the other way.
///
/// ```swift
/// TimingFunction.quad(.in).value(at: 0.5)  // 0.25
/// TimingFunction.quad(.out).value(at: 0.5)  // 0.75
/// ```
public enum EasingWay: String, Sendable, Hashable, CaseIterable, Codable, CustomStringConvertible {
  /// The family as it is: most start slowly.
  case `in`

  /// Turned around: 1 - f(1 - x).
  case out

  /// In at double speed over the first half, then out.
  case inOut

  /// Out at double speed over the first half, then in.
  case outIn

  /// The name of the case.
  public var description: String { rawValue }

  /// The way of the function that runs from the end to the start.
  package var reversed: EasingWay {
    switch self {
    case .in: .out
    case .out: .in
    case .inOut, .outIn: self
    }
  }
}
