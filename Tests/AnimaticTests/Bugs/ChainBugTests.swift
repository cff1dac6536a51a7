// Owns the proof that UKAnimation's bugs in the chain itself are not ours.

import Animatic
import TestSupport
import Testing

@Suite struct `UKAnimation bugs in the chain` {
  private let box = makeBox()
  private let log = EventLog()

  @Test func `UKAnimation bug 10: a modifier without a verb is told`() {
    let line: UInt = #line + 1
    let chain = Animate(box).duration(2)
    let finding = chain.finding("C-1")
    #expect(finding?.severity == .error)
    #expect(finding?.place?.line == line)
    #expect(finding?.message.contains(".duration") == true)
    #expect(Animate(box).fade().duration(2).finding("C-1") == nil)
  }

  @Test func `UKAnimation bug 10: after a run the chain is still full`() {
    let stage = makeStage(box)
    let chain = Animate(box).fade(from: 1, to: 0)
    chain.run()
    #expect(chain.repeats(2).duration == 2)
    #expect(chain.repeats(2).problemIDs == [])
    stage.advance(by: 1)
  }

  @Test func `UKAnimation bug 19: forEach goes on while it is told to`() {
    var seen: [String] = []
    // swift-format-ignore: ReplaceForEachWithForLoop
    _ = Animate(box).fade().move(x: 1).scale(to: 2).forEach { _, _, animation in
      seen.append(animation.keyPath ?? "")
      return animation.keyPath != "position.x"
    }
    #expect(seen == ["opacity", "position.x"])
  }

  @Test func `UKAnimation bug 20: a modify of another type is told and changes nothing`() {
    let line: UInt = #line + 2
    let chain = Animate(box).fade(from: 1, to: 0)
      .modify(BasicAnimation<CGPoint>.self) { $0.duration = 9 }
    #expect(chain.finding("C-8")?.place?.line == line)
    #expect(chain.duration == 1)
    #expect(
      Animate(box).fade().modify(BasicAnimation<Double>.self) { $0.duration = 9 }.duration == 9)
  }

  @Test func `UKAnimation bug 21: animations come out of a chain without a layer, by key too`() {
    let chain = Animate().fade(from: 1, to: 0).key("fade").move(to: [1, 2])
    let all: [any LayerAnimation] = chain.entries.map(\.animation)
    #expect(all.count == 2)
    #expect(chain.animation(forKey: "fade")?.keyPath == "opacity")
    #expect(chain.animation(forKey: "animatic.1")?.keyPath == "position")
    let playback = chain.run()
    #expect(playback.outcome == .notStarted)
    #expect(playback.diagnostics.map(\.id).contains("R-5"))
  }

  @Test func `UKAnimation bug 22: begin and end can be added apart, and finished is told`() {
    let stage = makeStage(box)
    var own = BasicAnimation(.opacity, from: 1, to: 0, duration: 1)
    own.delegate = AnimationTarget(end: log.handler("delegate"))
    let playback = Animate(box).add(animation: own)
      .onBegin(log.handler("begin")).onEnd(log.handler("end")).run()
    stage.advance(by: 0.5)
    playback.cancel()
    stage.update()
    #expect(log.lines == ["begin 0 true", "delegate 0.5 false", "end 0.5 false"])
  }

  @Test func `UKAnimation bug 23: a stored beginning is not changed by its branches`() {
    let base = Animate(box).move(x: 100)
    let first = base.fade()
    let second = base.flip()
    #expect([base, first, second].map(\.entries.count) == [1, 2, 2])
    #expect(second.entries.last?.animation.keyPath == "transform.rotation.y")
  }

  @Test func `UKAnimation bug 25: a run can be paused, sought and cancelled`() {
    let stage = makeStage(box)
    let playback = Animate(box).fade(from: 1, to: 0).run()
    stage.advance(by: 0.25)
    playback.pause()
    stage.advance(by: 5)
    #expect(box.presentation.opacity == 0.75)
    playback.seek(to: 0.5)
    #expect(box.presentation.opacity == 0.5)
    playback.resume()
    stage.advance(by: 0.25)
    #expect(box.presentation.opacity == 0.25)
    playback.cancel()
    #expect(box.presentation.opacity == 1)
    #expect(playback.outcome == .cancelled(at: 5.5))
  }

  @Test func `UKAnimation bug 25: the whole has a length, an end and a dump`() async {
    let stage = makeStage(box)
    let chain = Animate(box).fade(from: 1, to: 0).then().move(x: 1)
    let playback = chain.run()
    #expect(chain.duration == 2)
    #expect(playback.duration == 2)
    stage.advance(by: 1.5)
    #expect(playback.outcome == nil)
    stage.advance(by: 0.5)
    #expect(await playback.finished == .finished)
    #expect(chain.debugDump().hasPrefix("timeline 2 s, 1 layer"))
    #expect("\(chain)" == "chain, composition of 2 animations")
  }

  @Test func `UKAnimation bug 27: it runs and is tested anywhere, and lets go of its layer`() {
    weak var seen: Layer?
    var chain: Animate?
    do {
      let layer = makeBox()
      seen = layer
      chain = Animate(layer).fade(from: 1, to: 0)
    }
    #expect(seen != nil)
    #expect(chain?.timeline.value(of: .opacity, at: 0.5) == 0.5)
    chain = nil
    #expect(seen == nil)
  }
}
