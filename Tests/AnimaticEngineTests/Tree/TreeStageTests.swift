// The stage of a layer in a tree, and its animations when it moves, is removed, or is
// freed.

import AnimaticCore
import AnimaticEngine
import TestSupport
import Testing

/// Lines that callbacks write.
private final class Log {
  var lines: [String] = []
}

struct TreeStageTests {
  private let stage = Stage(clock: ManualClock())
  private let root = Layer(name: "root")
  private let child = Layer(name: "child")
  private let leaf = Layer(name: "leaf")
  private let log = Log()

  init() {
    stage.add(root)
    root.addSublayer(child)
    child.addSublayer(leaf)
  }

  private func addFade(
    to layer: Layer, _ duration: Double = 1, atEnd: @escaping () -> Void = {}
  ) {
    var fade = BasicAnimation(.opacity, from: 1, to: 0, duration: duration)
    let (log, name) = (log, layer.name ?? "?")
    fade.delegate = AnimationTarget(
      begin: { log.lines.append("\(name) begins \($0.time)") },
      end: {
        log.lines.append("\(name) ends \($0.time) \($0.finished)")
        atEnd()
      })
    layer.add(fade, forKey: "fade")
  }

  // MARK: Which stage

  @Test func `the stage of a layer is that of its root`() {
    let mask = Layer()
    leaf.mask = mask
    #expect([child, leaf, mask].allSatisfy { $0.stage === stage })
    expectEqual(stage.layers.map(\.name), ["root"])
    child.removeFromSuperlayer()
    #expect([child, leaf, mask].allSatisfy { $0.stage == nil })
    stage.add(child)
    #expect(mask.stage === stage && stage.layers.map(\.name) == ["root", "child"])
    root.addSublayer(child)
    #expect(mask.stage === stage && stage.layers.map(\.name) == ["root"])
    leaf.mask = nil
    #expect(mask.stage == nil)
  }

  @Test func `a layer that is added to a stage becomes a root of it`() {
    let other = Stage(clock: ManualClock())
    other.add(child)
    #expect(child.superlayer == nil && root.sublayers.isEmpty)
    #expect(other.layers.map(\.name) == ["child"] && leaf.stage === other)
    let mask = Layer(name: "mask")
    root.mask = mask
    stage.add(mask)
    #expect(root.mask == nil && mask.superlayer == nil)
    expectEqual(stage.layers.map(\.name), ["root", "mask"])
    stage.add(mask)
    expectEqual(stage.layers.count, 2)
  }

  @Test func `a layer removed from its stage is removed from its superlayer`() {
    stage.remove(child)
    #expect(child.superlayer == nil && root.sublayers.isEmpty && leaf.stage == nil)
    expectEqual(stage.layers.map(\.name), ["root"])
    stage.remove(child)
    #expect(leaf.superlayer === child)
  }

  // MARK: Leaving

  @Test func `A-11: what leaves the tree ends unfinished, with all that is in it`() {
    let mask = Layer(name: "mask")
    // Otherwise the root would fade to the remaining layers.
    stage.disableActions = true
    child.mask = mask
    for layer in [root, child, leaf, mask] { addFade(to: layer) }
    stage.advance(by: 0.5)
    log.lines = []
    child.removeFromSuperlayer()
    #expect([child, leaf, mask].allSatisfy { $0.animationKeys.isEmpty })
    #expect(root.animationKeys == ["fade"] && leaf.presentation.opacity == 1)
    #expect(log.lines.isEmpty)
    stage.update()
    expectEqual(
      Set(log.lines), ["child ends 0.5 false", "leaf ends 0.5 false", "mask ends 0.5 false"])
    stage.advance(by: 0.5)
    #expect(log.lines.last == "root ends 1.0 true" && log.lines.count == 4)
  }

  @Test func `A-11: every kind of removal ends animations`() {
    let other = Stage(clock: ManualClock())
    let lonely = Layer()
    let foreign = Layer()
    other.add(foreign)
    let ways: [(String, () -> Void)] = [
      ("set", { root.sublayers = [Layer()] }), ("stage", { stage.remove(root) }),
      ("replace", { root.replaceSublayer(child, with: Layer()) }),
      ("elsewhere", { lonely.addSublayer(child) }), ("foreign", { foreign.addSublayer(child) }),
      ("foreign mask", { foreign.mask = child }), ("foreign stage", { other.add(child) }),
      ("set elsewhere", { lonely.sublayers = [child] }), ("root", { lonely.addSublayer(root) }),
      (
        "mask",
        {
          root.mask = child
          root.mask = nil
        }
      ),
    ]
    for (name, leave) in ways {
      stage.add(root)
      root.sublayers = [child]
      addFade(to: leaf)
      stage.advance(by: 0.25)
      log.lines = []
      leave()
      #expect(leaf.animationKeys.isEmpty && leaf.stage !== stage, "\(name)")
      stage.advance(by: 0)
      expectEqual(log.lines.map { String($0.suffix(5)) }, ["false"], "\(name)")
    }
  }

  @Test func `an animation that leaves its local time ends immediately`() {
    root.speed = 4
    addFade(to: leaf)
    var group = AnimationGroup([BasicAnimation(.cornerRadius, to: 1, duration: 1)], duration: 1)
    let log = log
    group.delegate = AnimationTarget(end: { log.lines.append("group \($0.time) \($0.finished)") })
    leaf.add(group, forKey: "group")
    stage.advance(by: 0.125)
    log.lines = []
    child.removeFromSuperlayer()
    root.speed = 0
    stage.update()
    expectEqual(log.lines, ["leaf ends 0.125 false", "group 0.125 false"])
  }

  @Test func `an end is reported although its layer moves to another time meanwhile`() {
    root.speed = 2
    let stage = stage
    for key in ["first", "second"] {
      var fade = BasicAnimation(.opacity, to: 0, duration: 1)
      fade.delegate = AnimationTarget(end: { [log, leaf] event in
        log.lines.append("\(event.time) \(event.finished)")
        leaf.removeFromSuperlayer()
      })
      leaf.add(AnimationGroup([fade], duration: 1), forKey: key)
    }
    stage.advance(by: 5)
    #expect(log.lines.first == "0.5 true" && log.lines.count == 2)
    expectEqual(log.lines.last?.hasPrefix("0.5 "), true)
  }

  // MARK: Moving

  @Test func `a layer that moves within a stage keeps its animations`() {
    let second = Layer()
    stage.add(second)
    addFade(to: leaf)
    stage.advance(by: 0.5)
    let ways: [(String, () -> Void)] = [
      ("elsewhere", { second.addSublayer(leaf) }), ("in a tree", { second.addSublayer(child) }),
      ("mask", { second.mask = leaf }), ("root", { stage.add(leaf) }),
      ("from root", { child.insertSublayer(leaf, at: 0) }), ("set", { root.sublayers = [leaf] }),
      ("same", { root.sublayers = root.sublayers }), ("front", { root.addSublayer(leaf) }),
      (
        "replace",
        {
          root.addSublayer(child)
          root.replaceSublayer(child, with: leaf)
        }
      ),
      (
        "out of what goes",
        {
          second.addSublayer(child)
          child.addSublayer(leaf)
          second.mask = child
          second.mask = leaf
        }
      ),
    ]
    for (name, move) in ways {
      move()
      #expect(leaf.stage === stage && leaf.animationKeys == ["fade"], "\(name)")
      expectEqual(leaf.presentation.opacity, 0.5, "\(name)")
    }
    stage.advance(by: 0.5)
    expectEqual(log.lines, ["leaf begins 0.0", "leaf ends 1.0 true"])
  }

  // MARK: Callbacks

  @Test func `a callback may remove the layer, its root, or let go of the stage`() {
    for way in 0..<4 {
      var stage: Stage? = Stage(clock: ManualClock())
      let root = Layer(name: "root")
      let inner = Layer(name: "inner")
      let beside = Layer(name: "beside")
      root.sublayers = [inner, beside]
      stage?.add(root)
      log.lines = []
      addFade(to: beside, 2)
      addFade(to: inner) {
        switch way {
        case 0: inner.removeFromSuperlayer()
        case 1: stage?.remove(root)
        case 2: root.sublayers = []
        default: stage = nil
        }
      }
      stage?.advance(by: 1.5)
      stage?.advance(by: 1)
      expectEqual(log.lines.prefix(3).last, "inner ends 1.0 true", "\(way)")
      #expect(inner.animationKeys.isEmpty, "\(way)")
      switch way {
      case 0: expectEqual(log.lines.last, "beside ends 2.0 true")
      case 1, 2: expectEqual(log.lines.last, "beside ends 1.0 false", "\(way)")
      default: #expect(log.lines.count == 3 || log.lines.count == 4)
      }
    }
  }

  @Test func `a callback can add its animation to another layer`() {
    let second = Layer()
    stage.add(second)
    addFade(to: leaf) { [self] in
      second.addSublayer(leaf)
      if log.lines.count < 4 { addFade(to: leaf) }
    }
    stage.advance(by: 0.5)
    stage.advance(by: 2)
    expectEqual(
      log.lines,
      [
        "leaf begins 0.0", "leaf ends 1.0 true", "leaf begins 1.0", "leaf ends 2.0 true",
      ])
    #expect(leaf.superlayer === second)
  }

  // MARK: Freeing

  @Test func `A-15: retained layers leave a freed tree`() {
    var parent: Layer? = Layer()
    parent?.speed = 2
    parent?.addSublayer(child)
    if let parent { stage.add(parent) }
    addFade(to: leaf)
    stage.advance(by: 0.25)
    weak var gone: Layer?
    gone = parent
    if let parent { root.addSublayer(parent) }
    parent = nil
    #expect(gone != nil && leaf.stage === stage)
    log.lines = []
    root.sublayers = []
    #expect(gone == nil)
    #expect(child.superlayer == nil && child.sublayers.map(\.name) == ["leaf"])
    #expect(leaf.stage == nil && leaf.animationKeys.isEmpty)
    expectEqual(leaf.convertTime(5, from: nil), 5)
    stage.update()
    expectEqual(log.lines, ["leaf ends 0.25 false"])
  }

  @Test func `freeing a root on a run's stage ends its animations at the current time`() {
    let made = Stage(clock: ManualClock())
    var parent: Layer? = Layer()
    parent?.speed = 0.5
    parent?.addSublayer(child)
    weak var gone: Layer?
    gone = parent
    let second = Layer()
    second.addSublayer(Layer())
    if let parent { made.add(parent) }
    addFade(to: leaf)
    made.advance(by: 1)
    expectEqual(leaf.presentation.opacity, 0.5)
    if let parent { made.remove(parent) }
    parent = nil
    #expect(gone == nil && child.superlayer == nil)
    made.update()
    expectEqual(log.lines, ["leaf begins 0.0", "leaf ends 1.0 false"])
  }
}
