// The page Builder: several layers, one after the other and side by side.

import Animatic
import Testing

struct `Builder` {
  private let title = Layer(name: "title")
  private let badge = Layer(name: "badge")
  private let cells = (1...3).map { Layer(name: "cell \($0)") }

  private func intro(isFirstVisit: Bool) -> Sequential {
    Sequential(gap: 0.25) {
      Parallel {
        Animate(title).fade(from: 0, to: 1, duration: 0.5)
        if isFirstVisit {
          Animate(badge).shakeX(range: 8, times: 2, duration: 0.5)
        }
      }
      Sequential(gap: -0.25) {
        for cell in cells {
          Animate(cell).scale(from: 0.5, to: 1, duration: 0.5)
        }
      }
    }
  }

  private func begins(of layer: Layer, in composition: some Composable) -> [Double] {
    composition.groups[layer].compactMap { $0.animation as? AnimationGroup }
      .flatMap { $0.animations.map(\.beginTime) }
  }

  @Test func `each layer gets one group as long as the whole`() {
    let intro = intro(isFirstVisit: true)
    #expect(intro.duration == 1.75)
    #expect(intro.diagnostics.isEmpty)
    #expect(intro.groups.count == 5)
    #expect(intro.groups.map { $0.animation.duration } == [1.75, 1.75, 1.75, 1.75, 1.75])
    #expect(begins(of: title, in: intro) == [0])
    #expect(begins(of: badge, in: intro) == [0])
    #expect(cells.flatMap { begins(of: $0, in: intro) } == [0.75, 1, 1.25])
  }

  @Test func `a condition that does not hold leaves its statement out`() {
    let intro = intro(isFirstVisit: false)
    #expect(intro.groups.count == 4)
    #expect(intro.groups[badge].isEmpty)
    #expect(intro.timeline.value(of: .translationX, on: badge, at: 0.0625) == nil)
    #expect(cells.flatMap { begins(of: $0, in: intro) } == [0.75, 1, 1.25])
  }

  @Test func `presents starts before the begins and ends after the ends`() throws {
    let timeline = intro(isFirstVisit: true).timeline
    let scales = [0.25, 1, 1.25, 1.75].map { time in
      cells.compactMap { timeline.value(of: .scale, on: $0, at: time) }
    }
    #expect(scales == [[0.5, 0.5, 0.5], [0.75, 0.5, 0.5], [1, 0.75, 0.5], [1, 1, 1]])
    #expect(timeline.value(of: .opacity, on: title, at: 0.25) == 0.5)
    #expect(timeline.value(of: .opacity, on: title, at: 1.5) == 1)
    // Four swings in half a second: the first extreme after an eighth of it.
    let shift = try #require(timeline.value(of: .translationX, on: badge, at: 0.0625))
    #expect(abs(shift - 8) < 1e-12)
  }

  @Test func `one layer on a stage brings the others along`() {
    let stage = Stage(clock: ManualClock())
    stage.add(title)
    let playback = intro(isFirstVisit: true).run()
    #expect(stage.layers.count == 5)
    stage.advance(by: 1.5)
    #expect(cells.map { $0.presentation[.scale] } == [1, 1, 0.75])
    stage.advance(by: 0.25)
    #expect(playback.outcome == .finished)
    #expect(cells.flatMap(\.animationKeys).isEmpty)
  }

  @Test func `layers on two stages are refused`() {
    let one = Stage(clock: ManualClock())
    let two = Stage(clock: ManualClock())
    one.add(title)
    two.add(badge)
    let playback = intro(isFirstVisit: true).run()
    #expect(playback.outcome == .notStarted)
    #expect(playback.diagnostics.map(\.id) == ["R-1"])
    #expect(title.animationKeys.isEmpty)
  }

  // The delay of a chain with one verb directly in a container is dropped.
  @Test func `a delay counts in a container as it does alone`() {
    let chain = Animate(title).fade(from: 0, to: 1).after(begin: 1)
    #expect(chain.duration == 2)
    #expect(Parallel { chain }.duration == 2)
    #expect(Sequential { chain }.duration == 2)
  }

  // A sequence ends with its last statement, even where an earlier one lasts longer.
  @Test func `a sequence lasts as long as its longest statement`() {
    #expect(
      Animate(title).fade(from: 0, to: 1).then(gap: -0.5).move(x: 0, duration: 0.1).duration == 1)
    let overlapping = Sequential(gap: -0.5) {
      Animate(title).fade(from: 0, to: 1)
      Animate(badge).fade(from: 0, to: 1, duration: 0.1)
    }
    let endless = Sequential {
      Animate(title).fade(from: 0, to: 1).repeats(.infinity)
      Animate(title).move(x: 0)
    }
    #expect(endless.diagnostics.map(\.id).contains("C-10"))
    #expect(overlapping.duration == 1)
    #expect(endless.duration == .infinity)
  }
}
