// The example of the article, verbatim.

import Animatic
import AnimaticTesting
import Foundation
import Testing

enum Welcome {
  static func entrance(of card: Layer, over shade: Layer) -> some Composable {
    Sequential {
      Animate(shade).fade(from: 0, to: 0.4, duration: 0.2).settle()
      Animate(card)
        .move(y: 200, duration: 0.5, easing: .easeOut).settle()
        .fade(from: 0, to: 1, duration: 0.3).settle()
    }
  }
}

struct WelcomeTests {
  let card = Layer(name: "card", position: CGPoint(x: 160, y: 600))
  let shade = Layer(name: "shade")

  init() {
    shade.opacity = 0
    card.opacity = 0
  }

  @Test func `the card comes up over the shade`() {
    expectTimeline(of: Welcome.entrance(of: card, over: shade))
      .duration(0.7)
      .order(.layer(shade), .layer(card))
      .value(of: .opacity, on: card, at: 0.35, is: 0.5)
      .monotonic(.positionY, on: card, .falling)
      .noJump(of: .positionY, on: card)
      .endValue(of: .positionY, on: card, is: 200)
      .noDiagnostics()
  }

  @Test func `it is built as it was`() {
    expectGantt(of: Welcome.entrance(of: card, over: shade), width: 60) {
      """
      timeline of 0.7 s, 2 layers
                           0                   0.5 s
                           ┬───────────────────┬───────
      shade
      └ animatic.0  group  ├──────────────────────────┤  0…0.7 s
        └ opacity          ████████╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌  0…0.2 s
      card
      └ animatic.0  group  ├──────────────────────────┤  0…0.7 s
        ├ position.y               ████████████████████  0.2…0.7 s
        └ opacity          ╌╌╌╌╌╌╌╌████████████╌╌╌╌╌╌╌╌  0.2…0.5 s
      █ runs   ╌ holds
      """
    }
  }

  @Test func `what happens when it runs`() {
    let stage = Stage(clock: ManualClock())
    stage.add(shade)
    stage.add(card)
    stage.update()
    stage.recordsEvents = true
    Welcome.entrance(of: card, over: shade).named("entrance").run()
    stage.advanceToEnd()
    #expect(card.position.y == 200 && card.opacity == 1)
    expectEvents(
      stage.events.filter { $0.layer == "card" && $0.animation == "entrance" },
      """
      0  card  entrance  begin
      0.7  card  entrance  removal finished
      0.7  card  entrance  end finished
      """)
  }
}

@Test func `the article contains the tested code`() throws {
  let here = URL(filePath: #filePath)
  let root = here.deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()
    .deletingLastPathComponent()
  let article = try String(
    contentsOf: root.appending(
      path: "Sources/AnimaticTesting/AnimaticTesting.docc/TestingAnimations.md"), encoding: .utf8)
  let source = try String(contentsOf: here, encoding: .utf8)
  let blocks = article.components(separatedBy: "```swift\n").dropFirst()
    .compactMap { $0.components(separatedBy: "\n```").first }
  #expect(blocks.count == 3)
  for block in blocks.dropFirst() { #expect(source.contains(block), "\(block)") }
  // The manifest of an app can't be compiled here, but what it takes from this package is there.
  let manifest = try #require(blocks.first)
  let own = try String(contentsOf: root.appending(path: "Package.swift"), encoding: .utf8)
  #expect(manifest.hasPrefix(own.prefix { $0 != "\n" }))
  for product in ["Animatic", "AnimaticTesting"] {
    #expect(manifest.contains(".product(name: \"\(product)\", package: \"Animatic\")"))
    #expect(own.contains(".library(name: \"\(product)\""))
  }
}
