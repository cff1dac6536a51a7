// The track of one property.

/// One animation of a property of a layer, or several that each hold until the next begins.
///
/// The last one that has begun is in effect, so it is found by its begin alone.
struct PropertyTrack: Sendable {
  /// The index of the first animation among those of all tracks.
  let first: Int
  let count: Int
  /// The number of animations per second, if their begins are evenly spaced.
  let density: Double
  let target: FrameTarget
  /// The interval of the group around it.
  let around: GroupInterval
}
