// C-24: animations that are never visible; and L-8 for each layer separately.

import Animatic
import TestSupport
import Testing

struct `Lints of invisible animations` {
  private let box = makeBox()

  private func unseen(_ chain: some Composable) -> [String] {
    chain.diagnostics.filter { $0.id == "C-24" }.map { "\($0.severity) \($0.path)" }
  }

  @Test func `C-24 what a later one holds over`() {
    // In order of application the group comes first: it begins at 0.
    func scene(_ begin: Double, _ duration: Double) -> some Composable {
      Parallel {
        Animate(box).fade().then(gap: begin).move(x: 9).group()
        Animate(box).move(to: [1, 2], duration: duration).after(begin: 0.5)
      }
    }
    expectEqual(unseen(scene(1, 1)), ["warning layer 1/position.x"])
    // Both run, which is reported as an overlap.
    #expect(unseen(scene(1, 3)).isEmpty)
    expectEqual(
      unseen(
        Parallel {
          Animate(box).fade().then(gap: 1).move(x: 9).group()
          Animate(box).move(y: 2).after(begin: 0.5)
        }), [])
  }

  @Test func `C-24 an instant that is replaced at once, as an info`() {
    let replaced = Animate(box).fade(to: 0, duration: 0).fade(from: 0.5, to: 1)
    expectEqual(unseen(replaced), ["info layer 1/opacity"])
    #expect(unseen(Animate(box).fade(to: 0, duration: 0).then(gap: 1).fade(to: 1)).isEmpty)
    #expect(unseen(Animate(box).fade(to: 0, duration: 0)).isEmpty)
    #expect(unseen(Animate(box).move(to: [1, 2], duration: 0).move(x: 5)).isEmpty)
  }

  @Test func `C-24 what a group never gets to`() {
    let half = Animate(box).fade().then().move(x: 9).group().repeats(0.5)
    #expect(unseen(half).isEmpty)
    expectEqual(unseen(half.repeats(0.25)), ["warning layer 1/position.x"])
    #expect(unseen(half.repeats(0.75)).isEmpty)
    #expect(unseen(half.repeats(.infinity)).isEmpty)
    // The group around it cuts off all of the second half of the inner one.
    let inner = Animate(box).fade().then(gap: 1).move(x: 9).group().group().duration(1.5)
    expectEqual(unseen(inner), ["warning layer 1/position.x"])
    // C-9 already reports its own group.
    let own = Animate(box).fade().then(gap: 1).move(x: 9).group().duration(1.5)
    expectEqual(own.problemIDs, ["C-9"])
    expectEqual(
      lints([BasicAnimation(.opacity, to: 0, duration: 1).with { $0.beginTime = 9 }], in: 1)
        .map { String($0.prefix(3)) }, ["L-3"])
  }

  @Test func `C-24 a hidden group and its children are reported once`() {
    let all = Animate(box).move(x: 9).fade().group().after(begin: 5).rotate(by: .turns(1)).group()
    #expect(unseen(all).isEmpty)
    expectEqual(unseen(all.repeats(0.25)), ["warning layer 1"])
  }

  @Test func `L-8 of groups on several layers, except if all remain or none is visible`() {
    let other = makeBox("other")
    func lints(_ change: (Animate) -> Animate) -> [String] {
      Parallel {
        change(Animate(box).move(x: 9).group())
        change(Animate(other).fade(to: 0.5).then().move(x: 9).group())
      }
      .diagnostics.map { "\($0.id) \($0.path)" }
    }
    let others = ["L-8 other/opacity", "L-8 other/position.x"]
    expectEqual(lints { $0 }, ["L-8 layer 1/position.x"] + others)
    #expect(lints { $0.stay() }.isEmpty)
    #expect(lints { $0.settle() }.isEmpty)
    box.opacity = 0
    expectEqual(lints { $0 }, others)
  }
}
