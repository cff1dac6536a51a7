// What an animation does, in the few words that stand on its bar.

extension Plan {
  /// What an animation or a group does: its kind, its easing, its repeats, or why it does nothing.
  func words(of record: AnimationRecord) -> String {
    if record.flags.contains(.rejected) { return "rejected" }
    if record.flags.contains(.inert) { return "no effect" }
    if record.flags.contains(.jumps) { return "at once" }
    let easing = pool.function(record.easing).flatMap { $0 == .linear ? nil : $0.description }
    var words: [String] = []
    switch record.kind {
    case .spring: words = ["spring"]
    case .keyframes:
      words = [pool.score(pool.table(record)).path == nil ? "keyframes" : "along a path"]
    case .group: break
    default: words = easing == nil ? ["linear"] : []
    }
    if record.kind != .spring, let easing { words.append(easing) }
    let timing = pool.timing(record)
    if timing.repeatCount.isInfinite || timing.repeatDuration.isInfinite {
      words.append("endless")
    } else if timing.repeatCount != 0 {
      words.append("×\(timing.repeatCount.text)")
    }
    return words.joined(separator: " ")
  }
}
