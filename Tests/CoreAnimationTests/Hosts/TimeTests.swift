// When what runs on Core Animation begins, in the time of each layer, and in what order it is done.

import Animatic
import AnimaticCore
import AnimaticEngine
import TestSupport
import Testing

#if APPLE_STAND_IN
  import CoreAnimationStandIn
  import Foundation
  import QuartzCore

  @MainActor struct `Times on Core Animation` {
    @Test func `a begin is in the layer's own time`() throws {
      try CAStubWorld.withFresh { world in
        world.time = 200
        let (parent, layer) = (CALayer(), CALayer())
        parent.speed = 2
        parent.beginTime = 100
        layer.timeOffset = 7
        parent.addSublayer(layer)
        world.show(parent)
        world.runLoopTurn()
        expectEqual(layer.currentTime, 207)
        expectEqual(layer.effectiveSpeed, 2)
        Animate(layer).fade(to: 0, duration: 1).after(begin: 3).run()
        let added = try #require(layer.animation(forKey: "animatic.0") as? CAAnimationGroup)
        expectEqual(added.animations?.map(\.beginTime), [3])
        world.runLoopTurn()
        expectEqual(layer.animation(forKey: "animatic.0")?.beginTime, 207)
      }
    }

    @Test func `runs started together have one begin, however long the code takes`() throws {
      try CAStubWorld.withFresh { world in
        world.time = 50
        let layers = (0..<3).map { _ in CALayer() }
        for layer in layers { world.show(layer) }
        world.runLoopTurn()
        for layer in layers {
          Animate(layer).fade(to: 0, duration: 1).after(begin: 1).run()
          // What takes time in between.
          world.time += 0.25
        }
        world.runLoopTurn()
        let begins = try layers.map { try #require($0.animation(forKey: "animatic.0")).beginTime }
        expectEqual(begins, [50.75, 50.75, 50.75])
      }
    }

    @Test func `children begin in their group's time`() throws {
      try CAStubWorld.withFresh { world in
        world.time = 50
        let layer = CALayer()
        world.show(layer)
        world.runLoopTurn()
        Animate(layer).fade(to: 0, duration: 1).then().move(x: 5, duration: 0.5).run()
        let group = try #require(layer.animation(forKey: "animatic.0") as? CAAnimationGroup)
        #expect(group.beginTime == 0 || group.beginTime == 50)
        expectEqual(group.duration, 1.5)
        expectEqual(group.animations?.map(\.beginTime), [0, 1])
      }
    }

    @Test func `pausing holds each animation where it is`() throws {
      try CAStubWorld.withFresh { world in
        world.time = 50
        let layer = CALayer()
        world.show(layer)
        world.runLoopTurn()
        let playback = Animate(layer).fade(to: 0, duration: 1).run()
        world.advance(by: 0.25)
        playback.pause()
        let held = try #require(layer.animation(forKey: "animatic.0"))
        expectEqual(held.speed, 0)
        #expect(abs(held.timeOffset - 0.25) < 1e-9)
        world.advance(by: 10)
        expectEqual(playback.elapsed, 0.25)
        playback.resume()
        let moving = try #require(layer.animation(forKey: "animatic.0"))
        expectEqual(moving.speed, 1)
        #expect(abs(moving.timeOffset - 0.25) < 1e-9)
        expectEqual(moving.beginTime, 60.25)
        world.advance(by: 0.75)
        expectEqual(playback.outcome, .finished)
      }
    }

    @Test func `a stopped layer stops its run`() {
      CAStubWorld.withFresh { world in
        let layer = CALayer()
        world.show(layer)
        world.runLoopTurn()
        let playback = Animate(layer).fade(to: 0, duration: 1).run()
        world.advance(to: 0.5)
        layer.timeOffset = layer.currentTime
        layer.speed = 0
        world.advance(to: 20)
        #expect(playback.outcome == nil)
        #expect(abs(playback.elapsed - 0.5) < 1e-9)
        layer.beginTime = 20
        layer.speed = 1
        world.advance(to: 20.75)
        expectEqual(playback.outcome, .finished)
      }
    }

    /// A stopped layer is scrubbed to some times, and a running one is moved back.
    @Test func `how far a run is when its layer's time is moved by hand`() {
      func scrubbed(_ set: (Double?, Float) -> Void, _ playback: Playback) -> [Double] {
        set(0.75, 0)
        let still = [0.25, 0.5, 0.125].map { time in
          set(time, 0)
          return playback.elapsed
        }
        set(0.5, 1)
        return still + [playback.elapsed]
      }
      let expected = [0.25, 0.5, 0.125, 0.5]
      let stage = Stage(clock: ManualClock())
      let own = Layer()
      stage.add(own)
      let first = own.currentTime
      let run = Animate(own).fade(to: 0, duration: 1).run()
      stage.advance(by: 0.75)
      let engine = scrubbed(
        { time, speed in
          own.beginTime = stage.mediaTime
          own.timeOffset = first + (time ?? 0)
          own.speed = Double(speed)
        }, run)
      #expect(zip(engine, expected).allSatisfy { abs($0 - $1) < 1e-9 }, "\(engine)")
      CAStubWorld.withFresh { world in
        let layer = CALayer()
        world.show(layer)
        world.runLoopTurn()
        let playback = Animate(layer).fade(to: 0, duration: 1).run()
        world.advance(to: 0.75)
        let hosted = scrubbed(
          { time, speed in
            layer.beginTime = world.time
            layer.timeOffset = time ?? 0
            layer.speed = speed
          }, playback)
        #expect(zip(hosted, expected).allSatisfy { abs($0 - $1) < 1e-9 }, "\(hosted)")
        // What was set back while it went on.
        world.advance(by: 0.25)
        layer.timeOffset -= 0.5
        #expect(abs(playback.elapsed - 0.25) < 1e-9)
        world.advance(by: 0.5)
        #expect(playback.outcome == nil)
        world.advance(by: 0.5)
        expectEqual(playback.outcome, .finished)
      }
    }

    @Test func `a late callback gets the elapsed time of its event`() {
      CAStubWorld.withFresh { world in
        let layer = CALayer()
        world.show(layer)
        world.runLoopTurn()
        var playback: Playback?
        var elapsed: [Double?] = []
        playback = Animate(layer).fade(to: 0, duration: 1)
          .onEnd { elapsed.append(playback?.elapsed) }.then()
          .move(x: 5, duration: 1).onEnd { elapsed.append(playback?.elapsed) }.run()
        world.runLoopTurn()
        world.time = 3
        world.runLoopTurn()
        expectEqual(elapsed, [1, 2])
      }
    }

    @Test func `a layer that was stopped for a while, beside one that determines the time`() {
      CAStubWorld.withFresh { world in
        let both = (0..<2).map { _ in CALayer() }
        for layer in both { world.show(layer) }
        world.runLoopTurn()
        let heard = EventLines()
        Parallel {
          Animate(both[0]).fade(to: 0, duration: 8)
          Animate(both[1]).fade(to: 0, duration: 2).onEnd(heard.record("fade")).settle()
        }.run()
        world.advance(to: 1)
        both[1].timeOffset = both[1].currentTime
        both[1].speed = 0
        world.advance(to: 1.5)
        (both[1].beginTime, both[1].speed) = (1.5, 1)
        world.advance(to: 2.25)
        #expect(heard.lines.isEmpty)
        world.advance(to: 9)
        expectEqual(heard.lines.count, 1)
      }
    }

    @Test func `models are written under disabled actions, before what settled is removed`() {
      CAStubWorld.withFresh { world in
        let layer = CALayer()
        layer.name = "box"
        world.show(layer)
        world.runLoopTurn()
        Animate(layer).fade(to: 0.5, duration: 1).settle().run()
        world.clearEvents()
        world.advance(to: 2)
        let lines = world.events.map(\.description).filter { !$0.hasPrefix("commit") }
        expectEqual(
          lines,
          [
            "start animatic.0", "stop animatic.0 true", "box.opacity = 0.5, no actions",
            "remove animatic.0 from box, removed",
          ])
      }
    }

    @Test func `waiting for the end`() async {
      await CAStubWorld.withFresh { world in
        let layer = CALayer()
        world.show(layer)
        world.runLoopTurn()
        let playback = Animate(layer).fade(to: 0, duration: 1).run()
        let waiting = Task { await playback.finished }
        await Task.yield()
        world.advance(to: 2)
        #expect(await waiting.value == .finished)
      }
    }
  }
#endif
