// Finds out which animations made a value.

/// Explains one path of one layer at one time.
struct Explainer {
  private struct Chosen {
    let node: Int
    let progress: PlanReader.Progress
    let local: Explanation.Local
  }

  private let timeline: Timeline
  private let layer: Int
  private let path: PropertyPath
  private let time: Double
  private let keys: [Int: String]

  private var chosen: [Chosen] = []
  private var absent: [Int] = []
  /// By group that is in effect: where the time is in it.
  private var groups: [Int: Explanation.Local] = [:]

  private var plan: Plan { timeline.plan }

  init(_ timeline: Timeline, layer: Int, path: PropertyPath, time: Double) {
    self.timeline = timeline
    self.layer = layer
    self.path = path
    self.time = time
    keys = timeline.notes.keys
  }

  func explanation() -> Explanation {
    var copy = self
    copy.walk()
    let (steps, value) = copy.steps()
    return Explanation(
      layer: plan.layers[layer].label, keyPath: path.keyPath, time: time,
      model: text(timeline.models[layer].value(at: path)), value: text(value), steps: steps,
      absent: copy.reasons())
  }

  // MARK: Who has a part

  private mutating func walk() {
    guard let root = plan.root(of: path, on: layer) else { return }
    let nodes = Int(plan.layers[layer].nodes.lowerBound)..<Int(plan.layers[layer].nodes.upperBound)
    let instant = time.asInstant
    var found: (chosen: [Chosen], absent: [Int], groups: [Int: Explanation.Local]) = ([], [], [:])
    plan.read { reader in
      var times: [Int: Double] = [:]
      for index in nodes {
        let node = reader.nodes[index]
        let isOut = node.record.flags.contains(.inert)
        let around = node.parent < 0 ? instant : times[Int(node.parent)]
        let progress = around.flatMap { around in
          isOut ? nil : reader.progress(of: index, at: around, end: .drawn)
        }
        guard !node.isGroup else {
          guard let progress, let around else { continue }
          let inside = reader.childTime(of: index, progress)
          times[index] = inside
          found.groups[index] = local(index, progress, at: around)
          continue
        }
        guard meets(index, root: root) else { continue }
        guard let progress, let around else {
          found.absent.append(index)
          continue
        }
        let local = local(index, progress, at: around)
        found.chosen.append(Chosen(node: index, progress: progress, local: local))
      }
    }
    (chosen, absent, groups) = found
  }

  private func meets(_ index: Int, root: Int) -> Bool {
    let slot = plan.slot(of: index)
    guard Int(slot.root) == root || Int(slot.turn) == root else { return false }
    return Int(slot.root) != root || mask(of: index) & path.mask != 0
  }

  /// What of the path's root an animation writes: all of a transform that turns with a path (K-14).
  private func mask(of index: Int) -> UInt64 {
    let own = plan.pool.path(plan.nodes[index].record.property)
    return own.root == path.root ? own.mask : .max
  }

  private func local(
    _ index: Int, _ progress: PlanReader.Progress, at around: Double
  ) -> Explanation.Local {
    let record = plan.nodes[index].record
    let ends = record.duration.isFinite
    return Explanation.Local(
      phase: plan.pool.timing(record).sample(at: around).phase, time: progress.localTime,
      progress: ends ? progress.fraction : nil, eased: ends ? eased(progress, record) : nil,
      cycle: Int(exactly: progress.cycle.rounded()) ?? 0)
  }

  private func eased(_ progress: PlanReader.Progress, _ record: AnimationRecord) -> Double {
    switch record.kind {
    case .keyframes: return progress.fraction
    case .spring: return plan.pool.spring(record).value(at: progress.localTime)
    default:
      return plan.pool.function(record.easing)?.value(at: progress.fraction) ?? progress.fraction
    }
  }

  // MARK: What each of them does

  private func steps() -> (steps: [Explanation.Step], value: FlatValue) {
    let model = timeline.models[layer].value(at: path)
    guard let root = plan.root(of: path, on: layer) else { return ([], model) }
    var memory = FrameMemory(of: path.root, groupCount: 0)
    memory.load(path.root, at: 0, from: timeline.models[layer])
    memory.reset()
    let offsets = [Int32](repeating: 0, count: plan.layers[layer].roots.count)
    var steps: [Explanation.Step] = []
    var value = memory.read(path, at: 0)
    for (number, choice) in chosen.enumerated() {
      plan.read { reader in
        _ = memory.lend(offsets: offsets) { frame in
          reader.apply(choice.node, choice.progress, to: frame, only: Int32(root))
        }
      }
      let after = memory.read(path, at: 0)
      steps.append(step(choice, number, before: value, after: after))
      value = after
    }
    return (steps, value)
  }

  private func step(
    _ choice: Chosen, _ number: Int, before: FlatValue, after: FlatValue
  ) -> Explanation.Step {
    let record = plan.nodes[choice.node].record
    let fields = [keys[choice.node] ?? plan.name(of: choice.node)].compactMap { $0?.oneLine }
    return Explanation.Step(
      animation: (fields + NodeValues(pool: plan.pool, record: record).fields)
        .joined(separator: "  "),
      place: plan.pool.place(record), local: choice.local, enclosing: enclosing(choice.node),
      before: text(before), after: text(after), role: role(of: number))
  }

  private func role(of number: Int) -> Explanation.Role {
    let own = mask(of: chosen[number].node) & path.mask
    for later in chosen.indices.dropFirst(number + 1) {
      let node = chosen[later].node
      let hides =
        !plan.nodes[node].record.flags.contains(.additive) && Int(plan.slot(of: node).turn) < 0
      if hides, mask(of: node) & own == own { return .overridden(by: later) }
    }
    return plan.nodes[chosen[number].node].record.flags.contains(.additive) ? .adds : .shows
  }

  private func enclosing(_ node: Int) -> [Explanation.Enclosing] {
    var around: [Explanation.Enclosing] = []
    var parent = Int(plan.nodes[node].parent)
    while parent >= 0 {
      if let local = groups[parent] {
        around.append(
          Explanation.Enclosing(
            name: keys[parent] ?? plan.name(of: parent) ?? "group",
            place: plan.pool.place(plan.nodes[parent].record), local: local))
      }
      parent = Int(plan.nodes[parent].parent)
    }
    return around.reversed()
  }

  // MARK: Who has none

  /// More than this many are counted.
  private static let mostAbsent = 8

  private func reasons() -> [String] {
    var lines = absent.prefix(Self.mostAbsent).map { index in
      let record = plan.nodes[index].record
      let name = NodeValues(pool: plan.pool, record: record).fields.joined(separator: "  ")
      let place = plan.pool.place(record).map { "  \($0)" } ?? ""
      return "\(name)  \(reason(index))\(place)"
    }
    if absent.count > Self.mostAbsent { lines.append("… \(absent.count - Self.mostAbsent) more") }
    return lines
  }

  private func reason(_ index: Int) -> String {
    if plan.nodes[index].record.flags.contains(.rejected) { return "rejected" }
    guard let span = plan.activeSpan(of: index) else { return "never begins" }
    if time < span.enter { return "begins at \(span.enter.secondsText) s" }
    if time >= span.exit { return "ended at \(span.exit.secondsText) s" }
    return "waits between two passes"
  }

  private func text(_ value: FlatValue) -> String { value.text(as: path.valueType) }
}
