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
    if easing < AnimationPool.firstCurve, kind != .keyframes { return [] }
    var codes = [easing]
    if kind == .keyframes { codes += pool.input(of: pool.table(self)).easings ?? [] }
    return codes.filter { $0 >= AnimationPool.firstCurve }.compactMap { code in
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
}
