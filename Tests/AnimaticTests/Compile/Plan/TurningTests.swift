// A path that rotates its layer, in compositions: later verbs start from the rotation, and settling
// keeps it.

import Animatic
import TestSupport
import Testing

#if canImport(CoreGraphics)
  import CoreGraphics
#else
  import Foundation
#endif

struct TurningTests {
  private let down = BezierPath([.move(to: .zero), .line(to: CGPoint(x: 0, y: 100))])

  private func sail() -> KeyframeAnimation<CGPoint> {
    KeyframeAnimation(.position, path: down, rotationMode: .auto, duration: 1)
  }

  @Test func `a later rotation starts from the presented one`() {
    let ship = Layer(name: "ship")
    let timeline = Animate(ship).add(animation: sail()).stay().then()
      .rotate(to: .degrees(180), duration: 1).timeline
    let shown = [1, 1.5, 2].map { timeline.value(of: .rotation, on: ship, at: $0) ?? 0 }
    for (given, right) in zip(shown, [0.5, 0.75, 1]) {
      #expect(abs(given - right * .pi) < 1e-9)
    }
  }

  @Test func `a later rotation starts from the path's and an earlier one together`() {
    let ship = Layer(name: "ship")
    let timeline = Animate(ship).rotate(to: .degrees(45), duration: 1).then()
      .add(animation: sail()).stay().then().rotate(to: .degrees(180), duration: 1).timeline
    let shown = [1, 2, 2.5].map { timeline.value(of: .rotation, on: ship, at: $0) ?? 0 }
    for (given, right) in zip(shown, [0.75, 0.75, 0.875]) {
      #expect(abs(given - right * .pi) < 1e-9)
    }
  }

  @Test func `while the layer turns its transform is active too`() {
    let ship = Layer(name: "ship")
    let timeline = Animate(ship).add(animation: sail()).timeline
    expectEqual(timeline.activeProperties(at: 0.5).map(\.keyPath), ["position", "transform"])
    #expect(timeline.activeProperties(at: 1.5).isEmpty)
  }

  @Test func `settling keeps the rotation`() {
    let ship = Layer(name: "ship")
    let stage = Stage(clock: ManualClock())
    stage.add(ship)
    Animate(ship).add(animation: sail()).settle().run()
    stage.advance(by: 2)
    expectEqual(ship.position, CGPoint(x: 0, y: 100))
    #expect(abs(ship[.rotation] - .pi / 2) < 1e-9)
    #expect(ship.animationKeys.isEmpty)
  }

  @Test func `settling on another host keeps the rotation`() {
    let host = RecordingHost(name: "host")
    Animate(host).add(animation: sail()).settle().run()
    host.begin("animatic.0")
    host.end("animatic.0")
    #expect(abs(host.model[.rotation] - .pi / 2) < 1e-9)
  }
}
