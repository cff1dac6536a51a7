// What a playback that can be played again retains, and what releases it.

import Animatic
import TestSupport
import Testing

struct `Lifetimes of playbacks` {
  /// The owner of a playback whose observer it retains.
  private final class Owner {
    var playback: Playback?
    private(set) var ends = 0

    func end() { ends += 1 }
  }

  private let stage = Stage(clock: ManualClock())
  private let box = Layer(name: "box")

  init() { stage.add(box) }

  private func fade(_ owner: Owner) -> Composition {
    Animate(box).fade(to: 0, duration: 1).settle().observed(end: { owner.end() })
  }

  @Test func `without a handle, everything is released at the end`() {
    weak var released: Owner?
    do {
      let owner = Owner()
      released = owner
      fade(owner).run()
    }
    stage.advance(by: 0.5)
    #expect(released != nil)
    stage.advance(by: 1)
    #expect(released == nil)
  }

  @Test func `a handle retains the observers, and goes with them`() {
    weak var released: Owner?
    var playback: Playback?
    do {
      let owner = Owner()
      released = owner
      playback = fade(owner).run()
    }
    stage.advance(by: 2)
    playback?.restart()
    stage.advance(by: 2)
    expectEqual(released?.ends, 2)
    playback = nil
    #expect(released == nil)
  }

  @Test func `an owner that its observers retain goes after a release`() {
    weak var released: Owner?
    do {
      let owner = Owner()
      released = owner
      owner.playback = fade(owner).run()
    }
    stage.advance(by: 2)
    #expect(released != nil)
    released?.playback?.release()
    #expect(released == nil)
  }

  @Test func `a release in flight leaves the run, which can no longer be controlled`() {
    let playback = Animate(box).move(x: 100, duration: 1).settle().run()
    stage.advance(by: 0.5)
    playback.release()
    playback.pause()
    playback.restart()
    expectEqual(playback.diagnostics.map(\.id), ["R-42", "R-42"])
    stage.advance(by: 1)
    expectEqual(box.position.x, 100)
    expectEqual(playback.outcome, .finished)
    playback.reverse()
    expectEqual(playback.diagnostics.count, 3)
  }

  @Test func `a layer that is gone releases its playbacks`() {
    weak var released: Owner?
    do {
      let owner = Owner()
      released = owner
      let layer = Layer(name: "short-lived")
      stage.add(layer)
      owner.playback = Animate(layer).fade(to: 0, duration: 1).observed(end: { owner.end() }).run()
      stage.advance(by: 2)
      stage.remove(layer)
    }
    #expect(released == nil)
  }

  @Test func `a stage that is gone with its layers releases their playbacks`() {
    weak var released: Owner?
    weak var gone: Stage?
    do {
      let owner = Owner()
      released = owner
      let stage = Stage(clock: ManualClock())
      gone = stage
      let layer = Layer(name: "short-lived")
      stage.add(layer)
      owner.playback = Animate(layer).fade(to: 0, duration: 1).observed(end: { owner.end() }).run()
      stage.advance(by: 2)
    }
    #expect(gone == nil)
    #expect(released == nil)
  }

  @Test func `R-42: a playback whose layer is gone, or on another stage, is not played again`() {
    var layer: Layer? = Layer(name: "short-lived")
    var playback: Playback?
    if let layer {
      stage.add(layer)
      playback = Animate(layer).fade(to: 0, duration: 1).run()
      stage.advance(by: 2)
      stage.remove(layer)
      playback?.restart()
      playback?.reverse()
      expectEqual(playback?.outcome, .finished)
      stage.add(layer)
      stage.update()
      playback?.restart()
      stage.advance(by: 0.5)
      expectEqual(layer.presentation.opacity, 0.5)
      stage.advance(by: 1)
    }
    layer = nil
    for root in stage.layers where root.name == "short-lived" { stage.remove(root) }
    playback?.restart()
    #expect(playback?.diagnostics.allSatisfy { ["R-42", "L-8"].contains($0.id) } ?? false)
    expectEqual(playback?.outcome, .finished)
  }

  @Test func `a playback of a block can't be played again`() {
    let playback = stage.animate(duration: 1) { box.opacity = 0 }
    playback.restart()
    #expect(playback.outcome == nil)
    stage.advance(by: 2)
    playback.reverse()
    expectEqual(playback.diagnostics.map(\.id), ["R-42", "R-42"])
    expectEqual(playback.outcome, .finished)
  }

  @Test func `what many restarts leave behind is released`() {
    weak var released: Owner?
    do {
      let owner = Owner()
      released = owner
      let playback = fade(owner).run()
      for index in 0..<200 {
        stage.advance(by: Double(index % 3) * 0.75)
        playback.restart()
      }
      stage.advance(by: 2)
      expectEqual(box.animationKeys, [])
    }
    #expect(released == nil)
  }
}
