// L-18, L-19, L-20: springs that are cut off or ignore a parameter.

extension AnimationRecord {
  func springOddities(of path: PropertyPath, in pool: AnimationPool) -> [Diagnostic] {
    let spring = pool.spring(self)
    let place = pool.place(self)
    var found: [Diagnostic] = []
    if isCutOff(in: pool) {
      found.append(
        .cutSpring(
          after: duration, of: spring.settlingDuration, isUnsized: flags.contains(.unsized),
          path, at: place))
    }
    if let ratio = spring.unusedDampingRatio {
      found.append(.unusedDamping(ratio, of: path, at: place))
    }
    // A linear easing has no effect.
    if easing > 0 { found.append(.easedSpring(of: path, at: place)) }
    return found
  }

  /// Returns whether a spring is still moving at the end of its pass.
  func isCutOff(in pool: AnimationPool) -> Bool {
    kind == .spring && duration < pool.spring(self).settlingDuration - 1e-9
  }
}

extension SpringCurve {
  /// The written damping ratio if it exceeds 1 and is therefore clamped (S-3).
  fileprivate var unusedDampingRatio: Double? {
    guard !allowsOverdamping else { return nil }
    var free = self
    free.allowsOverdamping = true
    let ratio = free.dampingRatio
    return ratio > 1 + Self.criticalMargin ? ratio : nil
  }
}

extension Diagnostic {
  fileprivate static func cutSpring(
    after duration: Double, of settling: Double, isUnsized: Bool, _ path: PropertyPath,
    at place: SourcePlace?
  ) -> Diagnostic {
    let isEndless = settling >= Double(Float.greatestFiniteMagnitude)
    let reason = isUnsized ? ", because it has no duration of its own" : ""
    return Diagnostic(
      id: "L-18", severity: .warning,
      message: "The spring of \(path.keyPath) is cut off after \(duration.text) s\(reason); "
        + (isEndless ? "it never settles." : "it takes \(settling.text) s to settle."),
      remedy: isEndless
        ? "Give the spring some damping, and the animation its settlingDuration."
        : "Set the duration to the settlingDuration.",
      place: place, path: path.keyPath)
  }

  fileprivate static func unusedDamping(
    _ ratio: Double, of path: PropertyPath, at place: SourcePlace?
  ) -> Diagnostic {
    Diagnostic(
      id: "L-19", severity: .info,
      message: "The spring of \(path.keyPath) has \(ratio.text) times the critical damping; "
        + "only the critical one counts.",
      remedy: "Allow overdamping, or give less damping.", place: place, path: path.keyPath)
  }

  fileprivate static func easedSpring(of path: PropertyPath, at place: SourcePlace?) -> Diagnostic {
    Diagnostic(
      id: "L-20", severity: .info,
      message: "The timing function of \(path.keyPath) bends the time of its spring.",
      remedy: "Leave the timing function out: a spring eases by itself.", place: place,
      path: path.keyPath)
  }
}
