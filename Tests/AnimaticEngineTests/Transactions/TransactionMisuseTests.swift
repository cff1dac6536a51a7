// Transactions and actions in unusual orders: on two stages, in callbacks, in actions, with layers
// that are released meanwhile. No change may be lost, and no state may remain.

import AnimaticCore
import AnimaticEngine
import TestSupport
import Testing

/// A layer's delegate that performs a closure when it is asked for an action.
private final class Asked: LayerDelegate {
  var answer: (Layer, String) -> LayerActionAnswer?

  init(_ answer: @escaping (Layer, String) -> LayerActionAnswer?) { self.answer = answer }

  func action(for layer: Layer, forKey key: String) -> LayerActionAnswer? { answer(layer, key) }
}

struct TransactionMisuseTests {
  let scene = LiveScene()
  var stage: Stage { scene.stage }
  var box: Layer { scene.layer }

  // MARK: Callbacks

  @Test func `I-9: what a callback puts on a stage is live after the update`() {
    let late = Layer(name: "late")
    var animation = scene.told("A")
    animation.delegate = AnimationTarget(end: { [unowned scene] _ in scene.stage.add(late) })
    box.add(animation)
    stage.advance(by: 1)
    late.opacity = 0
    expectEqual(late.animationKeys, ["opacity"])
  }

  @Test
  func `a transaction begun in one callback and committed in another takes effect in the second`() {
    box.add(scene.told("first"))
    var first = scene.told("first", of: .cornerRadius)
    first.delegate = AnimationTarget(end: { [unowned scene] _ in
      scene.stage.beginTransaction().completionBlock = scene.write("block")
      scene.layer.opacity = 0.5
    })
    var second = scene.told("second", of: .borderWidth, duration: 2)
    second.delegate = AnimationTarget(end: { [unowned scene] _ in scene.stage.commitTransaction() })
    box.add(first)
    box.add(second)
    stage.advance(by: 1.5)
    expectEqual(box.animationKeys, ["opacity"])
    #expect(box.presentation.opacity == 1 && box.opacity == 0.5)
    stage.advance(by: 0.625)
    #expect(box.presentation.opacity < 1 && box.presentation.opacity > 0.5)
    stage.advance(by: 1)
    expectEqual(scene.lines.last, "block")
    expectEqual(stage.diagnostics.map(\.id), ["R-21"])
  }

  @Test func `a block that is set in a block belongs to a separate transaction`() {
    stage.transaction { [unowned scene] transaction in
      transaction.completionBlock = {
        scene.lines.append("first")
        transaction.completionBlock = scene.write("too late")
        scene.stage.transaction { $0.completionBlock = scene.write("second") }
      }
    }
    stage.update()
    expectEqual(scene.lines, ["first", "second"])
    expectEqual(stage.diagnostics.map(\.id), ["R-22"])
  }

  @Test func `a stage released in its own callback reports nothing after it`() {
    var stage: Stage? = Stage(clock: ManualClock())
    weak var freed: Stage?
    freed = stage
    let layer = Layer()
    var lines: [String] = []
    stage?.add(layer)
    stage?.update()
    stage?.transaction { transaction in
      transaction.completionBlock = {
        lines.append("block")
        stage?.beginTransaction().completionBlock = { lines.append("never") }
        layer.opacity = 0
        stage = nil
      }
    }
    stage?.update()
    expectEqual(lines, ["block"])
    #expect(freed == nil)
    #expect(layer.stage == nil && layer.animationKeys == [])
    expectEqual(layer.presentation.opacity, 0)
  }

  // MARK: Actions

  @Test func `asking for an action leaves no transaction open`() {
    #expect(box.action(forKey: "opacity") != nil)
    #expect(box.action(forKey: "hidden") != nil)
    box.add(BasicAnimation(.cornerRadius, from: 3, to: 0, duration: 1))
    expectEqual(box.presentation.cornerRadius, 3)
    stage.transaction { _ in box.opacity = 0 }
    stage.recordsEvents = true
    stage.update()
    expectEqual(stage.events.map(\.kind).contains(.commit), false)
  }

  @Test func `a layer removed by its own action is not animated`() {
    let delegate = Asked { [unowned scene] layer, _ in
      scene.stage.remove(layer)
      return nil
    }
    box.delegate = delegate
    box.opacity = 0
    stage.update()
    #expect(box.animationKeys.isEmpty)
    expectEqual(box.presentation.opacity, 0)
    withExtendedLifetime(delegate) {}
  }

  @Test func `a released delegate is not asked`() {
    var delegate: Asked? = Asked { _, _ in .stop }
    box.delegate = delegate
    box.opacity = 0.5
    #expect(box.animationKeys.isEmpty)
    withExtendedLifetime(delegate) {}
    delegate = nil
    box.opacity = 0
    expectEqual(box.animationKeys, ["opacity"])
  }

  @Test func `a transaction that is begun in an action ends what it was begun in`() {
    let delegate = Asked { [unowned scene] _, _ in
      scene.stage.beginTransaction().animationDuration = 4
      return nil
    }
    box.delegate = delegate
    stage.transaction { _ in box.opacity = 0 }
    expectEqual(stage.diagnostics.map(\.id), ["R-21"])
    expectEqual(box.animation(forKey: "opacity")?.duration, 4)
    stage.advance(by: 2)
    #expect(box.presentation.opacity < 1 && box.presentation.opacity > 0)
    withExtendedLifetime(delegate) {}
  }

  // MARK: Two stages

  @Test func `pending changes of a layer that moves to another stage are presented immediately`() {
    let other = Stage(clock: ManualClock())
    stage.beginTransaction()
    box.opacity = 0.5
    other.add(box)
    expectEqual(box.presentation.opacity, 0.5)
    other.update()
    other.transaction { transaction in
      transaction.disableActions = true
      box.opacity = 0.25
      expectEqual(box.presentation.opacity, 0.5)
      // The commit of the stage that it left is no business of it.
      stage.commitTransaction()
      expectEqual(box.presentation.opacity, 0.5)
    }
    expectEqual(box.presentation.opacity, 0.25)
    other.advance(by: 1)
    stage.advance(by: 1)
    expectEqual(box.presentation.opacity, 0.25)
  }

  @Test func `a layer removed and added in a transaction presents its model`() {
    stage.transaction { _ in
      box.opacity = 0.5
      stage.remove(box)
      expectEqual(box.presentation.opacity, 0.5)
      stage.add(box)
      box.opacity = 0.25
    }
    #expect(box.presentation.opacity == 0.25 && box.animationKeys == [])
  }

  // MARK: Transitions

  @Test func `X-4: the old snapshot contains a removed layer with its presentation`() throws {
    let child = Layer(name: "child")
    box.addSublayer(child)
    stage.advance(by: 1)
    child.add(BasicAnimation(.opacity, from: 0, to: 1, duration: 4))
    stage.advance(by: 1)
    child.removeFromSuperlayer()
    stage.advance(by: 0.125)
    let before = try #require(box.transition).outgoing
    expectEqual(before.snapshot.nodes.last?.values.opacity, 0.25)
  }

  @Test func `an animation with a transition's key is not a transition`() {
    box.add(LayerTransition(.push, from: .right, duration: 1))
    stage.advance(by: 0.5)
    #expect(box.animation(forKey: "transition") is LayerTransition)
    box.add(BasicAnimation(.opacity, from: 0, to: 1, duration: 1), forKey: "transition")
    #expect(box.animation(forKey: "transition") is BasicAnimation<Double>)
    #expect(box.transition == nil)
  }
}
