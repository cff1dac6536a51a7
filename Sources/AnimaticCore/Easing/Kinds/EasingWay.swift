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

  /// Creates the place of a fraction of 0…1; the middle belongs to the half of the side.
  @inline(__always)
  func place(at fraction: Double, _ side: EasingSide = .after) -> EasingPlace {
    let t = fraction
    let rest = 1 - fraction
    let isFirst = side == .after ? t < 0.5 : t <= 0.5
    return switch self {
    case .in: EasingPlace(t: t, rest: rest, flips: false, offset: 0, scale: 1)
    case .out: EasingPlace(t: rest, rest: t, flips: true, offset: 1, scale: -1)
    case .inOut:
      isFirst
        ? EasingPlace(t: 2 * t, rest: 1 - 2 * t, flips: false, offset: 0, scale: 0.5)
        : EasingPlace(t: 2 * rest, rest: 2 * t - 1, flips: true, offset: 1, scale: -0.5)
    case .outIn:
      isFirst
        ? EasingPlace(t: 1 - 2 * t, rest: 2 * t, flips: true, offset: 0.5, scale: -0.5)
        : EasingPlace(t: 2 * t - 1, rest: 2 * rest, flips: false, offset: 0.5, scale: 0.5)
    }
  }

  /// Returns the edges of this variant from those of the in variant and its reversal.
  func edges(from rising: [EasingEdge], flipping turned: [EasingEdge]) -> [EasingEdge] {
    switch self {
    case .in: rising
    case .out: EasingEdge.flipped(turned)
    case .inOut: EasingEdge.joined(rising, EasingEdge.flipped(turned))
    case .outIn: EasingEdge.joined(EasingEdge.flipped(turned), rising)
    }
  }
}
