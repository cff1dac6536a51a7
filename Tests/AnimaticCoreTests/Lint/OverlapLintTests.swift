// C-22: two animations of one property that run at the same time, and cases without it.

import Animatic
import RandomScenes
import TestSupport
import Testing

struct `Lints about overlaps` {
  private let box = makeBox()

  private func overlaps(_ chain: some Composable) -> [String] {
    chain.diagnostics.filter { $0.id == "C-22" }.map(\.message)
  }

  @Test func `C-22 names both key paths and the time, at the location of the later one`() {
    let line = #line + 1
    let chain = Animate(box).move(x: 90, duration: 1).move(to: [1, 2], duration: 1).after(
      begin: 0.5)
    expectEqual(
      overlaps(chain),
      ["position.x and position overlap from 0.5 s to 1 s; the later one wins."])
    let finding = chain.finding("C-22")
    expectEqual(finding?.place?.line, UInt(line))
    expectEqual(finding?.path, "layer 1/position")
    expectEqual(finding?.severity, .warning)
    expectEqual(finding?.remedy.isEmpty, false)
  }

  @Test func `C-22 not where one follows the other, holds, is an instant or is elsewhere`() {
    #expect(overlaps(Animate(box).move(x: 9).then().move(to: [1, 2])).isEmpty)
    #expect(overlaps(Animate(box).move(x: 9).then(gap: 1).move(x: 1)).isEmpty)
    #expect(overlaps(Animate(box).move(x: 9).move(x: 1, duration: 0).after(begin: 0.5)).isEmpty)
    #expect(overlaps(Animate(box).move(x: 9).move(y: 9)).isEmpty)
    #expect(overlaps(Animate(box).move(x: 9).fade(to: 0)).isEmpty)
    let other = makeBox("other")
    expectEqual(
      overlaps(
        Parallel {
          Animate(box).move(x: 9)
          Animate(other).move(x: 9)
        }), [])
    expectEqual(
      overlaps(
        Parallel {
          Animate(box).move(x: 9)
          Animate(box).move(x: 8)
        }
      ).count, 1)
  }

  @Test func `C-22 the parts of a transform, and the whole`() {
    let turn = BasicAnimation(.rotation, from: 0, to: 1, duration: 1)
    let grow = BasicAnimation(.scaleX, from: 1, to: 2, duration: 1)
    let all = BasicAnimation(.scale, from: 1, to: 2.5, duration: 1)
    let whole = BasicAnimation(
      .transform, from: .identity, to: Transform3D.identity.translated(x: 9, y: 0, z: 0),
      duration: 1)
    func count(_ animations: any LayerAnimation...) -> Int {
      lints(animations, in: 2).filter { $0.hasPrefix("C-22") }.count
    }
    expectEqual(count(turn, grow), 0)
    expectEqual(count(all, turn), 0)
    expectEqual(count(all, grow), 1)
    expectEqual(count(whole, turn), 1)
    expectEqual(count(grow, whole), 1)
  }

  @Test func `C-22 is not reported for additive animations or equal values`() {
    let fade = BasicAnimation(.opacity, from: 0, to: 1, duration: 1)
    func count(_ animations: any LayerAnimation...) -> Int {
      lints(animations, in: 2).filter { $0.hasPrefix("C-22") }.count
    }
    expectEqual(count(fade, fade), 0)
    expectEqual(count(fade, fade.with { $0.toValue = 0.5 }), 1)
    expectEqual(count(fade, fade.with { $0.isAdditive = true }), 0)
    // The same numbers in another form: of a group, and of a component.
    expectEqual(count(fade, AnimationGroup([fade], duration: 1)), 0)
    expectEqual(count(fade, AnimationGroup([fade.with { $0.speed = 0.5 }], duration: 2)), 1)
    let along = BasicAnimation(.positionX, from: 0, to: 8, duration: 1)
    let move = BasicAnimation(
      .position, from: CGPoint(x: 0, y: 1), to: CGPoint(x: 8, y: 2), duration: 1)
    expectEqual(count(along, move), 0)
    expectEqual(count(along, move.with { $0.toValue = CGPoint(x: 9, y: 2) }), 1)
    let still = BasicAnimation(.opacity, from: 1, to: 1, duration: 1)
    expectEqual(count(still, still.with { $0.duration = 2 }), 0)
  }

  @Test func `C-22 in groups that repeat, reverse and are eased, in the time of the whole`() {
    let group = Animate(box).fade(from: 0, to: 1).then().move(x: 5).group().repeats(2)
    // The move runs from 1 to 2, and again from 3 to 4.
    func met(_ begin: Double, _ length: Double) -> [String] {
      overlaps(
        Parallel {
          group
          Animate(box).move(x: 9, duration: length).after(begin: begin)
        })
    }
    #expect(met(2, 1).isEmpty)
    expectEqual(
      met(2.25, 1),
      [
        "Two animations of position.x overlap from 3 s to 3.25 s; the later one wins."
      ])
    expectEqual(
      overlaps(
        Parallel {
          Animate(box).move(x: 5).then().fade().group().autoreverses()
          Animate(box).move(x: 9, duration: 2).after(begin: 1)
        }), [])
    let eased = Parallel {
      Animate(box).fade().then().move(x: 5).group().easing(.easeInEaseOut)
      Animate(box).move(x: 9, duration: 4)
    }
    expectEqual(
      overlaps(eased),
      [
        "Two animations of position.x overlap from 1 s to 2 s; the later one wins."
      ])
  }

  @Test func `C-22 endless ones have no end`() {
    let endless = Animate(box).fade(from: 0, to: 1).repeats(.infinity)
      .fade(from: 1, to: 0).repeats(.infinity).after(begin: 2)
    expectEqual(
      overlaps(endless),
      [
        "Two animations of opacity overlap from 2 s on; the later one wins."
      ])
  }

  @Test func `C-22 of ten thousand overlaps twenty are reported, and the number of the others`() {
    let count = Campaign.count(10_000)
    var chain = Animate(box)
    for index in 0..<count { chain = chain.move(x: Double(index), line: UInt(index)) }
    let found = overlaps(chain)
    // Twenty pairs are all of the first six animations and five of the seventh; pairs with the
    // same text are one diagnostic.
    expectEqual(found.count, 7)
    expectEqual(found.last?.hasPrefix("More animations of position"), true)
    var row = Animate(box)
    for index in 0..<count { row = row.move(from: 3, x: 3, duration: Double(index)) }
    #expect(overlaps(row).isEmpty)
  }
}
