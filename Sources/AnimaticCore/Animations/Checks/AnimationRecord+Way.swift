// L-35, L-36: settings that conflict with a path.

extension AnimationRecord {
  func wayOddities(of path: PropertyPath, in pool: AnimationPool) -> [Diagnostic] {
    let table = pool.table(self)
    let place = pool.place(self)
    var found: [Diagnostic] = []
    if table.rotation != nil, !table.turns(path) {
      found.append(.unusedRotation(hasPath: table.isPath, of: path, at: place))
    }
    if table.isPath, table.valueCount > 0 {
      found.append(.hiddenValues(Int(table.valueCount), of: path, at: place))
    }
    return found
  }
}

extension Diagnostic {
  fileprivate static func unusedRotation(
    hasPath: Bool, of path: PropertyPath, at place: SourcePlace?
  ) -> Diagnostic {
    Diagnostic(
      id: "L-35", severity: .warning,
      message: hasPath
        ? "\(path.keyPath) follows a path, but only position turns its layer with it."
        : "The rotation mode of \(path.keyPath) is ignored: there is no path to turn with.",
      remedy: hasPath ? "Leave the rotation mode out." : "Give a path instead of values.",
      place: place, path: path.keyPath)
  }

  fileprivate static func hiddenValues(
    _ count: Int, of path: PropertyPath, at place: SourcePlace?
  ) -> Diagnostic {
    Diagnostic(
      id: "L-36", severity: .info,
      message: "\(path.keyPath) has a path and \(count) values; the values are ignored.",
      remedy: "Give one or the other.", place: place, path: path.keyPath)
  }
}
