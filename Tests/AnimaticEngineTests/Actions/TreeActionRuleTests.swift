// Which actions a change of a tree asks for, and in which order.

import AnimaticCore
import AnimaticEngine
import TestSupport
import Testing

/// Writes down who is asked for what.
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

  @Test func `I-13: adding asks the parent for sublayers, then the child for onOrderIn`() {
    parent.addSublayer(second)
    expectEqual(witness.asked, ["parent.sublayers", "second.onOrderIn"])
  }

  @Test func `I-13: removing asks the parent for sublayers, then the child for onOrderOut`() {
    first.removeFromSuperlayer()
    expectEqual(witness.asked, ["parent.sublayers", "first.onOrderOut"])
  }

  @Test
  func `I-13: replacing asks for sublayers, the old one's onOrderOut, the new one's onOrderIn`() {
    parent.replaceSublayer(first, with: second)
    expectEqual(witness.asked, ["parent.sublayers", "first.onOrderOut", "second.onOrderIn"])
  }

  @Test func `I-13: a mask asks for mask, then the mask for onOrderIn`() {
    parent.mask = second
    expectEqual(witness.asked, ["parent.mask", "second.onOrderIn"])
  }

  @Test func `I-13: a mask that becomes a sublayer asks for mask where it was`() {
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

  @Test func `Y-9: a reorder asks only the parent`() {
    parent.addSublayer(second)
    witness.asked = []
    parent.insertSublayer(second, at: 0)
    expectEqual(witness.asked, ["parent.sublayers"])
  }

  @Test func `Y-9: emptying sublayers asks the parent, then each child`() {
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

  @Test func `coming from another superlayer asks that one first`() {
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

  @Test func `I-9, I-10: a tree that is not live, or without actions, asks nobody`() {
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

  @Test func `removing a sublayer from the stage asks its parent for sublayers`() {
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
