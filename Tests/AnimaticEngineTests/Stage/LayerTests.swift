// A layer's model, its attachments, and its presentation.

import AnimaticCore
import AnimaticEngine
import Foundation
import TestSupport
import Testing

struct LayerTests {
  private let stage = Stage(clock: ManualClock())
  private let box = Layer(name: "box")

  init() {
    stage.add(box)
  }

  @Test func `the model is read and written by name and by property`() {
    box.opacity = 0.5
    box[.positionX] = 7
    box[.rotation] = .pi / 2
    expectEqual(box[.opacity], 0.5)
    expectEqual(box.position.x, 7)
    #expect(abs(box.transform.m12 - 1) < 1e-15)
    expectEqual(box.presentation.opacity, 0.5)
  }

  @Test func `an animation never changes the model`() {
    box.add(BasicAnimation(.opacity, from: 1, to: 0, duration: 1), forKey: "fade")
    stage.advance(by: 0.5)
    expectEqual(box.presentation.opacity, 0.5)
    expectEqual(box.opacity, 1)
  }

  @Test func `keys are listed in order of addition and an animation without one is not`() {
    box.add(BasicAnimation(.opacity, to: 0, duration: 1), forKey: "b")
    box.add(BasicAnimation(.opacity, to: 0, duration: 1))
    box.add(BasicAnimation(.opacity, to: 0, duration: 1), forKey: "a")
    expectEqual(box.animationKeys, ["b", "a"])
    box.removeAllAnimations()
    #expect(box.animationKeys.isEmpty)
    expectEqual(box.presentation.opacity, 1)
  }

  @Test func `what was added is a copy`() throws {
    var fade = BasicAnimation(.opacity, from: 1, to: 0, duration: 1)
    box.add(fade, forKey: "fade")
    fade.toValue = 0.5
    stage.advance(by: 0.5)
    expectEqual(box.presentation.opacity, 0.5)
    let attached = try #require(box.animation(forKey: "fade") as? BasicAnimation<Double>)
    expectEqual(attached.toValue, 0)
    expectEqual(attached.beginTime, stage.mediaTime - 0.5)
    #expect(box.animation(forKey: "none") == nil)
  }

  @Test func `removing an unknown key is not reported`() {
    box.removeAnimation(forKey: "nothing")
    #expect(box.diagnostics.isEmpty)
  }

  @Test func `a layer without a stage keeps an animation until it has one, and reports it`() {
    var log: [String] = []
    let loose = Layer()
    var fade = BasicAnimation(.opacity, to: 0, duration: 1)
    fade.delegate = AnimationTarget(
      begin: { _ in log.append("start") }, end: { log.append("stop \($0.finished)") })
    loose.add(fade, forKey: "fade")
    #expect(log.isEmpty)
    expectEqual(loose.animationKeys, ["fade"])
    expectEqual(loose.diagnostics.map(\.id), ["L-28"])
    stage.add(loose)
    stage.advance(by: 1)
    expectEqual(log, ["start", "stop true"])
  }

  @Test func `an unknown key path has no effect but lasts its duration`() {
    var ends: [Double] = []
    var wrong = BasicAnimation<Double>(keyPath: "opacty", from: 1, to: 0, duration: 1)
    wrong.delegate = AnimationTarget(end: { ends.append($0.time) })
    box.add(wrong, forKey: "wrong")
    expectEqual(box.diagnostics.map(\.id), ["L-1"])
    expectEqual(box.diagnostics.first?.remedy.contains("opacity"), true)
    stage.advance(by: 0.5)
    expectEqual(box.presentation.opacity, 1)
    stage.advance(by: 0.5)
    expectEqual(ends, [1])
  }

  @Test func `a custom value type is animated like the built-in ones`() {
    box.add(BasicAnimation(.heat, to: Heat(degrees: 40), duration: 1), forKey: "heat")
    stage.advance(by: 0.25)
    expectEqual(box.presentation[.heat], Heat(degrees: 25))
    expectEqual(box[.heat], Heat(degrees: 20))
  }

  @Test func `an invalid time of a layer never reaches the presentation`() {
    box.add(BasicAnimation(.opacity, from: 1, to: 0, duration: 1), forKey: "fade")
    box.speed = .nan
    stage.advance(by: 0.5)
    expectEqual(box.presentation.opacity, 1)
    box.speed = 1
    expectEqual(box.presentation.opacity, 0.5)
  }

  @Test func `a stage that the user made holds its layers`() {
    weak var held: Layer?
    do {
      let layer = Layer()
      held = layer
      stage.add(layer)
    }
    #expect(held != nil)
    held.map(stage.remove)
    #expect(held == nil)
  }

  @Test func `a layer is on one stage at a time`() {
    let other = Stage(clock: ManualClock())
    box.add(BasicAnimation(.opacity, to: 0, duration: 1), forKey: "fade")
    other.add(box)
    #expect(stage.layers.isEmpty)
    #expect(box.stage === other)
    #expect(box.animationKeys.isEmpty)
  }
}

private struct Heat: AnimatableVector {
  static let componentCount = 1
  var degrees: Double

  init(degrees: Double) { self.degrees = degrees }

  init(components: [Double]) { degrees = components[0] }

  var components: [Double] { [degrees] }
}

extension LayerProperty where Value == Heat {
  fileprivate static var heat: Self { Self("heat", default: Heat(degrees: 20)) }
}
