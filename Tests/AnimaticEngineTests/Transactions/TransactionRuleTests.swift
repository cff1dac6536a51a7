// Transactions: their values, their commit, and the presentation until then.

import AnimaticCore
import AnimaticEngine
import TestSupport
import Testing

struct TransactionRuleTests {
  let scene = LiveScene()
  var stage: Stage { scene.stage }
  var box: Layer { scene.layer }

  @Test func `I-3: a transaction begins with the defaults`() {
    let transaction = stage.beginTransaction()
    expectEqual(transaction.animationDuration, 0.25)
    #expect(transaction.animationTimingFunction == nil)
    #expect(!transaction.disableActions && transaction.completionBlock == nil)
    #expect(transaction.value(forKey: "mine") == nil)
  }

  @Test func `I-3: a removed value is read from the enclosing transaction again`() {
    let outer = stage.beginTransaction()
    outer.setValue(1, forKey: "mine")
    let inner = stage.beginTransaction()
    inner.setValue(2, forKey: "mine")
    inner.setValue(nil, forKey: "mine")
    expectEqual(inner.value(forKey: "mine") as? Int, 1)
    outer.setValue(nil, forKey: "mine")
    #expect(inner.value(forKey: "mine") == nil)
  }

  @Test func `I-3: values are read from enclosing transactions and written to the innermost`() {
    let outer = stage.beginTransaction()
    outer.animationDuration = 2
    outer.setValue("outer", forKey: "mine")
    let inner = stage.beginTransaction()
    #expect(inner.animationDuration == 2 && inner.value(forKey: "mine") as? String == "outer")
    inner.animationDuration = 3
    inner.setValue("inner", forKey: "mine")
    inner.disableActions = true
    #expect(stage.transaction === inner && stage.transaction.animationDuration == 3)
    stage.commitTransaction()
    #expect(stage.transaction === outer && stage.transaction.animationDuration == 2)
    #expect(outer.value(forKey: "mine") as? String == "outer" && !outer.disableActions)
    stage.commitTransaction()
    expectEqual(stage.transaction.animationDuration, 0.25)
  }

  @Test func `I-3: a nested transaction reads the completion block of the enclosing one`() {
    let outer = stage.beginTransaction()
    let early = stage.beginTransaction()
    outer.completionBlock = scene.write("outer")
    let inner = stage.beginTransaction()
    for transaction in [early, inner] { transaction.completionBlock?() }
    expectEqual(scene.lines, ["outer", "outer"])
    inner.completionBlock = scene.write("inner")
    inner.completionBlock?()
    outer.completionBlock = scene.write("second")
    early.completionBlock?()
    expectEqual(scene.lines.suffix(2), ["inner", "second"])
    inner.completionBlock = nil
    inner.completionBlock?()
    expectEqual(scene.lines.last, "second", "nil removes the transaction's own block")
    outer.completionBlock = nil
    #expect(early.completionBlock == nil && inner.completionBlock == nil)
  }

  @Test func `I-3: a completion block that a nested transaction reads is called once`() {
    stage.transaction { [scene, stage] outer in
      outer.completionBlock = scene.write("outer")
      stage.transaction { inner in #expect(inner.completionBlock != nil) }
      stage.update()
      #expect(scene.lines.isEmpty, "the commit of the nested one does not call it")
    }
    stage.update()
    stage.advance(by: 1)
    expectEqual(scene.lines, ["outer"])
    #expect(stage.transaction.completionBlock == nil)
  }

  @Test func `I-3: a transaction nested in changes that wait for the redraw reads their block`() {
    stage.transaction.completionBlock = scene.write("implicit")
    stage.beginTransaction().completionBlock?()
    expectEqual(scene.lines, ["implicit"])
  }

  @Test func `R-22: a block that is set after the commit leaves the one that was set`() {
    let transaction = stage.beginTransaction()
    transaction.completionBlock = scene.write("first")
    stage.commitTransaction()
    transaction.completionBlock = scene.write("late")
    transaction.completionBlock?()
    expectEqual(scene.lines, ["first"])
    expectEqual(stage.diagnostics.map(\.id), ["R-22"])
  }

  @Test func `A-17: uncommitted changes are not presented`() {
    stage.beginTransaction().disableActions = true
    box.opacity = 0.5
    #expect(box.opacity == 0.5 && box.model.opacity == 0.5)
    expectEqual(box.presentation.opacity, 1)
    stage.beginTransaction()
    box.cornerRadius = 4
    stage.commitTransaction()
    expectEqual(box.presentation.cornerRadius, 0, "only the outermost commit shows anything")
    stage.commitTransaction()
    #expect(box.presentation.opacity == 0.5 && box.presentation.cornerRadius == 4)
  }

  @Test func `I-1: changes outside a transaction wait for the redraw`() {
    stage.disableActions = true
    box.opacity = 0.5
    expectEqual(box.presentation.opacity, 1)
    stage.update()
    expectEqual(box.presentation.opacity, 0.5)
    box.opacity = 0.25
    stage.flush()
    expectEqual(box.presentation.opacity, 0.25)
    box.opacity = 0
    (stage.clock as? ManualClock)?.advance(by: 0.01)
    expectEqual(box.presentation.opacity, 0, "time has moved on: it was redrawn")
  }

  @Test func `I-1: a transaction inside changes that wait, waits with them`() {
    stage.disableActions = true
    box.cornerRadius = 4
    stage.transaction { _ in box.opacity = 0.5 }
    expectEqual(box.presentation.opacity, 1)
    stage.flush()
    #expect(box.presentation.opacity == 0.5 && box.presentation.cornerRadius == 4)
  }

  @Test func `I-2: flush waits for the transactions that are open`() {
    stage.disableActions = true
    stage.beginTransaction()
    box.opacity = 0.5
    stage.flush()
    expectEqual(box.presentation.opacity, 1)
    stage.commitTransaction()
    expectEqual(box.presentation.opacity, 0.5)
  }

  @Test func `I-6: a change that is undone in one transaction has no effect`() {
    box.opacity = 0.2
    box.opacity = 1
    #expect(box.animationKeys.isEmpty)
    expectEqual(scene.values(of: .opacity, at: [0, 0.1, 0.2, 0.25, 1]), [1, 1, 1, 1, 1])
  }

  @Test func `I-6: only the last of several changes is animated`() {
    box.opacity = 0.8
    box.opacity = 0.6
    box.opacity = 0
    stage.transaction.animationTimingFunction = .linear
    box.opacity = 0.5
    expectEqual(box.animationKeys, ["opacity"])
    #expect(agree(scene.values(of: .opacity, at: [0, 0.125, 0.25]), [1, 0.75, 0.5]))
  }

  @Test func `T-9: an animation begins with the commit, and at 0 until then`() throws {
    stage.beginTransaction()
    box.add(BasicAnimation(.opacity, from: 0, to: 1, duration: 1), forKey: "fade")
    expectEqual(box.animationKeys, ["fade"])
    expectEqual(box.animation(forKey: "fade")?.beginTime, 0)
    expectEqual(box.presentation.opacity, 1, "nothing shows before the commit")
    (stage.clock as? ManualClock)?.advance(by: 3)
    expectEqual(box.presentation.opacity, 1)
    stage.commitTransaction()
    expectEqual(box.animation(forKey: "fade")?.beginTime, stage.mediaTime)
    expectEqual(box.presentation.opacity, 0)
    #expect(agree(scene.values(of: .opacity, at: [3.25, 3.5]), [0.25, 0.5]))
  }

  @Test func `T-9: all that is committed together begins together`() {
    stage.beginTransaction()
    box.add(BasicAnimation(.opacity, from: 0, to: 1, duration: 1), forKey: "a")
    (stage.clock as? ManualClock)?.advance(by: 0.5)
    box.add(BasicAnimation(.cornerRadius, from: 0, to: 1, duration: 1), forKey: "b")
    stage.commitTransaction()
    expectEqual(box.animation(forKey: "a")?.beginTime, box.animation(forKey: "b")?.beginTime)
  }

  @Test func `T-10: a begin that was given is not moved by the commit`() {
    stage.beginTransaction()
    var animation = BasicAnimation(.opacity, from: 0, to: 1, duration: 1)
    animation.beginTime = stage.mediaTime + 0.5
    box.add(animation, forKey: "fade")
    (stage.clock as? ManualClock)?.advance(by: 0.75)
    stage.commitTransaction()
    #expect(agree([box.presentation.opacity], [0.25]))
  }

  @Test func `T-8, I-4: duration and easing are the transaction's where there are none`() throws {
    let transaction = stage.beginTransaction()
    transaction.animationDuration = 2
    transaction.animationTimingFunction = .easeIn
    box.add(BasicAnimation(.opacity, from: 0, to: 1), forKey: "bare")
    var own = BasicAnimation(.cornerRadius, from: 0, to: 1, duration: 1)
    own.timingFunction = .linear
    box.add(own, forKey: "own")
    stage.commitTransaction()
    let bare = try #require(box.animation(forKey: "bare"))
    #expect(bare.duration == 2 && bare.timingFunction == .easeIn)
    let kept = try #require(box.animation(forKey: "own"))
    #expect(kept.duration == 1 && kept.timingFunction == .linear)
  }

  @Test func `a removed animation is presented until the commit`() {
    box.add(BasicAnimation(.opacity, from: 0, to: 1, duration: 1), forKey: "fade")
    stage.advance(by: 0.25)
    stage.beginTransaction()
    box.removeAnimation(forKey: "fade")
    #expect(box.animationKeys == [] && box.presentation.opacity == 0.25)
    stage.commitTransaction()
    expectEqual(box.presentation.opacity, 1)
  }

  @Test func `a run in a transaction begins with its commit`() {
    stage.beginTransaction()
    box.add(scene.told("a"), forKey: "a")
    stage.advance(by: 2)
    expectEqual(scene.lines, [], "nothing has begun")
    stage.commitTransaction()
    stage.update()
    expectEqual(scene.lines, ["start a"])
    stage.advance(by: 0.999)
    expectEqual(scene.lines, ["start a"])
    stage.advance(by: 0.001)
    expectEqual(scene.lines, ["start a", "stop a true"])
  }

  // MARK: Misuse

  @Test func `a commit without a begin is reported`() {
    stage.commitTransaction()
    expectEqual(stage.diagnostics.map(\.id), ["R-20"])
    box.opacity = 0.5
    stage.commitTransaction()
    expectEqual(stage.diagnostics.map(\.id), ["R-20"], "nor does it end what waits for the redraw")
    expectEqual(box.presentation.opacity, 1)
  }

  @Test func `an open transaction is reported, and ends with the enclosing one`() {
    stage.disableActions = true
    stage.beginTransaction()
    box.opacity = 0.5
    stage.update()
    expectEqual(stage.diagnostics, [], "it may be committed within the instant")
    stage.advance(by: 1)
    expectEqual(stage.diagnostics.map(\.id), ["R-21"])
    expectEqual(box.presentation.opacity, 1)
    stage.commitTransaction()
    expectEqual(box.presentation.opacity, 0.5)

    stage.transaction { _ in
      stage.beginTransaction()
      box.opacity = 0.25
    }
    expectEqual(box.presentation.opacity, 0.25)
  }

  @Test func `a closure that commits an enclosing transaction is reported`() {
    stage.transaction { _ in stage.commitTransaction() }
    expectEqual(stage.diagnostics.map(\.id), ["R-20"])
    #expect(!stage.transaction.disableActions)
  }

  @Test func `a closure that throws is committed`() {
    struct Refusal: Error {}
    stage.disableActions = true
    #expect(throws: Refusal.self) {
      try stage.transaction { _ in
        box.opacity = 0.5
        throw Refusal()
      }
    }
    expectEqual(box.presentation.opacity, 0.5)
  }

  @Test func `a transaction is over after its commit`() {
    let transaction = stage.beginTransaction()
    stage.commitTransaction()
    transaction.animationDuration = 3
    #expect(stage.diagnostics.map(\.id) == ["R-22"] && transaction.animationDuration == 0.25)
  }

  @Test(arguments: [-1, Double.nan, .infinity])
  func `a duration that can't be is refused`(duration: Double) {
    let transaction = stage.beginTransaction()
    transaction.animationDuration = 2
    transaction.animationDuration = duration
    expectEqual(transaction.animationDuration, 2)
    expectEqual(stage.diagnostics.map(\.id), ["L-49"])
  }

  @Test func `a layer that is thrown away with its changes is no matter`() {
    var other: Layer? = Layer()
    weak var gone: Layer?
    gone = other
    let clock = ManualClock()
    do {
      let own = Stage(clock: clock)
      other.map(own.add)
      own.update()
      other?.opacity = 0.5
    }
    other = nil
    #expect(gone == nil)
  }

  @Test func `a change pending on one stage is immediate on another`() {
    let layer = Layer()
    do {
      let first = Stage(clock: ManualClock())
      first.add(layer)
      first.update()
      first.disableActions = true
      layer.opacity = 0.5
      expectEqual(layer.presentation.opacity, 1)
    }
    stage.add(layer)
    stage.update()
    expectEqual(layer.presentation.opacity, 0.5)
  }

  @Test func `asking a layer for an action opens no transaction`() {
    _ = box.action(forKey: "opacity")
    _ = box.action(forKey: "hidden")
    stage.transaction { transaction in
      transaction.disableActions = true
      box.opacity = 0
    }
    expectEqual(box.presentation.opacity, 0, "committed by the closure's end")
  }
}
