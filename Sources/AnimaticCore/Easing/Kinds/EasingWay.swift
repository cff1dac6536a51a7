// The eased end of a curve, independent of its evaluation.

/// The slow part of an easing family: the start, the end, both, or the middle.
///
/// A family is defined by its in variant. The others derive from it: out reverses it, inOut runs in
/// at double speed and then out, outIn the opposite.
///
/// ```swift
/// TimingFunction.quad(.in).value(at: 0.5)  // 0.25
/// TimingFunction.quad(.out).value(at: 0.5)  // 0.75
/// ```
public enum EasingWay: String, Sendable, Hashable, CaseIterable, Codable, CustomStringConvertible {
  /// The family as defined: most start slowly.
  case `in`

  /// The reversed family: 1 - f(1 - x).
  case out

  /// In at double speed over the first half, then out.
  case inOut

  /// Out at double speed over the first half, then in.
  case outIn

  /// The name of the case.
  public var description: String { rawValue }

  /// The variant of the reversed function.
  package var reversed: EasingWay {
    switch self {
    case .in: .out
    case .out: .in
    case .inOut, .outIn: self
    }
  }
}
