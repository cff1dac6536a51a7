// A chain requires only LayerHost of a layer: it is built, compiled, dumped, and run on a
// host that is not the engine's.

import Animatic
import TestSupport
import Testing

struct `A custom host` {
  private let host = RecordingHost()
  private let log = EventLog()

  @Test func `timelines and dumps use its id, name, and model`() {
    var model = LayerValues()
    model.opacity = 0.5
    host.setModelValues(model)
    let chain = Animate(host).fade()
    expectEqual(chain.values(of: .opacity, on: host, at: [0, 0.5, 1]), [0.5, 0.25, 0])
    #expect(chain.debugDump().contains("\nhost\n"))
    expectEqual(chain.timeline.layers, [host.layerID])
    #expect(chain.groups.first?.layer === host)
    #expect(host.added.isEmpty)
  }

  @Test func `a run adds the compiled groups, in order`() {
    let playback = Animate(host).fade().move(x: 1).stay().run()
    expectEqual(host.calls, ["add animatic.0", "add animatic.1"])
    expectEqual(host.added.map { $0.animation is AnimationGroup }, [true, true])
    expectEqual(host.added.map(\.animation.beginTime), [500, 500])
    #expect(playback.outcome == nil)
  }

  @Test func `a delayed animation begins in the host's own time`() {
    Animate(host).fade(to: 0).after(begin: 2).run()
    expectEqual(host.added.first?.animation.beginTime, 502)
  }

  @Test func `inferred values and baked effects are handed over`() {
    Animate(host).move(x: 100).then().move(x: 200).shakeX(range: 5, times: 1).run()
    let group = host.added.first?.animation as? AnimationGroup
    let second = group?.animations[1] as? BasicAnimation<Double>
    expectEqual(second?.fromValue, 100)
    #expect(group?.animations.last is KeyframeAnimation<Double>)
  }

  @Test func `a used number is skipped, a name replaces`() {
    host.add(BasicAnimation(.opacity, to: 0, duration: 1), forKey: "animatic.0")
    Animate(host).fade().run()
    expectEqual(host.animationKeys, ["animatic.0", "animatic.1"])
    Animate(host).fade().key("out").run(interrupting: .nothing)
    Animate(host).fade().key("out").run(interrupting: .nothing)
    expectEqual(host.animationKeys, ["animatic.0", "animatic.1", "out"])
  }

  @Test(arguments: ["set", "remove"])
  func `a cancellation in a host's call does not undo a natural end`(call: String) {
    let playback = Animate(host).fade(to: 0.5, duration: 1).key("out")
      .onEnd(log.handler("end")).settle().run()
    host.begin("out")
    host.onCall = { [host] in
      if host.calls.last?.hasPrefix(call) ?? false { playback.cancel() }
    }
    host.currentTime = 501
    host.end("out")
    expectEqual(log.lines, ["end 501 true"])
    expectEqual(playback.outcome, .finished)
    expectEqual(host.calls.filter { $0 == "remove out" }.count, 1)
    #expect(host.calls.contains { $0.hasPrefix(call) })
  }

  @Test func `callbacks of the entry arrive through the host's delegate`() {
    let playback = Animate(host).fade().key("out")
      .onBegin(log.handler("begin")).onEnd(log.handler("end")).run()
    host.begin("out")
    expectEqual(log.lines, ["begin 500 true"])
    host.currentTime = 501
    host.end("out")
    expectEqual(log.lines, ["begin 500 true", "end 501 true"])
    expectEqual(playback.outcome, .finished)
  }

  @Test func `the playback ends at its time, whichever group reports it`() {
    let playback = Animate(host).fade(duration: 1).move(x: 1, duration: 2).stay().run()
    #expect(playback.outcome == nil)
    host.end("animatic.0")
    expectEqual(playback.outcome, .finished)
    host.end("animatic.1")
    expectEqual(playback.outcome, .finished)
    expectEqual(host.animationKeys, ["animatic.1"])
  }

  @Test func `stay leaves animation and model as they are`() {
    Animate(host).fade().stay().run()
    host.end("animatic.0")
    expectEqual(host.animationKeys, ["animatic.0"])
    expectEqual(host.model.opacity, 1)
  }

  @Test func `settle writes the model, and only then removes`() {
    Animate(host).fade(to: 0.25).settle().run()
    host.end("animatic.0")
    expectEqual(host.calls, ["add animatic.0", "set opacity 0.25", "remove animatic.0"])
    expectEqual(host.model.opacity, 0.25)
    #expect(host.animationKeys.isEmpty)
  }

  @Test func `settle writes only what settles`() {
    Animate(host).fade(to: 0.25).settle().move(x: 9).run()
    host.end("animatic.0")
    host.end("animatic.1")
    expectEqual(host.model.opacity, 0.25)
    expectEqual(host.model.position.x, 0)
  }

  @Test func `a settled run reports one finished end`() {
    let playback = Animate(host).fade().settle().onEnd(log.handler("end")).run()
    host.end("animatic.0")
    expectEqual(log.lines, ["end 501 true"])
    expectEqual(playback.outcome, .finished)
  }

  @Test func `canceling removes, writes nothing, and reports`() {
    let playback = Animate(host).fade().settle().onEnd(log.handler("end")).run()
    playback.cancel()
    expectEqual(host.calls, ["add animatic.0", "remove animatic.0"])
    expectEqual(host.model.opacity, 1)
    expectEqual(log.lines, ["end 500 false"])
    #expect(playback.outcome != .finished)
    #expect(playback.outcome != nil)
  }

  @Test func `cancelling by finish does what the natural end does`() {
    let playback = Animate(host).fade(to: 0.25).settle().move(x: 9).run()
    playback.cancel(.finish)
    expectEqual(host.model.opacity, 0.25)
    expectEqual(host.model.position.x, 0)
    #expect(host.animationKeys.isEmpty)
  }

  @Test func `canceling with hold writes the presentation values`() {
    let playback = Animate(host).fade(from: 1, to: 0).move(x: 10).run()
    host.currentTime += 0.25
    playback.cancel(.hold)
    expectEqual(host.model.opacity, 0.75)
    expectEqual(host.model.position.x, 2.5)
    #expect(host.animationKeys.isEmpty)
  }

  @Test func `one host replaced by name ends unfinished`() {
    let playback = Animate(host).fade().key("out").run()
    host.removeAnimation(forKey: "out")
    #expect(playback.outcome != nil)
    #expect(playback.outcome != .finished)
  }

  @Test func `with a layer of the engine both parts are played, and both must end`() {
    let layer = makeBox()
    let stage = makeStage(layer)
    let playback = Parallel {
      Animate(host).fade()
      Animate(layer).fade(from: 1, to: 0).settle()
    }.run()
    expectEqual(host.animationKeys, ["animatic.0"])
    stage.advance(by: 0.5)
    expectEqual(layer.presentation.opacity, 0.5)
    stage.advance(by: 0.5)
    expectEqual(layer.opacity, 0)
    #expect(playback.outcome == nil)
    host.end("animatic.0")
    expectEqual(playback.outcome, .finished)
  }

  @Test func `together with an engine layer each reports in its own time`() {
    let layer = makeBox()
    let stage = makeStage(layer)
    let playback = Parallel {
      Animate(layer).fade().onEnd(log.handler("layer"))
      Animate(host).fade().onEnd(log.handler("host"))
    }.run()
    host.end("animatic.0")
    expectEqual(log.lines, ["host 501 true"])
    stage.advance(by: 1)
    expectEqual(log.lines, ["host 501 true", "layer 1 true"])
    expectEqual(playback.outcome, .finished)
  }

  @Test func `cancelling a mixed run stops both parts`() {
    let layer = makeBox()
    let stage = makeStage(layer)
    let playback = Parallel {
      Animate(host).fade()
      Animate(layer).fade()
    }.run()
    stage.advance(by: 0.5)
    playback.cancel()
    stage.update()
    expectEqual(host.animationKeys + layer.animationKeys, [])
    expectEqual(playback.outcome, .cancelled(at: 0.5))
  }

  @Test func `a playback does not retain the host`() {
    weak var seen: RecordingHost?
    var playback: Playback?
    do {
      let short = RecordingHost()
      seen = short
      playback = Animate(short).fade().run()
      short.end("animatic.0")
    }
    #expect(seen == nil)
    expectEqual(playback?.outcome, .finished)
  }

  @Test func `a staying animation does not retain the host`() {
    weak var seen: RecordingHost?
    do {
      let short = RecordingHost()
      seen = short
      Animate(short).fade().stay().run()
      short.end("animatic.0")
    }
    #expect(seen == nil)
  }

  @Test func `a snapshot of both kinds of layer`() {
    let layer = makeBox()
    let both = Parallel {
      Animate(host).fade(from: 1, to: 0)
      Animate(layer).move(x: 100)
    }
    let snapshot = both.timeline.snapshot(at: 0.5)
    expectEqual(snapshot[host]?.opacity, 0.5)
    expectEqual(snapshot[layer]?.position.x, 75)
    #expect(snapshot[makeBox()] == nil)
  }

  @Test func `an instant on a layer without instants lasts a millionth of a second`() {
    let playback = Animate(host).fade(duration: 0).move(x: 3).run()
    let group = host.added.first?.animation as? AnimationGroup
    expectEqual(group?.animations.map(\.duration), [1e-6, 1])
    #expect(!playback.diagnostics.map(\.id).contains("L-14"))
  }
}
