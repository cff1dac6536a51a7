// The lint state of one layer and its diagnostics.

/// The lint of one layer of a plan.
final class LayerLint {
  let plan: Plan
  let layer: Int
  let model: LayerValues
  let circumstances: LintCircumstances
  private(set) lazy var entries = plan.entries(of: layer)
  /// The property animations that are not inert, in order of application.
  private(set) lazy var leaves = plan.leaves(of: layer) { _ in true }
    .map { LintNode($0, in: plan) }
  /// The index of the opacity among the layer's properties; nil if it is not animated.
  private(set) lazy var opacity = plan.root(of: LayerProperty.opacity.path, on: layer)
  /// The animations in time, and their coverage by property.
  private(set) lazy var activities = Activities(of: layer, in: plan)
  private(set) lazy var coverages = activities.byRoot.map { Coverage(of: $0) }

  private(set) var found: [Diagnostic] = []
  /// Keyframes already reported as jumping at both ends; no separate snap-back diagnostic.
  var jumping: Set<Int> = []
  /// Animations already reported as starting while hidden; no separate jump diagnostic.
  var startingLate: Set<Int> = []
  /// The remaining number of group levels to examine.
  private var levelsLeft = 200_000

  init(_ plan: Plan, layer: Int, model: LayerValues, _ circumstances: LintCircumstances) {
    self.plan = plan
    self.layer = layer
    self.model = model
    self.circumstances = circumstances
  }

  /// Whether the layer is never visible.
  var isInvisible: Bool { model.opacity == 0 && opacity == nil }

  // MARK: Times

  /// Returns the interval from an animation's first begin to its last end, in seconds since the
  /// begin; nil if it is never active or the search exceeds its budget.
  func span(of node: LintNode) -> ActiveInterval? {
    canGoDown(to: node) ? plan.activeInterval(of: node.index) : nil
  }

  /// Returns the end of a group's first iteration, in seconds since the begin.
  func firstEnd(ofPassIn group: LintNode) -> Double? {
    guard canGoDown(to: group) else { return nil }
    return plan.crossings(of: group.timing.duration, in: group.index).first(from: 0)?.time
  }

  private func canGoDown(to node: LintNode) -> Bool {
    if levelsLeft > 0 { levelsLeft -= plan.ancestry(of: node.index).count }
    return levelsLeft > 0
  }

  // MARK: Reporting

  var label: String { plan.layers[layer].label }

  /// Adds a diagnostic that is not about one animation.
  func report(_ diagnostic: Diagnostic) { found.append(diagnostic) }

  /// Adds a diagnostic of an animation.
  ///
  /// - Parameters:
  ///   - diagnostic: The diagnostic without a location.
  ///   - node: The animation.
  ///   - time: The affected interval; nil for the whole interval of the animation.
  ///   - earlier: The other animation of a pair.
  func report(
    _ diagnostic: Diagnostic, of node: LintNode, during time: ClosedRange<Double>? = nil,
    after earlier: Int? = nil
  ) {
    let path = node.isGroup ? label : "\(label)/\(node.path.keyPath)"
    var located = diagnostic.at(node.place, path: path, time: time)
    located.nodes = [earlier, node.index].compactMap { $0 }
    report(located)
  }

  /// A begin this late in a group was probably meant in host time.
  private static let absoluteTime = 1e4

  /// Reports clipped children of a group written as an animation value; the compiler reports all
  /// others.
  func findClipped(among members: [LintNode], of group: LintNode) {
    let reach = group.reach(in: plan.pool)
    let length = group.timing.duration
    guard group.isRaw, length.isFinite, group.timing.speed != 0 else { return }
    let isUnsized = group.record.flags.contains(.unsized)
    var needed = 0.0
    for child in members where child.isRaw {
      let ownsLength = !child.record.flags.contains(.unsized)
      // A child that begins at the very end is frozen there by a group that fills.
      let isFrozen =
        group.record.flags.contains(.fillsForwards) && child.begin <= reach + MediaTiming.tolerance
      let isLate = child.begin >= reach - MediaTiming.tolerance && !isFrozen
      if isLate, !isUnsized || child.begin >= Self.absoluteTime {
        let end = span(of: group)?.exit
        report(.neverBegins(child, in: reach), of: child, during: end.map { $0...$0 })
      } else if child.end > length + MediaTiming.tolerance {
        if isUnsized, ownsLength || isLate {
          needed = max(needed, child.end)
        } else if !goesOn(child, in: group) {
          let end = firstEnd(ofPassIn: group)
          report(.outlasts(child, group: length), of: child, during: end.map { $0...$0 })
        }
      }
    }
    if needed > 0 { report(.unsizedGroup(group, needs: needed), of: group) }
  }

  /// Whether an infinite child and its infinite group share an iteration boundary, so the cut is
  /// invisible.
  private func goesOn(_ child: LintNode, in group: LintNode) -> Bool {
    let cycles = group.timing.duration / child.timing.cycleDuration
    return child.end.isInfinite && group.end.isInfinite && child.begin == 0
      && child.timing.speed == 1 && child.timing.timeOffset == 0 && !group.timing.autoreverses
      && abs(cycles - cycles.rounded()) <= 1e-9
  }

  /// Reports probably unintended verbs of a chain, each once.
  func findUnlikelyVerbs() {
    var reported: Set<String> = []
    let ends = [StandardProperty.strokeStart.name, StandardProperty.strokeEnd.name]
    func reportOnce(_ diagnostic: Diagnostic, of leaf: LintNode) {
      if reported.insert(diagnostic.id).inserted { report(diagnostic, of: leaf) }
    }
    for leaf in leaves {
      // Minutes, and a multiple of 50: these may be milliseconds.
      let duration = leaf.record.duration
      if duration >= 150, duration < 1000, duration.remainder(dividingBy: 50) == 0 {
        reportOnce(.milliseconds(duration, leaf), of: leaf)
      }
      if ends.contains(leaf.path.root.name), !leaf.isRaw, !hasPath {
        reportOnce(.lineWithoutPath(leaf), of: leaf)
      }
      if let angle = degrees(of: leaf) { reportOnce(.degrees(angle, leaf), of: leaf) }
      // Without a layer there is no model to interpolate from.
      if !leaf.isRaw, plan.layers[layer].id != nil { findShapes(of: leaf) }
    }
  }

  /// Whether the layer has, or may get, a path; false without a layer.
  private var hasPath: Bool {
    let roots = plan.layers[layer].roots.map { plan.roots[Int($0)].root }
    return plan.layers[layer].id == nil || roots.contains { $0.name == StandardProperty.path.name }
      || !model[.path].isEmpty
  }

  /// Returns the end of a rotation that looks like degrees: more than two full turns, and a
  /// multiple of 15.
  private func degrees(of leaf: LintNode) -> Double? {
    guard let component = leaf.path.transformComponent,
      [.rotationX, .rotationY, .rotationZ].contains(component)
    else { return nil }
    return values(of: leaf).compactMap(\.numbers.first).first { angle in
      abs(angle) >= 15 && abs(angle) <= 3600 && angle.remainder(dividingBy: 15) == 0
    }
  }

  /// Returns the given values in order.
  func values(of leaf: LintNode) -> [FlatValue] { plan.pool.values(of: leaf.record) }

  /// Returns the model value of an animation's property.
  func modelValue(at leaf: LintNode) -> FlatValue { model.value(at: leaf.path) }

  /// Returns the values that an animation passes: its keyframes, or the start and end of a path or
  /// of a basic animation, where a missing one is the model's (B-4).
  func stops(of leaf: LintNode) -> [FlatValue] {
    let values = values(of: leaf)
    if leaf.record.hasEnds {
      let ends = leaf.record.flags.ends(
        { values[$0] }, model: { modelValue(at: leaf) }, sum: leaf.path.sum)
      return [ends.start, ends.end]
    }
    let table = plan.pool.table(leaf.record)
    guard table.isPath else { return values }
    let evaluator = plan.pool.pathEvaluators[Int(table.path)]
    let ends = [evaluator.start(of: 0), evaluator.end(of: evaluator.segmentCount - 1)]
    return ends.map { FlatValue([$0.x, $0.y]) }
  }

  /// Returns the value of a single animation over the model at a time of its parent; nil if it has
  /// no effect.
  func presentationValue(by index: Int, of path: PropertyPath, at time: Double) -> FlatValue? {
    let isInEffect = plan.read { $0.progress(of: index, at: time, end: .drawn) != nil }
    return isInEffect ? value(of: [(index, time)], at: path) : nil
  }

  /// Returns the value of several animations over the model, each at a time of its parent.
  func value(of moments: [(node: Int, time: Double)], at path: PropertyPath) -> FlatValue {
    guard let first = moments.first else { return model.value(at: path) }
    let root = plan.slot(of: first.node).root
    return plan.read { reader in
      model.withFrame(of: path.root, as: root) { frame in
        for (node, time) in moments {
          guard let progress = reader.progress(of: node, at: time, end: .drawn) else { continue }
          reader.apply(node, progress, to: frame, only: root)
        }
        return frame.value(at: path)
      }
    }
  }

  /// Returns whether two values look different on the layer; a full turn does not.
  func differ(_ first: FlatValue, _ second: FlatValue, at path: PropertyPath) -> Bool {
    !whole(with: first, at: path).isClose(to: whole(with: second, at: path))
  }

  /// Returns whether a value looks different from the model.
  func differsFromModel(_ value: FlatValue, at path: PropertyPath) -> Bool {
    !whole(with: value, at: path).isClose(to: model.value(of: path.root))
  }

  /// Returns the whole property with a component replaced.
  private func whole(with value: FlatValue, at path: PropertyPath) -> FlatValue {
    var values = model
    values.set(value, at: path)
    return values.value(of: path.root)
  }

  /// Returns whether other animations of the layer determine the property, so the model may be
  /// hidden.
  func isCovered(_ leaf: LintNode) -> Bool {
    circumstances.covered.contains(leaf.path.root)
  }

  /// Returns whether the model lacks a color that an animation needs, so it has no effect (B-5).
  func lacksColor(_ leaf: LintNode) -> Bool {
    leaf.record.readsModel && leaf.path.root.lacksColor(model.value(of: leaf.path.root))
  }

  func lintEntries() {
    for entry in entries { lint(entry: entry) }
    findIndivisibleVerbs()
    findUnevenScales()
    findUnlikelyVerbs()
    findPathTurns()
  }

  private func lint(entry: Int) {
    let nodes = plan.subtree(of: entry)
    let isOfInterest = plan.nodes[nodes].contains {
      $0.record.flags.contains(.raw) || [.keyframes, .spring].contains($0.record.kind)
    }
    guard isOfInterest, !plan.nodes[entry].record.flags.contains(.inert) else { return }
    let first = leaves.partitioningIndex { $0.index >= entry }
    let own = leaves[first...].prefix { $0.index < nodes.upperBound }
    let top = LintScope(ofEntryWith: WriterCount(Array(own)))
    lint([LintNode(entry, in: plan)], in: top)
    var scopes: [Int32: LintScope] = [:]
    scopes[-1] = top
    for index in nodes where plan.nodes[index].isGroup {
      let group = LintNode(index, in: plan)
      guard let around = scopes[group.node.parent], !group.record.flags.contains(.inert) else {
        continue
      }
      let inside = LintScope(inside: group, in: around, pool: plan.pool)
      scopes[Int32(index)] = inside
      let members = plan.children(of: index).map { LintNode($0, in: plan) }
        .filter { !$0.record.flags.contains(.inert) }
      findClipped(among: members, of: group)
      lint(members, in: inside)
    }
  }

  /// Lints the animations of a scope in order of application.
  private func lint(_ members: [LintNode], in scope: LintScope) {
    for node in members { lint(node, in: scope) }
    let leaves = members.filter { !$0.isGroup }
    guard leaves.contains(where: \.isRaw) else { return }
    scope.ownWriters = WriterCount(leaves)
    for leaf in leaves {
      if leaf.isRaw {
        findHiddenAdditive(under: leaf, in: scope)
        findRestart(of: leaf, in: scope)
      }
      scope.add(leaf)
    }
    for leaf in leaves where leaf.isRaw {
      findNothing(of: leaf, in: scope)
      findJumpingEnds(of: leaf, in: scope)
      findLateStart(of: leaf, in: scope)
    }
    findFlips(among: leaves)
  }

  /// Lints one animation on its own.
  private func lint(_ node: LintNode, in scope: LintScope) {
    for var diagnostic in node.record.lints(in: plan.pool) {
      diagnostic.nodes = [node.index]
      report(diagnostic)
    }
    guard node.isRaw else { return }
    findUnobservedEnd(of: node, in: scope)
    if scope.isTop {
      findKept(node)
      findUnsized(node)
    }
    guard !node.isGroup else { return }
    findTurn(of: node)
    findLostTransform(under: node)
    findIndivisible(under: node)
    findShapes(of: node)
    findAbsolute(node)
  }

  // MARK: In time

  /// Lints all animations of the layer, property by property.
  ///
  /// Complexity: O(n log n); only some iterations of a repeat are examined.
  func lintInTime() {
    // A single animation has no overlap and is not cut off.
    guard plan.layers[layer].nodes.count > 1 else { return }
    var reported = 0
    var isCut = false
    for (root, own) in activities.byRoot.enumerated() where own.count > 1 {
      let overlaps = isCut ? nil : findOverlaps(of: own, reported: reported)
      if let overlaps {
        reported += overlaps.pairs.count
        isCut = overlaps.isCut
      }
      findJumps(of: root)
      findCovered(of: root, overlaps)
    }
    findUnreached(activities.unreached)
  }
}
