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

  // MARK: What an earlier path has left

  @Test func `the angle is that of the path, and the remedy keeps the rotation before it`() {
    box[.rotation] = .pi / 2
    let along = BezierPath([.move(to: .zero), .line(to: CGPoint(x: 9, y: 9))])
    expectEqual(told(follow(along).run().diagnostics), [])
    stage.advance(by: 1)
    let again = told(follow(along).run().diagnostics)
    #expect(again.first?.message.contains("45°") == true)
    #expect(again.first?.remedy.contains(".rotate(to: .degrees(90)") == true)
    stage.advance(by: 1)
    let third = told(follow(along).run().diagnostics)
    #expect(third.first?.remedy.contains(".rotate(to: .degrees(90)") == true)
    stage.advance(by: 1)
    box[.rotation] = .pi / 2
    for _ in 1...2 {
      expectEqual(told(follow(right).run().diagnostics), [], "it adds no rotation")
      stage.advance(by: 1)
    }
    let chain = follow(along).then().follow(along, rotation: .auto, duration: 1).settle()
    let remedies = told(chain.diagnostics).map(\.remedy)
    expectEqual(remedies, ["Write .rotate(to: .degrees(90), duration: 0) before the path."])
  }

  @Test(arguments: 0..<4) func `a path that an interruption keeps is reported`(way: Int) {
    let isSettled = way == 0
    let chain = Animate(box).follow(up, rotation: .auto, duration: 1)
    let first = (isSettled ? chain.settle() : way == 1 ? chain.stay() : chain).run()
    stage.advance(by: 0.5)
    switch way {
    case 2: Animate(box).move(to: [5, 5]).run()
    case 3: first.cancel(.hold)
    default: break
    }
    stage.advance(by: way < 2 ? 0 : 1)
    let again = told(follow(up).run().diagnostics)
    expectEqual(again.count, 1)
    #expect(again.first?.message.contains("90°") == true)
    stage.advance(by: 0.5)
    #expect(agree([abs(box.presentation[.rotation])], [.pi]))
  }

  @Test func `a rotation that replaces that of a path is not reported`() {
    follow(up).run()
    stage.advance(by: 1)
    Animate(box).rotate(to: .degrees(30), duration: 1).settle().run()
    stage.advance(by: 0.5)
    expectEqual(told(follow(up).run().diagnostics), [])
    stage.advance(by: 2)
    box[.rotation] = 0
    follow(up).then().rotate(to: .degrees(30), duration: 1).settle().run()
    stage.advance(by: 2)
    expectEqual(told(follow(right).run().diagnostics), [])
  }

  @Test func `other changes of the transform keep the rotation of a path`() {
    follow(up).run()
    stage.advance(by: 1)
    box[.scale] = 1.5
    expectEqual(told(follow(up).run().diagnostics).count, 1)
  }

  @Test func `a transform that a host's user writes is not reported`() {
    let host = PlayingHost(box)
    let follow = { Animate(host).follow(up, rotation: .auto, duration: 1).settle().run() }
    _ = follow()
    stage.advance(by: 1)
    box[.rotation] = .pi / 4
    expectEqual(told(follow().diagnostics), [])
  }

  @Test func `two paths in a repeat are reported`() {
    let chain = Animate(box).follow(up, rotation: .auto, duration: 1).then()
      .follow(up, rotation: .auto, duration: 1).repeated(2)
    expectEqual(told(chain.diagnostics).count, 1)
  }
}
