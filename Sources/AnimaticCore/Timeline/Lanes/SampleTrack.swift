// Consecutive animations of one property of one layer, with a directly determined active one.

/// One animation of a property of a layer, or several that each hold until the next begins.
///
/// The last one that has begun is in effect, so it is found by its begin alone.
struct SampleTrack: Sendable {
  /// The index of the first animation among those of all tracks.
  let first: Int
  let count: Int
  /// The number of animations per second, if their begins are evenly spaced.
  let density: Double
  /// The index and the count of its numbers in a frame.
  let place: Int
  let width: Int
  /// The time in seconds before which it has no effect.
  let opening: Double
  /// The time in seconds after which it only fills.
  let end: Double
  /// Whether it fills after the end; otherwise the model is restored.
  let remains: Bool
  /// Whether its only animation has timing beyond begin, duration, and fill.
  let cycles: Bool
  /// Whether its only animation is additive.
  let isAdditive: Bool
  /// Whether its values are whole transforms, whose ends are decomposed.
  let isTransform: Bool

  /// The time in seconds from which it is at its end, including the tolerance (T-18).
  var closing: Double { end - MediaTiming.tolerance }

  /// Whether it is one number that plays once.
  var isNarrow: Bool { width == 1 && !cycles }
}
