// G-1 to G-11: the local time of the children of a group, and their presentation.

import AnimaticCore
import AnimaticEngine
import TestSupport
import Testing

#if canImport(CoreGraphics)
  import CoreGraphics
#else
  import Foundation
#endif

struct GroupTimeRuleTests {
  /// x from 0 to 100 over a model of -1.
  private func move(
    begin: Double = 0, duration: Double, fill: FillMode = .removed
  ) -> BasicAnimation<Double> {
    var animation = BasicAnimation(.positionX, from: 0, to: 100, duration: duration)
    animation.beginTime = begin
    animation.fillMode = fill
    return animation
  }

  private func scene(
    _ children: [any LayerAnimation], duration: Double, begin: Double = 0,
    _ change: (inout any LayerAnimation) -> Void = { _ in }
  ) -> Scene {
    let scene = Scene { layer in
      layer.opacity = 0.5
      layer.position.x = -1
    }
    scene.add(AnimationGroup(children, duration: duration), forKey: "group", begin: begin, change)
    return scene
  }

  private func xs(_ scene: Scene, _ times: [Double]) -> [Double] {
    scene.values(of: .positionX, at: times)
  }

  // MARK: G-1, G-2

  @Test func `G-1: a new group is empty, and an empty one has no effect for its duration`() {
    #expect(AnimationGroup().animations.isEmpty)
    var ends: [Double] = []
    let empty = scene([], duration: 2) { animation in
      animation.delegate = AnimationTarget(end: { ends.append($0.time) })
    }
    #expect(xs(empty, [0, 1]) == [-1, -1] && empty.layer.animationKeys == ["group"])
    empty.stage.advance(by: 5)
    #expect(ends == [2] && empty.layer.animationKeys == [])
  }

  @Test func `G-1: children run in parallel, each by its own timing`() {
    var fade = BasicAnimation(.opacity, from: 0, to: 1, duration: 0.5)
    fade.repeatCount = 2
    fade.autoreverses = true
    var slow = move(duration: 1)
    slow.speed = 0.5
    slow.timeOffset = 0.25
    let both = scene([fade, slow], duration: 2)
    #expect(agree(xs(both, [0.5]), [50]))
    #expect(agree([both.value(of: .opacity, at: 0.75)], [0.5]))
    #expect(agree([both.value(of: .opacity, at: 1.25)], [0.5]))
    #expect(agree(xs(both, [1.75]), [12.5]))
  }

  @Test func `G-2: a child's begin counts from the group's, wherever that is`() {
    let late = scene([move(begin: 0.5, duration: 1), move(duration: 0.25)], duration: 2, begin: 3)
    #expect(agree(xs(late, [2.9, 3, 3.125, 3.5, 4, 4.75]), [-1, 0, 50, 0, 50, -1]))
  }

  @Test func `G-2: an absolute begin in a group never comes`() {
    let stage = Scene().stage
    let absolute = scene([move(begin: stage.mediaTime + 0.5, duration: 1)], duration: 2)
    expectEqual(xs(absolute, [0.5, 1, 1.75]), [-1, -1, -1])
  }

  @Test func `G-2: a child may begin before its group does`() {
    #expect(
      agree(xs(scene([move(begin: -1, duration: 2)], duration: 2), [0, 0.5, 1.25]), [50, 75, -1]))
  }

  // MARK: G-3

  @Test func `G-3: a group that repeats starts its children anew`() {
    let repeated = scene([move(begin: 0.5, duration: 1)], duration: 1.25) { $0.repeatCount = 2.5 }
    let shown = xs(repeated, [0.25, 0.75, 1.375, 2, 2.75, 3.125])
    #expect(agree(shown, [-1, 25, -1, 25, -1, -1]))
  }

  @Test func `G-3: a group's speed and offset act on the time of its children`() {
    let fast = scene([move(duration: 2)], duration: 2) { animation in
      animation.speed = 4
      animation.timeOffset = 0.5
    }
    #expect(agree(xs(fast, [0, 0.25, 0.375, 0.5]), [25, 75, 0, -1]))
  }

  @Test func `G-3: easing applies after repeat and autoreverse, to the group's duration`() {
    let eased = scene([move(duration: 4)], duration: 4) { animation in
      animation.autoreverses = true
      animation.timingFunction = .easeIn
    }
    // The child's time is easeIn(b / 4) · 4.
    let shown = xs(eased, [1, 3, 5, 7])
    #expect(agree(shown, [9.34647, 62.18619, 62.18619, 9.34647], within: 1e-5))
  }

  @Test func `G-3: an easing shifts the begins of children, whatever their own easing`() {
    var late = move(begin: 0.5, duration: 0.5)
    late.timingFunction = .easeOut
    let eased = scene([late], duration: 1) { $0.timingFunction = .easeIn }
    expectEqual(xs(eased, [0.65]), [-1])
    // easeIn(0.75) is 0.6218619: 0.2437238 of the child's pass.
    let expected = 100 * TimingFunction.easeOut.value(at: 2 * (0.6218619 - 0.5))
    #expect(agree(xs(eased, [0.75]), [expected], within: 1e-4))
  }

  // MARK: G-4, G-5

  @Test func `G-4: a child without duration takes the group's, at any depth, whatever the begin`() {
    #expect(agree(xs(scene([move(duration: 0)], duration: 2), [0.25, 1]), [12.5, 50]))
    let late = scene([move(begin: 1, duration: 0)], duration: 2)
    #expect(agree(xs(late, [0.5, 1.5]), [-1, 25]))
    // The inner group takes 4 s of the outer, and the child takes them of the inner.
    let nested = scene([AnimationGroup([move(duration: 0)])], duration: 4)
    #expect(agree(xs(nested, [1, 3]), [25, 75]))
  }

  @Test func `G-4: a group without duration lasts 0.25 s, however long its children are`() {
    let short = scene([move(duration: 8)], duration: 0)
    #expect(agree(xs(short, [0.125, 0.3]), [1.5625, -1]))
    #expect(short.layer.animationKeys.isEmpty)
    let both = scene([move(duration: 0)], duration: 0)
    #expect(agree(xs(both, [0.125]), [50]))
  }

  @Test func `G-5: the duration of a group clips`() {
    let long = scene([move(duration: 10)], duration: 5)
    #expect(agree(xs(long, [2.5, 4.9, 5.1]), [25, 49, -1]))
  }

  @Test func `G-5: after its end a child fills while the group lasts`() {
    let times = [0.25, 1, 2, 3.5]
    let begins = 0.5
    for (fill, expected) in [
      (FillMode.removed, [-1.0, 50, -1, -1]), (.forwards, [-1, 50, 100, -1]),
      (.backwards, [0, 50, -1, -1]), (.both, [0, 50, 100, -1]),
    ] {
      let child = move(begin: begins, duration: 1, fill: fill)
      #expect(agree(xs(scene([child], duration: 3), times), expected), "\(fill)")
    }
  }

  @Test func `G-5: whether a child is removed on completion makes no difference`() {
    for isRemoved in [true, false] {
      var child = move(duration: 1, fill: .forwards)
      child.isRemovedOnCompletion = isRemoved
      expectEqual(xs(scene([child], duration: 3), [1, 2.5, 3.5]), [100, 100, -1])
    }
  }

  // MARK: G-6, G-7

  @Test func `G-6: the end of a child does not end the group`() {
    let log = DelegateLog()
    var child = move(duration: 1)
    child.isRemovedOnCompletion = true
    let group = scene([child], duration: 3) { $0.delegate = log.delegate("group") }
    group.stage.advance(by: 2)
    expectEqual(group.layer.animationKeys, ["group"])
    group.stage.advance(by: 2)
    expectEqual(log.entries.map(\.description), ["begin group 0.0", "end group 3.0 finished"])
  }

  @Test func `G-7: a filling group presents its children at its first and its last instant`() {
    let children = [move(begin: 0.5, duration: 4), move(begin: 1.5, duration: 4)]
    let filled = scene(Array(children.prefix(1)), duration: 2, begin: 1) { animation in
      animation.fillMode = .both
      animation.isRemovedOnCompletion = false
    }
    // At the group's first instant this child has not begun.
    #expect(agree(xs(filled, [0.5, 1.25, 2.5, 3, 9]), [-1, -1, 25, 37.5, 37.5]))
    let early = scene([move(duration: 4)], duration: 2, begin: 1) { $0.fillMode = .backwards }
    expectEqual(xs(early, [0, 0.5]), [0, 0])
  }

  @Test func `G-7: a child's fill continues in the group's fill, a child without one is removed`() {
    let fade = BasicAnimation(.opacity, from: 0, to: 1, duration: 1)
    let filled = scene([move(duration: 1, fill: .forwards), fade], duration: 2) { animation in
      animation.fillMode = .forwards
      animation.isRemovedOnCompletion = false
    }
    expectEqual(xs(filled, [9]), [100])
    expectEqual(filled.value(of: .opacity, at: 9), 0.5)
    let unfilled = scene([move(duration: 1, fill: .both)], duration: 2) { animation in
      animation.isRemovedOnCompletion = false
    }
    expectEqual(xs(unfilled, [1.5, 2.5]), [100, -1])
  }
}
