// Diagnostics of runs and stages.

import Animatic
import RandomScenes
import TestSupport
import Testing

struct `Diagnostics of runs` {
  private let box = makeBox()
  private let other = makeBox()

  @Test func `R-1 layers on two stages, and nothing runs`() {
    let first = makeStage(box)
    let second = makeStage(other)
    let playback = Parallel {
      Animate(box).fade()
      Animate(other).fade()
    }.run()
    #expect(playback.diagnostics.map(\.id).contains("R-1"))
    expectEqual(playback.outcome, .notStarted)
    first.advance(by: 0.5)
    second.advance(by: 0.5)
    expectEqual(box.animationKeys + other.animationKeys, [])
    expectEqual(box.presentation.opacity, 1)
  }

  @Test func `R-1 not where one of them is on no stage: it joins`() {
    let stage = makeStage(box)
    let playback = Parallel {
      Animate(box).fade()
      Animate(other).fade(from: 1, to: 0)
    }.run()
    stage.advance(by: 0.5)
    #expect(other.stage === stage)
    expectEqual(other.presentation.opacity, 0.5)
    #expect(!playback.diagnostics.map(\.id).contains("R-1"))
  }

  @Test func `R-2 callbacks that start each other without end`() {
    let stage = makeStage(box)
    let layer = box
    let line: UInt = #line + 2
    func again() {
      Animate(layer).fade(duration: 0).key("loop").onEnd { again() }.run()
    }
    again()
    stage.update()
    let finding = stage.diagnostics.first
    expectEqual(stage.diagnostics.map(\.id), ["R-2"])
    expectEqual(finding?.message.contains("loop"), true)
    expectEqual(finding?.place, SourcePlace(file: #fileID, line: line))
  }

  @Test(arguments: [1e-12, 1e-9, 1e-7])
  func `R-2 callbacks that start each other within nanoseconds`(duration: Double) {
    let layer = box
    let loops: [(@escaping () -> Void) -> any Composable] = [
      { again in Animate(layer).fade(to: 0, duration: duration).onEnd { again() } },
      { again in Animate(layer).fade(to: 0, duration: duration).onBegin { again() } },
      { again in
        Sequential {
          Animate(layer).fade(to: 0, duration: duration)
          Animate(layer).fade(to: 1, duration: duration)
        }.observed(end: { again() })
      },
      { again in
        Animate(layer).fade(to: 0, duration: duration).after(begin: duration).observed(begin: again)
      },
    ]
    for loop in loops {
      let stage = makeStage(layer)
      var count = 0
      func again() {
        count += 1
        loop(again).run()
      }
      again()
      stage.advance(by: 1)
      #expect(count < 20_000)
      expectEqual(Set(stage.diagnostics.map(\.id)), ["R-2"])
      stage.remove(layer)
    }
  }

  @Test func `R-2 not for callbacks that start the next one later`() {
    let stage = makeStage(box)
    let layer = box
    var count = 0
    func again() {
      count += 1
      Animate(layer).fade(duration: 0.001).onEnd { again() }.run()
    }
    again()
    let callbacks = Campaign.count(10_000)
    stage.advance(by: Double(callbacks + 100) / 1000)
    #expect(count > callbacks + 50)
    #expect(stage.diagnostics.isEmpty)
  }

  @Test func `R-3 a clock that runs by itself can't be advanced`() {
    let stage = Stage()
    stage.advance(by: 1)
    expectEqual(stage.diagnostics.map(\.id), ["R-3"])
    let manual = makeStage(box)
    manual.advance(by: 1)
    #expect(manual.diagnostics.isEmpty)
  }

  @Test(arguments: [-1, Double.nan, .infinity])
  func `R-4 a step that is negative or not finite`(step: Double) {
    let stage = makeStage(box)
    stage.advance(by: step)
    expectEqual(stage.diagnostics.map(\.id), ["R-4"])
    expectEqual(stage.time, 0)
  }

  @Test func `R-4 not for a step of zero`() {
    let stage = makeStage(box)
    stage.advance(by: 0)
    #expect(stage.diagnostics.isEmpty)
  }

  @Test func `R-5 a composition without a layer`() {
    let playback = Animate().fade().run()
    expectEqual(playback.diagnostics.map(\.id), ["R-5", "L-8"])
    expectEqual(playback.outcome, .notStarted)
    expectEqual(playback.duration, 1)
    let stage = makeStage(box)
    #expect(!Animate(box).fade().run().diagnostics.map(\.id).contains("R-5"))
    stage.update()
  }

  @Test func `R-5 awaited, it answers at once`() async {
    #expect(await Animate().fade().play() == .notStarted)
  }

  @Test func `a playback has the diagnostics of its chain`() {
    let stage = makeStage(box)
    let chain = Animate(box).move(to: [1]).fade(duration: -1)
    expectEqual(chain.run().diagnostics, chain.diagnostics)
    stage.update()
  }

  @Test func `an empty chain runs and is finished`() {
    let stage = makeStage(box)
    let playback = Animate(box).run()
    stage.update()
    expectEqual(playback.outcome, .finished)
    #expect(playback.diagnostics.isEmpty)
  }

  @Test func `R-5 a part without a layer beside a part with a layer`() {
    let stage = makeStage(box)
    let playback = Parallel {
      Animate().fade()
      Animate(box).fade()
    }.run()
    #expect(playback.diagnostics.contains { $0.id == "R-5" && $0.severity == .warning })
    expectEqual(playback.diagnostics.count { $0.id == "R-5" }, 1)
    stage.advance(by: 1)
    expectEqual(playback.outcome, .finished)
  }

  @Test func `L-28 an animation of a layer without a stage waits for one`() {
    let log = EventLog()
    var own = BasicAnimation(.opacity, to: 0, duration: 1)
    own.delegate = AnimationTarget(begin: log.handler("begin"), end: log.handler("end"))
    let line: UInt = #line - 2
    box.add(own, forKey: "own")
    expectEqual(box.diagnostics.map(\.id), ["L-28"])
    expectEqual(box.diagnostics.first?.place, SourcePlace(file: #fileID, line: line))
    #expect(log.lines.isEmpty)
    expectEqual(box.animationKeys, ["own"])
    let stage = makeStage(makeBox())
    let staged = makeBox()
    stage.add(staged)
    staged.add(own, forKey: "own")
    expectEqual(staged.diagnostics.map(\.id), ["L-8"])
  }
}
