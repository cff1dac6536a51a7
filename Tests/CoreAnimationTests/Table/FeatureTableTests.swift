// The table of Core Animation's support: every feature has a row, each row was measured, and the
// documentation contains the table generated here.

import Animatic
import AnimaticCore
import RandomScenes
import TestSupport
import Testing

#if APPLE_STAND_IN
  import Foundation
  import QuartzCore

  @MainActor struct `The table of features` {
    private static let root = URL(filePath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    private static let article = root.appending(
      path: "Sources/AnimaticCoreAnimation/AnimaticCoreAnimation.docc/CoreAnimationDetails.md")
    private static let marks = ("<!-- table -->\n", "<!-- end of table -->\n")

    private var table: String {
      Feature.Kind.allCases.map { kind in
        let rows = Feature.all.filter { $0.kind == kind }
          .map { "| \($0.name) | \(Verdict.of($0)) |\n" }
        return "\n| \(kind.rawValue) | on Core Animation |\n|---|---|\n" + rows.joined()
      }.joined() + running + "\n"
    }

    private var running: String {
      let rows = RunFeature.all.map { "| \($0.name) | \($0.verdict) |\n" }
      return "\n| Running | on Core Animation |\n|---|---|\n" + rows.joined()
    }

    @Test func `every deviation from the engine has a diagnostic`() {
      let differing = RunFeature.all.filter { $0.verdict == RunFeature.differs }
      #expect(differing.map(\.name).isEmpty)
    }

    @Test func `the documentation has it`() throws {
      let text = try String(contentsOf: Self.article, encoding: .utf8)
      let parts = text.components(separatedBy: Self.marks.0)
      try #require(parts.count == 2)
      let rest = parts[1].components(separatedBy: Self.marks.1)
      try #require(rest.count == 2)
      if ProcessInfo.processInfo.environment["ANIMATIC_RECORD"] == "1" {
        let new = parts[0] + Self.marks.0 + table + Self.marks.1 + rest[1]
        try new.write(to: Self.article, atomically: true, encoding: .utf8)
      } else {
        expectEqual(rest[0], table, "Run `.ci/update features`.")
      }
    }

    @Test func `rows have distinct names`() {
      let names = Feature.all.map { "\($0.kind) \($0.name)" }
      expectEqual(Set(names).count, names.count)
    }

    @Test(arguments: Campaign.share(of: Array(Feature.measured.indices)))
    func `each row, and each form of a verb, was measured`(index: Int) {
      let feature = Feature.measured[index]
      let error = HandedOver.error(of: feature)
      switch Verdict.of(feature) {
      case .exact: #expect(error < 1e-9, "\(feature.name)")
      case .keyframes(let most):
        #expect(error <= max(most * 1.01, 1e-9), "\(feature.name)")
        #expect(error > 1e-12 || feature.kind == .easing, "\(feature.name)")
      case .instant: #expect(error < 1e-9, "\(feature.name)")
      case .leftOut, .altered: break
      }
    }
  }
#endif
