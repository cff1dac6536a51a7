// `group`: its children, its duration, and the modifiers after it.

import Animatic
import TestSupport
import Testing

struct `Group` {
  private let box = makeBox()

  @Test func `it folds the chain so far into one entry`() {
    let chain = Animate(box).fade().move(x: 1).then().scale(to: 2).group()
    expectEqual(chain.groups.count, 1)
    expectEqual(chain.children.map(\.beginTime), [0, 0, 1])
    expectEqual(chain.only?.beginTime, 0)
  }

  @Test func `its duration is the end of its last child`() {
    let chain = Animate(box).fade(duration: 0.5).move(x: 1).after(begin: 1).group()
    expectEqual(chain.only?.duration, 2)
    expectEqual(chain.duration, 2)
  }

  @Test func `a child that repeats counts with all its passes`() {
    expectEqual(Animate(box).fade().repeats(3).autoreverses().group().only?.duration, 6)
  }

  @Test func `an explicit duration that is shorter clips, and never scales`() {
    let chain = Animate(box).fade(from: 1, to: 0, duration: 2).group().duration(1)
    expectEqual(chain.duration, 1)
    expectEqual(chain.values(of: .opacity, on: box, at: [0.5, 1]), [0.75, 0.5])
    expectEqual(chain.problemIDs, ["C-9"])
  }

  @Test func `an explicit duration that is longer holds`() {
    let chain = Animate(box).fade(from: 1, to: 0).group().duration(3)
    expectEqual(chain.duration, 3)
    expectEqual(chain.values(of: .opacity, on: box, at: [0.5, 1, 2, 3]), [0.5, 0, 0, 0])
    #expect(chain.problemIDs.isEmpty)
  }

  @Test func `the cursor is back at zero`() {
    let chain = Animate(box).fade(duration: 2).then().group().move(x: 1)
    expectEqual(chain.children.map(\.beginTime), [0, 0])
  }

  @Test func `then after a group begins at its end`() {
    let chain = Animate(box).fade(duration: 2).group().repeats(2).then().move(x: 1)
    expectEqual(chain.children.map(\.beginTime), [0, 4])
    expectEqual(chain.duration, 5)
  }

  @Test func `groups nest to the left`() {
    let chain = Animate(box).fade(from: 1, to: 0).group().move(from: 0, x: 8).group().repeats(2)
    expectEqual(chain.children.count, 2)
    #expect(chain.children.first is AnimationGroup)
    expectEqual(chain.duration, 2)
    expectEqual(chain.values(of: .positionX, on: box, at: [1.5]), [4])
    expectEqual(chain.values(of: .opacity, on: box, at: [1.5]), [0.5])
  }

  @Test func `modifiers apply to the group, and the children keep theirs`() {
    let chain = Animate(box).fade().easing(.easeIn).group().easing(.easeOut).key("all")
    expectEqual(chain.only?.timingFunction, .easeOut)
    expectEqual(chain.children.map(\.timingFunction), [.easeIn])
    expectEqual(chain.groups.map(\.key), ["all"])
  }

  @Test func `verbs after the group are beside it`() {
    let chain = Animate(box).fade(from: 1, to: 0).group().move(from: 0, x: 8)
    expectEqual(chain.entries.count, 2)
    expectEqual(chain.values(of: .opacity, on: box, at: [0.5]), [0.5])
    expectEqual(chain.values(of: .positionX, on: box, at: [0.5]), [4])
  }

  @Test func `sibling groups are builder statements`() {
    let other = makeBox()
    let both = Parallel {
      Animate(box).fade(from: 1, to: 0).group().repeats(2)
      Animate(other).move(from: 0, x: 8).group().repeats(3)
    }
    expectEqual(both.groups[box].count, 1)
    expectEqual(both.groups[other].count, 1)
    expectEqual(both.duration, 3)
    expectEqual(both.values(of: .positionX, on: other, at: [2.5]), [4])
  }

  @Test func `a group that plays back holds nothing inside its pass`() {
    let chain = Animate(box).fade(from: 1, to: 0).group().duration(2).autoreverses()
    expectEqual(
      chain.values(of: .opacity, on: box, at: [0.5, 1.5, 2.5, 3.5, 4]), [0.5, 0, 0, 0.5, 1])
  }

  @Test func `its location is the line of the group`() {
    let line: UInt = #line + 3
    let chain = Animate(box)
      .fade()
      .group()
    expectEqual(chain.only?.place?.line, line)
    expectEqual(chain.children.first?.place?.line, line - 1)
  }

  @Test func `C-1 a group after only then is refused`() {
    expectEqual(Animate(box).then().group().diagnostics.map(\.id), ["C-1"])
  }

  @Test func `a group without a duration lasts until its last child ends`() {
    let chain = Animate(box).fade(from: 1, to: 0, duration: 3).move(x: 1).after(begin: 1).group()
    expectEqual(chain.only?.duration, 3)
    expectEqual(chain.values(of: .opacity, on: box, at: [1.5]), [0.5])
  }

  @Test func `C-9 a clipped child is reported with its duration and the group's`() {
    let line: UInt = #line + 1
    let chain = Animate(box).fade(from: 1, to: 0, duration: 3)
      .group().duration(2)
    let finding = chain.finding("C-9")
    expectEqual(finding?.severity, .warning)
    expectEqual(finding?.place?.line, line)
    expectEqual(finding?.message.contains("3 s"), true)
    expectEqual(finding?.message.contains("2 s"), true)
    expectEqual(chain.values(of: .opacity, on: box, at: [1.5]), [0.5])
    #expect(Animate(box).fade(duration: 2).group().duration(2).finding("C-9") == nil)
  }

  @Test(arguments: [false, true])
  func `willGroup does not change where a verb begins`(flag: Bool) {
    let grouped = Animate(box).fade(from: 1, to: 0).after(begin: 1, willGroup: flag).group()
    expectEqual(grouped.children.map(\.beginTime), [1])
    expectEqual(grouped.values(of: .opacity, on: box, at: [1.5]), [0.5])
    let alone = Animate(box).fade(from: 1, to: 0).after(begin: 1, willGroup: flag)
    expectEqual(alone.values(of: .opacity, on: box, at: [1.5]), [0.5])
    expectEqual(grouped.problemIDs + alone.problemIDs, [])
  }
}
