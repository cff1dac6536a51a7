// Lists of diagnostics.

extension [Diagnostic] {
  /// The unique diagnostics in the order in which they were found.
  ///
  /// A diagnostic repeated by later passes of a loop is a duplicate.
  package var withoutRepeats: [Diagnostic] {
    var seen: Set<Diagnostic> = []
    return filter {
      // Its time, and the other subject, may differ.
      let text = Diagnostic(
        $0.severity, $0.id, $0.message, remedy: $0.remedy, at: $0.place, path: $0.path)
      return seen.insert(text).inserted
    }
  }

  /// The indices of the diagnostics to list.
  ///
  /// If more than four have one id and one source line, the first three are listed, and the third
  /// counts the omitted ones.
  func listed(isFolded: Bool = true) -> [(index: Int, omitted: Int)] {
    let most = 3
    let origins = map { Origin(id: $0.id, place: $0.place) }
    var counts = SmallMap<Origin, (all: Int, listed: Int)>()
    for origin in origins { counts[origin, default: (0, 0)].all += 1 }
    return origins.enumerated().compactMap { index, origin in
      let count = counts[origin]?.all ?? 1
      // A count of one would take as much room as the diagnostic.
      guard isFolded, count > most + 1 else { return (index, 0) }
      counts[origin, default: (count, 0)].listed += 1
      let number = counts[origin]?.listed ?? 1
      return number > most ? nil : (index, number == most ? count - most : 0)
    }
  }

  /// Returns one line for each listed diagnostic, followed by its chart, and one for omitted ones.
  func lines(isFolded: Bool, chart: (Int) -> [String] = { _ in [] }) -> [String] {
    listed(isFolded: isFolded).flatMap { index, omitted in
      let own = self[index]
      let place = own.place.map { " from \($0)" } ?? ""
      let more = omitted == 0 ? [] : ["… \(omitted) more \(own.id)\(place)"]
      return [own.description] + chart(index) + more
    }
  }
}

private struct Origin: Hashable {
  let id: String
  let place: SourcePlace?
}
