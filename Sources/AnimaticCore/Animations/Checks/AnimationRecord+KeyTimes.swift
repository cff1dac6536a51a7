// L-4, L-5, L-32, L-33, L-34: key times and timing functions that do not match the keyframes.

extension AnimationRecord {
  func keyTimeOddities(of path: PropertyPath, in pool: AnimationPool) -> [Diagnostic] {
    let table = pool.table(self)
    let input = pool.input(of: table)
    let place = pool.place(self)
    var found: [Diagnostic] = []
    if table.mode.isPaced {
      let isTimed = input.times != nil || input.easings?.isEmpty == false
      return isTimed ? [.unusedKeyTimes(table.mode, of: path, at: place)] : []
    }
    if let times = input.times {
      if !table.takes(timeCount: times.count) {
        found.append(.keyTimeCount(times.count, table, of: path, at: place))
      }
      if !table.isInOrder(times) { found.append(.oddKeyTimes(of: path, at: place)) }
    }
    if table.mode == .discrete {
      // Invalid times are not played.
      let isPlayed = input.times.map { times in times.allSatisfy { $0 >= 0 && $0 <= 1 } } ?? true
      if isPlayed, table.isLastLost(times: input.times, in: pool) {
        found.append(.lostKeyframe(table, of: path, at: place))
      }
    } else if let easings = input.easings, !easings.isEmpty, easings.count != table.segmentCount {
      found.append(.easingCount(easings.count, table, of: path, at: place))
    }
    return found
  }
}

extension KeyframeTable {
  /// The number of segments between keyframes; of a path, its lines and curves.
  fileprivate var segmentCount: Int { Int(count) - 1 }

  /// The number of keyframes with a duration: a discrete path only holds starts (K-12).
  private var slotCount: Int { isPath ? segmentCount : Int(count) }

  /// Returns whether the count of key times matches; discrete ones may include the end of the last
  /// keyframe (K-4).
  fileprivate func takes(timeCount: Int) -> Bool {
    if mode == .discrete { return timeCount == slotCount || timeCount == slotCount + 1 }
    return timeCount == Int(count)
  }

  /// The needed number of key times and their meaning.
  fileprivate var neededTimes: String {
    if mode == .discrete { return "\(slotCount + 1), the last for the end" }
    return isPath ? "\(count), the first for the start" : "\(count), one for each value"
  }

  /// The keyframes as text.
  fileprivate var contents: String {
    isPath
      ? "a path of \(segmentCount) \(segmentCount == 1 ? "segment" : "segments")"
      : "\(count) values"
  }

  /// Returns whether key times rise from 0 to 1; with one per discrete value, the last need not be
  /// 1.
  fileprivate func isInOrder(_ times: [Double]) -> Bool {
    let rises = zip(times, times.dropFirst()).allSatisfy { $0 <= $1 }
    guard rises, times.allSatisfy({ $0 >= 0 && $0 <= 1 }), times.first ?? 0 == 0 else {
      return false
    }
    let endIsOpen = mode == .discrete && times.count == slotCount
    return endIsOpen || times.last ?? 1 == 1
  }

  /// Returns whether the last keyframe of a discrete animation has no duration.
  fileprivate func isLastLost(times: [Double]?, in pool: AnimationPool) -> Bool {
    guard isPath else { return times?.count == Int(count) && times?.last == 1 }
    // The end of a closed path equals its start, which was displayed.
    let motion = pool.motions[Int(path)]
    return motion.start(of: 0) != motion.end(of: segmentCount - 1)
  }
}

extension Diagnostic {
  fileprivate static func keyTimeCount(
    _ count: Int, _ table: KeyframeTable, of path: PropertyPath, at place: SourcePlace?
  ) -> Diagnostic {
    Diagnostic(
      id: "L-4", severity: .warning,
      message:
        "\(path.keyPath) has \(table.contents) but \(count) key time\(count == 1 ? "" : "s").",
      remedy: "Give \(table.neededTimes); of a wrong count the first ones count.", place: place,
      path: path.keyPath)
  }

  fileprivate static func oddKeyTimes(of path: PropertyPath, at place: SourcePlace?) -> Diagnostic {
    Diagnostic(
      id: "L-5", severity: .warning,
      message: "The key times of \(path.keyPath) do not rise from 0 to 1.",
      remedy: "Give fractions of the duration, not seconds, the first 0 and the last 1.",
      place: place, path: path.keyPath)
  }

  fileprivate static func lostKeyframe(
    _ table: KeyframeTable, of path: PropertyPath, at place: SourcePlace?
  ) -> Diagnostic {
    Diagnostic(
      id: "L-32", severity: .info,
      message: table.isPath
        ? "A discrete \(path.keyPath) shows where each segment of its path starts; "
          + "the end of the path is never shown."
        : "The last of the \(table.count) discrete values of \(path.keyPath) begins at 1, "
          + "so it has no time to be seen.",
      remedy: table.isPath
        ? "Close the path, or give values."
        : "Give \(table.neededTimes).",
      place: place, path: path.keyPath)
  }

  fileprivate static func unusedKeyTimes(
    _ mode: CalculationMode, of path: PropertyPath, at place: SourcePlace?
  ) -> Diagnostic {
    Diagnostic(
      id: "L-33", severity: .info,
      message: "\(path.keyPath) is \(mode): its key times and timing functions are ignored.",
      remedy: "Leave them out, or use the mode \(mode.isCubic ? "cubic" : "linear").",
      place: place, path: path.keyPath)
  }

  fileprivate static func easingCount(
    _ count: Int, _ table: KeyframeTable, of path: PropertyPath, at place: SourcePlace?
  ) -> Diagnostic {
    Diagnostic(
      id: "L-34", severity: .warning,
      message: "\(path.keyPath) has \(table.contents) but \(count) timing "
        + "function\(count == 1 ? "" : "s"); "
        + "a missing one is linear, one too many is ignored.",
      remedy: "Give \(table.segmentCount), one for each segment.", place: place,
      path: path.keyPath)
  }
}
