// L-13, C-21: conflicting repeats, and animations that can't accumulate.

extension AnimationRecord {
  func repeatOddities(of path: PropertyPath, in pool: AnimationPool) -> [Diagnostic] {
    guard pool.hasTiming(self) else { return [] }
    let timing = pool.timing(self)
    var found: [Diagnostic] = []
    if timing.repeatCount > 0, timing.repeatDuration > 0 {
      found.append(
        .repeatsTwice(
          count: timing.repeatCount, duration: timing.repeatDuration, of: path,
          at: pool.place(self)))
    }
    if timing.autoreverses, flags.contains(.cumulative) {
      found.append(.pilesUpNothing(path, at: pool.place(self)))
    }
    return found
  }
}

extension Diagnostic {
  fileprivate static func pilesUpNothing(
    _ path: PropertyPath, at place: SourcePlace?
  ) -> Diagnostic {
    Diagnostic(
      id: "C-21", severity: .info,
      message: "\(path.keyPath) is cumulative and autoreverses: each cycle ends where it began.",
      remedy: "Leave out one of the two.", place: place, path: path.keyPath)
  }

  fileprivate static func repeatsTwice(
    count: Double, duration: Double, of path: PropertyPath, at place: SourcePlace?
  ) -> Diagnostic {
    Diagnostic(
      id: "L-13", severity: .warning,
      message: "It is to repeat \(count.text) times and for \(duration.text) s; "
        + "Core Animation leaves open which of the two counts, here the seconds do.",
      remedy: "Give a repeat count or a repeat duration, not both.", place: place,
      path: path.keyPath)
  }
}
