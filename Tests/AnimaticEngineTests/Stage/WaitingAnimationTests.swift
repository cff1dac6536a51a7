// Animations that wait for their layer to enter a stage.

import AnimaticCore
import AnimaticEngine
import TestSupport
import Testing

/// Calls a closure when it is freed.
private final class Farewell {
  private let action: () -> Void

  init(_ action: @escaping () -> Void) { self.action = action }

  deinit { action() }
}

struct WaitingAnimationTests {
  private let clock = ManualClock()
  private let stage: Stage
  private let box = Layer(name: "box")
  private let log = EventLog()

  init() { stage = Stage(clock: clock) }

  /// An animation of a number that logs its begin and its end.
  private func fade(
    _ name: String = "fade", of property: LayerProperty<Double> = .opacity, duration: Double = 1
  ) -> BasicAnimation<Double> {
    var animation = BasicAnimation(property, from: 0, to: 1, duration: duration)
    animation.delegate = AnimationTarget(
      begin: log.handler("begin \(name)"), end: log.handler("end \(name)"))
    return animation
  }

  // MARK: Without a stage

  @Test func `A-11: animations added to a layer without a stage are listed, and call nothing`() {
    box.add(fade("a"), forKey: "a")
    box.add(fade("b", of: .cornerRadius), forKey: "b")
    box.add(fade("none", of: .zPosition))
    expectEqual(box.animationKeys, ["a", "b"])
    expectEqual((box.animation(forKey: "a") as? BasicAnimation<Double>)?.toValue, 1)
    expectEqual(box.animation(forKey: "b")?.beginTime, 0)
    #expect(box.animation(forKey: "c") == nil)
    expectEqual(box.presentation.opacity, 1)
    #expect(log.lines.isEmpty)
  }

  @Test func `A-11: an animation removed while it waits calls nothing, also later`() {
    box.add(fade("a"), forKey: "a")
    box.add(fade("b"), forKey: "b")
    box.add(fade("none"))
    box.removeAnimation(forKey: "a")
    box.removeAnimation(forKey: "missing")
    expectEqual(box.animationKeys, ["b"])
    box.removeAllAnimations()
    #expect(box.animationKeys.isEmpty)
    stage.add(box)
    stage.advance(by: 5)
    #expect(log.lines.isEmpty)
  }

  @Test func `A-6: an animation replaces one that waits under its key, and lists last`() {
    box.add(fade("old"), forKey: "a")
    box.add(fade("other"), forKey: "b")
    box.add(fade("new", of: .cornerRadius), forKey: "a")
    expectEqual(box.animationKeys, ["b", "a"])
    stage.add(box)
    expectEqual(box.animationKeys, ["b", "a"])
    stage.update()
    expectEqual(log.lines, ["begin other 0 true", "begin new 0 true"])
  }

  @Test func `a layer that is freed with waiting animations calls nothing, and frees delegates`() {
    weak var freed: Farewell?
    do {
      let witness = Farewell {}
      freed = witness
      let layer = Layer()
      var animation = fade()
      animation.delegate = AnimationTarget(end: { [witness] _ in withExtendedLifetime(witness) {} })
      layer.add(animation, forKey: "fade")
      #expect(freed != nil)
    }
    #expect(freed == nil && log.lines.isEmpty)
  }

  @Test func `a delegate that is freed with a waiting animation may use the layer`() {
    let box = box
    for key in ["a", "b"] {
      var animation = fade()
      let farewell = Farewell {
        box.removeAllAnimations()
        box.add(BasicAnimation(.opacity, to: 0, duration: 1), forKey: "last \(box.animationKeys)")
      }
      animation.delegate = AnimationTarget(end: { [farewell] _ in
        withExtendedLifetime(farewell) {}
      })
      box.add(animation, forKey: key)
    }
    box.removeAnimation(forKey: "a")
    expectEqual(box.animationKeys, ["last []"])
  }

  @Test func `I-9: a change without a stage adds no animation, and ends none that waits`() {
    box.actions["opacity"] = .run(BasicAnimation(.opacity, to: 0, duration: 1))
    box.opacity = 0.5
    #expect(box.animationKeys.isEmpty)
    box.add(fade(), forKey: "opacity")
    box.opacity = 0.25
    expectEqual(box.animationKeys, ["opacity"])
  }

  // MARK: Entering a stage

  @Test func `A-11: an animation added before its layer enters a stage begins there`() {
    clock.advance(by: 5)
    box.add(fade(), forKey: "fade")
    stage.add(box)
    expectEqual(box.animationKeys, ["fade"])
    #expect(log.lines.isEmpty, "the next update calls")
    stage.advance(by: 0.25)
    expectEqual(box.presentation.opacity, 0.25)
    stage.advance(by: 1)
    expectEqual(log.lines, ["begin fade 5 true", "end fade 6 true"])
    #expect(box.animationKeys.isEmpty)
  }

  @Test(arguments: ["sublayer", "index", "sublayers", "mask", "replace", "deep"])
  func `A-11: it also begins where its layer enters through a superlayer`(way: String) {
    let root = Layer(name: "root")
    let old = Layer(name: "old")
    root.addSublayer(old)
    stage.add(root)
    stage.update()
    box.add(fade(), forKey: "fade")
    switch way {
    case "sublayer": root.addSublayer(box)
    case "index": root.insertSublayer(box, at: 0)
    case "sublayers": root.sublayers = [box, old]
    case "mask": root.mask = box
    case "replace": root.replaceSublayer(old, with: box)
    default:
      let middle = Layer(name: "middle")
      middle.mask = Layer(name: "around")
      middle.mask?.addSublayer(box)
      root.addSublayer(middle)
    }
    stage.advance(by: 0.5)
    expectEqual(box.presentation.opacity, 0.5)
    stage.advance(by: 1)
    expectEqual(log.lines, ["begin fade 0 true", "end fade 1 true"])
  }

  @Test func `A-11: it waits on in a superlayer without a stage, and begins with that`() {
    let root = Layer(name: "root")
    box.add(fade(), forKey: "fade")
    root.addSublayer(box)
    expectEqual(box.animationKeys, ["fade"])
    root.mask = box
    box.removeFromSuperlayer()
    root.addSublayer(box)
    expectEqual(box.animationKeys, ["fade"])
    clock.advance(by: 2)
    stage.add(root)
    stage.advance(by: 1)
    expectEqual(log.lines, ["begin fade 2 true", "end fade 3 true"])
  }

  @Test func `A-11: after its layer has left, what is added waits for the next stage`() {
    stage.add(box)
    box.add(fade("old"), forKey: "fade")
    stage.advance(by: 0.5)
    stage.remove(box)
    box.add(fade("new"), forKey: "fade")
    stage.advance(by: 1)
    expectEqual(log.lines, ["begin old 0 true", "end old 0.5 false"])
    let other = Stage(clock: ManualClock())
    other.add(box)
    other.advance(by: 0.25)
    expectEqual(box.presentation.opacity, 0.25)
    stage.add(box)
    other.update()
    expectEqual(log.lines.suffix(2), ["begin new 0 true", "end new 0.25 false"])
    #expect(box.animationKeys.isEmpty)
  }

  @Test func `A-11: it also waits where the stage of its layer has been freed`() {
    var first: Stage? = Stage(clock: ManualClock())
    first?.add(box)
    first = nil
    box.add(fade(), forKey: "fade")
    expectEqual(box.animationKeys, ["fade"])
    stage.add(box)
    stage.advance(by: 1)
    expectEqual(log.lines, ["begin fade 0 true", "end fade 1 true"])
  }

  @Test func `all that enter together begin at once, in the order of the tree`() {
    let (leaf, root) = (Layer(name: "leaf"), Layer(name: "root"))
    leaf.add(fade("leaf"))
    box.add(fade("box"))
    root.add(fade("root"))
    root.addSublayer(box)
    box.addSublayer(leaf)
    stage.add(root)
    stage.advance(by: 1)
    expectEqual(
      log.lines,
      ["root", "box", "leaf"].map { "begin \($0) 0 true" }
        + ["root", "box", "leaf"].map { "end \($0) 1 true" })
  }

  @Test func `a callback that adds the layer begins what waits at its own time`() {
    let (stage, box) = (stage, box)
    let first = Layer(name: "first")
    box.add(fade(), forKey: "fade")
    var animation = BasicAnimation(.opacity, to: 0, duration: 0.25)
    animation.delegate = AnimationTarget(end: { _ in stage.add(box) })
    stage.add(first)
    first.add(animation)
    stage.advance(by: 3)
    expectEqual(log.lines, ["begin fade 0.25 true", "end fade 1.25 true"])
  }

  // MARK: Transactions

  @Test func `the transaction in which the layer enters gives duration, easing, and completion`()
    throws
  {
    box.add(fade(duration: 0), forKey: "fade")
    stage.transaction { [log, stage] transaction in
      transaction.animationDuration = 2
      transaction.animationTimingFunction = .easeIn
      transaction.completionBlock = { log.write("block \(stage.time)") }
      stage.add(box)
    }
    let attached = try #require(box.animation(forKey: "fade"))
    #expect(attached.duration == 2 && attached.timingFunction == .easeIn)
    stage.advance(by: 2)
    expectEqual(log.lines, ["begin fade 0 true", "block 2.0", "end fade 2 true"])
  }

  @Test func `T-9: it begins with the commit of the transaction in which the layer enters`() {
    box.add(fade(), forKey: "fade")
    stage.beginTransaction()
    stage.add(box)
    clock.advance(by: 1)
    stage.commitTransaction()
    stage.advance(by: 0.5)
    expectEqual(box.presentation.opacity, 0.5)
    expectEqual(log.lines, ["begin fade 1 true"])
  }

  @Test func `A-11: a completion block does not wait for what waits for a stage`() {
    stage.transaction { [log, stage] transaction in
      transaction.completionBlock = { log.write("block \(stage.time)") }
      box.add(fade(), forKey: "fade")
    }
    stage.update()
    expectEqual(log.lines, ["block 0.0"])
    expectEqual(box.animationKeys, ["fade"])
  }

  @Test func `T-10: a begin of its own is a time of the layer where it enters`() {
    clock.advance(by: 3)
    var animation = fade()
    animation.beginTime = box.convertTime(stage.mediaTime, from: nil) + 1
    box.add(animation, forKey: "fade")
    stage.add(box)
    stage.advance(by: 3)
    expectEqual(log.lines, ["begin fade 4 true", "end fade 5 true"])
  }

  // MARK: Kinds

  @Test func `X-3: a transition waits under its own key, and shows the content at its entry`()
    throws
  {
    let transition = LayerTransition(.push, from: .right, duration: 1)
    box.bounds.size.width = 100
    box.add(transition, forKey: "mine")
    expectEqual(box.animationKeys, ["transition"])
    #expect(box.animation(forKey: "transition") is LayerTransition)
    #expect(box.transition == nil)
    box.contents = "first"
    stage.add(box)
    box.contents = "second"
    stage.advance(by: 0.25)
    let shown = try #require(box.transition)
    expectEqual(shown.progress, 0.25)
    expectEqual(shown.outgoing.snapshot.nodes.first?.values.contents, "first")
    expectEqual(shown.incoming.snapshot.nodes.first?.values.contents, "second")
    stage.advance(by: 1)
    #expect(box.transition == nil && box.animationKeys.isEmpty)
  }

  @Test func `X-1: a private transition is refused, also without a stage`() {
    var transition = LayerTransition(typeName: "cube", duration: 1)
    transition.delegate = AnimationTarget(begin: log.handler("begin"), end: log.handler("end"))
    box.add(transition)
    expectEqual(box.diagnostics.map(\.id), ["L-42"])
    #expect(box.animationKeys.isEmpty)
    expectEqual(log.lines, ["begin 0 false", "end 0 false"])
  }

  @Test func `a group waits as a whole`() {
    var group = AnimationGroup([fade("child")], duration: 2)
    group.delegate = AnimationTarget(begin: log.handler("begin"), end: log.handler("end"))
    box.add(group, forKey: "group")
    expectEqual(box.animationKeys, ["group"])
    stage.add(box)
    stage.advance(by: 2)
    expectEqual(
      log.lines, ["begin 0 true", "begin child 0 true", "end child 1 true", "end 2 true"])
  }

  @Test func `an action that is run by hand waits as well`() {
    box.actions["opacity"] = .run(fade())
    box.action(forKey: "opacity")?.run(forKey: "opacity", on: box)
    expectEqual(box.animationKeys, ["opacity"])
    stage.add(box)
    stage.advance(by: 1)
    expectEqual(log.lines, ["begin fade 0 true", "end fade 1 true"])
  }

  // MARK: Diagnostics

  @Test func `L-28 reports at the addition, and what else is wrong at the begin`() {
    box.add(BasicAnimation<Double>(keyPath: "opacty", to: 0, duration: 1), forKey: "wrong")
    let line: UInt = #line - 1
    expectEqual(box.diagnostics.map(\.id), ["L-28"])
    expectEqual(box.diagnostics.first?.severity, .warning)
    expectEqual(box.diagnostics.first?.place, SourcePlace(file: #fileID, line: line))
    stage.add(box)
    expectEqual(box.diagnostics.map(\.id), ["L-28", "L-1"])
  }
}
