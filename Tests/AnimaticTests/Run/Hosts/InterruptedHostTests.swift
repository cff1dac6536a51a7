// Runs that interrupt others on a host that is not the engine's: what both show is what a layer of
// the engine shows.

import Animatic
import TestSupport
import Testing

struct `Interrupted runs on a host` {
  private let log = EventLog()
  private let stage = Stage(clock: ManualClock())

  /// Expects that a layer and a host present the same, in steps of a tenth of a second.
  private func compare(
    _ first: (any LayerHost) -> Playback, then second: (any LayerHost) -> Playback,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let (own, played) = (Layer(name: "box"), Layer(name: "box"))
    for layer in [own, played] {
      layer.position = CGPoint(x: 10, y: 20)
      stage.add(layer)
    }
    stage.update()
    let host = PlayingHost(played)
    var playbacks = [first(own), first(host)]
    stage.advance(by: 0.5)
    playbacks += [second(own), second(host)]
    for step in 0..<30 {
      let difference = zip(numbers(own), numbers(played)).map { abs($0 - $1) }.max() ?? 0
      #expect(difference < 1e-9, "\(step): \(difference)", sourceLocation: sourceLocation)
      stage.advance(by: 0.1)
    }
    expectEqual(playbacks[0].outcome, playbacks[1].outcome, sourceLocation: sourceLocation)
    expectEqual(playbacks[2].outcome, playbacks[3].outcome, sourceLocation: sourceLocation)
    expectEqual(own.position, played.position, sourceLocation: sourceLocation)
    expectEqual(own.animationKeys.count, played.animationKeys.count, sourceLocation: sourceLocation)
  }

  private func numbers(_ layer: Layer) -> [Double] {
    let values = layer.presentation
    return [values.position.x, values.position.y, values.opacity] + values.transform.components
  }

  @Test(arguments: [Interruption.fromPresentation, .keepingVelocity])
  func `continue from the presentation value`(interruption: Interruption) {
    compare {
      Animate($0).move(x: 100, duration: 1).settle().run()
    } then: {
      Animate($0).move(x: 0, duration: 1).settle().run(interrupting: interruption)
    }
  }

  @Test func `leave the other components running`() {
    compare {
      Animate($0).move(to: [100, 200], duration: 2).settle().run()
    } then: {
      Animate($0).move(x: 0, duration: 1).settle().run(interrupting: .fromPresentation)
    }
  }

  @Test func `leave the other animations of a group running`() {
    compare {
      Animate($0).move(to: [100, 200], duration: 2).fade(to: 0.25, duration: 2).group().settle()
        .run()
    } then: {
      Animate($0).fade(to: 1, duration: 1).settle().run(interrupting: .fromPresentation)
    }
  }

  @Test func `interrupt what stays`() {
    compare {
      Animate($0).move(x: 100, duration: 0.25).stay().run()
    } then: {
      Animate($0).move(x: 50, duration: 1).settle().run(interrupting: .fromPresentation)
    }
  }

  @Test func `end the interrupted run as replaced, and report it`() {
    let host = RecordingHost()
    let first = Animate(host).fade(from: 1, to: 0).onEnd(log.handler("end")).settle().run()
    host.currentTime += 0.25
    let second = Animate(host).fade(to: 0).key("next").settle().run(interrupting: .fromPresentation)
    expectEqual(first.outcome, .replaced(by: "next"))
    expectEqual(log.lines, ["end 500.25 false"])
    expectEqual(host.model.opacity, 0)
    expectEqual(host.animationKeys, ["next"])
    #expect(second.outcome == nil)
  }

  @Test func `ignore late reports of an animation that was replaced`() {
    let host = RecordingHost()
    let first = Animate(host).fade(to: 0, duration: 1).move(x: 100, duration: 2).stay()
      .onEnd(log.handler("end")).run()
    let replaced = host.added[0].animation
    host.currentTime += 0.25
    Animate(host).fade(to: 1, duration: 1).run()
    let report = AnimationEvent(
      animation: replaced, key: "animatic.0", layer: host, time: host.currentTime, finished: true)
    replaced.delegate?.animationDidStart(report)
    replaced.delegate?.animationDidStop(report)
    expectEqual(first.elapsed, 0.25)
    #expect(log.lines.isEmpty)
  }

  @Test func `report the progress of each frame`() {
    let layer = Layer(name: "box")
    stage.add(layer)
    stage.update()
    var reported: [Double] = []
    let host = PlayingHost(layer)
    Animate(host).fade(to: 0, duration: 1).settle().observed(progress: { reported.append($0) })
      .run()
    for _ in 0..<120 { stage.advance(by: 1.0 / 120) }
    expectEqual(reported.first, 0)
    expectEqual(reported.last, 1)
    #expect((60...62).contains(reported.count), "\(reported.count)")
    expectEqual(layer.animationKeys, [])
  }

  @Test func `a host that is freed in flight is released with its run`() {
    final class Target {}
    weak var target: Target?
    do {
      let (host, kept) = (RecordingHost(), Target())
      target = kept
      Animate(host).fade().onEnd { withExtendedLifetime(kept) {} }.run()
    }
    #expect(target == nil)
  }
}
