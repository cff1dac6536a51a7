// Unusual sequences of runs on layers of Core Animation: keys that move between runs, removed layers,
// layers with extreme times, and runs without any animation.

import Animatic
import AnimaticCore
import AnimaticEngine
import TestSupport
import Testing

#if APPLE_STAND_IN
  import CoreAnimationStandIn
  import Foundation
  import QuartzCore

  @MainActor struct `Unusual runs on Core Animation` {
    private let heard = EventLines()

    private func layers(_ count: Int, in world: CAStubWorld) -> [CALayer] {
      let layers = (0..<count).map { number in
        let layer = CALayer()
        layer.name = "layer \(number)"
        world.show(layer)
        return layer
      }
      world.runLoopTurn()
      return layers
    }

    @Test func `the next run takes the key, and the first is cancelled too late`() {
      CAStubWorld.withFresh { world in
        let layer = layers(1, in: world)[0]
        let chain = Animate(layer).fade(to: 0, duration: 1).key("k").settle()
        let first = chain.run()
        world.advance(to: 0.5)
        let second = chain.run()
        first.cancel()
        world.advance(to: 5)
        expectEqual(first.outcome, .replaced(by: "k"))
        expectEqual(second.outcome, .finished)
        expectEqual(layer.opacity, 0)
      }
    }

    @Test func `a run that starts itself anew under its key`() {
      CAStubWorld.withFresh { world in
        let layer = layers(1, in: world)[0]
        @MainActor func again(_ count: Int) {
          guard count > 0 else { return }
          Animate(layer).fade(to: 0, duration: 1).key("k").onEnd { event in
            heard.note("\(event.time) \(event.finished)")
            again(count - 1)
          }.run()
        }
        again(3)
        world.advance(to: 9)
        expectEqual(heard.lines, ["1.0 true", "2.0 true", "3.0 true"])
      }
    }

    @Test func `a run that is started by an end takes the key that is free then`() {
      var keys: [[String]] = []
      @MainActor func follow(_ host: any LayerHost) {
        Animate(host).fade(to: 0, duration: 1).onEnd {
          Animate(host).move(x: 5, duration: 1).onEnd { keys.append(host.animationKeys) }.run()
          keys.append(host.animationKeys)
        }.settle().run()
      }
      let stage = Stage(clock: ManualClock())
      let own = Layer()
      stage.add(own)
      follow(own)
      stage.advance(by: 3)
      CAStubWorld.withFresh { world in
        let layer = layers(1, in: world)[0]
        follow(layer)
        world.advance(to: 3)
        expectEqual(layer.opacity, 0)
      }
      expectEqual(keys, [["animatic.0"], [], ["animatic.0"], []])
    }

    @Test func `two of one run under one key`() {
      CAStubWorld.withFresh { world in
        let layer = layers(1, in: world)[0]
        let playback = Parallel {
          Animate(layer).fade(to: 0.5, duration: 1).key("k").settle()
          Animate(layer).move(x: 5, duration: 2).key("k").settle()
        }.run()
        world.advance(to: 5)
        let stage = Stage(clock: ManualClock())
        let own = Layer()
        stage.add(own)
        let run = Parallel {
          Animate(own).fade(to: 0.5, duration: 1).key("k").settle()
          Animate(own).move(x: 5, duration: 2).key("k").settle()
        }.run()
        stage.advance(by: 5)
        expectEqual(playback.outcome, run.outcome)
        #expect(layer.position.x == own.position.x && Double(layer.opacity) == own.opacity)
      }
    }

    @Test func `what was removed or replaced does not come back`() {
      CAStubWorld.withFresh { world in
        let layer = layers(1, in: world)[0]
        let playback = Animate(layer).fade(to: 0, duration: 1).run()
        world.advance(to: 0.5)
        layer.removeAllAnimations()
        playback.rate = 0.5
        #expect(layer.animationKeys.isEmpty)
        expectEqual(playback.outcome, .cancelled(at: 0.5))
        let other = Animate(layer).fade(to: 0, duration: 1).key("k").run()
        world.advance(by: 0.25)
        let foreign = CABasicAnimation(keyPath: "opacity")
        (foreign.toValue, foreign.duration) = (0.25, 10)
        layer.add(foreign, forKey: "k")
        other.seek(to: 0.1)
        expectEqual(layer.animation(forKey: "k")?.duration, 10)
        expectEqual(other.outcome, .replaced(by: "k"))
      }
    }

    @Test func `a run without convertible animations ends at its time`() {
      CAStubWorld.withFresh { world in
        let layer = layers(1, in: world)[0]
        let playback = Animate(layer).images(["a", "b"], duration: 1).onEnd(heard.record("end"))
          .settle()
          .run()
        world.advance(to: 5)
        expectEqual(playback.outcome, .finished)
        expectEqual(heard.lines.map { $0.hasPrefix("end 1.0 true") }, [true])
        #expect(layer.contents == nil)
        #expect(layer.animationKeys.isEmpty)
      }
    }

    @Test func `an unconvertible animation does not change the layer`() {
      CAStubWorld.withFresh { world in
        let layer = layers(1, in: world)[0]
        layer.contents = "image"
        Animate(layer).contents(to: "missing", duration: 1).settle().fade(to: 0, duration: 1)
          .settle()
          .run()
        world.advance(to: 5)
        expectEqual(layer.contents as? String, "image")
        expectEqual(layer.opacity, 0)
      }
    }

    @Test func `a view that goes before its layer`() {
      CAStubWorld.withFresh { world in
        var layer = CALayer()
        var playback: Playback?
        do {
          let view = Views.phone()
          layer = view.layer
          world.show(layer)
          world.runLoopTurn()
          playback = Views.chain(on: layer, of: view.host)?.settling().run()
        }
        world.advance(to: 5)
        expectEqual(playback?.outcome, .finished)
        expectEqual(layer.opacity, 0)
        #expect(layer.animationKeys.isEmpty)
      }
    }

    @Test func `animations of a view for manual addition`() {
      let (host, layer) = Views.phone()
      let entries = Views.chain(on: layer, of: host)?.caAnimations(reducedMotion: false)
      #expect(entries?.first?.layer === layer)
      expectEqual(entries?[host].count, 1)
    }

    // MARK: Times

    @Test(arguments: [0, -1, .nan, .infinity] as [Float])
    func `speeds that are none`(speed: Float) {
      CAStubWorld.withFresh { world in
        let both = layers(2, in: world)
        both[0].speed = speed
        let alone = Animate(both[0]).fade(to: 0, duration: 1).run()
        let beside = Parallel {
          Animate(both[0]).fade(to: 0, duration: 1)
          Animate(both[1]).fade(to: 0, duration: 1).settle()
        }.run(interrupting: .nothing)
        #expect(alone.outcome == nil && beside.outcome == nil)
        let told: Set<String> = speed < 0 ? ["R-37"] : speed == 0 ? [] : ["L-49"]
        for playback in [alone, beside] {
          expectEqual(Set(playback.diagnostics.map(\.id)).intersection(["R-37", "L-49"]), told)
        }
        let finding = alone.diagnostics.first { $0.id == "R-37" }
        expectEqual((finding?.place == nil), told.isDisjoint(with: ["R-37"]))
      }
    }

    @Test func `a layer whose time begins to go back`() {
      CAStubWorld.withFresh { world in
        let layer = layers(1, in: world)[0]
        let playback = Animate(layer).fade(to: 0, duration: 2).settle().run()
        world.advance(to: 1)
        #expect(playback.diagnostics.isEmpty)
        (layer.beginTime, layer.timeOffset, layer.speed) = (1, 1, -1)
        world.advance(to: 1.5)
        #expect(abs(playback.elapsed - 0.5) < 1e-9)
        expectEqual(playback.diagnostics.map(\.id), ["R-37"])
      }
    }

    @Test func `a layer that is stopped at first`() {
      CAStubWorld.withFresh { world in
        let layer = layers(1, in: world)[0]
        layer.speed = 0
        let playback = Animate(layer).fade(to: 0, duration: 1).settle().run()
        world.advance(to: 3)
        #expect(playback.outcome == nil)
        layer.beginTime = 3
        layer.speed = 1
        world.advance(to: 4.5)
        expectEqual(playback.outcome, .finished)
      }
    }

    @Test func `a manually stopped layer, beside a running one`() {
      CAStubWorld.withFresh { world in
        let both = layers(2, in: world)
        let playback = Parallel {
          Animate(both[0]).fade(to: 0, duration: 2).onEnd(heard.record("fade")).settle()
          Animate(both[1]).move(x: 9, duration: 2).onEnd(heard.record("move")).settle()
        }.run()
        world.advance(to: 0.5)
        both[0].timeOffset = both[0].currentTime
        both[0].speed = 0
        world.advance(to: 4)
        expectEqual(both[0].opacity, 1)
        expectEqual(both[0].animationKeys, ["animatic.0"])
        expectEqual(both[1].position.x, 9)
        #expect(playback.outcome == nil)
        expectEqual(heard.lines.count, 1)
      }
    }

    @Test func `the whole ends with the last layer, however fast the first is`() {
      CAStubWorld.withFresh { world in
        let both = layers(2, in: world)
        both[0].speed = 4
        var end: Double?
        Parallel {
          Animate(both[0]).fade(to: 0, duration: 2).settle()
          Animate(both[1]).move(x: 4, duration: 2).settle()
        }.observed(end: { _ in end = world.time }).run()
        world.advance(to: 5)
        expectEqual(end, 2)
        expectEqual(both.map { $0.animationKeys.count }, [0, 0])
      }
    }

    // MARK: Layers that leave

    @Test func `the first layer leaves while the others go on`() {
      CAStubWorld.withFresh { world in
        let both = layers(2, in: world)
        let playback = Parallel {
          Animate(both[0]).fade(to: 0, duration: 4)
          Animate(both[1]).fade(to: 0, duration: 1).onEnd(heard.record("fade")).then()
            .move(x: 5, duration: 1).onEnd(heard.record("move")).settle()
        }.run()
        world.advance(to: 0.5)
        world.hide(both[0])
        world.advance(to: 9)
        expectEqual(heard.lines.map { $0.prefix(8) }, ["fade 1.0", "move 2.0"])
        expectEqual(both[1].position.x, 5)
        expectEqual(playback.outcome, .layerGone)
      }
    }

    @Test func `two runs that need alarms on one layer`() {
      CAStubWorld.withFresh { world in
        let layer = layers(1, in: world)[0]
        Animate(layer).fade(to: 0, duration: 1).onEnd(heard.record("a")).then().move(
          x: 5, duration: 1
        )
        .run()
        Animate(layer).scale(to: 2, duration: 1).onEnd(heard.record("b")).then().move(
          y: 5, duration: 1
        )
        .run()
        world.advance(to: 5)
        expectEqual(heard.lines.map { $0.prefix(5) }.sorted(), ["a 1.0", "b 1.0"])
        #expect(layer.animationKeys.isEmpty)
      }
    }

    // MARK: Converted animations

    @Test func `an open transaction does not affect a run`() throws {
      try CAStubWorld.withFresh { world in
        let layer = layers(1, in: world)[0]
        CATransaction.begin()
        CATransaction.setAnimationDuration(9)
        CATransaction.setAnimationTimingFunction(CAMediaTimingFunction(name: .easeIn))
        Animate(layer).fade(to: 0, duration: 1, easing: .bounce()).run()
        CATransaction.commit()
        world.runLoopTurn()
        let added = try #require(layer.animation(forKey: "animatic.0"))
        var point: [Float] = [9, 9]
        added.timingFunction?.getControlPoint(at: 1, values: &point)
        expectEqual(point, [0, 0])
        expectEqual(added.duration, 1)
      }
    }

    @Test func `no number that is none reaches a layer`() {
      CAStubWorld.withFresh { world in
        let layer = layers(1, in: world)[0]
        let playback = Animate(layer).move(x: .nan, duration: 1).settle().run()
        let added = (layer.animation(forKey: "animatic.0") as? CABasicAnimation)?.toValue
        #expect((added as? NSNumber)?.doubleValue.isNaN != true)
        world.advance(to: 2)
        #expect(!layer.position.x.isNaN)
        #expect(playback.diagnostics.contains { $0.id == "L-49" })
      }
    }

    @Test(arguments: ["my.value", "name", "frame", "speed"])
    func `properties with names that layers use are left alone`(name: String) {
      CAStubWorld.withFresh { world in
        let layer = layers(1, in: world)[0]
        let frame = layer.frame
        let own = LayerProperty<CGRect>(name, default: .zero)
        let to = CGRect(x: 1, y: 2, width: 3, height: 4)
        let playback = Animate(layer).animate(own, to: to, duration: 1).settle().run()
        world.advance(to: 2)
        #expect(playback.diagnostics.map(\.id).contains("Q-4"))
        #expect(layer.frame == frame && layer.name == "layer 0" && layer.speed == 1)
      }
    }
  }
#endif
