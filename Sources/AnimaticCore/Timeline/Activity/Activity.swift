// One property animation with all the time in which it is in effect.

/// One stretch of a plan's time in which an animation is in effect.
struct ActiveStretch {
  var start: Double
  var end: Double
  /// Whether it runs; otherwise it fills, or the group around it is frozen.
  var isRunning: Bool
  /// The window whose time it lives in.
  var window: Int
}

/// One property animation of a layer, with all the time in which it is in effect.
struct Activity {
  let node: Int
  let path: PropertyPath
  let mask: UInt64
  let isAdditive: Bool
  var isInstant: Bool
  /// In order of time; one that is shorter than anybody sees is among them.
  var stretches: [ActiveStretch] = []
  /// Whether something around it has more passes than are looked at.
  var isCut = false

  /// Whether it runs, but never for longer than times can be told apart.
  var isOverAtOnce: Bool {
    stretches.allSatisfy {
      !$0.isRunning || $0.end > $0.start && $0.end - $0.start <= MediaTiming.tolerance
    } && stretches.contains(where: \.isRunning)
  }

  /// The first moment at which it runs, or is set.
  var enter: Double? { stretches.first { $0.isRunning }?.start }
}

extension PropertyPath {
  /// The parts of the root that can be seen to be written: of plain numbers only those there are.
  var shownMask: UInt64 {
    let count = root.kind == .transform || root.kind == .shaped ? 64 : root.kind.count
    return count < 64 ? mask & ((1 << UInt64(max(1, count))) - 1) : mask
  }
}
