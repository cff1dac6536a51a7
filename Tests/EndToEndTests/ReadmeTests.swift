// The code of README.md, compiled and run, and the check that README.md contains this code.
// Foundation is imported only to read the files.

import Animatic
import Foundation
import Testing

/// The example of README.md and of the first page.
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

  @Test func `contains compiled code`() throws {
    let pages = root.appending(path: "Playgrounds/Tour.playground/Pages")
    let names = try FileManager.default.contentsOfDirectory(atPath: pages.path)
    let sources = try
      ([URL(filePath: #filePath)]
      + names.map { pages.appending(path: $0).appending(path: "Contents.swift") })
      .map { code(try String(contentsOf: $0, encoding: .utf8)) }
    let blocks = try blocks(marked: "swift")
    #expect(blocks.count == 5)
    for block in blocks {
      #expect(sources.contains { $0.contains(code(block)) }, "\(block)")
    }
  }

  @Test func `contains the printed dump`() throws {
    let shown = try #require(try blocks(marked: "text").first)
    let printed = try String(
      contentsOf: root.appending(path: "Playgrounds/Expected/Tour.txt"), encoding: .utf8)
    #expect(printed.hasPrefix(shown))

    let box = Layer(name: "box", position: CGPoint(x: 50, y: 50))
    #expect(withoutPlaces(shown) == withoutPlaces(readmeChain(on: box).debugDump()))
  }

  @Test func `names the product as a manifest does`() throws {
    let readme = try String(contentsOf: root.appending(path: "README.md"), encoding: .utf8)
    let manifest = try String(
      contentsOf: root.appending(path: "Playgrounds/Package.swift"), encoding: .utf8)
    let product = #".product(name: "Animatic", package: "Animatic")"#
    #expect(readme.contains(product))
    #expect(manifest.contains(product))
  }

  /// The fenced blocks of one language.
  private func blocks(marked language: String) throws -> [String] {
    let readme = try String(contentsOf: root.appending(path: "README.md"), encoding: .utf8)
    return readme.components(separatedBy: "\n```\(language)\n").dropFirst().map {
      $0.components(separatedBy: "\n```")[0]
    }
  }

  /// The lines of code without their indent, each between line breaks.
  private func code(_ text: String) -> String {
    let lines = text.components(separatedBy: "\n")
      .map { $0.trimmingCharacters(in: .whitespaces) }
      .filter { !$0.isEmpty && !$0.hasPrefix("//") }
    return "\n" + lines.joined(separator: "\n") + "\n"
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
