// Lints of one resolved animation on its own: valid but probably unintended.

extension AnimationRecord {
  /// Returns the lints of an animation written as a value; for any other, only those of its key
  /// times.
  ///
  /// Requires a resolved animation, because a chain operator may have fixed the problem.
  func lints(in pool: AnimationPool) -> [Diagnostic] {
    let path = kind == .group ? .none : pool.path(property)
    var found: [Diagnostic] = []
    if flags.contains(.raw) {
      if pool.hasTiming(self) { found += repeatLints(pool.timing(self), of: path) }
      if hasEnds, flags.isSuperset(of: .ends) { found.append(.threeEnds(of: path)) }
      if kind == .spring { found += springLints(of: path, in: pool) }
      if kind == .keyframes { found += pathLints(of: path, pool.table(self)) }
    }
    if kind == .keyframes { found += keyTimeLints(of: path, pool.table(self), in: pool) }
    return found.map { $0.at(pool.place(self), path: path.keyPath) }
  }

  private func repeatLints(_ timing: MediaTiming, of path: PropertyPath) -> [Diagnostic] {
    var found: [Diagnostic] = []
    if timing.repeatCount > 0, timing.repeatDuration > 0 {
      found.append(
        .repeatsTwice(count: timing.repeatCount, duration: timing.repeatDuration))
    }
    if timing.autoreverses, flags.contains(.cumulative) { found.append(.pilesUpNothing(path)) }
    return found
  }

  private func springLints(of path: PropertyPath, in pool: AnimationPool) -> [Diagnostic] {
    let spring = pool.spring(self)
    var found: [Diagnostic] = []
    if isCutOff(in: pool) {
      found.append(
        .cutSpring(
          after: duration, of: spring.settlingDuration, isUnsized: flags.contains(.unsized), path))
    }
    if let ratio = spring.unusedDampingRatio { found.append(.unusedDamping(ratio, of: path)) }
    // A linear easing has no effect.
    if easing > 0 { found.append(.easedSpring(of: path)) }
    return found
  }

  /// Returns whether a spring is still moving at the end of its pass.
  func isCutOff(in pool: AnimationPool) -> Bool {
    kind == .spring && duration < pool.spring(self).settlingDuration - 1e-9
  }

  private func pathLints(of path: PropertyPath, _ table: KeyframeTable) -> [Diagnostic] {
    var found: [Diagnostic] = []
    if table.rotation != nil, !table.turns(path) {
      found.append(.unusedRotation(hasPath: table.isPath, of: path))
    }
    if table.isPath, table.valueCount > 0 {
      found.append(.hiddenValues(Int(table.valueCount), of: path))
    }
    return found
  }

  private func keyTimeLints(
    of path: PropertyPath, _ table: KeyframeTable, in pool: AnimationPool
  ) -> [Diagnostic] {
    let input = pool.input(of: table)
    var found: [Diagnostic] = []
    if table.mode.isPaced {
      let isTimed = input.times != nil || input.easings?.isEmpty == false
      return isTimed ? [.unusedKeyTimes(table.mode, of: path)] : []
    }
    if let times = input.times {
      if !table.takes(timeCount: times.count) {
        found.append(.keyTimeCount(times.count, table, of: path))
      }
      if !table.isInOrder(times) { found.append(.oddKeyTimes(of: path)) }
    }
    if table.mode == .discrete {
      // Invalid times are not played.
      let isPlayed = input.times.map { times in times.allSatisfy { $0 >= 0 && $0 <= 1 } } ?? true
      if isPlayed, table.isLastLost(times: input.times, in: pool) {
        found.append(.lostKeyframe(table, of: path))
      }
    } else if let easings = input.easings, !easings.isEmpty, easings.count != table.segmentCount {
      found.append(.easingCount(easings.count, table, of: path))
    }
    return found
  }
}

extension SpringCurve {
  /// The written damping ratio if it exceeds 1 and is therefore clamped (S-3).
  fileprivate var unusedDampingRatio: Double? {
    guard !allowsOverdamping else { return nil }
    var free = self
    free.allowsOverdamping = true
    let ratio = free.dampingRatio
    return ratio > 1 + Self.criticalMargin ? ratio : nil
  }
}

extension KeyframeTable {
  /// The number of segments between keyframes; of a path, its lines and curves.
  var segmentCount: Int { Int(count) - 1 }

  /// The number of keyframes with a duration: a discrete path only holds starts (K-12).
  private var slotCount: Int { isPath ? segmentCount : Int(count) }

  /// Returns whether the count of key times matches; discrete ones may include the end of the last
  /// keyframe (K-4).
  fileprivate func takes(timeCount: Int) -> Bool {
    if mode == .discrete { return timeCount == slotCount || timeCount == slotCount + 1 }
    return timeCount == Int(count)
  }

  /// The needed number of key times and their meaning.
  var neededTimes: String {
    if mode == .discrete { return "\(slotCount + 1), the last for the end" }
    return isPath ? "\(count), the first for the start" : "\(count), one for each value"
  }

  /// The keyframes as text.
  var contents: String {
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
    let evaluator = pool.pathEvaluators[Int(path)]
    return evaluator.start(of: 0) != evaluator.end(of: segmentCount - 1)
  }
}
