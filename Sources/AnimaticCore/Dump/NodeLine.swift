// One animation of a plan on one line.

/// Describes one node.
struct NodeLine {
  let plan: Plan
  let node: PlanNode
  let key: String?

  /// Two spaces part the fields; what is at its default is left out, but for easing and fill, which
  /// people ask for.
  func text(begin: Double, end: Double, isChild: Bool) -> String {
    let record = node.record
    let timing = plan.pool.timing(record)
    var fields: [String] = []
    if let key { fields.append(key.oneLine) }
    if let name = plan.pool.name(record.key), name != key { fields.append("key \(name.oneLine)") }
    fields += subject(record)
    fields.append("\(begin.text)…\(end.text) s")
    if isChild {
      let own = timing.beginTime + timing.wallDuration
      fields.append("in group \(timing.beginTime.text)…\(own.text) s")
    }
    fields += repeats(timing)
    fields.append((plan.pool.function(record.easing) ?? .linear).description)
    fields.append("fill \(timing.fillMode)")
    if record.flags.contains(.kept), !isChild { fields.append("kept") }
    if record.flags.contains(.additive) { fields.append("additive") }
    if record.flags.contains(.cumulative) { fields.append("cumulative") }
    if record.flags.contains(.rejected) {
      fields.append("rejected")
    } else if record.flags.contains(.inert) {
      fields.append("no effect")
    }
    if let tag = plan.pool.name(record.tag) { fields.append("tag \(tag.oneLine)") }
    if record.listener >= 0 { fields.append("target") }
    if let place = plan.pool.place(record) { fields.append(place.description) }
    return fields.joined(separator: "  ")
  }

  private func repeats(_ timing: MediaTiming) -> [String] {
    var fields: [String] = []
    if timing.wallDuration != timing.duration { fields.append("duration \(timing.duration.text)") }
    if timing.repeatCount != 0 { fields.append("repeats \(timing.repeatCount.text)") }
    if timing.repeatDuration != 0 { fields.append("repeats for \(timing.repeatDuration.text) s") }
    if timing.autoreverses { fields.append("autoreverses") }
    if timing.speed != 1 { fields.append("speed \(timing.speed.text)") }
    if timing.timeOffset != 0 { fields.append("offset \(timing.timeOffset.text)") }
    return fields
  }

  private func subject(_ record: AnimationRecord) -> [String] {
    let path = plan.pool.path(record.property)
    switch record.kind {
    case .group: return ["group"]
    case .basic: return [path.keyPath, "basic", change(record, path)]
    case .spring: return [path.keyPath, "spring", change(record, path)] + spring(record)
    case .keyframes: return [path.keyPath, "keyframes"] + way(record, path)
    }
  }

  private func change(_ record: AnimationRecord, _ path: PropertyPath) -> String {
    var next = 0
    func take(_ flag: AnimationRecord.Flags) -> String? {
      guard record.flags.contains(flag) else { return nil }
      defer { next += 1 }
      return value(next, of: record, path)
    }
    let from = take(.from)
    let to = take(.to)
    let by = take(.by)
    let mark = record.flags.contains(.inferred) ? " (inferred)" : ""
    let start = (from ?? (to != nil && by != nil ? "·" : "model")) + mark
    switch (to, by) {
    case (let to?, let by?): return from == nil ? "· → \(to) by \(by)" : "\(start) → \(to)"
    case (let to?, nil): return "\(start) → \(to)"
    case (nil, let by?): return "\(start) by \(by)"
    case (nil, nil): return from == nil ? "model" : "\(start) → model"
    }
  }

  private func value(_ index: Int, of record: AnimationRecord, _ path: PropertyPath) -> String {
    plan.pool.value(index, of: record, count: path.count).text(as: path.valueType)
  }

  private func spring(_ record: AnimationRecord) -> [String] {
    ["\(plan.pool.springs[Int(record.detail)].curve)"]
  }

  private static let mostKeyframes = 12

  private func way(_ record: AnimationRecord, _ path: PropertyPath) -> [String] {
    let table = plan.pool.table(record)
    let score = plan.pool.score(table)
    let shown = min(Int(table.count), Self.mostKeyframes)
    var parts = (0..<shown).map { index in
      let time = plan.pool.numbers[Int(table.times) + index]
      var part = index == 0 ? "" : "→ "
      part += table.isPath ? "\(index)" : value(index, of: record, path)
      if score.times != nil { part += time.isFinite ? " at \(time.text)" : " never" }
      if index > 0, let codes = score.easings, index <= codes.count {
        let easing = plan.pool.function(codes[index - 1]) ?? .linear
        if easing != .linear { part += " \(easing)" }
      }
      return part
    }
    if shown < Int(table.count) { parts.append("… \(Int(table.count) - shown) more") }
    return [parts.joined(separator: " ")]
  }
}
