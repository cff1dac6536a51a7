// L-8, L-10, L-11, L-14, L-30, L-39, L-40: the duration, the removal, and the end of top-level
// animations.

extension LayerLint {
  /// L-11, L-39: an animation that is not removed at its end.
  func findKept(_ node: LintNode) {
    let flags = node.record.flags
    // An infinite animation has no end to be removed at.
    guard flags.contains(.kept), node.end.isFinite else { return }
    if !flags.contains(.fillsForwards) {
      report(.keptForNothing(node), of: node)
    } else if !circumstances.hasKeys {
      report(.keptWithoutKey(node), of: node)
    }
    if flags.contains(.fillsForwards), node.timing.endsWhereItStarts {
      report(.keptAtStart(node), of: node)
    }
  }

  /// L-14: a duration of 0 that was replaced; L-18 reports cut-off springs.
  func findUnsized(_ node: LintNode) {
    guard !node.isGroup, node.record.flags.contains(.unsized),
      !node.record.isCutOff(in: plan.pool)
    else { return }
    report(.unsized(node), of: node)
  }

  /// L-30: an observed end that never occurs by itself.
  func findUnobservedEnd(of node: LintNode, in scope: LintScope) {
    let listener = Int(plan.pool.attributes(of: node.record).listener)
    guard circumstances.observesEnd.indices.contains(listener), circumstances.observesEnd[listener],
      scope.isEndless(node)
    else { return }
    report(.neverEnds(node), of: node)
  }

  // MARK: Values at the end

  /// L-8, L-10, L-40: reports every property that visibly snaps back when all animations of the
  /// layer have ended.
  ///
  /// - Parameter settled: The plan with settled springs at their targets.
  func findSnapsBack(in settled: Plan) {
    let nodes = entries.map { LintNode($0, in: plan) }
    guard let end = nodes.map(\.end).max(), end.isFinite, end >= 0 else { return }
    let atEnd = settled.values(of: layer, entries: entries, at: end, over: model, end: .drawn)
    let after = settled.values(
      of: layer, entries: nodes.filter(\.remains).map(\.index), at: end, over: model,
      end: .delivered)
    if atEnd.opacity == 0, after.opacity == 0 { return }
    var reported: Set<Int> = []
    for number in plan.layers[layer].roots {
      let root = plan.roots[Int(number)].root
      guard !circumstances.covered.contains(root),
        !atEnd.value(of: root).isClose(to: after.value(of: root)),
        after.value(of: root).numbers.allSatisfy({ $0.isFinite }),
        let leaf = leaves.last(where: {
          $0.slot.writes(number - plan.layers[layer].roots.lowerBound)
        }), !isFlipBook(leaf)
      else { continue }
      let entry = LintNode(plan.entry(of: leaf.index), in: plan)
      let isReported = !reported.insert(entry.index).inserted
      if entry.isRaw, !isReported, !entry.remains, entry.timing.endsMidWay {
        report(.endsMidWay(entry), of: entry)
      }
      if entry.isRaw, entry.record.flags.contains(.fillsForwards) {
        if !isReported { report(.fillsInVain(entry), of: entry) }
      } else if !jumping.contains(leaf.index) {
        report(
          .snapsBack(leaf, circumstances.writer, inGroup: wordInGroup(of: leaf)), of: leaf,
          during: end...end)
      }
    }
  }

  /// Whether the animation is in a group other than the one that holds all verbs of its layer.
  private func isInWrittenGroup(_ leaf: LintNode) -> Bool {
    plan.ancestry(of: leaf.index).dropFirst().contains {
      plan.nodes[$0].record.flags.isDisjoint(with: [.raw, .meant])
    }
  }

  /// The word that has no effect inside the written group of an animation; nil without such a group.
  private func wordInGroup(of leaf: LintNode) -> String? {
    guard isInWrittenGroup(leaf) else { return nil }
    let stays = plan.ancestry(of: leaf.index).contains {
      plan.nodes[$0].record.flags.contains(.staysInVain)
    }
    return stays ? ".stay()" : ".settle()"
  }

  /// Whether the animation is a sequence of images, for which a jump is normal.
  private func isFlipBook(_ node: LintNode) -> Bool {
    node.record.kind == .keyframes && node.path.root.kind == .shaped
      && plan.pool.table(node.record).mode == .discrete
  }

  /// L-37, L-38: animations without a visible effect.
  func findNothing(of leaf: LintNode, in scope: LintScope) {
    guard scope.reaches(leaf) else { return }
    if lacksColor(leaf), !leaf.record.flags.isDisjoint(with: .ends) {
      report(.noColor(leaf), of: leaf)
      return
    }
    // If others write too, a constant value covers theirs.
    guard scope.isOnlyWriter(leaf), !isCovered(leaf),
      leaf.slot.turn < 0, !leaf.record.flags.contains(.cumulative),
      let value = onlyValue(of: leaf)
    else { return }
    if leaf.isAdditive {
      guard isZero(value, at: leaf.path) else { return }
    } else {
      // A value that differs from the model is a hold, and may be intentional.
      guard !differsFromModel(value, at: leaf.path) else { return }
    }
    report(.showsNothing(leaf, value.text(at: leaf.path)), of: leaf)
  }

  /// Returns the constant value of an animation; nil if it varies, or if the model is still to be
  /// set.
  private func onlyValue(of leaf: LintNode) -> FlatValue? {
    let ends = leaf.record.flags.intersection([.from, .to, .by, .inferred])
    // From alone goes to the live model, which is often set right after adding; one captured from
    // the presentation was meant to display an earlier change.
    let isOpen = leaf.record.hasEnds ? ends == .from : plan.pool.table(leaf.record).isPath
    let stops = stops(of: leaf)
    guard !isOpen, let first = stops.first else { return nil }
    // A full rotation is reported separately (L-15).
    let isExact = !leaf.record.hasEnds || leaf.path.isWholeTransform
    return stops.allSatisfy { isExact ? $0 == first : $0.isClose(to: first) } ? first : nil
  }

  // MARK: Additive values

  /// L-24: an animation that replaces the result of an earlier additive one.
  func findHiddenAdditive(under leaf: LintNode, in scope: LintScope) {
    guard !leaf.isAdditive, scope.isAddedTo(during: leaf) else { return }
    report(.hidesAdditive(leaf), of: leaf)
  }

  /// L-25: an additive end that equals the model value: a position instead of an offset.
  func findAbsolute(_ leaf: LintNode) {
    guard leaf.isAdditive, leaf.record.hasEnds, leaf.path.root.kind != .shaped else { return }
    let current = modelValue(at: leaf)
    guard !isZero(current, at: leaf.path) else { return }
    let given = [.from, .to].filter(leaf.record.flags.contains)
    let ends = values(of: leaf).prefix(given.count)
    // An animation that ends at zero is an offset of any size (U-2).
    if leaf.record.flags.contains(.to), let last = ends.last, isZero(last, at: leaf.path) { return }
    guard ends.contains(where: { $0.isClose(to: current) }) else { return }
    report(.looksAbsolute(leaf, current.text(at: leaf.path)), of: leaf)
  }

  /// Returns whether a value is neutral in addition.
  func isZero(_ value: FlatValue, at path: PropertyPath) -> Bool {
    if path.isWholeTransform { return Transform3D(components: value.numbers) == .identity }
    if case .function(let function) = path.component {
      return function.transform(value.numbers) == .identity
    }
    return value.numbers.allSatisfy { $0 == 0 }
  }

  // MARK: Values of different structure

  /// L-17: values that can't be interpolated.
  func findShapes(of leaf: LintNode) {
    guard leaf.path.root.kind == .shaped else { return }
    let pair = blends(of: leaf).first { leaf.path.jumps(from: $0, to: $1) }
    if let pair { report(.differentShapes(pair.0, pair.1, of: leaf.name), of: leaf) }
  }

  /// Returns the pairs of values to interpolate.
  private func blends(of leaf: LintNode) -> [(FlatValue, FlatValue)] {
    let values = values(of: leaf)
    if leaf.record.kind == .keyframes {
      let isBlending = plan.pool.table(leaf.record).mode != .discrete
      return isBlending ? values.indices.dropFirst().map { (values[$0 - 1], values[$0]) } : []
    }
    switch values.count {
    case 0: return []
    case 1: return [(modelValue(at: leaf), values[0])]
    default: return [(values[0], values[1])]
    }
  }

  /// The tolerance in radians within which the direction of a half turn is ambiguous.
  private static let aboutHalfATurn = 1e-4

  /// L-15: a whole transform that is meant to rotate by a half or a full turn.
  func findTurn(of leaf: LintNode) {
    guard leaf.path.isWholeTransform,
      leaf.record.hasEnds || plan.pool.table(leaf.record).mode != .discrete
    else { return }
    let stops = stops(of: leaf).map { Transform3D(components: $0.numbers) }
    let ways = zip(stops, stops.dropFirst())
    let isHalf = ways.contains { start, end in
      let turn = TransformInterpolation(from: start, to: end).turn
      return abs(turn - .pi) <= Self.aboutHalfATurn
    }
    if isHalf {
      report(.halfTurn(leaf), of: leaf)
    } else if ways.allSatisfy({ $0.isRoundedFrom($1) }), !ways.allSatisfy({ $0 == $1 }) {
      report(.wholeTurn(leaf), of: leaf)
    }
  }

  /// L-16: a value function that replaces a transform and loses components.
  func findLostTransform(under leaf: LintNode) {
    guard case .function(let function) = leaf.path.component, !leaf.isAdditive, !isCovered(leaf)
    else {
      return
    }
    let made = function.transform(modelValue(at: leaf).numbers)
    guard !made.flat.isClose(to: model.value(of: leaf.path.root)) else { return }
    report(.lostTransform(function, leaf), of: leaf)
  }

  // MARK: Components

  /// C-20: a component of a transform that can't be decomposed (P-10).
  func findIndivisible(under leaf: LintNode) {
    guard leaf.path.transformComponent != nil, !isCovered(leaf), !model.hasParts(leaf.path.root)
    else { return }
    report(.indivisible(leaf), of: leaf)
  }

  /// C-20: verbs that change components of such a transform; only the first is reported.
  func findIndivisibleVerbs() {
    for place in plan.layers[layer].roots {
      let root = plan.roots[Int(place)].root
      guard root.kind == .transform, !model.hasParts(root) else { continue }
      let leaves = leaves.filter { $0.path.root == root }
      guard let first = leaves.first(where: { !$0.isRaw }), !isCovered(first),
        leaves.allSatisfy({ $0.path.transformComponent != nil })
      else { continue }
      report(.indivisible(first), of: first)
    }
  }

  /// L-26: reports flips on Core Animation layers, which keep only the matrix between two
  /// animations.
  func findFlips(among leaves: [LintNode]) {
    var components: [Int32: MovingComponents] = [:]
    for leaf in leaves where leaf.isRaw && leaf.path.transformComponent != nil {
      let numbers = stops(of: leaf).flatMap(\.numbers)
      let found = components[leaf.slot.root, default: .init()].add(leaf, numbers)
      if let found { report(found, of: leaf) }
    }
  }
}

extension MediaTiming {
  /// Whether it autoreverses and ends after a whole number of cycles.
  fileprivate var endsWhereItStarts: Bool {
    let cycles = activeDuration / cycleDuration
    return autoreverses && speed > 0 && timeOffset == 0
      && abs(cycles - cycles.rounded()) <= 1e-9
  }

  /// Whether the last iteration ends in the middle of a pass.
  fileprivate var endsMidWay: Bool {
    guard repeatDuration == 0, repeatCount > 0, duration > 0 else { return false }
    let passes = activeDuration / duration
    return abs(passes - passes.rounded()) > 1e-9
  }
}

extension Transform3D {
  /// Whether two transforms differ only by the rounding of a full turn.
  fileprivate func isRoundedFrom(_ other: Transform3D) -> Bool {
    zip(components, other.components).allSatisfy { first, second in
      first == second || abs(first - second) <= 1e-6
    }
  }
}

/// The animated components of one transform in one group, with their times.
private struct MovingComponents {
  private enum Flip: Int { case turns, scales }

  /// By kind of flip: the times by written components; those of different components conflict.
  private var times = [OrderedMap<UInt64, Coverage>](repeating: OrderedMap(), count: 2)
  private var isReported = [false, false]

  /// Adds an animation; returns its conflict with earlier ones, once.
  mutating func add(_ leaf: LintNode, _ numbers: [Double]) -> Diagnostic? {
    let flip: Flip
    var mask = leaf.path.mask
    switch leaf.path.transformComponent {
    case .rotationY where numbers.contains { abs($0) > .pi / 2 + 1e-9 }: flip = .turns
    case .rotation, .rotationX, .rotationZ: (flip, mask) = (.turns, 0)
    case .scale, .scaleX, .scaleY, .scaleZ, .scaleXY:
      guard numbers.contains(where: { $0 < 0 }) else { return nil }
      flip = .scales
    default: return nil
    }
    let conflicts = times[flip.rawValue].contains {
      $0 != mask && $1.isCovered(from: leaf.begin, to: leaf.end)
    }
    times[flip.rawValue][mask, default: .init()]
      .cover(from: leaf.begin, to: leaf.end, by: .init(index: leaf.index))
    guard conflicts, !isReported[flip.rawValue] else { return nil }
    isReported[flip.rawValue] = true
    return .flipping(byTurns: flip == .turns)
  }
}
