// One animation of a plan on one line.

/// Describes one node.
struct NodeLine {
  let plan: Plan
  let node: PlanNode
  let key: String?
  /// The settled components; nil if the animation doesn't settle.
  let settling: String?

  /// Returns the fields, separated by two spaces.
  ///
  /// Defaults are omitted, except easing and fill.
  ///
  /// - Parameters:
  ///   - times: The active interval in the plan's time.
  ///   - isChild: Whether it is in a group, so its time there is printed too.
  func text(times: String, isChild: Bool) -> String {
    let record = node.record
    let timing = plan.pool.timing(record)
    let extra = plan.pool.extra(of: record)
    var fields: [String] = []
    if let key { fields.append(key.oneLine) }
    if let name = plan.pool.name(extra.key), name != key { fields.append("key \(name.oneLine)") }
    fields += NodeValues(pool: plan.pool, record: record).fields
    fields.append(times)
    if isChild {
      let own = timing.endTime
      fields.append("in group \(timing.beginTime.text)…\(own.text) s")
    }
    fields += repeats(timing)
    if record.flags.contains(.jumps) {
      fields.append("at once")
    } else {
      fields.append((plan.pool.function(record.easing) ?? .linear).description)
    }
    fields.append("fill \(timing.fillMode)")
    if record.flags.contains(.kept), !isChild { fields.append("kept") }
    if let settling { fields.append(settling) }
    if record.flags.contains(.additive) { fields.append("additive") }
    if record.flags.contains(.cumulative) { fields.append("cumulative") }
    if record.flags.contains(.rejected) {
      fields.append("rejected")
    } else if record.flags.contains(.inert) {
      fields.append("no effect")
    }
    if let tag = plan.pool.name(extra.tag) { fields.append("tag \(tag.oneLine)") }
    if extra.listener >= 0 { fields.append("target") }
    if let place = plan.pool.place(record) { fields.append(place.description) }
    return fields.joined(separator: "  ").oneLine
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
}
