// Owns the proof that UKAnimation's bugs about what remains are not ours, and its golden trace.

import Animatic
import TestSupport
import Testing

@Suite struct `UKAnimation bugs about what remains` {
  private let box = makeBox()

  @Test func `UKAnimation bug 11: settle leaves model and screen in agreement`() {
    let stage = makeStage(box)
    Animate(box).move(to: [100, 100]).settle().run()
    stage.advance(by: 1)
    #expect(box.position == CGPoint(x: 100, y: 100))
    #expect(box.presentation.position == CGPoint(x: 100, y: 100))
    #expect(box.animationKeys == [])
    let next = Animate(box).move(offsetX: 10)
    #expect(next.values(of: .positionX, on: box, at: [0, 1]) == [100, 110])
  }

  @Test func `UKAnimation bug 12: a group that snaps back is told with its cure`() {
    let chain = Animate(box).move(to: [100, 100]).stay().group()
    let finding = chain.finding("L-8")
    #expect(finding?.severity == .warning)
    #expect(finding?.path == "layer 1/position")
    #expect(finding?.remedy.contains(".settle()") == true)
    #expect(Animate(box).move(to: [100, 100]).group().stay().diagnostics == [])
    #expect(Animate(box).move(to: [100, 100]).group().settle().diagnostics == [])
  }

  @Test func `UKAnimation bug 24: a run can be dropped, nothing else`() {
    // That a forgotten run is a warning is checked where compile errors are.
    let stage = makeStage(box)
    Animate(box).fade().run()
    stage.advance(by: 0.5)
    #expect(box.presentation.opacity == 0.5)
  }

  @Test func `the golden trace of the first example`() {
    let chain = Animate(box)
      .move(to: [100, 100]).stay()
      .fade(from: 1, to: 0).after(begin: 1, willGroup: true)
      .group().duration(2).modify { $0.autoreverses = true }
    #expect(chain.duration == 4)
    let times = [0, 0.5, 1, 1.5, 2, 2.5, 3, 3.5, 4, 4.5]
    #expect(
      chain.values(of: .positionX, on: box, at: times) == [
        50, 75, 100, 100, 100, 100, 100, 75, 50, 50,
      ])
    #expect(
      chain.values(of: .opacity, on: box, at: times) == [
        1, 1, 1, 0.5, 0, 0.5, 1, 1, 1, 1,
      ])
  }

  @Test func `the README example does what its author meant`() {
    let chain = Animate(box)
      .move(to: [100, 100]).stay()
      .fade(from: 1, to: 0).modify { $0?.autoreverses = true }.stay()
      .move(to: [300, 400]).after(begin: 1, willGroup: true).stay()
      .shakeR(radian: 10, times: 4, duration: 0.5).after(begin: 1.5, willGroup: true)
      .group().duration(2).modify { $0?.autoreverses = true }
    #expect(chain.diagnostics == [])
    #expect(
      chain.values(of: .position, on: box, at: [0.5, 1, 1.5, 2, 3, 4]) == [
        CGPoint(x: 75, y: 75), CGPoint(x: 100, y: 100), CGPoint(x: 200, y: 250),
        CGPoint(x: 300, y: 400), CGPoint(x: 100, y: 100), CGPoint(x: 50, y: 50),
      ])
    #expect(chain.values(of: .opacity, on: box, at: [0.5, 1, 1.5, 2]) == [0.5, 0, 0.5, 1])
    let swing = chain.timeline.value(of: .rotation, on: box, at: 1.53125)
    #expect(isClose(swing, RotationAngle.degrees(10).radians))
    #expect(chain.values(of: .rotation, on: box, at: [1, 1.5, 2, 4]) == [0, 0, 0, 0])
  }

  @Test func `the same example of raw animations jumps at one second, to the letter`() {
    var late = BasicAnimation(.position, to: CGPoint(x: 300, y: 400), duration: 1)
    late.beginTime = 1
    var early = BasicAnimation(.position, to: CGPoint(x: 100, y: 100), duration: 1)
    early.fillMode = .forwards
    let group = AnimationGroup([early, late], duration: 2)
    let chain = Animate(box).add(animation: group)
    #expect(isClose(chain.timeline.value(of: .positionX, on: box, at: 0.999), 99.95))
    #expect(chain.values(of: .positionX, on: box, at: [1, 1.5, 2]) == [50, 175, 300])
  }
}
