// Implicit starts of verbs, and backward fills of explicit ones.

import AnimaticCore

extension PlanWriter {
  /// Infers the start of an animation: the presentation value at its begin, if an animation of this
  /// composition, or one that it interrupts, is in effect then.
  mutating func inferStart(of node: Int, in slot: PropertySlot, isTop: Bool) {
    let isWritten = isWritten(slot.mask, slot.root)
    if isWritten, isTop, builder.startAtHeldEnd(of: written[Int(slot.root)].nodes, over: model) {
      return
    }
    let record = builder.record(of: node)
    let path = builder.plan.pool.path(record.property)
    let isShown = isWritten && readStart(at: path, root: slot.root, when: node, isTop: isTop)
    if isShown {
      infer(start, asStartOf: node)
    } else if record.flags.contains(.offsets) {
      bake(model.value(at: path), into: node)
    }
    if interrupted == nil || isWritten { return }
    if let shown = interruptedStart(of: record, at: path) { start(node, at: path, from: shown) }
  }

  /// The interrupted presentation value from which an animation starts, as the first one of its
  /// property; nil if it states its start, or starts from the model.
  mutating func interruptedStart(of record: AnimationRecord, at path: PropertyPath) -> FlatValue? {
    record.needsStart ? interrupted?.start(at: path) : nil
  }

  /// Reads the presentation value at the begin of an animation; false if none is in effect then.
  private mutating func readStart(
    at path: PropertyPath, root: Int32, when node: Int, isTop: Bool
  ) -> Bool {
    // The plan is never held here: a second owner would make every append copy it.
    let begin = builder.record(of: node).begin
    return builder.plan.readValue(
      at: path, root: root, by: written[Int(root)].nodes,
      time: isTop ? begin : builder.plan.activeInterval(of: node)?.enter ?? begin, over: model,
      into: &start)
  }

  /// Makes an animation that infers its start begin with a value.
  mutating func infer(_ start: FlatValue, asStartOf node: Int) {
    let record = builder.record(of: node)
    if record.flags.contains(.offsets) {
      bake(start, into: node)
    } else {
      write(start, asStartOf: node, count: builder.plan.pool.path(record.property).count)
    }
  }

  /// Inserts a start before the existing values.
  private mutating func write(_ start: FlatValue, asStartOf node: Int, count: Int) {
    builder.plan.pool.prepend(start, to: &builder.plan.nodes[node].record, count: count)
    builder.plan.nodes[node].record.flags.insert(.inferred)
  }

  /// Turns offsets or factors into values, based on the presentation value at the begin.
  private mutating func bake(_ base: FlatValue, into node: Int) {
    var record = builder.record(of: node)
    if builder.plan.pool.table(record).isPath {
      bakePath(of: &record, with: base) { path, point in
        path.transformed(by: .identity.translated(x: point.x, y: point.y, z: 0))
      }
    } else {
      let count = builder.plan.pool.valueCount(of: record)
      let old = Int(record.values)
      let isFactor = record.flags.contains(.factors)
      let start = base.numbers.first ?? 0
      record.values = Int32(builder.plan.pool.numbers.count)
      // A slice would be a second owner, so the first append would copy all numbers.
      for index in old..<old + count {
        let offset = builder.plan.pool.numbers[index]
        builder.plan.pool.numbers.append(isFactor ? start * offset : start + offset)
      }
    }
    record.flags.subtract([.offsets, .factors])
    builder.plan.nodes[node].record = record
  }

  /// Makes an animation start from what the run has interrupted, and end where it would without that.
  ///
  /// An animation that repeats or plays back would return to its start, so it starts from the model.
  private mutating func start(_ node: Int, at path: PropertyPath, from shown: FlatValue) {
    guard !repeats(node) else { return }
    var record = builder.record(of: node)
    if record.hasEnds {
      stateEnd(ofChange: &record, at: path)
      builder.plan.nodes[node].record = record
      return write(shown, asStartOf: node, count: path.count)
    }
    if builder.plan.pool.table(record).isPath {
      bakePath(of: &record, with: shown) { $0.starting(at: $1) }
      builder.plan.nodes[node].record = record
    } else if builder.plan.pool.valueCount(of: record) > 0, let first = shown.numbers.first {
      builder.plan.pool.numbers[Int(record.values)] = first
    }
  }

  /// Replaces the change that an animation makes by its end.
  private mutating func stateEnd(ofChange record: inout AnimationRecord, at path: PropertyPath) {
    guard record.flags.intersection(.ends) == .by else { return }
    let change = builder.plan.pool.value(0, of: record, count: path.count)
    let end = path.sum(model.value(at: path), change, times: 1)
    record.values = builder.plan.pool.store([end], isShaped: record.flags.contains(.shaped))
    record.flags.remove(.by)
    record.flags.insert(.to)
  }

  /// Whether an animation, or a group around it, repeats or plays back.
  mutating func repeats(_ node: Int) -> Bool {
    builder.plan.ancestry(of: node).contains {
      let timing = builder.plan.pool.timing(builder.record(of: $0))
      return timing.autoreverses || timing.repeatCount > 1 || timing.repeatDuration > 0
    }
  }

  /// Changes the path of an animation according to a position.
  private mutating func bakePath(
    of record: inout AnimationRecord, with position: FlatValue,
    _ change: (BezierPath, CGPoint) -> BezierPath
  ) {
    let table = builder.plan.pool.table(record)
    var input = builder.plan.pool.input(of: table)
    guard let path = input.path, position.numbers.count >= 2 else { return }
    input.path = change(path, CGPoint(x: position.numbers[0], y: position.numbers[1]))
    let moved = builder.plan.pool.storeKeyframes(count: Int(table.valueCount), input)
    builder.plan.pool.change(&record) { $0.keyframes = moved }
  }

  /// Makes a verb fade in from a clear color where the layer has no color.
  ///
  /// Between no color and a color nothing can be interpolated (B-5), which is never intended by a
  /// verb.
  mutating func startFromClear(_ node: Int) {
    let record = builder.record(of: node)
    let path = builder.plan.pool.path(record.property)
    guard record.kind == .basic, record.flags.intersection(.ends) == .to,
      record.flags.isDisjoint(with: [.raw, .additive]), path.component == .whole,
      path.root.lacksColor(model.value(at: path))
    else { return }
    var clear = builder.plan.pool.value(0, of: record, count: path.count)
    guard clear.numbers.count == 4 else { return }
    clear.numbers[3] = 0
    write(clear, asStartOf: node, count: path.count)
  }

  /// A missing start of an additive animation is zero, not the model.
  mutating func startAdditiveFromZero(_ record: inout AnimationRecord, _ path: PropertyPath) {
    guard record.flags.contains(.additive), record.hasEnds, !record.flags.contains(.from) else {
      return
    }
    let zero: FlatValue? =
      if path.isWholeTransform {
        path.root.initial
      } else if path.root.kind == .shaped {
        builder.plan.pool.nothing(like: record)
      } else {
        FlatValue([Double](repeating: 0, count: path.count))
      }
    if let zero { builder.plan.pool.prepend(zero, to: &record, count: path.count) }
  }

  /// Fills a delayed group backward with its explicit and interrupted starts.
  ///
  /// A group fills as a whole; where that would hide earlier animations, each start gets an
  /// animation of its own.
  mutating func fillBackwards(
    group record: inout AnimationRecord, _ index: Int, only filter: ((PropertyRoot) -> Bool)?
  ) {
    // What the other part of a split group writes fills there.
    let leaves = input.tree.leaves(in: index, on: layer).filter { leaf in
      filter?(builder.plan.pool.path(nodes[leaf].record.property).root) ?? true
    }
    let stating = leaves.filter { statesFirst($0) }
    guard !stating.isEmpty else { return }
    let hidesNothing = leaves.allSatisfy { leaf in
      let path = builder.plan.pool.path(nodes[leaf].record.property)
      let root = builder.root(for: path)
      return innerMask(root) & path.mask == 0
    }
    if hidesNothing {
      record.flags.insert(.fillsBackwards)
      return
    }
    var mask = SmallMap<Int32, UInt64>()
    for leaf in stating {
      let path = builder.plan.pool.path(nodes[leaf].record.property)
      let root = builder.root(for: path)
      guard mask[root, default: 0] & path.mask == 0 else { continue }
      mask[root, default: 0] |= path.mask
      writeLeadIn(leaf, path, until: record.begin)
    }
  }

  /// Makes an animation before a closed time present what the time presents at its begin.
  ///
  /// - Parameters:
  ///   - group: The group of the time, or what has replaced it.
  ///   - leadIn: The animation before it.
  mutating func present(_ group: Int, in leadIn: Int) {
    let (root, record) = (builder.plan.slot(of: leadIn).root, builder.record(of: leadIn))
    guard root >= 0 else { return }
    let path = builder.plan.pool.path(record.property)
    let writers = (group..<builder.nodeCount).filter {
      builder.plan.slot(of: $0).root == root || builder.plan.slot(of: $0).turn == root
    }
    var value = FlatValue([])
    let isShown = builder.plan.readValue(
      at: path, root: root, by: writers,
      time: builder.plan.activeInterval(of: group)?.enter ?? 0, over: model, into: &value)
    guard isShown else { return }
    builder.plan.nodes[leadIn].record.values = builder.plan.pool.store(
      [value, value], isShaped: record.flags.contains(.shaped))
  }

  private mutating func statesFirst(_ leaf: Int) -> Bool {
    let record = nodes[leaf].record
    guard record.flags.isDisjoint(with: [.inert, .additive]) else { return false }
    let path = builder.plan.pool.path(record.property)
    let root = builder.knownRoot(of: path)
    let isFree = root.map { innerMask($0) & path.mask == 0 } ?? true
    if record.flags.contains(.raw) {
      return isFree && record.flags.contains([.fillsBackwards, .from])
    }
    if record.statesStart { return isFree }
    return root.map { !isWritten(path.mask, $0) } ?? true
      && interruptedStart(of: record, at: path) != nil
  }

  /// Presents the interrupted components that an animation replaces only from its begin on, and that
  /// others of the run have left until then.
  ///
  /// - Parameters:
  ///   - leaf: The animation.
  ///   - begin: Its begin.
  ///   - covered: The components that earlier content of its group animates.
  mutating func showInterrupted(before leaf: Int, until begin: Double, besides covered: UInt64 = 0)
  {
    let record = nodes[leaf].record
    guard let interrupted, begin > 0, record.flags.isDisjoint(with: [.inert, .additive]) else {
      return
    }
    let path = builder.plan.pool.path(record.property)
    guard path.isResolved else { return }
    let index = builder.root(for: path)
    let known = covered | (Int(index) < written.count ? written[Int(index)].mask : 0)
    let free = path.mask & ~known
    guard free != path.mask else { return }
    for component in path.root.components
    where component.mask & ~free == 0 && component.mask.nonzeroBitCount == 1 {
      guard let start = interrupted.start(at: component) else { continue }
      // Not as written: what fills over it still does.
      writeLeadIn(leaf, component, until: begin, from: start)
    }
  }

  /// Presents the interrupted components of the content of a top-level group in the same way.
  mutating func showInterrupted(
    inside group: Int, begin: Double, only filter: ((PropertyRoot) -> Bool)?
  ) {
    guard interrupted != nil, input.layout.scope(of: group) < 0 else { return }
    var covered = SmallMap<PropertyRoot, UInt64>()
    for leaf in input.tree.leaves(in: group, on: layer) {
      let path = builder.plan.pool.path(nodes[leaf].record.property)
      guard filter?(path.root) ?? true else { continue }
      defer { covered[path.root, default: 0] |= path.mask }
      // The begins in a part with a time of its own are not those of the whole.
      let scopes = Array(input.layout.scopes(around: leaf))
      let isPlain = scopes.allSatisfy { nodes[$0].kind == .group }
      let offsets = ([leaf] + scopes.dropLast()).reduce(ExactTime.zero) { $0 + begins[$1] }
      showInterrupted(
        before: leaf, until: begin + (isPlain ? offsets.rounded : 0),
        besides: covered[path.root] ?? 0)
    }
  }

  /// Whether some content of an entry animates components that other content of it animates, too, and
  /// more.
  func animatesParts(_ entry: Int) -> Bool {
    var masks = SmallMap<PropertyRoot, UInt64>()
    return input.leaves(of: entry, on: layer).contains { leaf in
      let path = builder.plan.pool.path(nodes[leaf].record.property)
      let known = masks[path.root] ?? 0
      masks.set(known | path.mask, for: path.root)
      return path.mask & known != 0 && path.mask & ~known != 0
    }
  }

  mutating func writeLeadIn(_ leaf: Int, _ path: PropertyPath, until end: Double) {
    let record = nodes[leaf].record
    let start =
      interruptedStart(of: record, at: path)
      ?? builder.plan.pool.value(0, of: record, count: path.count)
    writeLeadIn(leaf, path, until: end, from: start)
  }

  private mutating func writeLeadIn(
    _ leaf: Int, _ path: PropertyPath, until end: Double, from start: FlatValue
  ) {
    var record = nodes[leaf].record
    let isShaped = record.flags.contains(.shaped)
    record.property = builder.plan.pool.intern(path)
    record.kind = .basic
    record.flags = [.from, .to]
    record.flags.set(.shaped, isShaped)
    record.values = builder.plan.pool.store([start, start], isShaped: isShaped)
    record.begin = 0
    record.duration = end
    record.attributes = -1
    record.easing = -1
    let node = builder.nodeCount
    builder.add(record)
    // What begins beside it starts from it. It is no other animation of its own property.
    let root = builder.plan.slot(of: node).root
    guard infersStarts, root >= 0 else { return }
    while written.count <= Int(root) { written.append(WrittenProperty()) }
    written[Int(root)].nodes.append(node)
  }

  /// Resolves the times of a node's record; unusable attributes become neutral.
  @inline(__always)
  mutating func resolve(_ record: inout AnimationRecord, _ index: Int) {
    if isWritten(index) { builder.plan.pool.change(&record) { $0.listener = -1 } }
    let begin = begins[index].rounded
    guard record.hasPlainTimes, begin >= 0,
      input.layout.factor(of: index) == .one, !builder.plan.pool.hasTiming(record)
    else { return resolveTimes(of: &record, index) }
    record.begin = begin
  }

  /// Reports an easing that has no effect, or that loses its spring or its overshoot.
  private mutating func reportEasing(of record: AnimationRecord, _ node: CompositionNode) {
    guard record.easing > 0, !record.flags.contains(.raw) || node.isScope else { return }
    if node.isScope, record.duration.isInfinite { return report(.endlessEased, at: record) }
    guard record.easing >= AnimationPool.firstCurve, !record.flags.contains(.raw),
      let easing = builder.plan.pool.function(record.easing)?.unclamped, easing.isValid
    else { return }
    if node.isScope, easing.overshoots || easing.springCurve != nil {
      report(.easedTime(by: easing, isGroup: node.kind == .group), at: record)
    } else if record.kind == .keyframes, easing.springCurve != nil {
      report(.springOfKeyframes(builder.plan.pool.path(record.property)), at: record)
    }
  }

  private mutating func resolveTimes(of record: inout AnimationRecord, _ index: Int) {
    let node = nodes[index]
    diagnostics += record.easingDiagnostics(in: builder.plan.pool)
    if let spring = input.source.body.spring(of: node) { makeSpring(&record, spring, of: index) }
    let timing = builder.plan.pool.timing(record)
    let hasOwnDuration = node.kind == .leaf || node.hasDuration
    var check = timing
    check.duration = hasOwnDuration ? timing.duration : 0
    let isEndlessVerb = check.duration.isInfinite && !record.flags.contains(.raw)
    if !check.isValid || isEndlessVerb {
      report(.unusableTiming(check, at: nil), at: record)
      record.flags.insert(.rejected)
    }
    if record.flags.contains(.badRepeats) { record.flags.insert(.rejected) }
    record.begin = begins[index].rounded
    record.duration = input.layout.duration(of: index)
    if node.kind != .time { slowDown(&record, by: input.layout.factor(of: index)) }
    reportEasing(of: record, node)
    if record.begin < 0, input.layout.scope(of: index) < 0 || !record.flags.contains(.raw) {
      report(.beginsBeforeStart(record.begin), at: record)
    }
    if record.flags.contains(.rejected) {
      record.neutralise(in: &builder.plan.pool)
    } else if nodes[index].isUnsized {
      record.duration = surroundingDuration(of: index)
      record.flags.insert(.unsized)
    }
  }

  /// Gives a verb with a spring easing the spring's own time; an instant shows its end.
  private mutating func makeSpring(
    _ record: inout AnimationRecord, _ spring: SpringCurve, of index: Int
  ) {
    record.easing = -1
    guard input.layout.duration(of: index) > 0 else { return }
    record.kind = .spring
    let stored = builder.plan.pool.store(spring)
    builder.plan.pool.change(&record) { $0.spring = stored }
  }

  private mutating func surroundingDuration(of index: Int) -> Double {
    let scope = Int(input.layout.scope(of: index))
    if scope < 0 { return isAlone ? Self.rawDuration : duration }
    if nodes[scope].isUnsized { return surroundingDuration(of: scope) }
    let around = input.layout.duration(of: scope)
    return around == 0 ? Self.rawDuration : around
  }

  /// Stretches a record: by its duration where equivalent, else by its speed.
  private mutating func slowDown(_ record: inout AnimationRecord, by factor: ExactTime) {
    guard factor != .one else { return }
    let isOnlyLonger =
      !builder.plan.pool.hasTiming(record)
      && (record.kind == .basic || record.kind == .keyframes || factor == .zero)
    // A jumping animation has its own timing even if it is only longer.
    if isOnlyLonger || record.flags.contains(.jumps) {
      record.duration = ExactTime(record.duration).multiplied(by: factor).rounded
    } else {
      var slower = builder.plan.pool.timing(record)
      slower.stretch(by: factor)
      builder.plan.pool.storeAnew(slower, in: &record)
    }
  }
}

extension BezierPath {
  /// The path with another start; a closed one returns to its start, and stays as it is.
  fileprivate func starting(at point: CGPoint) -> BezierPath {
    elements.contains(.close)
      ? self : BezierPath([.move(to: point)] + elements.dropFirst())
  }
}

extension AnimationRecord {
  /// Whether its times and easing need no inspection: a verb with finite numbers and a named curve.
  @inline(__always)
  fileprivate var hasPlainTimes: Bool {
    easing < AnimationPool.firstCurve && hasEnds && begin.isTime
      && duration.asDuration == duration && flags.isDisjoint(with: .needsLook)
  }
}

extension AnimationRecord.Flags {
  /// The flags that require an inspection of the times.
  fileprivate static var needsLook: Self {
    Self(rawValue: raw.rawValue | rejected.rawValue | badRepeats.rawValue)
  }
}
