// Playbacks that are controlled between their limits and beyond them, as in an implementation of Web
// Animations.

import Animatic
import TestSupport
import Testing

struct PlaybackVectorTests {
  /// The timing of one animation in milliseconds, in the terms of Web Animations.
  struct Timing: Decodable {
    let delay: Double
    let endDelay: Double
    let iterations: Double
    let iterationStart: Double
    let duration: Double
    let direction: String

    /// The animation of zPosition from 0 to 1, followed by a wait.
    func composition(on box: Layer) -> Composition {
      let isReversed = direction.hasSuffix("reverse")
      var animation = BasicAnimation(
        .zPosition, from: isReversed ? 1 : 0, to: isReversed ? 0 : 1, duration: duration / 1000)
      animation.autoreverses = direction.hasPrefix("alternate")
      animation.repeatCount = animation.autoreverses ? iterations / 2 : iterations
      animation.timeOffset = iterationStart * duration / 1000
      animation.fillMode = .both
      animation.beginTime = delay / 1000
      return Sequential {
        Animate(box).add(animation).stay()
        Wait(endDelay / 1000)
      }.composition
    }
  }

  /// A control or an advance of the clock, and the state after it.
  struct Step: Decodable {
    let op: String
    /// The milliseconds of an advance.
    let ms: Double?
    /// The target of a seek in milliseconds.
    let to: Double?
    let time: Double
    let rate: Double
    let state: String
    let progress: Double
  }

  struct Script: Decodable {
    let id: String
    let timing: Timing
    let end: Double
    let steps: [Step]
  }

  @Test func `time, rate, and value agree after each control of 300 scripts`() throws {
    let scripts: [Script] = try VectorFile.read("playback")
    expectEqual(scripts.count, 300)
    for script in scripts {
      if let difference = firstDifference(in: script) {
        Issue.record("\(script.id): \(difference)")
      }
    }
  }

  private func firstDifference(in script: Script) -> String? {
    let stage = Stage(clock: ManualClock())
    let box = Layer(name: "box")
    stage.add(box)
    stage.update()
    let playback = script.timing.composition(on: box).run()
    expectEqual(playback.duration * 1000, script.end)
    for (index, step) in script.steps.enumerated() {
      // A seek outside the limits stays there in Web Animations; a playback clamps it.
      if step.time < 0 || step.time > script.end { return nil }
      perform(step, on: playback, stage)
      stage.update()
      let isPaused = step.state == "paused"
      let isFinished = playback.outcome == .finished
      let state = (playback.elapsed * 1000, playback.isPaused, box.presentation.zPosition)
      let isClose =
        abs(state.0 - step.time) < 1e-9 && state.1 == isPaused
        && isFinished == (step.state == "finished") && abs(state.2 - step.progress) < 1e-9
        && (isPaused || isFinished || playback.rate == step.rate)
      if !isClose { return "step \(index), \(step): \(state), rate \(playback.rate), \(playback)" }
    }
    return nil
  }

  private func perform(_ step: Step, on playback: Playback, _ stage: Stage) {
    switch step.op {
    case "advance": stage.advance(by: (step.ms ?? 0) / 1000)
    case "seek": playback.seek(to: (step.to ?? 0) / 1000)
    case "rate": playback.rate = step.rate
    case "pause": playback.pause()
    case "resume": playback.resume()
    case "reverse":
      // Web Animations jumps to the other limit; a playback that turns at a limit has finished.
      if playback.elapsed * 1000 != step.time { playback.seek(to: step.time / 1000) }
      playback.reverse()
    case "finish":
      if playback.outcome == nil { playback.resume() }
      playback.seek(to: step.time / 1000)
    case "cancel-play":
      if playback.outcome == nil { playback.cancel() }
      play(playback, from: step)
    default:
      expectEqual(step.op, "play")
      if playback.isPaused {
        playback.resume()
      } else if playback.outcome != nil {
        play(playback, from: step)
      }
    }
  }

  /// Plays again; at a negative rate from the end.
  private func play(_ playback: Playback, from step: Step) {
    playback.restart()
    guard step.rate < 0 else { return }
    playback.seek(to: step.time / 1000)
    playback.rate = step.rate
  }
}
