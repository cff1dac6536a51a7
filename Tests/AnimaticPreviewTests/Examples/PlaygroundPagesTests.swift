// Every page of the playground has an example, so that its composition is checked in a browser, or a
// reason why it has none.

import Examples
import Foundation
import TestSupport
import Testing

/// Pages without an example, with the reason.
private let reasons: [String: String] = [
  "Transactions": "what is changed on a stage is animated as it happens; nothing is composed",
  "Transitions": "what a layer showed before is known to its stage only, while it runs",
]

/// The contradictions of the pages, the examples, and the reasons.
private func offences(
  pages: [String], examples: [String], reasons: [String]
) -> [String] {
  pages.filter { !examples.contains($0) && !reasons.contains($0) }.map { "\($0): has no example" }
    + examples.filter { !pages.contains($0) }.map { "\($0): is no page, but has an example" }
    + reasons.filter { !pages.contains($0) }.map { "\($0): is no page, but has a reason" }
    + reasons.filter(examples.contains).map { "\($0): has an example and a reason" }
}

struct `The pages of the playground` {
  private var examples: [String] { Example.all.compactMap(\.page) }

  /// The pages on disk, without their numbers.
  private func pages() throws -> [String] {
    let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    let folder = root.appending(path: "Playgrounds/Tour.playground/Pages").path
    return try FileManager.default.contentsOfDirectory(atPath: folder)
      .filter { $0.hasSuffix(".xcplaygroundpage") }.map { page in
        page.dropLast(".xcplaygroundpage".count).drop { $0.isNumber || $0 == " " }
      }.map(String.init).sorted()
  }

  @Test func `each has an example or a reason`() throws {
    let pages = try pages()
    #expect(pages.contains("Tour"))
    #expect(offences(pages: pages, examples: examples, reasons: Array(reasons.keys)).isEmpty)
  }

  @Test func `a page without either is reported, and so is an entry without a page`() {
    expectEqual(
      offences(pages: ["A", "B", "C"], examples: ["A", "D"], reasons: ["B", "E"]),
      [
        "C: has no example", "D: is no page, but has an example",
        "E: is no page, but has a reason",
      ])
    expectEqual(
      offences(pages: ["A"], examples: ["A"], reasons: ["A"]),
      [
        "A: has an example and a reason"
      ])
  }

  @Test func `examples have names of their own`() {
    let names = Example.all.map(\.name)
    expectEqual(Set(names).count, names.count)
    expectEqual(Set(examples).count, examples.count)
  }
}
