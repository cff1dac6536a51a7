// Differences of the position of an animation: its group, and its order.

import Animatic
import TestSupport
import Testing

#if canImport(CoreGraphics)
  import CoreGraphics
#else
  import Foundation
#endif

struct `Differences of position` {
  private func difference(
    _ new: (Layer) -> any Composable, from old: (Layer) -> any Composable
  ) -> [String] {
    func timeline(_ make: (Layer) -> any Composable) -> Timeline { make(makeBox("box")).timeline }
    return timeline(new).difference(from: timeline(old)).filter { $0.kind != .found }.map {
      "\($0.kind) \($0.subject): \($0.message)"
    }
  }

  private func fade(_ to: Double = 0.5) -> any LayerAnimation {
    BasicAnimation(.opacity, from: 0, to: to, duration: 1)
  }

  private let radius = BasicAnimation(.cornerRadius, from: 0, to: 4, duration: 1)
  private let border = BasicAnimation(.borderWidth, from: 0, to: 4, duration: 1)

  private func groups(
    _ box: Layer, _ first: [any LayerAnimation], _ second: [any LayerAnimation]
  ) -> any Composable {
    Parallel {
      Animate(box).add(animation: AnimationGroup(first, duration: 1))
      Animate(box).add(
        animation: AnimationGroup(second, duration: 1, timingFunction: .easeIn))
    }
  }

  @Test func `a child in another group`() {
    let old = { (box: Layer) in self.groups(box, [self.radius, self.fade()], [self.border]) }
    let new = { (box: Layer) in self.groups(box, [self.radius], [self.border, self.fade()]) }
    expectEqual(
      difference(new, from: old),
      ["regrouped box/opacity: now in another group: eased by easeIn, was linear"])
    #expect(difference(old, from: old).isEmpty)
  }

  @Test func `a child that leaves a group for the one around it`() {
    func chain(_ box: Layer, isInside: Bool) -> any Composable {
      Parallel {
        Animate(box).add(
          animation: AnimationGroup(isInside ? [radius, fade()] : [radius], duration: 1))
        if !isInside { Animate(box).add(animation: fade()) }
        Animate(box).add(animation: border)
      }
    }
    let (inside, outside) = (
      { chain($0, isInside: true) }, { chain($0, isInside: false) }
    )
    expectEqual(difference(inside, from: outside), ["regrouped box/opacity: now in another group"])
    expectEqual(difference(outside, from: inside), ["regrouped box/opacity: now in another group"])
  }

  @Test func `a new group around an animation is reported with its easing`() {
    let plain = { (box: Layer) -> any Composable in Animate(box).add(animation: self.fade()) }
    let grouped = { (box: Layer) -> any Composable in
      Animate(box).add(
        animation: AnimationGroup([self.fade()], duration: 1, timingFunction: .easeIn))
    }
    expectEqual(
      difference(grouped, from: plain),
      ["added box/group: new: group of 1 animation eased by easeIn at 0 s"])
    expectEqual(
      difference(plain, from: grouped),
      ["removed box/group: no longer there: group of 1 animation eased by easeIn at 0 s"])
  }

  @Test func `groups that are alike are the same to their children`() {
    func chain(_ box: Layer, _ first: Double, _ second: Double) -> any Composable {
      Parallel {
        for end in [first, second] {
          Animate(box).add(animation: AnimationGroup([self.fade(end)], duration: 1))
        }
      }
    }
    let found = difference({ chain($0, 0.5, 0.7) }, from: { chain($0, 0.5, 0.7) })
    #expect(found.isEmpty)
  }

  // MARK: A-8, order of application

  @Test func `two animations of one property are exchanged`() {
    func chain(_ box: Layer, _ ends: [Double]) -> any Composable {
      Parallel { for end in ends { Animate(box).add(animation: self.fade(end)) } }
    }
    let found = difference({ chain($0, [0.7, 0.5]) }, from: { chain($0, [0.5, 0.7]) })
    expectEqual(found, ["reordered box/opacity: now applied after box/opacity, was before it"])
  }

  @Test func `one that only fills backwards`() {
    var late = BasicAnimation(.opacity, from: 0.5, to: 1, duration: 1)
    late.beginTime = 2
    late.fillMode = .both
    let now = BasicAnimation(.opacity, from: 0, to: 0.25, duration: 1)
    func chain(_ box: Layer, _ children: [any LayerAnimation]) -> any Composable {
      Animate(box).add(animation: AnimationGroup(children, duration: 1))
    }
    let found = difference({ chain($0, [now, late]) }, from: { chain($0, [late, now]) })
    expectEqual(found.map { $0.prefix { $0 != ":" } }, ["reordered box/opacity"])
  }

  @Test func `a component and its whole are exchanged`() {
    let whole = BasicAnimation(.position, from: .zero, to: CGPoint(x: 9, y: 9), duration: 1)
    let part = BasicAnimation(.positionX, from: 0, to: 5, duration: 1)
    func chain(
      _ box: Layer, _ first: any LayerAnimation, _ second: any LayerAnimation
    )
      -> any Composable
    {
      Parallel {
        Animate(box).add(animation: first)
        Animate(box).add(animation: second)
      }
    }
    let found = difference({ chain($0, part, whole) }, from: { chain($0, whole, part) })
    expectEqual(found, ["reordered box/position: now applied after box/position.x, was before it"])
  }

  @Test func `the order of animations that never overlap or only add is not reported`() {
    func apart(_ box: Layer, _ isTurned: Bool) -> any Composable {
      let early = Animate(box).add(animation: fade(0.5))
      let late = Animate(box).add(animation: fade(0.7)).after(begin: 2)
      return Parallel {
        isTurned ? late : early
        isTurned ? early : late
      }
    }
    #expect(difference({ apart($0, true) }, from: { apart($0, false) }).isEmpty)
    func added(_ end: Double) -> any LayerAnimation {
      var fade = BasicAnimation(.opacity, from: 0, to: end, duration: 1)
      fade.isAdditive = true
      return fade
    }
    func sum(_ box: Layer, _ ends: [Double]) -> any Composable {
      Parallel { for end in ends { Animate(box).add(animation: added(end)) } }
    }
    #expect(difference({ sum($0, [0.2, 0.3]) }, from: { sum($0, [0.3, 0.2]) }).isEmpty)
  }

  @Test func `a tag`() {
    func chain(_ box: Layer, _ tag: String?) -> any Composable {
      var fade = BasicAnimation(.opacity, from: 0, to: 1, duration: 1)
      fade.attributes.tag = tag
      return Animate(box).add(animation: fade)
    }
    expectEqual(
      difference({ chain($0, "hot") }, from: { chain($0, nil) }),
      ["changed box/opacity: tagged hot, had no tag"])
    expectEqual(
      difference({ chain($0, nil) }, from: { chain($0, "hot") }),
      ["changed box/opacity: no longer tagged hot"])
    expectEqual(
      difference({ chain($0, "cold") }, from: { chain($0, "hot") }),
      ["changed box/opacity: tagged cold, was tagged hot"])
  }
}
