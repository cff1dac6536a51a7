// The short description of an animation next to its bar.

extension Plan {
  /// Returns the kind and easing of an animation or a group, or the reason for having no effect.
  func words(of record: AnimationRecord) -> String {
    if record.flags.contains(.rejected) { return "rejected" }
    if record.flags.contains(.inert) { return "no effect" }
    if record.flags.contains(.jumps) { return "at once" }
    let easing = pool.function(record.easing).flatMap { $0 == .linear ? nil : $0.description }
    var words: [String] = []
    switch record.kind {
    case .spring: words = ["spring"]
    case .keyframes:
      words = [pool.input(of: pool.table(record)).path == nil ? "keyframes" : "along a path"]
    case .group: break
    default: words = easing == nil ? ["linear"] : []
    }
    if record.kind != .spring, let easing { words.append(easing) }
    return words.joined(separator: " ")
  }

  /// Returns the number of iterations, such as ×3, or endless; nil for one, and for no effect.
  func repeats(of record: AnimationRecord) -> String? {
    guard record.flags.isDisjoint(with: [.rejected, .inert]) else { return nil }
    let timing = pool.timing(record)
    if timing.repeatDuration > 0 {
      let cycles = timing.repeatDuration / timing.cycleDuration
      if cycles.isInfinite { return "endless" }
      return cycles == 1 || cycles.isNaN ? nil : "×\(cycles.text)"
    }
    if timing.repeatCount.isInfinite { return "endless" }
    return timing.repeatCount == 0 ? nil : "×\(timing.repeatCount.text)"
  }
}
