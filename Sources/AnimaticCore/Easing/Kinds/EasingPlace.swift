// Where in the way in a fraction of another way is, and what becomes of the value found there.

/// Which of its two values a function takes where it jumps.
package enum EasingSide: Sendable {
  case before
  case after

  var other: EasingSide { self == .before ? .after : .before }
}

/// A place in the way in of a curve; the value of the other way is offset + scale · value there.
struct EasingPlace {
  /// The fraction of the way in.
  let t: Double
  /// Its distance from 1, with all its digits.
  let rest: Double
  /// Whether the way in runs from its end to its start here.
  let flips: Bool
  let offset: Double
  let scale: Double
}

extension EasingWay {
  /// Where a fraction of 0…1 is; the middle belongs to the half of the side.
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

  /// The edges of this way, made of those of the way in and of the way out turned around.
  func edges(from rising: [EasingEdge], flipping turned: [EasingEdge]) -> [EasingEdge] {
    switch self {
    case .in: rising
    case .out: EasingEdge.flipped(turned)
    case .inOut: EasingEdge.joined(rising, EasingEdge.flipped(turned))
    case .outIn: EasingEdge.joined(EasingEdge.flipped(turned), rising)
    }
  }
}
