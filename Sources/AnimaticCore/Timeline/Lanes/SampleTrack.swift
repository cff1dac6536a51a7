// What follows each other on one property of one layer, where it can be said at once which
// animation shows when.

/// Animations of one property of one layer of which each holds until the next begins, or one.
///
/// At any time the latest that has begun shows, so it is found by its begin alone.
struct SampleTrack: Sendable {
  /// Where its first animation stands among those of all tracks.
  let first: Int
  let count: Int
  /// By how many animations one comes on in a second, if they begin at even distances.
  let density: Double
  /// Where its numbers are in a frame, and how many.
  let place: Int
  let width: Int
  /// Seconds before which nothing of it shows.
  let opening: Double
  /// Seconds after which nothing of it shows but what remains.
  let end: Double
  /// Whether it remains as it is at the end; else the model shows again.
  let remains: Bool
  /// Whether its one animation has timing that is more than begin, duration and fill.
  let cycles: Bool
  /// Whether its one animation is added to the model.
  let isAdditive: Bool
  /// Whether it is whole transforms, whose ends are taken apart.
  let isTransform: Bool

  /// Seconds from which on it is at its end: the end has a width, in which it is the time of the end
  /// (T-18).
  var closing: Double { end - MediaTiming.tolerance }

  /// Whether it is one number that plays once.
  var isNarrow: Bool { width == 1 && !cycles }
}
