// C-23: an explicit start that differs from the end value of the previous animations.

extension LayerLint {
  /// Reports jumps of animations that begin after the composition and have an explicit start.
  mutating func findJumps(
    in pieces: [Activity], of all: Activities, _ pictures: [ActivityPicture], _ root: Int
  ) {
    guard !isInvisible else { return }
    let first = FirstWriters(pieces)
    for index in pieces.indices where saysStart(pieces[index]) {
      guard let begin = begin(of: pieces[index], all), begin > MediaTiming.tolerance,
        first.enter(besides: index, meeting: pieces[index].mask) < begin - MediaTiming.tolerance
      else { continue }
      // A value set by an instant in between is intentional.
      if first.isSet(before: index, meeting: pieces[index].mask, at: begin) { continue }
      findJump(of: index, at: begin, in: pieces, all, pictures, root)
    }
  }

  private mutating func findJump(
    of index: Int, at begin: Double, in pieces: [Activity], _ all: Activities,
    _ pictures: [ActivityPicture], _ root: Int
  ) {
    let mask = pieces[index].mask
    let leaf = LintNode(pieces[index].node, in: plan)
    let after = pictures[root].owners(of: mask, after: begin)
    guard !startingLate.contains(leaf.index), !isCovered(leaf),
      after.allSatisfy({ $0.activity == index }), let own = after.first
    else { return }
    let before = pictures[root].owners(of: mask, before: begin)
    // An animation that is still running is reported as an overlap.
    let isOther = before.contains { owner in
      let stretch = pieces[owner.activity].stretches[owner.stretch]
      return owner.activity == index
        || stretch.isRunning && stretch.end > begin + MediaTiming.tolerance
    }
    guard !isOther, !isHidden(at: begin, all, pictures, besides: root) else { return }
    let path = leaf.path
    let old = before.map { moment($0, of: pieces, at: begin, all) }
    let new = old + [moment(own, of: pieces, at: begin, all)]
    let (shown, start) = (value(shownBy: old, at: path), value(shownBy: new, at: path))
    guard differ(shown, start, at: path) else { return }
    found.append(
      .jumps(leaf, self.path(of: leaf), text(shown, at: path), text(start, at: path), begin))
  }

  /// Whether an animation has an explicit start and moves on from it.
  private func saysStart(_ piece: Activity) -> Bool {
    let record = plan.nodes[piece.node].record
    guard !piece.isAdditive, !piece.isInstant, !record.flags.contains(.inferred) else {
      return false
    }
    if record.kind == .keyframes { return plan.pool.table(record).mode != .discrete }
    return record.flags.contains(.from) || record.flags.isSuperset(of: .toBy)
  }

  /// Returns the first begin, unless an ancestor makes it begin in the middle.
  private func begin(of piece: Activity, _ all: Activities) -> Double? {
    guard let stretch = piece.stretches.first(where: \.isRunning) else { return nil }
    let begin = plan.nodes[piece.node].record.begin
    let own = all.parentTime(stretch, at: stretch.start)
    return abs(own - begin) <= 1e-6 && all.windows[stretch.window].rises ? stretch.start : nil
  }

  /// Whether the layer is invisible right before a time.
  private func isHidden(
    at time: Double, _ all: Activities, _ pictures: [ActivityPicture], besides root: Int
  ) -> Bool {
    let roots = plan.layers[layer].roots
    let opacity = roots.firstIndex {
      plan.roots[Int($0)].root.name == StandardProperty.opacity.name
    }
    guard let number = opacity.map({ Int($0 - roots.startIndex) }) else {
      return model.opacity == 0
    }
    guard number != root, let path = all.byRoot[number].first?.path else { return false }
    let owners = pictures[number].owners(of: path.mask, before: time)
    let moments = owners.map { moment($0, of: all.byRoot[number], at: time, all) }
    return value(shownBy: moments, at: path).numbers.allSatisfy { $0 <= 1e-9 }
  }

  private func moment(
    _ owner: ActivityPicture.Owner, of pieces: [Activity], at time: Double, _ all: Activities
  ) -> (node: Int, time: Double) {
    let stretch = pieces[owner.activity].stretches[owner.stretch]
    return (pieces[owner.activity].node, all.parentTime(stretch, at: time))
  }
}

/// The first begins of each component's animations, and the times at which instants set it.
private struct FirstWriters {
  private var first: [UInt64: [(piece: Int, enter: Double)]] = [:]
  /// In order of time, with the first applied one for each time.
  private var instants: [UInt64: [(piece: Int, enter: Double)]] = [:]

  init(_ pieces: [Activity]) {
    for (index, piece) in pieces.enumerated() where !piece.isAdditive {
      // A begin that overflowed is never before another.
      guard let enter = piece.enter, !enter.isNaN else { continue }
      var two = first[piece.mask] ?? []
      two.append((index, enter))
      two.sort { $0.enter < $1.enter }
      first[piece.mask] = Array(two.prefix(2))
      if piece.isInstant { instants[piece.mask, default: []].append((index, enter)) }
    }
    for (mask, list) in instants {
      var times: [(piece: Int, enter: Double)] = []
      for next in list.sorted(by: { ($0.enter, $0.piece) < ($1.enter, $1.piece) })
      where times.last?.enter != next.enter { times.append(next) }
      instants[mask] = times
    }
  }

  /// Returns the begin of the first other animation that writes some of the components.
  func enter(besides piece: Int, meeting mask: UInt64) -> Double {
    first.filter { $0.key & mask != 0 }.values
      .compactMap { $0.first { $0.piece != piece }?.enter }.min() ?? .infinity
  }

  /// Returns whether an instant applied before an animation sets some of the components at a time.
  func isSet(before piece: Int, meeting mask: UInt64, at time: Double) -> Bool {
    instants.contains { key, list in
      guard key & mask != 0 else { return false }
      let index = list.partitioningIndex { $0.enter >= time - MediaTiming.tolerance }
      guard index < list.count else { return false }
      return list[index].piece < piece && list[index].enter <= time + MediaTiming.tolerance
    }
  }
}

extension Diagnostic {
  fileprivate static func jumps(
    _ leaf: LintNode, _ path: String, _ shown: String, _ start: String, _ time: Double
  ) -> Diagnostic {
    Diagnostic(
      id: "C-23", severity: .warning,
      message: "\(leaf.name) jumps from \(shown) to \(start) when it begins "
        + "at \(time.secondsText) s.",
      remedy: "Leave its from out, or start where the one before it ends.", of: leaf,
      path: path, time: time...time)
  }
}
