// The stored reports of the cases: full texts of some, hashes of the others.

package import Foundation

/// The stored reports.
package struct StoredReports: Sendable {
  private let folder: URL
  private let hashes: [String: String]
  /// The names of the cases that are stored; a case that is stored twice occurs twice.
  package let names: [String]

  /// Reads the stored reports of a net.
  ///
  /// - Parameter net: The folder of the net, which contains `Expected`.
  package init(of net: URL) throws {
    folder = net.appending(path: "Expected")
    let lines = try Self.hashes(in: folder.appending(path: "Hashes.txt"))
    hashes = Dictionary(lines, uniquingKeysWith: { first, _ in first })
    let texts = try FileManager.default.contentsOfDirectory(atPath: folder.path)
      .filter { $0.hasSuffix(".txt") && $0 != "Hashes.txt" }.map { String($0.dropLast(4)) }
    names = texts + lines.map(\.0)
  }

  /// The name and the hashes of each line.
  private static func hashes(in file: URL) throws -> [(String, String)] {
    try String(contentsOf: file, encoding: .utf8).split(separator: "\n").map { line in
      let name = line.prefix { $0 != " " }
      return (String(name), String(line.dropFirst(name.count + 1)))
    }
  }

  /// The first difference between a case and its stored report; nil for none.
  ///
  /// - Parameters:
  ///   - golden: The case.
  ///   - isExact: Whether numbers are compared digit by digit. Otherwise they are compared within
  ///     1e-9, and hashes are not compared.
  package func difference(from golden: GoldenCase, isExact: Bool) -> String? {
    if let stored = hashes[golden.name] {
      return isExact ? hashDifference(golden, stored) : nil
    }
    let file = folder.appending(path: "\(golden.name).txt")
    guard let text = try? String(contentsOf: file, encoding: .utf8) else {
      return "\(golden.name): nothing is stored. Run `.ci/update reports`."
    }
    let (old, new) = (GoldenReport(text: text), golden.report)
    for aspect in Aspect.allCases {
      let comparison = TextComparison(old[aspect], new[aspect], isExact: isExact)
      guard let line = comparison.difference else { continue }
      return "\(golden.name), \(aspect), \(line)"
    }
    return nil
  }

  private func hashDifference(_ golden: GoldenCase, _ stored: String) -> String? {
    let report = golden.report
    let (old, new) = (stored.split(separator: " "), report.hashes.split(separator: " "))
    guard old.count == new.count else {
      return "\(golden.name): \(old.count) hashes are stored instead of \(new.count)."
    }
    for (aspect, pair) in zip(Aspect.allCases, zip(old, new)) where pair.0 != pair.1 {
      return "\(golden.name), \(aspect): the hash differs from the stored one."
    }
    return nil
  }
}
