// The actions that a change of a tree requests, in order.

import AnimaticCore
import AnimaticEngine
import TestSupport
import Testing

/// Logs each request for an action.
private final class Witness: LayerDelegate {
  var asked: [String] = []

  func action(for layer: Layer, forKey key: String) -> LayerActionAnswer? {
    asked.append("\(layer.name ?? "").\(key)")
    return key == "onOrderIn" ? nil : .stop
  }
}

struct TreeActionRuleTests {
  private let witness = Witness()
  private let stage = Stage(clock: ManualClock())
  private let parent = Layer(name: "parent")
  private let first = Layer(name: "first")
  private let second = Layer(name: "second")

  init() {
    stage.add(parent)
    parent.addSublayer(first)
    stage.update()
    for layer in [parent, first, second] { layer.delegate = witness }
  }

  @Test func `I-13: adding requests sublayers of the parent, then onOrderIn of the child`() {
    parent.addSublayer(second)
    expectEqual(witness.asked, ["parent.sublayers", "second.onOrderIn"])
  }

  @Test func `I-13: removing requests sublayers of the parent, then onOrderOut of the child`() {
    first.removeFromSuperlayer()
    expectEqual(witness.asked, ["parent.sublayers", "first.onOrderOut"])
  }

  @Test
  func `I-13: replacing requests sublayers, the old one's onOrderOut, the new one's onOrderIn`() {
    parent.replaceSublayer(first, with: second)
    expectEqual(witness.asked, ["parent.sublayers", "first.onOrderOut", "second.onOrderIn"])
  }

  @Test func `I-13: a mask requests mask, then onOrderIn of the mask`() {
    parent.mask = second
    expectEqual(witness.asked, ["parent.mask", "second.onOrderIn"])
  }

  @Test func `I-13: a mask that becomes a sublayer requests mask of its former parent`() {
    let card = Layer(name: "card")
    stage.add(card)
    card.mask = second
    stage.update()
    card.delegate = witness
    witness.asked = []
    parent.addSublayer(second)
    expectEqual(
      witness.asked, ["card.mask", "second.onOrderOut", "parent.sublayers", "second.onOrderIn"])
    witness.asked = []
    parent.mask = first
    expectEqual(
      witness.asked, ["parent.sublayers", "first.onOrderOut", "parent.mask", "first.onOrderIn"])
    witness.asked = []
    parent.sublayers = [first]
    expectEqual(
      witness.asked,
      [
        "parent.mask", "first.onOrderOut", "parent.sublayers", "second.onOrderOut",
        "first.onOrderIn",
      ])
  }

  @Test func `Y-9: a reorder requests an action of the parent only`() {
    parent.addSublayer(second)
    witness.asked = []
    parent.insertSublayer(second, at: 0)
    expectEqual(witness.asked, ["parent.sublayers"])
  }

  @Test func `Y-9: emptying sublayers requests actions of the parent, then of each child`() {
    parent.addSublayer(second)
    witness.asked = []
    parent.sublayers = []
    expectEqual(witness.asked, ["parent.sublayers", "first.onOrderOut", "second.onOrderOut"])
  }

  @Test func `Y-9: a custom onOrderIn action runs and sits under that key`() {
    second.actions["onOrderIn"] = .run(BasicAnimation(.opacity, from: 0, to: 1, duration: 1))
    parent.addSublayer(second)
    expectEqual(second.animationKeys, ["onOrderIn"])
    stage.advance(by: 0.5)
    expectEqual(second.presentation.opacity, 0.5)
  }

  @Test func `moving from another superlayer requests an action of that one first`() {
    let other = Layer(name: "other")
    stage.add(other)
    stage.update()
    other.delegate = witness
    other.addSublayer(first)
    expectEqual(
      witness.asked,
      [
        "parent.sublayers", "first.onOrderOut", "other.sublayers", "first.onOrderIn",
      ])
  }

  @Test func `I-9, I-10: a tree that is not live, or without actions, requests no action`() {
    let root = Layer(name: "root")
    root.delegate = witness
    root.addSublayer(second)
    stage.add(root)
    second.removeFromSuperlayer()
    stage.transaction { transaction in
      transaction.disableActions = true
      first.removeFromSuperlayer()
    }
    #expect(witness.asked.isEmpty)
  }

  @Test func `a layer that comes is not animated before it was redrawn`() {
    parent.addSublayer(second)
    second.opacity = 0.5
    #expect(second.animationKeys.isEmpty)
    stage.update()
    #expect(second.action(forKey: "opacity") == nil, "the witness says stop")
    second.delegate = nil
    second.opacity = 0
    expectEqual(second.animationKeys, ["opacity"])
  }

  @Test func `removing a sublayer from the stage requests sublayers of its parent`() {
    let parent = Layer()
    parent.addSublayer(Layer())
    stage.add(parent)
    stage.update()
    stage.remove(parent.sublayers[0])
    expectEqual(parent.animationKeys, ["transition"])
  }

  @Test func `an animation that an action adds to a readded sublayer stays`() {
    let (parent, child) = (Layer(), Layer())
    parent.addSublayer(child)
    stage.add(parent)
    stage.update()
    child.add(BasicAnimation(.opacity, from: 0, to: 1, duration: 1), forKey: "old")
    struct PutBack: LayerAction {
      let child: Layer
      func run(forKey key: String, on layer: Layer) {
        layer.actions = ["sublayers": .stop]
        layer.addSublayer(child)
        child.add(BasicAnimation(.opacity, from: 0, to: 1, duration: 1), forKey: "new")
      }
    }
    parent.actions["sublayers"] = .run(PutBack(child: child))
    child.removeFromSuperlayer()
    #expect(child.superlayer === parent && child.animationKeys == ["new"])
  }
}
