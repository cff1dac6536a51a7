// The table that is printed. Knows nothing of scenarios.

/// One line of the table.
struct Row {
  let scenario: String
  let work: String
  let time: Spread
  let heap: HeapUse?
}

/// Prints rows under a heading, as they come.
struct Report {
  private static let widths = [4, 46, 9, 9, 9, 10, 10, 9]

  /// What the numbers are, once, above everything.
  func begin() {
    print("ns and bytes per animation (S1) or per sample (S2); heap counted by an own malloc.")
    line(["", "work", "median ns", "min", "max", "peak B", "kept B", "blocks"])
    print(String(repeating: "-", count: Self.widths.reduce(Self.widths.count - 1, +)))
  }

  /// Prints one row.
  func add(_ row: Row) {
    let time = [row.time.median, row.time.least, row.time.greatest].map { Self.text($0) }
    let heap =
      row.heap.map { [Self.text($0.peak), Self.text($0.retained), Self.text($0.allocations)] }
      ?? ["-", "-", "-"]
    line([row.scenario, row.work] + time + heap)
  }

  /// The sum of what was read, so that no work can be left out and a change of it shows.
  func end(checksum: Double) {
    print("checksum \(checksum)")
  }

  private func line(_ cells: [String]) {
    let padded = zip(cells, Self.widths).enumerated().map { column, cell in
      let padding = String(repeating: " ", count: max(0, cell.1 - cell.0.count))
      return column < 2 ? cell.0 + padding : padding + cell.0
    }
    print(padded.joined(separator: " "))
  }

  /// Two decimals below 100, none above.
  private static func text(_ value: Double) -> String {
    if abs(value) >= 100 { return String(Int(value.rounded())) }
    let hundredths = Int((value * 100).rounded())
    let (whole, rest) = abs(hundredths).quotientAndRemainder(dividingBy: 100)
    return "\(hundredths < 0 ? "-" : "")\(whole).\(rest < 10 ? "0" : "")\(rest)"
  }
}
