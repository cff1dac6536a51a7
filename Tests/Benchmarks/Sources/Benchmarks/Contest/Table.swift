// The tables that are printed.

import Scenarios

enum Table {
  /// Prints what was measured.
  static func print(_ found: [String: [Double]], order: [String]) {
    line(["ns per unit, bytes, blocks", "median", "min", "max"])
    for name in order {
      let spread = Spread(found[name] ?? [])
      line([name] + [spread.median, spread.least, spread.greatest].map(text))
    }
  }

  /// Prints goals and whether they were reached; tells whether all were.
  static func print(_ goals: [Goal], _ found: [String: [Double]]) -> Bool {
    Swift.print("")
    line(["goal", "reached", "wanted", ""])
    var missed = 0
    for goal in goals {
      // Of each round by itself: what a machine does to one it mostly does to the other.
      let own = found[goal.name] ?? []
      let others = goal.other.map { found[$0] ?? [] } ?? own.map { _ in 1 }
      let ratio = Spread(zip(own, others).map { $0 / $1 }).median
      let isReached = goal.isReached(ratio)
      if !isReached { missed += 1 }
      let title = goal.name + (goal.other.map { " : \($0)" } ?? "")
      switch goal.bound {
      case .atMost(let most):
        line([title, text(ratio), "≤ \(text(most))", isReached ? "" : "missed"])
      case .faster(let least):
        line([title, "1/\(text(1 / ratio))", "1/\(text(least))", isReached ? "" : "missed"])
      case .above(let most, let cause):
        line([title, text(ratio), "> \(text(most))", isReached ? "known" : "mended"])
        Swift.print(isReached ? "  \(cause)" : "  It is no longer known to grow: mark it so.")
      }
    }
    Swift.print("\n\(goals.count - missed) of \(goals.count) goals reached.")
    return missed == 0
  }

  private static let widths = [52, 11, 11, 11]

  private static func line(_ cells: [String]) {
    let padded = zip(cells, widths).enumerated().map { column, cell in
      let padding = String(repeating: " ", count: max(0, cell.1 - cell.0.count))
      return column == 0 ? cell.0 + padding : padding + cell.0
    }
    Swift.print(padded.joined(separator: " "))
  }

  /// Two decimals below 100, none above; what is very small with its power of ten.
  private static func text(_ value: Double) -> String {
    if !value.isFinite { return "-" }
    if abs(value) >= 100 { return String(Int(value.rounded())) }
    if value != 0, abs(value) < 0.01 { return "\(Float(value))" }
    let hundredths = Int((value * 100).rounded())
    let (whole, rest) = abs(hundredths).quotientAndRemainder(dividingBy: 100)
    return "\(hundredths < 0 ? "-" : "")\(whole).\(rest < 10 ? "0" : "")\(rest)"
  }
}
