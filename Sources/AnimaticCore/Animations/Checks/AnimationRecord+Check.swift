// What one raw animation decides about itself: unusable numbers, unknown key paths, too few
// keyframes.

extension AnimationRecord {
  /// Finds what is wrong with the animation, and marks it inert or rejected where it can't be
  /// shown.
  package mutating func check(in pool: AnimationPool) -> [Diagnostic] {
    let place = pool.place(self)
    let path = pool.path(property)
    var found: [Diagnostic] = []
    if !pool.timing(self).isValid {
      flags.insert(.rejected)
      found.append(.unusableTiming(pool.timing(self), at: place))
    }
    found += easingProblems(in: pool)
    guard kind != .group else { return found }
    if !path.isResolved {
      flags.insert(.inert)
      found.append(.unresolved(path, at: place))
    } else if !hasFiniteValues(in: pool, count: path.count) {
      flags.insert(.rejected)
      found.append(.unusableValue(of: path, at: place))
    } else if flags.contains(.misfit) {
      flags.insert(.inert)
      found.append(.misfit(path, at: place))
    } else if takesBackSingular(path, in: pool) {
      flags.insert(.inert)
      found.append(.singularBy(path, at: place))
    } else if kind == .keyframes, pool.table(self).count < 2 {
      flags.insert(.inert)
      found.append(.tooFewKeyframes(of: path, at: place))
    } else if kind == .keyframes {
      found += keyTimeProblems(of: path, in: pool)
    }
    return found
  }

  /// Whether its start is to less a by that can't be taken back (B-4).
  private func takesBackSingular(_ path: PropertyPath, in pool: AnimationPool) -> Bool {
    guard hasEnds, path.isWholeTransform, flags.intersection(.ends) == .toBy else { return false }
    return Transform3D(components: pool.value(1, of: self, count: 16).numbers).isSingular
  }

  /// What is odd about its key times: their count (L-4), or where they lie (L-5).
  private func keyTimeProblems(of path: PropertyPath, in pool: AnimationPool) -> [Diagnostic] {
    let table = pool.table(self)
    guard let times = pool.score(table).times else { return [] }
    var found: [Diagnostic] = []
    if times.count != table.count {
      found.append(
        .keyTimeCount(times.count, values: Int(table.count), of: path, at: pool.place(self)))
    }
    let isInOrder = zip(times, times.dropFirst()).allSatisfy { $0 <= $1 }
    if !isInOrder || !times.allSatisfy({ $0 >= 0 && $0 <= 1 }) || times.first ?? 0 != 0
      || times.last ?? 1 != 1
    {
      found.append(.oddKeyTimes(of: path, at: pool.place(self)))
    }
    return found
  }

  /// What is wrong with its easing, or with that of a segment.
  package func easingProblems(in pool: AnimationPool) -> [Diagnostic] {
    if easing < AnimationPool.firstCurve, kind != .keyframes { return [] }
    var codes = [easing]
    if kind == .keyframes { codes += pool.score(pool.table(self)).easings ?? [] }
    return codes.filter { $0 >= AnimationPool.firstCurve }.compactMap { code in
      pool.function(code)?.problem.map { .unusableEasing($0, at: pool.place(self)) }
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
}
