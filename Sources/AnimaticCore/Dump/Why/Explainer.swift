// The animations that contribute to a value.

/// Explains one property of one layer at one time.
final class Explainer {
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
  /// By active group: the time of its children, and the innermost of itself and its ancestors, which
  /// are `depth` in all; the plan's own time for -1.
  private var groups: [Int: (time: Double, listed: [Explanation.Enclosing], depth: Int)] = [:]

  private var plan: Plan { timeline.plan }

  init(_ timeline: Timeline, layer: Int, path: PropertyPath, time: Double) {
    self.timeline = timeline
    self.layer = layer
    self.path = path
    self.time = time
    keys = timeline.notes.keys
  }

  func explanation() -> Explanation {
    let model = timeline.models[layer].value(at: path)
    let root = plan.root(of: path, on: layer).map(Int32.init)
    let (steps, value) = root.map { self.steps($0, over: model) } ?? ([], model)
    return Explanation(
      layer: plan.layers[layer].label, keyPath: path.keyPath, time: time, model: text(model),
      value: text(value), steps: steps, absent: reasons())
  }

  // MARK: Contributing animations

  private func visit(_ index: Int, root: Int32, _ reader: borrowing PlanReader) {
    let node = reader.nodes[index]
    guard node.isGroup || meets(index, root: root) else { return }
    guard let around = groups[Int(node.parent)], !node.record.flags.contains(.inert),
      let progress = reader.progress(of: index, at: around.time, end: .drawn)
    else {
      if !node.isGroup { absent.append(index) }
      return
    }
    let local = local(index, progress, at: around.time, reader)
    if node.isGroup {
      let own = Explanation.Enclosing(
        name: keys[index] ?? plan.name(of: index) ?? "group", place: plan.place(of: index),
        local: local)
      let listed = (around.listed + [own]).suffix(Self.mostGroups)
      groups[index] = (
        reader.childTime(of: index, progress), Array(listed), around.depth + 1
      )
    } else {
      chosen.append(Chosen(node: index, progress: progress, local: local))
    }
  }

  private func meets(_ index: Int, root: Int32) -> Bool {
    let slot = plan.slot(of: index)
    return slot.writes(root) && (slot.root != root || mask(of: index) & path.mask != 0)
  }

  /// Returns the component mask of an animation; the whole transform for one rotated by a path
  /// (K-14).
  private func mask(of index: Int) -> UInt64 {
    let own = plan.pool.path(plan.nodes[index].record.property)
    return own.root == path.root ? own.mask : .max
  }

  private func local(
    _ index: Int, _ progress: PlanReader.Progress, at around: Double,
    _ reader: borrowing PlanReader
  ) -> Explanation.Local {
    let record = plan.nodes[index].record
    let ends = record.duration.isFinite
    return Explanation.Local(
      phase: plan.pool.timing(record).sample(at: around).phase, time: progress.localTime,
      progress: ends ? progress.fraction : nil,
      eased: ends ? reader.easedFraction(of: index, progress) : nil,
      cycle: Int(exactly: progress.cycle.rounded()) ?? 0)
  }

  // MARK: Contributions

  private func steps(
    _ root: Int32, over model: FlatValue
  ) -> (steps: [Explanation.Step], value: FlatValue) {
    groups[-1] = (time.asInstant, [], 0)
    plan.read { reader in
      for index in plan.layers[layer].nodes { visit(index, root: root, reader) }
    }
    var steps: [Explanation.Step] = []
    var value = model
    let roles = roles
    timeline.models[layer].withFrame(of: path.root, as: root) { frame in
      for (number, choice) in chosen.enumerated() {
        plan.read { $0.apply(choice.node, choice.progress, to: frame, only: root) }
        let after = frame.value(at: path)
        steps.append(step(choice, roles[number], before: value, after: after))
        value = after
      }
    }
    return (steps, value)
  }

  private func step(
    _ choice: Chosen, _ role: Explanation.Role, before: FlatValue, after: FlatValue
  ) -> Explanation.Step {
    let record = plan.nodes[choice.node].record
    let around = groups[Int(plan.nodes[choice.node].parent)]
    let key = keys[choice.node] ?? plan.name(of: choice.node)
    let text = AnimationText(pool: plan.pool, record: record)
    return Explanation.Step(
      animation: ([key?.oneLine] + text.fields).joined(separator: "  "),
      place: plan.pool.place(record), local: choice.local,
      enclosing: around?.listed ?? [],
      omittedGroups: max(0, (around?.depth ?? 0) - Self.mostGroups),
      before: self.text(before), after: self.text(after), role: role)
  }

  /// The final effect of each animation, computed from the last to the first, component by
  /// component.
  private var roles: [Explanation.Role] {
    let asked = path.visibleMask
    /// By component: the next animation that replaces it.
    var hider = [Int?](repeating: nil, count: 64)
    var roles: [Explanation.Role] = []
    for (number, choice) in chosen.enumerated().reversed() {
      let own = mask(of: choice.node) & asked
      let parts = (0..<64).filter { own & (1 << UInt64($0)) != 0 }
      let isAdditive = plan.nodes[choice.node].record.flags.contains(.additive)
      let hiders = parts.compactMap { hider[$0] }
      // Hidden once its last component is.
      if let last = hiders.max(), hiders.count == parts.count {
        roles.append(.overridden(by: last))
      } else {
        roles.append(isAdditive ? .adds : .shows)
      }
      if !isAdditive, plan.slot(of: choice.node).turn < 0 {
        for part in parts { hider[part] = number }
      }
    }
    return roles.reversed()
  }

  /// The maximum number of listed groups; more are counted.
  private static let mostGroups = 12

  // MARK: Other animations

  /// The maximum number of listed items; more are counted.
  private static let mostAbsent = 8

  private func reasons() -> [String] {
    var lines = absent.prefix(Self.mostAbsent).map { index in
      let record = plan.nodes[index].record
      let name = AnimationText(pool: plan.pool, record: record).fields.joined(separator: "  ")
      let place = plan.pool.place(record).map { "  \($0)" } ?? ""
      return "\(name)  \(reason(index))\(place)"
    }
    if absent.count > Self.mostAbsent { lines.append("… \(absent.count - Self.mostAbsent) more") }
    return lines
  }

  private func reason(_ index: Int) -> String {
    let flags = plan.nodes[index].record.flags
    if flags.contains(.rejected) { return "rejected" }
    if flags.contains(.inert) { return "has no effect" }
    guard let span = plan.activeInterval(of: index) else { return "never begins" }
    let time = time.asInstant
    if time < span.enter { return "begins at \(span.enter.text) s" }
    if time >= span.exit { return "ended at \(span.exit.text) s" }
    return "waits between two passes"
  }

  private func text(_ value: FlatValue) -> String { value.text(at: path) }
}
