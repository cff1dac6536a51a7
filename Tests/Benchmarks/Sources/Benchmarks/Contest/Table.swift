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

  /// Prints the comparisons whose candidates were measured.
  static func print(_ comparisons: [Comparison], _ found: [String: [Double]]) {
    Swift.print("")
    line(["number, or ratio to another", "median"])
    for comparison in comparisons {
      let ratio = comparison.ratio(in: found)
      guard !ratio.isNaN else { continue }
      line([comparison.title, text(ratio)])
      if let remark = comparison.remark { Swift.print("  \(remark)") }
    }
  }

  private static let widths = [64, 11, 11, 11]

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
  static func text(_ value: Double) -> String {
    if !value.isFinite { return "-" }
    if abs(value) >= 100 { return String(Int(value.rounded())) }
    if value != 0, abs(value) < 0.01 { return "\(Float(value))" }
    let hundredths = Int((value * 100).rounded())
    let (whole, rest) = abs(hundredths).quotientAndRemainder(dividingBy: 100)
    return "\(hundredths < 0 ? "-" : "")\(whole).\(rest < 10 ? "0" : "")\(rest)"
  }
}
