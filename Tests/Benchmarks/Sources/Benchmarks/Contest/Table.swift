// The tables that are printed.

import Foundation
import Scenarios

enum Table {
  static func printTitles() { line(["ns per unit, bytes, blocks", "median", "min", "max"]) }

  /// Prints the numbers of a candidate.
  static func print(_ name: String, _ numbers: [Double]) {
    let spread = Spread(numbers)
    line([name] + [spread.median, spread.least, spread.greatest].map(text))
  }

  /// Prints goals and whether they were reached; returns whether all gates were.
  static func print(_ goals: [Goal], _ found: [String: [Double]]) -> Bool {
    Swift.print("")
    line(["goal", "reached", "wanted", ""])
    var gates = 0
    var missed = 0
    for goal in goals {
      // Of each round by itself: what a machine does to one it mostly does to the other.
      let own = found[goal.name] ?? []
      let others = goal.other.map { found[$0] ?? [] } ?? own.map { _ in 1 }
      let ratio = Spread(zip(own, others).map { $0 / $1 }).median
      let isReached = goal.isReached(ratio)
      if goal.isGate { gates += 1 }
      if goal.isGate, !isReached { missed += 1 }
      let remark = isReached ? "" : goal.isGate ? "missed" : "not yet"
      let title = goal.name + (goal.other.map { " : \($0)" } ?? "")
      switch goal.bound {
      case .atMost(let most):
        line([title, text(ratio), "≤ \(text(most))", remark])
      case .faster(let least):
        line([title, "1/\(text(1 / ratio))", "1/\(text(least))", remark])
      case .above(let most, let cause):
        line([title, text(ratio), "> \(text(most))", isReached ? "known" : "mended"])
        Swift.print(isReached ? "  \(cause)" : "  It is no longer known to grow: mark it so.")
      }
    }
    Swift.print("\n\(gates - missed) of \(gates) gates reached.")
    return missed == 0
  }

  private static let widths = [52, 11, 11, 11]

  private static func line(_ cells: [String]) {
    let padded = zip(cells, widths).enumerated().map { column, cell in
      let padding = String(repeating: " ", count: max(0, cell.1 - cell.0.count))
      return column == 0 ? cell.0 + padding : padding + cell.0
    }
    Swift.print(padded.joined(separator: " "))
    // A pipe would otherwise get the rows in blocks.
    fflush(nil)
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
