// Lists of findings.

extension [Diagnostic] {
  /// Each finding once, in the order in which they were found.
  package var withoutRepeats: [Diagnostic] {
    var seen: Set<Diagnostic> = []
    return filter { seen.insert($0).inserted }
  }
}
