// The begin of a run on layers of Core Animation: at its commit.

import Animatic
import AnimaticCore
import AnimaticEngine
import TestSupport
import Testing

#if APPLE_STAND_IN
  import CoreAnimationStandIn
  import QuartzCore

  @MainActor struct `The begin of a run` {
    private let heard = EventLines()

    /// A layer on a screen, at 10 s.
    private func withLayer<Result>(
      _ act: (CALayer, CAStubWorld) throws -> Result
    ) rethrows -> Result {
      try CAStubWorld.withFresh { world in
        world.time = 10
        let layer = CALayer()
        layer.name = "box"
        world.show(layer)
        world.runLoopTurn()
        return try act(layer, world)
      }
    }

    @Test func `A run begins at the commit, however long that takes`() {
      withLayer { layer, world in
        let playback = Animate(layer).fade(to: 0, duration: 1).onBegin(heard.record("begin"))
          .onEnd(heard.record("end")).settle().run()
        world.time = 10.25
        expectEqual(playback.elapsed, 0)
        world.runLoopTurn()
        expectEqual(playback.elapsed, 0)
        world.advance(to: 11.1)
        expectEqual(heard.lines, ["begin 10.25 true animatic.0 box 0"])
        #expect(abs(playback.elapsed - 0.85) < 1e-9)
        world.advance(to: 12)
        expectEqual(
          heard.lines,
          ["begin 10.25 true animatic.0 box 0", "end 11.25 true animatic.0 box 0"])
        expectEqual(playback.outcome, .finished)
        expectEqual(layer.opacity, 0)
      }
    }

    @Test func `Later begins keep their distance from the commit`() {
      withLayer { layer, world in
        let other = CALayer()
        other.name = "dot"
        other.speed = 2
        world.show(other)
        world.runLoopTurn()
        let cue = Cue("middle")
        Parallel {
          Animate(layer).fade(to: 0.5, duration: 1).onEnd(heard.record("fade"))
          Animate(other).move(x: 5, duration: 1).after(begin: 1).onBegin(
            heard.record("move begins")
          )
          .onEnd(heard.record("move"))
        }.cue(cue, at: .start + 0.75).observed(cue, heard.record("cue"))
          .observed(end: heard.record("all")).run()
        world.time = 10.5
        world.advance(to: 20)
        expectEqual(
          heard.lines,
          [
            "move begins 11.0 true - dot 0", "cue 11.25 true", "fade 11.5 true - box 0",
            "move 11.5 true - dot 0", "all 12.5 true",
          ])
      }
    }

    @Test func `A layer that is added in the same turn plays all of its run`() {
      CAStubWorld.withFresh { world in
        world.time = 10
        let layer = CALayer()
        layer.name = "box"
        Animate(layer).fade(to: 0, duration: 1).onEnd(heard.record("end")).settle().run()
        world.show(layer)
        world.time = 10.25
        world.advance(to: 12)
        expectEqual(heard.lines, ["end 11.25 true animatic.0 box 0"])
      }
    }

    @Test func `A run paused before the commit stays at its begin`() {
      withLayer { layer, world in
        let playback = Animate(layer).fade(to: 0, duration: 1).onEnd(heard.record("end")).settle()
          .run()
        playback.pause()
        world.time = 10.25
        world.runLoopTurn()
        world.advance(to: 20)
        expectEqual(playback.elapsed, 0)
        playback.resume()
        world.advance(to: 30)
        expectEqual(heard.lines, ["end 21.0 true animatic.0 box 0"])
      }
    }

    @Test func `What begins later holds its end`() {
      withLayer { layer, world in
        Animate(layer).fade(to: 0, duration: 1).after(begin: 1).stay().run()
        world.advance(to: 13)
        let group = layer.animation(forKey: "animatic.0") as? CAAnimationGroup
        expectEqual(group?.fillMode, .forwards)
        expectEqual(group?.animations?.map(\.fillMode), [.forwards])
      }
    }

    @Test func `A run with later begins only begins at the commit`() {
      withLayer { layer, world in
        let playback = Animate(layer).fade(to: 0, duration: 1).after(begin: 3)
          .onBegin(heard.record("begin")).settle().run()
        world.time = 10.25
        world.advance(to: 10.5)
        #expect(heard.lines.isEmpty)
        #expect(abs(playback.elapsed - 0.25) < 1e-9)
        world.advance(to: 20)
        expectEqual(heard.lines, ["begin 13.25 true animatic.0 box 0"])
      }
    }

    /// A run of one second on both layers, with a cue at its half, and a late commit.
    private func pair(
      disturb: (CALayer, CALayer, CAStubWorld) -> Void, prepare: (CALayer) -> Void = { _ in }
    ) -> [String] {
      withLayer { layer, world in
        let other = CALayer()
        other.name = "dot"
        prepare(layer)
        world.show(other)
        world.runLoopTurn()
        let cue = Cue("middle")
        Parallel {
          Animate(layer).fade(to: 0.5, duration: 1)
          Animate(other).fade(to: 0.5, duration: 1).onEnd(heard.record("end"))
        }.cue(cue, at: .start + 0.5).observed(cue, heard.record("cue")).run()
        disturb(layer, other, world)
        world.time = 10.25
        world.advance(to: 30)
        return heard.lines
      }
    }

    private let late = ["cue 10.75 true", "end 11.25 true - dot 0"]

    @Test func `An animation that is removed before the commit does not begin the others`() {
      expectEqual(pair { layer, _, _ in layer.removeAllAnimations() }, late)
    }

    @Test func `A layer that is hidden before the commit does not begin the others`() {
      expectEqual(pair { layer, _, world in world.hide(layer) }, late)
    }

    @Test func `A stopped layer does not begin the others`() {
      expectEqual(
        pair { _, _, _ in
        } prepare: {
          $0.speed = 0
        }, late)
    }

    @Test func `A layer that is paused before the commit does not begin the others`() {
      let lines = pair { layer, _, _ in
        let now = layer.convertTime(CACurrentMediaTime(), from: nil)
        layer.speed = 0
        layer.timeOffset = now
      }
      expectEqual(lines, late)
    }

    @Test func `Controlling a run before the commit keeps its begin there`() {
      let deeds: [((Playback) -> Void, Double)] = [
        ({ $0.rate = 1 }, 11.25), ({ $0.rate = 2 }, 10.75), ({ $0.resume() }, 11.25),
        (
          {
            $0.pause()
            $0.resume()
          }, 11.25
        ),
      ]
      for (deed, end) in deeds {
        withLayer { layer, world in
          let heard = EventLines()
          let playback = Animate(layer).fade(to: 0, duration: 1).onEnd(heard.record("end"))
            .settle().run()
          deed(playback)
          world.time = 10.25
          world.advance(to: 20)
          expectEqual(heard.lines, ["end \(end) true animatic.0 box 0"])
          expectEqual(playback.outcome, .finished)
        }
      }
    }

    @Test func `Awaiting a run delivers nothing before the commit`() async {
      await CAStubWorld.withFresh { world in
        world.time = 10
        let layer = CALayer()
        layer.name = "box"
        world.show(layer)
        world.runLoopTurn()
        let playback = Animate(layer).fade(to: 0.5, duration: 0).onEnd(heard.record("instant"))
          .settle().then().move(x: 5, duration: 1).onEnd(heard.record("end")).settle().run()
        let waiting = Task { await playback.finished }
        for _ in 0..<4 { await Task.yield() }
        #expect(heard.lines.isEmpty)
        world.time = 10.25
        world.advance(to: 12)
        let outcome = await waiting.value
        expectEqual(outcome, .finished)
        expectEqual(heard.lines, ["instant 10.25 true - box 0", "end 11.25 true - box 0"])
      }
    }

    @Test func `A run that is replaced before the commit is not reported as off screen`() {
      CAStubWorld.withFresh { world in
        world.time = 10
        let layer = CALayer()
        let chain = Animate(layer).fade(to: 0, duration: 1).key("out").settle()
        let (first, second) = (chain.run(), chain.run())
        first.cancel()
        world.show(layer)
        world.advance(to: 20)
        expectEqual(first.diagnostics.map(\.id), ["R-42"], "not R-38")
        expectEqual(second.outcome, .finished)
      }
    }

    @Test func `Frame rates are checked on built-in layers too`() {
      let playback = Animate(Layer()).fade(to: 0).settle().run(frameRates: 0...120)
      expectEqual(playback.diagnostics.map(\.id), ["R-39"])
    }

    @Test func `A layer on no screen is reported`() {
      CAStubWorld.withFresh { world in
        let layer = CALayer()
        layer.name = "spinner"
        let playback = Animate(layer).fade(to: 0, duration: 1).settle().run()
        world.advance(to: 2)
        expectEqual(playback.outcome, .layerGone)
        expectEqual(playback.diagnostics.map(\.id), ["R-38"])
        expectEqual(
          playback.diagnostics.first?.message,
          #""spinner" was not in a window, so nothing ran on it."#
        )
        #expect(playback.diagnostics.first?.place != nil)
      }
    }

    @Test func `A layer that leaves the screen is not reported as one that was on none`() {
      withLayer { layer, world in
        let playback = Animate(layer).fade(to: 0, duration: 1).settle().run()
        world.advance(to: 10.5)
        world.hide(layer)
        world.advance(to: 12)
        expectEqual(playback.outcome, .layerGone)
        #expect(playback.diagnostics.isEmpty)
      }
    }

    @Test func `A run requests its frame rates`() throws {
      try withLayer { layer, _ in
        let chain = Animate(layer).fade(to: 0, duration: 1).settle()
        let playback = chain.run(frameRates: 80...120)
        let range = try #require(layer.animation(forKey: "animatic.0")).preferredFrameRateRange
        expectEqual(range, CAFrameRateRange(minimum: 80, maximum: 120, preferred: 120))
        #expect(playback.diagnostics.isEmpty)
        let refused = chain.key("other").run(frameRates: 0...120)
        expectEqual(refused.diagnostics.map(\.id), ["R-39"])
        let plain = try #require(layer.animation(forKey: "other")).preferredFrameRateRange
        expectEqual(plain, .default)
      }
    }
  }
#endif
