// A place on an easing, and its sides.

/// The side on which a function is evaluated at a jump.
package enum EasingSide: Sendable {
  case before
  case after

  var other: EasingSide { self == .before ? .after : .before }
}

/// A place in the in variant; the value of the other variant is offset + scale · value there.
struct EasingPlace {
  /// The fraction of the in variant.
  let t: Double
  /// Its distance from 1, with full precision.
  let rest: Double
  /// Whether the in variant is reversed here.
  let flips: Bool
  let offset: Double
  let scale: Double
}
