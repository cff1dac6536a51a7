// One property animation with all its active intervals.

/// One interval in which an animation has an effect.
struct ActiveStretch {
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
  var stretches: [ActiveStretch] = []
  /// Whether an ancestor has more iterations than are examined.
  var isCut = false

  /// Whether the animation runs, but never longer than the time resolution.
  var isOverAtOnce: Bool {
    stretches.allSatisfy {
      !$0.isRunning || $0.end > $0.start && $0.end - $0.start <= MediaTiming.tolerance
    } && stretches.contains(where: \.isRunning)
  }

  /// The first time at which the animation runs or sets its value.
  var enter: Double? { stretches.first { $0.isRunning }?.start }
}

extension PropertyPath {
  /// The visibly written components; for plain numbers, only existing ones.
  var shownMask: UInt64 {
    let count = root.kind == .transform || root.kind == .shaped ? 64 : root.kind.count
    return count < 64 ? mask & ((1 << UInt64(max(1, count))) - 1) : mask
  }
}
