// Compares the behavior of the cases with their stored reports.

import AnimaticCore
import Foundation
import Testing

@testable import GoldenCases

struct GoldenTests {
  /// The number of parts that are compared in parallel.
  private static let parts = 4

  @Test(arguments: 0..<parts)
  func `each case behaves as stored`(part: Int) throws {
    let stored = try StoredReports(of: GoldenShare.net)
    let cases = try GoldenShare.cases()
    for index in stride(from: part, to: cases.count, by: Self.parts) {
      let difference = stored.difference(from: cases[index], isExact: GoldenShare.isExact)
      guard let difference else { continue }
      Issue.record(
        """
        \(difference)
        Run `.ci/golden diff <commit>` for the first differing line of each case.
        """)
      return
    }
  }

  @Test func `each standard property has a reader`() {
    let read = Set(PropertyReader.standard.keys)
    #expect(StandardProperty.allCases.map(\.name).filter { !read.contains($0) }.isEmpty)
  }

  @Test func `a stored line without all hashes is reported`() throws {
    let golden = try #require(try GoldenShare.all.get().first)
    let net = FileManager.default.temporaryDirectory.appending(path: "net-\(UUID().uuidString)")
    let folder = net.appending(path: "Expected")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: net) }
    let begin = golden.report.hashes.split(separator: " ").dropLast().joined(separator: " ")
    try Data("\(golden.name) \(begin)\n".utf8).write(to: folder.appending(path: "Hashes.txt"))
    let difference = try StoredReports(of: net).difference(from: golden, isExact: true)
    #expect(difference == "\(golden.name): 4 hashes are stored instead of 5.")
  }

  @Test func `each stored report belongs to a case, and each case is stored`() throws {
    let names = try GoldenShare.all.get().map(\.name)
    let stored = try StoredReports(of: GoldenShare.net).names
    let differing = Set(names).symmetricDifference(stored)
    #expect(differing.isEmpty, "Run `.ci/update reports`.")
    #expect(Set(names).count == names.count && stored.count == names.count)
  }
}
