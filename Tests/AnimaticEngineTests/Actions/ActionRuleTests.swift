// Implicit animations: the search for an action, and the default action.

import AnimaticCore
import AnimaticEngine
import Foundation
import TestSupport
import Testing

#if canImport(CoreGraphics)
  import CoreGraphics
#endif

private final class Answers: LayerDelegate {
  var asked: [String] = []
  var answer: LayerActionAnswer?

  func action(for layer: Layer, forKey key: String) -> LayerActionAnswer? {
    asked.append(key)
    return answer
  }
}

/// An action that writes down that it ran.
private final class Note: LayerAction {
  var lines: [String] = []
  let name: String

  init(_ name: String) { self.name = name }

  func run(forKey key: String, on layer: Layer) {
    lines.append("\(name) \(key) \(layer.opacity) shows \(layer.presentation.opacity)")
  }
}

struct ActionRuleTests {
  let scene = LiveScene()
  var stage: Stage { scene.stage }
  var box: Layer { scene.layer }

  @Test func `I-11: a change is animated from the presentation, with Core Animation's defaults`()
    throws
  {
    box.opacity = 0
    let animation = try #require(
      box.animation(forKey: "opacity") as? BasicAnimation<Double>)
    #expect(animation.fromValue == 1 && animation.toValue == nil && animation.byValue == nil)
    #expect(animation.duration == 0.25 && animation.timingFunction == .default)
    #expect(animation.fillMode == .backwards && animation.isRemovedOnCompletion)
    let eased = TimingFunction.default.value(at: 0.4)
    #expect(agree(scene.values(of: .opacity, at: [0, 0.1, 0.25]), [1, 1 - eased, 0]))
    #expect(box.animationKeys.isEmpty)
  }

  @Test func `I-11: a change during an animation starts from the presentation`() {
    stage.transaction.animationTimingFunction = .linear
    box.opacity = 0
    stage.advance(by: 0.125)
    stage.transaction.animationTimingFunction = .linear
    box.opacity = 1
    #expect(agree([box.presentation.opacity], [0.5]), "what runs shows until the commit")
    expectEqual(box.animationKeys, ["opacity"])
    #expect(agree(scene.values(of: .opacity, at: [0.125, 0.25, 0.375]), [0.5, 0.75, 1]))
  }

  @Test func `I-11: the same value again changes nothing`() {
    box.opacity = 1
    box.position = .zero
    #expect(box.animationKeys.isEmpty)
  }

  @Test func `I-9: a layer that has not been redrawn yet is not animated`() {
    let other = Layer()
    other.opacity = 0.8
    stage.add(other)
    #expect(other.action(forKey: "opacity") == nil)
    other.opacity = 0.5
    #expect(other.animationKeys == [] && other.presentation.opacity == 0.5)
    stage.flush()
    other.opacity = 0.2
    expectEqual(other.animationKeys, ["opacity"])
    #expect(Layer().action(forKey: "opacity") == nil)
    stage.remove(other)
    other.opacity = 0.9
    #expect(other.animationKeys == [] && other.presentation.opacity == 0.9)
  }

  @Test func `I-9: changes of a layer without a superlayer or stage are immediate`() {
    let lonely = Layer()
    let stage = Stage.shared(by: [lonely])
    stage?.update()
    #expect(lonely.stage != nil && lonely.action(forKey: "opacity") == nil)
    lonely.opacity = 0.5
    #expect(lonely.presentation.opacity == 0.5 && lonely.animationKeys == [])
  }

  @Test(arguments: ["none", "fresh", "left", "run"])
  func `I-9: a layer that is not live answers all but the built-in action`(place: String) throws {
    let (other, answers) = (Layer(), Answers())
    switch place {
    case "fresh": stage.add(other)
    case "left":
      stage.add(other)
      stage.update()
      stage.remove(other)
    case "run": _ = Stage.shared(by: [other])
    default: break
    }
    func found() -> String? { (other.action(forKey: "opacity") as? Note)?.name }
    other.delegate = answers
    #expect(other.action(forKey: "opacity") == nil && other.action(forKey: "mine") == nil)
    expectEqual(answers.asked, ["opacity", "mine"])
    other.style = LayerStyle(actions: ["opacity": .run(Note("style"))])
    expectEqual(found(), "style")
    other.actions["opacity"] = .run(Note("actions"))
    expectEqual(found(), "actions")
    answers.answer = .run(Note("delegate"))
    expectEqual(found(), "delegate")
    answers.answer = .stop
    #expect(other.action(forKey: "opacity") == nil)
    answers.answer = nil
    other.actions["opacity"] = .stop
    #expect(other.action(forKey: "opacity") == nil, "the style is not asked")
  }

  @Test func `I-9: a fresh layer also answers the default action of its stage`() {
    let other = Layer()
    stage.defaultActions["opacity"] = .run(Note("default"))
    #expect(other.action(forKey: "opacity") == nil)
    stage.add(other)
    expectEqual((other.action(forKey: "opacity") as? Note)?.name, "default")
  }

  @Test func `I-9: a change of a layer that is not live runs none of its actions`() {
    let (other, answers) = (Layer(), Answers())
    let note = Note("ran")
    answers.answer = .run(note)
    other.delegate = answers
    other.opacity = 0.5
    stage.add(other)
    other.opacity = 0.25
    #expect(note.lines.isEmpty && answers.asked.isEmpty && other.animationKeys.isEmpty)
  }

  @Test(arguments: [false, true])
  func `I-10: action(forKey:) searches also while actions are disabled`(isLive: Bool) {
    let (other, answers) = (Layer(), Answers())
    if isLive {
      stage.add(other)
      stage.update()
    }
    other.delegate = answers
    other.actions["opacity"] = .run(Note("actions"))
    stage.disableActions = true
    stage.transaction { transaction in
      transaction.disableActions = true
      expectEqual((other.action(forKey: "opacity") as? Note)?.name, "actions")
    }
    expectEqual(answers.asked, ["opacity"])
  }

  @Test func `I-9: an instant is enough to be redrawn`() {
    let other = Layer()
    stage.add(other)
    (stage.clock as? ManualClock)?.advance(by: 0.001)
    other.opacity = 0.2
    expectEqual(other.animationKeys, ["opacity"])
  }

  @Test func `I-10: disabled actions are not searched for`() {
    let answers = Answers()
    box.delegate = answers
    stage.transaction { transaction in
      transaction.disableActions = true
      box.opacity = 0
    }
    #expect(answers.asked == [] && box.animationKeys == [] && box.presentation.opacity == 0)
    stage.disableActions = true
    box.opacity = 1
    stage.flush()
    #expect(answers.asked == [] && box.presentation.opacity == 1)
    stage.transaction { transaction in
      transaction.disableActions = false
      box.opacity = 0
    }
    expectEqual(answers.asked, ["opacity"], "a transaction may say otherwise than the stage")
  }

  @Test func `I-10: a duration of 0 is immediate`() {
    stage.transaction { transaction in
      transaction.animationDuration = 0
      box.opacity = 0
    }
    #expect(box.animationKeys == [] && box.presentation.opacity == 0)
  }

  @Test func `I-3: duration and easing come from the transaction`() throws {
    stage.transaction { transaction in
      transaction.animationDuration = 2
      transaction.animationTimingFunction = .easeOut
      box.opacity = 0
    }
    let animation = try #require(box.animation(forKey: "opacity"))
    #expect(animation.duration == 2 && animation.timingFunction == .easeOut)
  }

  @Test func `I-7: the search order is delegate, actions, style, stage`() {
    let (first, second, third, fourth) = (Note("1"), Note("2"), Note("3"), Note("4"))
    let answers = Answers()
    answers.answer = .run(first)
    box.delegate = answers
    box.actions["opacity"] = .run(second)
    box.style = LayerStyle(actions: ["opacity": .run(third)])
    stage.defaultActions["opacity"] = .run(fourth)
    box.opacity = 0.9
    answers.answer = nil
    box.opacity = 0.8
    box.actions = [:]
    box.opacity = 0.7
    box.style = nil
    box.opacity = 0.6
    stage.defaultActions = [:]
    #expect(box.animationKeys.isEmpty)
    box.opacity = 0.5
    expectEqual(box.animationKeys, ["opacity"])
    expectEqual(
      [first, second, third, fourth].map(\.lines),
      [
        ["1 opacity 0.9 shows 1.0"], ["2 opacity 0.8 shows 1.0"], ["3 opacity 0.7 shows 1.0"],
        ["4 opacity 0.6 shows 1.0"],
      ])
    expectEqual(answers.asked, [String](repeating: "opacity", count: 5))
  }

  @Test(arguments: 0..<4)
  func `I-7: a stop ends the search`(place: Int) {
    let answers = Answers()
    let later = Note("later")
    box.delegate = answers
    for index in place..<4 {
      let answer: LayerActionAnswer = index == place ? .stop : .run(later)
      switch index {
      case 0: answers.answer = answer
      case 1: box.actions["opacity"] = answer
      case 2: box.style = LayerStyle(actions: ["opacity": answer])
      default: stage.defaultActions["opacity"] = answer
      }
    }
    #expect(box.action(forKey: "opacity") == nil)
    box.opacity = 0
    stage.flush()
    #expect(later.lines == [] && box.animationKeys == [] && box.presentation.opacity == 0)
  }

  @Test func `I-12: what has a built-in action, and what has none`() {
    let basic = [
      "bounds", "position", "zPosition", "anchorPoint", "anchorPointZ", "transform",
      "sublayerTransform", "contents", "contentsRect", "contentsCenter", "contentsScale",
      "cornerRadius", "borderWidth", "borderColor", "opacity", "shadowColor", "shadowOpacity",
      "shadowOffset", "shadowRadius", "transform.scale", "transform.rotation.z",
      "rasterizationScale", "fillColor", "lineWidth", "miterLimit", "lineDashPhase", "fontSize",
      "foregroundColor", "colors", "locations", "startPoint", "endPoint",
    ]
    for key in basic { #expect(box.action(forKey: key) != nil, "\(key)") }
    let none = [
      "doubleSided", "contentsGravity", "frame", "name", "position.x", "cornerCurve", "speed",
      "mine", "path", "bounds.size", "",
    ]
    for key in none { #expect(box.action(forKey: key) == nil, "\(key)") }
  }

  @Test func `I-12: a colour that was never set can't be animated from`() {
    #expect(box.action(forKey: "backgroundColor") == nil)
    box.backgroundColor = .red
    stage.flush()
    #expect(box.animationKeys == [] && box.presentation.backgroundColor == .red)
    box.backgroundColor = .blue
    expectEqual(box.animationKeys, ["backgroundColor"])
  }

  @Test func `I-12: a component of a transform is animated as such`() throws {
    stage.transaction.animationTimingFunction = .linear
    box[.rotation] = 1
    box.position.x = 10
    expectEqual(box.animationKeys, ["transform.rotation.z", "position"])
    #expect(agree(scene.values(of: .rotation, at: [0, 0.125, 0.25]), [0, 0.5, 1]))
  }

  @Test func `A-6: an explicit animation under the property's name replaces the implicit one`() {
    box.opacity = 0
    box.add(BasicAnimation(.opacity, from: 0.5, to: 0, duration: 1), forKey: "opacity")
    expectEqual(box.animationKeys, ["opacity"])
    #expect(agree(scene.values(of: .opacity, at: [0, 0.5, 1]), [0.5, 0.25, 0]))
  }

  @Test func `a custom action starts from the presentation`() throws {
    box.actions["opacity"] = .run(
      BasicAnimation<Double>(keyPath: "", duration: 1, timingFunction: .linear))
    box.opacity = 0
    #expect(agree(scene.values(of: .opacity, at: [0, 0.5, 1]), [1, 0.5, 0]))
  }

  @Test(arguments: [false, true])
  func `a custom action without a key path uses the key's`(isByDelegate: Bool) {
    let spring = SpringAnimation<Double>(LayerProperty(keyPath: ""), perceptualDuration: 0.5)
    let frames = KeyframeAnimation<Double>(
      LayerProperty(keyPath: ""), values: [0, 8, 2], duration: 1)
    let answers = Answers()
    if isByDelegate { box.delegate = answers }
    answers.answer = .run(spring)
    box.actions["opacity"] = .run(spring)
    stage.defaultActions["zPosition"] = .run(frames)
    box.opacity = 0
    answers.answer = .run(frames)
    box.zPosition = 2
    #expect(box.diagnostics.filter { $0.id == "L-1" }.isEmpty)
    expectEqual(box.animationKeys, ["opacity", "zPosition"])
    stage.advance(by: 0.25)
    let way = spring.spring.value(at: 0.25)
    #expect(agree([box.presentation.opacity], [1 - way]), "from what showed to the new model")
    #expect(agree([box.presentation.zPosition], [4]))
  }

  @Test func `a custom action keeps its key path`() {
    box.actions["opacity"] = .run(KeyframeAnimation(.zPosition, values: [0, 8], duration: 1))
    box.opacity = 0
    stage.advance(by: 0.5)
    #expect(box.presentation.zPosition == 4 && box.presentation.opacity == 0)
  }

  @Test func `a spring that has nothing to animate ends what ran, and is not added`() {
    stage.transaction.animationTimingFunction = .linear
    box.opacity = 0
    stage.advance(by: 0.125)
    #expect(agree([box.presentation.opacity], [0.5]))
    box.actions["opacity"] = .run(
      SpringAnimation<Double>(LayerProperty(keyPath: ""), perceptualDuration: 0.5))
    box.opacity = 0.5
    #expect(box.animationKeys.isEmpty)
    stage.advance(by: 0.1)
    expectEqual(box.presentation.opacity, 0.5)
  }

  @Test func `keyframes that all are the new value end what ran, and are not added`() {
    box.opacity = 0.5
    stage.flush()
    expectEqual(box.animationKeys, ["opacity"])
    box.actions["opacity"] = .run(KeyframeAnimation(.opacity, values: [0.25, 0.25], duration: 1))
    box.opacity = 0.25
    #expect(box.animationKeys.isEmpty)
    box.opacity = 0.75
    expectEqual(box.animationKeys, ["opacity"], "where the value is another there is a way")
  }

  @Test func `an action that changes its property recursively is stopped`() {
    struct Loop: LayerAction {
      func run(forKey key: String, on layer: Layer) { layer.opacity -= 0.1 }
    }
    box.actions["opacity"] = .run(Loop())
    box.opacity = 0.5
    #expect(agree([box.opacity], [0.4]) && box.diagnostics.map(\.id) == ["R-23"])
    box.opacity = 0.9
    #expect(agree([box.opacity], [0.8]), "and runs again for the next change")
  }

  @Test func `the whole model may be written, and what differs is animated`() {
    var model = box.model
    model.opacity = 0
    model.cornerRadius = 4
    model.zPosition = 0
    box.model = model
    expectEqual(box.animationKeys, ["opacity", "cornerRadius"])
  }

  @Test func `what a host writes is not animated`() {
    var values = LayerValues()
    values.opacity = 0
    box.setModelValues(values)
    #expect(box.animationKeys == [] && box.presentation.opacity == 1)
    stage.flush()
    expectEqual(box.presentation.opacity, 0)
  }

  @Test func `changes in a callback start at its time, whatever the steps`() {
    func shown(_ steps: [Double]) -> [String] {
      let scene = LiveScene()
      var animation = BasicAnimation(.cornerRadius, from: 0, to: 1, duration: 0.5)
      animation.delegate = AnimationTarget(end: { [scene] _ in
        scene.stage.transaction.animationTimingFunction = .linear
        scene.layer.opacity = 0
        scene.lines.append("\(scene.layer.presentation.opacity)")
      })
      scene.layer.add(animation)
      for step in steps {
        scene.stage.advance(by: step)
        if scene.stage.time == 0.625 || scene.stage.time == 1 {
          scene.lines.append("\(scene.layer.presentation.opacity)")
        }
      }
      return scene.lines
    }
    expectEqual(shown([0.625, 0.375]), ["1.0", "0.5", "0.0"])
    expectEqual(shown([0, 0.25, 0.25, 0, 0.125, 0.375]), ["1.0", "0.5", "0.0"])
  }

  // MARK: Diagnostics

  @Test
  func `B-3: an animation from the presentation to a changed model is not reported as invisible`() {
    let fade = BasicAnimation<Double>(.opacity, duration: 1)
    box.actions["opacity"] = .run(fade)
    box.actions["cornerRadius"] = .run(
      SpringAnimation<Double>(.cornerRadius, perceptualDuration: 0.5))
    box.opacity = 0
    box.cornerRadius = 5
    stage.transaction { _ in
      box.model.zPosition = 4
      box.add(BasicAnimation<Double>(.zPosition, duration: 1), forKey: "zPosition")
    }
    #expect(box.diagnostics.map(\.id).isEmpty)
    stage.advance(by: 0.5)
    #expect(box.presentation.opacity == 0.5 && box.presentation.zPosition == 2)
    #expect(box.diagnostics.map(\.id).isEmpty)
  }

  @Test func `L-37: without a change such an animation is invisible, which is reported`() {
    box.add(BasicAnimation<Double>(.opacity, duration: 1))
    expectEqual(box.diagnostics.map(\.id), ["L-37"])
  }
}
