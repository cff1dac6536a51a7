// L-9: from, to, and by, although two of them suffice.

extension AnimationRecord {
  func endOddities(of path: PropertyPath, in pool: AnimationPool) -> [Diagnostic] {
    guard flags.isSuperset(of: .ends) else { return [] }
    return [.threeEnds(of: path, at: pool.place(self))]
  }
}

extension Diagnostic {
  fileprivate static func threeEnds(of path: PropertyPath, at place: SourcePlace?) -> Diagnostic {
    Diagnostic(
      id: "L-9", severity: .warning,
      message: "\(path.keyPath) is given from, to and by; by is ignored.",
      remedy: "Give at most two of the three.", place: place, path: path.keyPath)
  }
}
