// The intervals in which an animation is in effect.

/// One interval in which an animation has an effect.
struct ActivityInterval {
  var start: Double
  var end: Double
  /// Whether the animation runs; otherwise it fills, or its group is frozen.
  var isRunning: Bool
  /// The index of the time window.
  var window: Int
}

/// One property animation of a layer with all its active intervals.
struct Activity {
  let node: Int
  let path: PropertyPath
  let mask: UInt64
  let isAdditive: Bool
  var isInstant: Bool
  /// In order of time; includes intervals that are too short to be visible.
  var intervals: [ActivityInterval] = []
  /// Whether an ancestor has more iterations than are examined.
  var isCut = false

  /// Whether the animation runs, but never longer than the time resolution.
  var isOverAtOnce: Bool {
    intervals.allSatisfy {
      !$0.isRunning || $0.end > $0.start && $0.end - $0.start <= MediaTiming.tolerance
    } && intervals.contains(where: \.isRunning)
  }
}
