// The example of UKAnimation's README, as the first page of the playground has it, and the names that
// README.md uses. `.ci/check-pages` compiles and runs the examples of README.md.
// Foundation is imported only to read the files.

import Animatic
import Foundation
import Testing

/// The example of UKAnimation's README and of the first page.
func readmeChain(on box: Layer) -> Animate {
  let chain = Animate(box)
    .move(to: [100, 100]).stay()
    .fade(from: 1, to: 0).modify { $0?.autoreverses = true }.stay()
    .move(to: [300, 400]).after(begin: 1, willGroup: true).stay()
    .shakeR(radian: 10, times: 4, duration: 0.5).after(begin: 1.5, willGroup: true)
    .group().duration(2).modify { $0?.autoreverses = true }
  return chain
}

@Test func `the box is half transparent after half a second`() {
  let box = Layer()
  let timeline = Animate(box).fade(from: 1, to: 0).timeline
  #expect(timeline.value(of: .opacity, on: box, at: 0.5) == 0.5)
}

struct `README.md` {
  private let root = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  @Test func `runs on a stage with a manual clock`() {
    let box = Layer(name: "box", position: CGPoint(x: 50, y: 50))
    let chain = readmeChain(on: box)

    let stage = Stage(clock: ManualClock())
    stage.add(box)

    chain.run()
    stage.advance(by: 1.5)
    #expect(box.presentation.position == CGPoint(x: 200, y: 250))
    #expect(box.position == CGPoint(x: 50, y: 50))
  }

  @Test @MainActor func `waits for the end`() async {
    let toast = Layer(name: "toast")
    let outcome = await Animate(toast).fade(to: 0, duration: 0.05).settle().run().finished

    #expect(outcome == .finished)
    #expect(toast.opacity == 0)
  }

  @Test func `the first page prints the dump`() throws {
    let expected = root.appending(path: "Playgrounds/Expected/Tour.txt")
    let printed = try String(contentsOf: expected, encoding: .utf8)
    let box = Layer(name: "box", position: CGPoint(x: 50, y: 50))
    let dump = withoutPlaces(readmeChain(on: box).debugDump())
    #expect(withoutPlaces(printed).starts(with: dump))
  }

  @Test func `names the product as a manifest does`() throws {
    let readme = try String(contentsOf: root.appending(path: "README.md"), encoding: .utf8)
    let manifest = try String(
      contentsOf: root.appending(path: "Playgrounds/Package.swift"), encoding: .utf8)
    let product = #".product(name: "Animatic", package: "Animatic")"#
    #expect(readme.contains(product))
    #expect(manifest.contains(product))
  }

  /// A dump without the last field of each animation: the line that wrote it.
  private func withoutPlaces(_ dump: String) -> [String] {
    dump.components(separatedBy: "\n").map { line in
      let fields = line.components(separatedBy: "  ")
      return fields.last?.contains(".swift:") == true
        ? fields.dropLast().joined(separator: "  ") : line
    }
  }
}
