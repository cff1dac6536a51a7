// The cases of the regression net: the examples, the stored compositions and the written scenes.

import Animatic
import Examples
package import Foundation

/// A named scene whose behavior is recorded.
package struct GoldenCase: Sendable {
  /// The name, which is also the name of the file of its report.
  package let name: String
  private let make: @Sendable (GoldenStage) throws -> GoldenScene

  init(_ name: String, _ make: @escaping @Sendable (GoldenStage) throws -> GoldenScene) {
    self.name = name
    self.make = make
  }

  /// Returns all cases: examples, written scenes, then stored compositions.
  ///
  /// - Parameter net: The folder of the net, which contains `Inputs`.
  package static func all(in net: URL) throws -> [GoldenCase] {
    try examples + written + GoldenInputs.cases(in: net.appending(path: "Inputs"))
  }

  private static var examples: [GoldenCase] {
    Example.all.map { example in
      GoldenCase("example-\(example.name)") { _ in GoldenScene(try example.composition()) }
    }
  }

  private static var written: [GoldenCase] {
    verbs + callbacks + modifications + rawAnimations + ownProperties + reducedMotion + playbacks
      + interruptions + blocks + transactions + transitions + layerTrees
  }

  /// The report of one run of the scene.
  package var report: GoldenReport {
    let stage = GoldenStage()
    do {
      let scene = try make(stage)
      var recorder = ReportRecorder(scene, on: stage)
      return recorder.report()
    } catch {
      return GoldenReport([.diagnostics: "The scene can't be made: \(error)"])
    }
  }
}
