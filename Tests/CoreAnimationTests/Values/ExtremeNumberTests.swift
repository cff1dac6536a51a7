// Numbers that Core Animation can't compute with, and their replacements.

import Animatic
import AnimaticCore
import AnimaticEngine
import TestSupport
import Testing

#if APPLE_STAND_IN
  @testable import CoreAnimationStandIn
#else
  @testable import AnimaticCoreAnimation
#endif

#if canImport(QuartzCore)
  import Foundation
  import QuartzCore

  @MainActor struct `Numbers that Core Animation can't calculate with` {
    private let layer = CALayer()

    @Test(arguments: [
      MediaTiming(duration: .nan), MediaTiming(duration: .infinity), MediaTiming(duration: -1),
      MediaTiming(beginTime: .nan, duration: 1), MediaTiming(beginTime: .infinity, duration: 1),
      MediaTiming(duration: 1, speed: .nan), MediaTiming(duration: 1, timeOffset: .nan),
      MediaTiming(duration: 1, repeatCount: .nan), MediaTiming(duration: 1, repeatDuration: .nan),
    ])
    func `times that are none are refused, as the engine refuses them`(timing: MediaTiming) {
      var fade = BasicAnimation(.opacity, from: 1, to: 0)
      fade.timing = timing
      let id = timing.duration < 0 ? "C-4" : "L-49"
      expectEqual(layer.objections(to: fade).map(\.id), [id])
      expectEqual(layer.objections(to: AnimationGroup([fade], duration: 1)).map(\.id), [id])
      layer.add(fade, forKey: "fade")
      #expect(layer.animation(forKey: "fade") == nil)
      let (stage, engine) = (Stage(clock: ManualClock()), Layer())
      stage.add(engine)
      engine.add(fade, forKey: "fade")
      #expect(engine.diagnostics.map(\.id).contains(id))
    }

    @Test func `a shape that is none`() {
      var move = KeyframeAnimation(.opacity, values: [0, 1, 0.5], duration: 1)
      move.calculationMode = .cubic
      move.tensionValues = [0, .nan, 0]
      expectEqual(layer.objections(to: move).map(\.id), ["L-49"])
      #expect(move.quartz == nil)
    }

    @Test func `a value that is not a number is reported as such, and only so`() {
      let fade = BasicAnimation(.opacity, from: 1, to: .nan, duration: 1)
      expectEqual(layer.objections(to: fade).map(\.id), ["L-49"])
      #expect(fade.quartz == nil)
    }

    @Test(arguments: [[0, 1.6, 2], [0, .nan, 1], [0, 0.8, 0.2], []])
    func `key times that can't be meant are left out, so that keyframes are spread evenly`(
      times: [Double]
    ) {
      let fade = KeyframeAnimation(.opacity, values: [0, 1, 0.5], keyTimes: times, duration: 1)
      let quartz = fade.quartz as? CAKeyframeAnimation
      expectEqual(quartz?.values?.count, 3)
      #expect(quartz?.keyTimes == nil)
    }

    @Test func `a number beyond the range is clamped`() {
      var fade = BasicAnimation(.opacity, from: 1, to: 0, duration: 1)
      fade.timing.speed = 1e300
      fade.timing.repeatCount = .infinity
      fade.timingFunction = TimingFunction(controlPoints: 0.1, -1e50, 0.9, 1e50)
      let quartz = fade.quartz
      expectEqual(quartz?.speed, .greatestFiniteMagnitude)
      expectEqual(quartz?.repeatCount, .infinity)
      var point: [Float] = [0, 0]
      quartz?.timingFunction?.getControlPoint(at: 2, values: &point)
      expectEqual(point, [0.9, .greatestFiniteMagnitude])
    }

    @Test func `a group without end lasts as long as counts can be, and evenly`() {
      let chain = Animate(layer).spin(duration: 1).repeats(.infinity).move(x: 4, duration: 1)
      let group = chain.caAnimations.first?.animation as? CAAnimationGroup
      expectEqual(group?.duration, 1e8)
      #expect(group?.timingFunction == nil)
      expectEqual(group?.animations?.count, 2)
    }

    @Test func `the easing of the transaction has no effect`() {
      CATransaction.begin()
      CATransaction.setAnimationTimingFunction(CAMediaTimingFunction(name: .easeIn))
      Animate(layer).spin(duration: 1).repeats(.infinity).move(x: 4, duration: 1).run()
      expectEqual(layer.animationKeys(), ["animatic.0"])
      expectEqual(layer.animation(forKey: "animatic.0")?.duration, 1e8)
      #expect(layer.animation(forKey: "animatic.0")?.timingFunction == nil)
      CATransaction.commit()
    }

    @Test func `the identity of a layer does not go into its archive`() throws {
      let identity = layer.identity
      let data = try NSKeyedArchiver.archivedData(
        withRootObject: identity, requiringSecureCoding: true)
      let copy = try NSKeyedUnarchiver.unarchivedObject(ofClass: LayerIdentity.self, from: data)
      #expect(copy != nil)
      #expect(copy?.id != identity.id)
    }
  }
#endif
