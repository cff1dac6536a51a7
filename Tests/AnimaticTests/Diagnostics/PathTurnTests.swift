// Paths that turn a layer on from the rotation of an earlier path (L-52, K-14).

import Animatic
import TestSupport
import Testing

struct PathTurnTests {
  private let stage = Stage(clock: ManualClock())
  private let box = Layer(name: "box")
  private let up = BezierPath([.move(to: .zero), .line(to: CGPoint(x: 0, y: 9))])
  private let right = BezierPath([.move(to: .zero), .line(to: CGPoint(x: 9, y: 0))])

  init() {
    stage.add(box)
    stage.update()
  }

  private func follow(_ path: BezierPath) -> Animate {
    Animate(box).follow(path, rotation: .auto, duration: 1).settle()
  }

  private func told(_ diagnostics: [Diagnostic]) -> [Diagnostic] {
    diagnostics.filter { $0.id == "L-52" }
  }

  @Test func `a second run of a settled path is reported, and points off`() {
    expectEqual(told(follow(up).run().diagnostics), [])
    stage.advance(by: 1)
    let again = follow(up).run()
    expectEqual(told(again.diagnostics).map(\.path), ["box/position"])
    #expect(told(again.diagnostics).allSatisfy { $0.message.contains("90°") })
    stage.advance(by: 0.5)
    #expect(agree([abs(box.presentation[.rotation])], [.pi]))
  }

  @Test func `its remedy turns the layer back`() {
    follow(up).run()
    stage.advance(by: 1)
    let playback = Animate(box).rotate(to: .degrees(0), duration: 0).then()
      .follow(up, rotation: .auto, duration: 1).settle().run()
    expectEqual(told(playback.diagnostics), [])
    stage.advance(by: 1)
    #expect(agree([box[.rotation]], [.pi / 2]))
  }

  @Test func `a rotation that other code or another verb has written is not reported`() {
    follow(up).run()
    stage.advance(by: 1)
    box[.rotation] = 0.5
    stage.advance(by: 1)
    expectEqual(told(follow(up).run().diagnostics), [])
    stage.advance(by: 1)
    Animate(box).rotate(to: .degrees(30)).settle().run()
    stage.advance(by: 2)
    expectEqual(told(follow(up).run().diagnostics), [])
  }

  @Test func `paths along x, paths without rotation, and unsettled ones are not reported`() {
    follow(right).run()
    stage.advance(by: 1)
    expectEqual(told(follow(right).run().diagnostics), [])
    stage.advance(by: 1)
    Animate(box).follow(up, duration: 1).settle().run()
    stage.advance(by: 1)
    Animate(box).follow(up, rotation: .auto, duration: 1).run()
    stage.advance(by: 0.5)
    expectEqual(told(follow(up).run().diagnostics), [])
    stage.advance(by: 0.5)
    expectEqual(told(follow(up).run().diagnostics).count, 1, "an interrupted run settles")
    #expect(agree([abs(box.presentation[.rotation])], [.pi]))
  }

  @Test func `a host's second run is reported too`() {
    let host = PlayingHost(box)
    let follow = { Animate(host).follow(up, rotation: .auto, duration: 1).settle().run() }
    _ = follow()
    stage.advance(by: 1)
    expectEqual(told(follow().diagnostics).count, 1)
  }

  @Test func `a second path in one composition is reported at its line`() {
    let chain = Animate(box).follow(up, rotation: .auto, duration: 1).settle().then()
      .follow(right, rotation: .auto, duration: 1).settle()
    let line = UInt(#line - 1)
    expectEqual(told(chain.diagnostics).map(\.place?.line), [line])
    let twice = Sequential {
      follow(up)
      follow(up)
    }
    let held = Animate(box).follow(up, rotation: .auto, duration: 1).then()
      .follow(up, rotation: .auto, duration: 1)
    for composition in [twice.composition, held.composition] {
      expectEqual(told(composition.diagnostics).count, 1)
      let shown = composition.timeline.value(of: .rotation, on: box, at: 1.5)
      #expect(agree([abs(shown ?? 0)], [.pi]), "a verb's end is held while the chain goes on")
    }
  }

  @Test func `compositions whose second path starts unturned are not reported`() {
    let turnedBack = Animate(box).follow(up, rotation: .auto, duration: 1).settle().then()
      .rotate(to: .degrees(0), duration: 0).settle().then()
      .follow(up, rotation: .auto, duration: 1).settle()
    for chain in [turnedBack, follow(up)] { expectEqual(told(chain.diagnostics), []) }
    expectEqual(told(follow(up).repeated(2).diagnostics), [])
  }
}
