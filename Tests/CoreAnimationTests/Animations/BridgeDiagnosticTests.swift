// Parts of a composition that Core Animation can't represent, and their diagnostics.

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

  /// A custom value.
  private struct Pitch: AnimatableVector {
    var components: [Double]
    static var componentCount: Int { 2 }
  }

  @MainActor struct `What Core Animation can't show` {
    private let layer = CALayer()

    @Test func `custom values are omitted and reported`() {
      let pitch = LayerProperty<Pitch>("pitch", default: Pitch(components: [0, 0]))
      let chain = Animate(layer).animate(pitch, to: Pitch(components: [1, 2]), duration: 1)
        .settle().fade(to: 0, duration: 1).settle()
      let quartz = chain.caAnimations
      expectEqual(quartz.diagnostics.map(\.id), ["Q-1"])
      expectEqual(quartz.diagnostics.first?.severity, .error)
      #expect(quartz.diagnostics.first?.place != nil)
      let group = quartz.first?.animation as? CAAnimationGroup
      expectEqual(group?.animations?.map { ($0 as? CABasicAnimation)?.keyPath }, ["opacity"])
    }

    @Test
    func `observers of repeats, of the whole, or of a cue are not called for bare animations`() {
      func lost(_ composition: some Composable) -> [String] {
        composition.caAnimations.diagnostics.filter { $0.id == "L-21" }.map(\.message)
      }
      let fade = Animate(layer).fade(to: 0, duration: 1).settle()
      #expect(lost(fade).isEmpty)
      expectEqual(
        lost(fade.repeats(3).onRepeat { _ in }), ["Core Animation does not report repeats."])
      let whole = ["Core Animation does not report a composition as a whole or its cues."]
      expectEqual(lost(fade.composition.observed(end: { _ in })), whole)
    }

    @Test func `an image that the app does not have`() {
      let chain = Animate(layer).images(["a", "b"], duration: 1).settle()
      expectEqual(chain.caAnimations.diagnostics.map(\.id), ["Q-1"])
      let one: @Sendable (String) -> (any Sendable)? = { $0 == "a" ? $0 : nil }
      NamedImage.$lookup.withValue(one) {
        expectEqual(chain.caAnimations.diagnostics.map(\.id), ["Q-1"])
      }
      let any: @Sendable (String) -> (any Sendable)? = { "image \($0)" }
      NamedImage.$lookup.withValue(any) {
        #expect(chain.caAnimations.diagnostics.isEmpty)
        let frames = chain.caAnimations.first?.animation as? CAKeyframeAnimation
        expectEqual(frames?.values as? [String], ["image a", "image b"])
      }
    }

    @Test(arguments: [Double.nan, .infinity])
    func `a path with a number that is none`(number: Double) {
      var path = BezierPath()
      path.move(to: .zero)
      path.addLine(to: CGPoint(x: number, y: 5))
      let fly = KeyframeAnimation(.position, path: path, duration: 1)
      expectEqual(layer.objections(to: fly).map(\.id), ["L-49"])
      layer.add(fly, forKey: "fly")
      #expect(layer.animationKeys.isEmpty)
    }

    @Test func `a flip is no transition of Core Animation's`() {
      let flip = LayerTransition(.flip, from: .left, duration: 1)
      expectEqual(layer.objections(to: flip).map(\.id), ["Q-2"])
      layer.add(flip, forKey: nil)
      #expect(layer.animationKeys.isEmpty)
      #expect(layer.objections(to: LayerTransition(.push, from: .left, duration: 1)).isEmpty)
    }

    @Test func `the easing of a group`() {
      let chain = Animate(layer).fade(to: 0, duration: 1).group().easing(.bounce()).settle()
      expectEqual(chain.caAnimations.diagnostics.map(\.id), ["Q-3"])
      let plain = Animate(layer).fade(to: 0, duration: 1).group().easing(.easeIn).settle()
      #expect(plain.caAnimations.diagnostics.isEmpty)
      let polynomial = Animate(layer).fade(to: 0, duration: 1).group().easing(.quad()).settle()
      #expect(polynomial.caAnimations.diagnostics.isEmpty)
    }

    @Test func `observers of a part with manually added animations`() {
      let chain = Animate(layer).fade(to: 0, duration: 1).onEnd {}.settle()
        .move(x: 5, duration: 1).settle()
      #expect(chain.diagnostics.isEmpty)
      expectEqual(chain.caAnimations.diagnostics.map(\.id), ["L-21"])
    }

    @Test func `the diagnostics of the composition are included once`() {
      let pitch = LayerProperty<Pitch>("pitch", default: Pitch(components: [0, 0]))
      let chain = Animate(layer).fade(to: 0, duration: 1)
        .scale(to: 2, duration: 1, easing: TimingFunction(controlPoints: 2, 0, 0, 1))
        .animate(pitch, to: Pitch(components: [1, 2]), duration: 1)
      let own = chain.diagnostics
      #expect(own.contains { $0.id == "C-6" } && own.contains { $0.id.hasPrefix("L-") })
      let told = chain.caAnimations.diagnostics
      expectEqual(Array(told.prefix(own.count)), own)
      expectEqual(told.dropFirst(own.count).map(\.id), ["Q-1"])
    }

    @Test func `a raw animation keeps its easing`() throws {
      let bounce = BasicAnimation(
        .opacity, from: 0, to: 1, duration: 1, timingFunction: .bounce())
      layer.add(bounce, forKey: "bounce")
      let added = try #require(layer.animation(forKey: "bounce") as? CAKeyframeAnimation)
      #expect((added.values?.count ?? 0) > 10)
      #expect(layer.objections(to: bounce).isEmpty)
    }
  }

  #if APPLE_STAND_IN
    @MainActor struct `Diagnostics of runs on Core Animation` {
      private func findings(
        _ act: (CALayer) -> Playback
      ) -> (ids: [String], layer: CALayer, outcome: Outcome?) {
        CAStubWorld.withFresh { world in
          let layer = CALayer()
          world.show(layer)
          world.runLoopTurn()
          let playback = act(layer)
          let ids = playback.diagnostics.map(\.id)
          world.advance(to: 5)
          return (ids, layer, playback.outcome)
        }
      }

      @Test func `a run reports omissions, and continues`() {
        let pitch = LayerProperty<Pitch>("pitch", default: Pitch(components: [0, 0]))
        let found = findings { layer in
          Animate(layer).animate(pitch, to: Pitch(components: [1, 2]), duration: 1).settle()
            .fade(to: 0, duration: 1).settle().run()
        }
        expectEqual(found.ids, ["Q-1"])
        expectEqual(found.outcome, .finished)
        expectEqual(found.layer.opacity, 0)
      }

      @Test func `reduced motion is a system setting`() {
        for isReduced in [false, true] {
          SystemMotion.$override.withValue(isReduced) {
            CAStubWorld.withFresh { world in
              let layer = CALayer()
              world.show(layer)
              world.runLoopTurn()
              let chain = Animate(layer).move(x: 50, duration: 2).settle().reducedMotion(.skip)
              let playback = chain.run()
              expectEqual(playback.duration, (isReduced ? 0 : 2))
              expectEqual(chain.caAnimations.first?.animation.duration, (isReduced ? 1e-6 : 2))
              expectEqual(chain.run(reducedMotion: false).duration, 2)
            }
          }
        }
      }
    }
  #endif
#endif
