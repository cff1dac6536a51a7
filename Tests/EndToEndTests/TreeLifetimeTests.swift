// Retained objects in a tree: superlayers retain their sublayers, and nothing retains superlayers.

import Animatic
import Testing

struct `Lifetimes of trees` {
  @Test func `a layer holds its sublayers and its mask, they don't hold it`() {
    weak var root: Layer?
    weak var child: Layer?
    weak var mask: Layer?
    do {
      let made = Layer()
      made.addSublayer(Layer())
      made.mask = Layer()
      (root, child, mask) = (made, made.sublayers.first, made.mask)
      #expect(child != nil && mask != nil)
    }
    #expect(root == nil && child == nil && mask == nil)
  }

  @Test func `replaced and removed layers and masks are released`() {
    let root = Layer()
    weak var first: Layer?
    weak var second: Layer?
    weak var third: Layer?
    weak var mask: Layer?
    root.sublayers = [Layer(), Layer(), Layer()]
    root.mask = Layer()
    (first, second) = (root.sublayers[0], root.sublayers[1])
    (third, mask) = (root.sublayers[2], root.mask)
    first?.removeFromSuperlayer()
    #expect(first == nil && second != nil)
    if let second { root.replaceSublayer(second, with: Layer()) }
    #expect(second == nil && third != nil)
    root.sublayers = []
    #expect(third == nil && mask != nil)
    root.mask = nil
    #expect(mask == nil)
  }

  @Test func `a stage that a user made holds its trees`() {
    let stage = Stage(clock: ManualClock())
    weak var leaf: Layer?
    do {
      let root = Layer()
      root.addSublayer(Layer())
      leaf = root.sublayers.first
      stage.add(root)
    }
    #expect(leaf?.stage === stage)
    if let leaf { leaf.superlayer.map(stage.remove) }
    #expect(leaf == nil)
  }

  @Test func `a stage that is freed first leaves the tree as it is`() {
    let root = Layer()
    let leaf = Layer()
    root.addSublayer(leaf)
    weak var target: AnimationTarget?
    do {
      let stage = Stage(clock: ManualClock())
      stage.add(root)
      let made = AnimationTarget(end: { _ in })
      target = made
      var fade = BasicAnimation(.opacity, from: 1, to: 0, duration: 1)
      fade.delegate = made
      leaf.add(fade)
      // It stays, has ended, and is not observed: nothing is due.
      var kept = BasicAnimation(.cornerRadius, to: 5, duration: 0.5)
      kept.isRemovedOnCompletion = false
      leaf.add(kept, forKey: "kept")
      stage.advance(by: 0.75)
    }
    #expect(target == nil)
    #expect(root.stage == nil && leaf.stage == nil && leaf.superlayer === root)
    #expect(leaf.animationKeys.isEmpty && leaf.presentation.opacity == 1)
    let next = Stage(clock: ManualClock())
    next.add(root)
    Animate(leaf).fade(from: 1, to: 0).run()
    next.advance(by: 0.5)
    #expect(leaf.presentation.opacity == 0.5)
  }

  @Test func `a run on a layer of a tree adds the tree to a stage, which the root retains`() {
    weak var made: Stage?
    weak var root: Layer?
    let leaf = Layer()
    let beside = Layer()
    do {
      let top = Layer()
      root = top
      top.sublayers = [leaf, beside]
      Animate(leaf).fade().run()
      made = leaf.stage
      #expect(made != nil && top.stage === made && beside.stage === made)
      #expect(made?.layers.count == 1)
    }
    #expect(root == nil && made == nil)
    #expect(leaf.stage == nil && leaf.superlayer == nil && leaf.animationKeys.isEmpty)
  }

  @Test func `animations in a freed root end at their own time, and report`() {
    let leaf = Layer()
    var stage: Stage?
    var log: [String] = []
    do {
      let top = Layer()
      // Its time is far from the host's.
      top.speed = 2
      top.addSublayer(leaf)
      Animate(leaf).fade(duration: 100).onBegin { log.append("begin \($0.finished)") }
        .onEnd { log.append("end \($0.finished)") }.run()
      stage = leaf.stage
    }
    #expect(leaf.superlayer == nil && leaf.stage == nil && log.isEmpty)
    stage?.update()
    #expect(log == ["begin true", "end false"])
  }

  @Test func `one run on a layer and on its sublayer`() {
    let stage = Stage(clock: ManualClock())
    let root = Layer()
    let leaf = Layer()
    root.addSublayer(leaf)
    stage.add(root)
    let playback = Parallel {
      Animate(root).fade(from: 1, to: 0)
      Animate(leaf).fade(from: 1, to: 0)
    }.run()
    stage.advance(by: 0.25)
    leaf.removeFromSuperlayer()
    stage.advance(by: 0.25)
    #expect(root.presentation.opacity == 0.5 && leaf.presentation.opacity == 1)
    #expect(playback.outcome == nil)
    stage.advance(by: 0.5)
    #expect(playback.outcome == .layerGone)
  }

  @Test func `a layer that moves to another stage ends its part, the rest of the run continues`() {
    let stage = Stage(clock: ManualClock())
    let other = Stage(clock: ManualClock())
    let (first, second, home) = (Layer(), Layer(), Layer())
    stage.add(first)
    stage.add(second)
    other.add(home)
    var log: [String] = []
    let playback = Parallel {
      Animate(first).fade(from: 1, to: 0).onEnd { log.append("first \($0.time) \($0.finished)") }
      Animate(second).fade(from: 1, to: 0).onEnd { log.append("second \($0.time) \($0.finished)") }
    }.run()
    stage.advance(by: 0.25)
    home.addSublayer(first)
    #expect(first.animationKeys.isEmpty && !playback.isPaused)
    #expect(playback.elapsed == 0.25)
    playback.pause()
    #expect(playback.isPaused)
    stage.advance(by: 3)
    playback.resume()
    #expect(!playback.isPaused)
    stage.advance(by: 0.75)
    #expect(log == ["first 0.25 false", "second 4.0 true"])
    #expect(playback.outcome == .layerGone)
    // It can be animated again where it is now.
    Animate(first).fade(from: 1, to: 0).run()
    other.advance(by: 0.5)
    #expect(first.presentation.opacity == 0.5)
  }

  @Test func `layers of two trees on two stages don't run together`() {
    let (first, second) = (Layer(), Layer())
    let (one, two) = (Stage(clock: ManualClock()), Stage(clock: ManualClock()))
    let (left, right) = (Layer(), Layer())
    one.add(left)
    two.add(right)
    left.addSublayer(first)
    right.addSublayer(second)
    let playback = Parallel {
      Animate(first).fade()
      Animate(second).fade()
    }.run()
    #expect(playback.diagnostics.map(\.id).contains("R-1"))
    right.addSublayer(first)
    #expect(playback.outcome == .notStarted && first.stage === two)
  }

  @Test func `removing a layer in reverse reports immediately`() {
    let stage = Stage(clock: ManualClock())
    let (root, leaf) = (Layer(), Layer())
    root.addSublayer(leaf)
    stage.add(root)
    var log: [String] = []
    let playback = Animate(leaf).fade(from: 1, to: 0)
      .onEnd { log.append("\($0.time) \($0.finished)") }.run()
    stage.advance(by: 0.75)
    playback.reverse()
    stage.advance(by: 0.25)
    leaf.removeFromSuperlayer()
    stage.update()
    #expect(log == ["1.0 false"])
    #expect(playback.outcome == .layerGone)
  }
}
