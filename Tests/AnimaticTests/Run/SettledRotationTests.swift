// Settling of transforms whose matrix does not determine the rotation, and of paths that rotate.

import Animatic
import Foundation
import TestSupport
import Testing

struct SettledRotationTests {
  private let stage = Stage(clock: ManualClock())
  private let box = Layer(name: "box")

  init() {
    stage.add(box)
    stage.update()
  }

  private func run(_ chain: Animate, for seconds: Double = 2) {
    chain.run()
    stage.advance(by: seconds)
  }

  @Test(arguments: [FlipAxis.x, .y])
  func `P-9: a settled flip is flipped back`(axis: FlipAxis) {
    let turn: LayerProperty<Double> = axis == .x ? .rotationX : .rotationY
    for start in [LayerSide?.some(.back), nil] {
      run(Animate(box).flip(to: .back, axis: axis).settle())
      expectEqual(box[turn], .pi)
      let back = Animate(box).flip(from: start, to: .front, axis: axis).settle()
      let half = back.timeline.value(of: turn, on: box, at: 0.5) ?? .nan
      #expect(abs(half - .pi / 2) < 1e-12)
      back.run()
      stage.advance(by: 0.25)
      #expect(abs(box.presentation[turn] - 0.75 * .pi) < 1e-12)
      stage.advance(by: 1)
      #expect(box.presentation.transform.components == Transform3D().components)
      #expect(box.transform == Transform3D() && box[turn] == 0)
    }
  }

  @Test func `P-9: a settled rotation keeps no full turns`() {
    run(Animate(box).rotate(to: .radians(5 * .pi / 2)).settle())
    #expect(abs(box[.rotation] - .pi / 2) < 1e-12)
  }

  @Test(arguments: [1e16, 5e307, -1e9])
  func `P-9: a settled rotation of many full turns keeps its presentation`(angle: Double) {
    let chain = Animate(box).rotate(to: .radians(angle)).settle()
    let shown = chain.timeline.snapshot(at: 2)[box]?.transform.components ?? []
    run(chain)
    #expect(zip(box.transform.components, shown).allSatisfy { abs($0 - $1) < 1e-12 })
  }

  @Test func `P-9: a settled reflection keeps its axis`() {
    run(Animate(box).animate(.scaleY, to: -1).settle())
    #expect(box[.scaleX] == 1 && box[.scaleY] == -1 && box[.rotation] == 0)
    let chain = Animate(box).animate(.scaleY, to: 1).settle()
    expectEqual(chain.timeline.value(of: .scaleY, on: box, at: 0.5), 0)
    run(chain)
    #expect(box.transform == Transform3D())
  }

  @Test func `K-14: a path that turns after a verb that settles the position turns once`() {
    var path = BezierPath()
    path.move(to: CGPoint(x: 0, y: 0))
    path.addLine(to: CGPoint(x: 0, y: 100))
    box[.rotation] = 1
    let chain = Animate(box).move(to: [50, 50]).settle().then().follow(path, rotation: .auto)
    expectEqual(chain.debugDump().split(separator: "\n").count { $0.contains("keyframes") }, 1)
    let timeline = chain.timeline
    chain.run()
    for time in [0.5, 1.25, 1.75] {
      stage.advance(to: time)
      let shown = box.presentation[.rotation]
      #expect(abs(shown - (time < 1 ? 1 : 1 + .pi / 2)) < 1e-12)
      #expect(abs(shown - (timeline.value(of: .rotation, on: box, at: time) ?? .nan)) < 1e-12)
    }
    stage.advance(to: 3)
    #expect(abs(box[.rotation] - (1 + .pi / 2)) < 1e-12)
    #expect(box.position == CGPoint(x: 0, y: 100))
  }

  @Test func `K-14: a path that stays turns once where another turn settles`() {
    var path = BezierPath()
    path.move(to: CGPoint(x: 0, y: 0))
    path.addLine(to: CGPoint(x: 0, y: 100))
    let chain = Parallel {
      Animate(box).follow(path, rotation: .auto).stay()
      Animate(box).bounce(height: 4).settle()
    }
    let timeline = chain.timeline
    chain.run()
    stage.advance(by: 3)
    let right = timeline.snapshot(at: 3)[box]?.transform.components ?? []
    #expect(zip(box.presentation.transform.components, right).allSatisfy { abs($0 - $1) < 1e-12 })
    #expect(abs(box.presentation[.rotation] - .pi / 2) < 1e-12)
  }

  @Test func `a first value after an earlier verb that is cut away is not held`() {
    box.zPosition = 3
    let chain = Sequential {
      for _ in 0..<2 {
        Wait(2)
        Animate(box).zPosition(to: 5).settle()
        Animate(box).zPosition(from: 8, to: 4).contents(from: "one", to: "two").group()
      }
    }
    .trimmed(...1)
    // An earlier verb animates the component, so the later from is not held.
    #expect(!chain.debugDump().contains("zPosition  basic  8 → 8"))
    let timeline = chain.timeline
    chain.run()
    stage.advance(by: 3)
    expectEqual(box.presentation.zPosition, timeline.value(of: .zPosition, on: box, at: 3))
    expectEqual(box.zPosition, 3)
  }
}
