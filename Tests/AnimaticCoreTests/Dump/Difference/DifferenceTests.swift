// The differences of two timelines, in words.

import Animatic
import TestSupport
import Testing

struct `Differences` {
  private func difference(
    _ new: (Layer) -> any Composable, from old: (Layer) -> any Composable
  ) -> TimelineDifference {
    // Other layers of the same name: as in another run.
    func timeline(_ make: (Layer) -> any Composable) -> Timeline { make(makeBox("box")).timeline }
    return timeline(new).difference(from: timeline(old))
  }

  private func said(_ difference: TimelineDifference) -> [String] {
    difference.map { "\($0.kind) \($0.subject): \($0.message)" }
  }

  @Test func `the same on other layers and other lines`() {
    let found = difference(
      { Animate($0).move(x: 100).fade(to: 0, at: .end).onEnd {} },
      from: { Animate($0).move(x: 100).fade(to: 0, at: .end).onEnd {} })
    #expect(said(found).isEmpty)
    expectEqual(found.description, "no difference")
  }

  @Test func `moved`() {
    let found = difference(
      { Animate($0).move(x: 50, duration: 3).scale(to: 2, at: .start + 1.1) },
      from: { Animate($0).move(x: 50, duration: 3).scale(to: 2, at: .start + 1) })
    expectEqual(said(found), ["moved box/transform.scale: begins 0.1 s later, at 1.1 s"])
  }

  @Test func `longer, and what that moves`() {
    let found = difference(
      { Animate($0).move(x: 50, duration: 1.5).then().scale(to: 1, duration: 1) },
      from: { Animate($0).move(x: 50, duration: 1).then().scale(to: 1, duration: 1) })
    expectEqual(
      said(found),
      [
        "resized timeline: lasts 2.5 s, was 2 s",
        "resized box/position.x: lasts 0.5 s longer, 1.5 s",
        "moved box/transform.scale: begins 0.5 s later, at 1.5 s",
      ])
  }

  @Test func `another easing, other values, another kind of repeat`() {
    let found = difference(
      { Animate($0).move(x: 50, easing: .easeIn) }, from: { Animate($0).move(x: 50) })
    expectEqual(said(found), ["eased box/position.x: eased by easeIn, was linear"])
    let values = difference({ Animate($0).scale(to: 3) }, from: { Animate($0).scale(to: 2) })
    expectEqual(values.map(\.kind), [.changed])
    let turned = difference(
      { Animate($0).scale(to: 1).repeats(2) }, from: { Animate($0).scale(to: 1).autoreverses() })
    expectEqual(turned.map(\.kind), [.retimed])
  }

  @Test func `a difference within rounding errors is not reported`() {
    func seventeenth(_ first: Double, _ second: Double) -> TimelineDifference {
      difference(
        { Animate($0).add(animation: BasicAnimation(.opacity, from: 0, to: 1, duration: second)) },
        from: {
          Animate($0).add(animation: BasicAnimation(.opacity, from: 0, to: 1, duration: first))
        })
    }
    let length = 1.0 / 17
    #expect(said(seventeenth(length, length.nextUp)).isEmpty)
    #expect(
      said(seventeenth(length, length + 1e-3)).contains {
        $0.hasPrefix("resized box/opacity: lasts 0.001 s longer")
      })
    func sped(_ factor: Double) -> (Layer) -> any Composable {
      { Animate($0).move(x: 5).composition.sped(by: factor).autoreversed() }
    }
    #expect(said(difference(sped(3), from: sped(3.0.nextUp))).isEmpty)
  }

  @Test func `a child that moves beyond the end of its group is reported`() {
    func late(_ begin: Double) -> (Layer) -> any Composable {
      {
        var animation = BasicAnimation(.opacity, from: 0, to: 1, duration: 1)
        animation.beginTime = begin
        return Animate($0).add(
          animation: AnimationGroup([animation, BasicAnimation(.zPosition, to: 9)], duration: 1))
      }
    }
    let moved = said(difference(late(3.5), from: late(3))).filter { $0.hasPrefix("moved") }
    expectEqual(moved, ["moved box/opacity: begins 0.5 s later in its group, at 3.5 s"])
    #expect(said(difference(late(3), from: late(3))).isEmpty)
  }

  @Test func `a callback that was lost`() {
    let found = difference(
      { Animate($0).move(x: 50) }, from: { Animate($0).move(x: 50).onEnd {} })
    expectEqual(said(found), ["heard box/position.x: lost its callback for end"])
  }

  @Test func `one more in the middle is one more, and no chain of changes`() {
    func chain(_ box: Layer, _ targets: [Double]) -> any Composable {
      Parallel { for target in targets { Animate(box).scale(from: target, to: target) } }
    }
    let found = difference({ chain($0, [1, 2, 3, 4]) }, from: { chain($0, [1, 2, 4]) })
    let kinds = found.map(\.kind).filter { $0 != .found }
    expectEqual(kinds, [.added], "\(found.text)")
  }

  @Test func `layers come and go`() {
    let (one, other) = (makeBox("one"), makeBox("other"))
    let found = Animate(one).scale(to: 1).timeline.difference(
      from: Animate(other).scale(to: 1).timeline)
    expectEqual(
      said(found).prefix(2), ["added one: new layer", "removed other: layer no longer there"])
  }

  @Test func `cues`() {
    let (one, two) = (Cue("one"), Cue("two"))
    let found = difference(
      { Animate($0).move(x: 50, duration: 2).cue(one) },
      from: { Animate($0).move(x: 50, duration: 1).cue(one).cue(two) })
    let cues = said(found).filter { $0.contains("cue") && !$0.contains("found") }
    expectEqual(
      cues, ["moved cue one: at 2 s, was at 1 s", "removed cue two: no longer there"],
      "\(found.text)")
  }

  @Test func `a new overlap`() {
    let found = difference(
      { Animate($0).move(x: 10, duration: 2).move(x: 50, at: .start + 1) },
      from: { Animate($0).move(x: 10, duration: 2).move(x: 50, at: .start + 2) })
    #expect(found.contains { $0.kind == .found && $0.message.contains("C-22") }, "\(found.text)")
  }

  @Test func `a delay of everything is reported once`() {
    func chain(_ box: Layer, _ delay: Double) -> any Composable {
      Animate(box).move(x: 50).scale(to: 1).fade(to: 1).group().after(begin: delay)
    }
    let found = difference({ chain($0, 1.5) }, from: { chain($0, 1) })
    let moves = found.filter { $0.kind == .moved }
    expectEqual(moves.map(\.description), ["everything: begins 0.5 s later"], "\(found.text)")
  }

  @Test func `there and back there is no difference`() {
    let box = makeBox("box")
    let timeline = Animate(box).move(x: 10).fade(to: 0).repeats(.infinity).timeline
    #expect(timeline.difference(from: timeline).isEmpty)
  }
}
