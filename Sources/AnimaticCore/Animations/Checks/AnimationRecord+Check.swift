// Diagnostics of animations that can't be played as written: invalid numbers, unknown key paths,
// too few keyframes. Playable but suspicious animations are reported by the lints after resolution.

extension AnimationRecord {
  /// Returns the diagnostics of the animation, and marks it inert or rejected if it can't be
  /// played.
  package mutating func check(in pool: AnimationPool) -> [Diagnostic] {
    let place = pool.place(self)
    let path = pool.path(property)
    var found: [Diagnostic] = []
    func report(_ diagnostic: Diagnostic) {
      found.append(diagnostic.at(place, path: path.keyPath))
    }
    if !pool.timing(self).isValid || kind != .group && duration.isInfinite {
      flags.insert(.rejected)
      found.append(.unusableTiming(pool.timing(self), at: place))
    }
    found += easingDiagnostics(in: pool)
    if kind == .spring, let problem = pool.spring(self).problem {
      report(.unusableSpring(problem, of: path))
    }
    guard kind != .group else { return found }
    if flags.contains(.misfit), path.isResolved, !path.isFunction { report(.miscounted(path)) }
    if !path.isResolved {
      flags.insert(.inert)
      report(.unresolved(path))
    } else if !hasFiniteValues(in: pool, count: path.count) {
      flags.insert(.rejected)
      found.append(.unusableValue(of: path, at: place))
    } else if let diagnostic = ineffective(path, in: pool) {
      flags.insert(.inert)
      report(diagnostic)
    }
    return found
  }

  /// Returns the reason for which finite values have no effect.
  private func ineffective(_ path: PropertyPath, in pool: AnimationPool) -> Diagnostic? {
    if flags.contains(.misfit), path.isFunction { return .misfit(path) }
    if takesBackSingular(path, in: pool) { return .singularBy(path) }
    guard kind == .keyframes, pool.table(self).count < 2 else { return nil }
    return pool.table(self).isPath ? .emptyPath(of: path) : .tooFewKeyframes(of: path)
  }

  /// Whether the start is `to` minus a `by` that can't be inverted (B-4).
  private func takesBackSingular(_ path: PropertyPath, in pool: AnimationPool) -> Bool {
    guard hasEnds, path.isWholeTransform, flags.intersection(.ends) == .toBy else { return false }
    return Transform3D(components: pool.value(1, of: self, count: 16).numbers).isSingular
  }

  /// Returns the diagnostics of the easing and of the segment easings.
  package func easingDiagnostics(in pool: AnimationPool) -> [Diagnostic] {
    if !easing.isOwn, kind != .keyframes { return [] }
    var codes = [easing]
    if kind == .keyframes { codes += pool.input(of: pool.table(self)).easings ?? [] }
    return codes.filter { $0.isOwn }.compactMap { code in
      guard let function = pool.function(code), let problem = function.problem else { return nil }
      return .unusableEasing(problem, remedy: function.remedy).at(pool.place(self))
    }
  }

  private func hasFiniteValues(in pool: AnimationPool, count: Int) -> Bool {
    if kind == .keyframes, !pool.table(self).isUsable(in: pool) { return false }
    let first = Int(values)
    let values = pool.valueCount(of: self)
    if flags.contains(.shaped) {
      return pool.shaped[first..<first + values].allSatisfy { $0.numbers.allSatisfy(\.isFinite) }
    }
    return pool.numbers[first..<first + values * count].allSatisfy(\.isFinite)
  }

  /// Neutralizes a rejected record: no value, no timing, no duration.
  package mutating func neutralise(in pool: inout AnimationPool) {
    flags.insert([.inert, .rejected])
    pool.change(&self) { $0.timing = -1 }
    if !begin.isFinite { begin = 0 }
    if !(duration >= 0 && duration.isFinite) { duration = 0 }
  }

  /// The springs of the animation and of its easings.
  private func springs(in pool: AnimationPool) -> [SpringCurve] {
    if kind == .spring { return [pool.spring(self)] }
    // The easing of composed groups and keyframes is checked where their times are resolved.
    let isOwn = flags.contains(.raw) || kind == .basic
    var codes = isOwn && easing.isOwn ? [easing] : []
    if kind == .keyframes { codes += pool.input(of: pool.table(self)).easings ?? [] }
    return codes.compactMap { pool.function($0)?.springCurve }
  }

  /// Returns the lints of an animation written as a value; for any other, only those of its key
  /// times and of its springs.
  ///
  /// Requires a resolved animation, because a chain operator may have fixed the problem.
  func lints(in pool: AnimationPool) -> [Diagnostic] {
    // What the compiler adds is checked where it is written.
    if flags.contains(.meant) { return [] }
    let path = kind == .group ? .none : pool.path(property)
    var found = flags.contains(.raw) ? writtenLints(of: path, in: pool) : []
    found += springs(in: pool).compactMap(\.unusedDampingRatio).map {
      .unusedDamping($0, of: path.isResolved ? path.keyPath : "a group")
    }
    if isCutOff(in: pool), flags.contains(.raw) || jumpsToTarget(in: pool) {
      found.append(.cutSpring(self, of: pool.spring(self).settlingDuration, path))
    }
    if kind == .keyframes {
      found += keyTimeLints(of: path, pool.table(self), in: pool).compactMap { $0 }
    }
    return found.map { $0.at(pool.place(self), path: path.keyPath) }
  }

  /// Returns the lints of an animation written as a value.
  private func writtenLints(of path: PropertyPath, in pool: AnimationPool) -> [Diagnostic] {
    var found: [Diagnostic] = []
    let timing = pool.timing(self)
    if timing.repeatCount > 0, timing.repeatDuration > 0 { found.append(.repeatsTwice(timing)) }
    if timing.autoreverses, flags.contains(.cumulative) { found.append(.pilesUpNothing(path)) }
    if hasEnds, flags.contains(.ends) { found.append(.threeEnds(of: path)) }
    // A linear easing has no effect.
    if kind == .spring, easing.bends { found.append(.easedSpring(of: path)) }
    if kind == .keyframes {
      let table = pool.table(self)
      if table.rotation != nil, !table.turns(path) {
        found.append(.unusedRotation(hasPath: table.isPath, of: path))
      }
      if table.isPath, table.valueCount > 0 {
        found.append(.hiddenValues(Int(table.valueCount), of: path))
      }
    }
    return found
  }

  /// Returns whether a spring is still moving at the end of its pass.
  func isCutOff(in pool: AnimationPool) -> Bool {
    kind == .spring && duration < pool.spring(self).settlingDuration - 1e-9
  }

  /// Returns whether a verb jumps visibly at its end: by more than a hundredth of the distance (S-6).
  private func jumpsToTarget(in pool: AnimationPool) -> Bool {
    !flags.contains(.jumps) && abs(1 - pool.spring(self).value(at: duration)) > 0.01
  }

  private func keyTimeLints(
    of path: PropertyPath, _ table: KeyframeTable, in pool: AnimationPool
  ) -> [Diagnostic?] {
    let (times, easings) = (pool.input(of: table).times, pool.input(of: table).easings ?? [])
    if table.mode.isPaced {
      return [times != nil || !easings.isEmpty ? .unusedKeyTimes(table.mode, of: path) : nil]
    }
    let isMiscounted = times.map { !table.takes(timeCount: $0.count) } ?? false
    let isInOrder = times.map(table.isInOrder) ?? true
    // Invalid times are not played.
    let isPlayed = times?.allSatisfy { $0 >= 0 && $0 <= 1 } ?? true
    let isLastLost = table.mode == .discrete && isPlayed && table.isLastLost(times: times, in: pool)
    let isUneven =
      table.mode != .discrete && !easings.isEmpty && easings.count != table.segmentCount
    return [
      isMiscounted ? .keyTimeCount(times?.count ?? 0, table, of: path) : nil,
      isInOrder ? nil : .oddKeyTimes(of: path), isLastLost ? .lostKeyframe(table, of: path) : nil,
      isUneven ? .easingCount(easings.count, table, of: path) : nil,
    ]
  }
}

extension SpringCurve {
  /// The written damping ratio if it exceeds 1 and is therefore clamped (S-3).
  package var unusedDampingRatio: Double? {
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
    isPath ? "a path of \(segmentCount.of("segment"))" : "\(count) values"
  }

  /// Returns whether key times rise from 0 to 1; with one per discrete value, the last need not be
  /// 1.
  fileprivate func isInOrder(_ times: [Double]) -> Bool {
    if times.isEmpty { return true }
    let endIsOpen = mode == .discrete && times.count == slotCount
    return KeyframeTimes.isUsable(times) && times.first == 0 && (endIsOpen || times.last == 1)
  }

  /// Returns whether the last keyframe of a discrete animation has no duration.
  fileprivate func isLastLost(times: [Double]?, in pool: AnimationPool) -> Bool {
    guard isPath else { return times?.count == Int(count) && times?.last == 1 }
    // The end of a closed path equals its start, which was displayed.
    let evaluator = pool.pathEvaluators[Int(path)]
    return evaluator.start(of: 0) != evaluator.end(of: segmentCount - 1)
  }
}
