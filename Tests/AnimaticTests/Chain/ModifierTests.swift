// The timing modifiers change the last verb, or the preceding group, and nothing else.

import Animatic
import TestSupport
import Testing

struct `Modifiers of time` {
  private let box = makeBox()

  @Test func `duration applies to the last verb only`() {
    let chain = Animate(box).fade(from: 1, to: 0).move(x: 0).duration(2)
    expectEqual(chain.children.map(\.duration), [1, 2])
    expectEqual(chain.duration, 2)
  }

  @Test func `duration overrules the verb's own argument`() {
    expectEqual(Animate(box).fade(duration: 3).duration(0.5).duration, 0.5)
  }

  @Test func `duration of a shake is that of all its swings`() {
    let chain = Animate(box).shakeX(range: 8, times: 2).duration(1)
    expectEqual(chain.duration, 1)
    expectEqual(chain.values(of: .translationX, on: box, at: [0.125, 0.875]), [8, -8])
  }

  @Test func `duration of a group is that of one pass`() {
    let chain = Animate(box).fade(from: 1, to: 0).group().duration(3).repeats(2)
    expectEqual(chain.duration, 6)
    expectEqual(chain.values(of: .opacity, on: box, at: [0.5, 2, 3.5]), [0.5, 0, 0.5])
  }

  @Test func `easing applies to the last verb only`() {
    let chain = Animate(box).fade(from: 1, to: 0).move(x: 0).easing(.easeIn)
    expectEqual(chain.children.map { $0.timingFunction ?? .linear }, [.linear, .easeIn])
  }

  @Test func `easing overrules the verb's own argument`() {
    expectEqual(Animate(box).fade(easing: .easeOut).easing(.easeIn).only?.timingFunction, .easeIn)
  }

  @Test func `easing of a group eases the time of its children`() {
    let chain = Animate(box).fade(from: 0, to: 1).group().easing(.easeIn)
    #expect(isClose(chain.timeline.value(of: .opacity, on: box, at: 0.25), 0.0934646507))
  }

  @Test func `repeats plays the last verb several times`() {
    let chain = Animate(box).fade(from: 1, to: 0).repeats(2)
    expectEqual(chain.duration, 2)
    expectEqual(chain.values(of: .opacity, on: box, at: [0.5, 1, 1.25, 2]), [0.5, 1, 0.75, 0])
  }

  @Test func `repeats takes fractions`() {
    let chain = Animate(box).fade(from: 1, to: 0).repeats(1.5)
    expectEqual(chain.duration, 1.5)
    expectEqual(chain.values(of: .opacity, on: box, at: [1.25, 1.5]), [0.75, 0.5])
  }

  @Test func `repeats on a verb leaves its neighbour alone, on a group it takes all`() {
    let verb = Animate(box).fade(from: 1, to: 0).move(from: 0, x: 8).repeats(2)
    expectEqual(verb.values(of: .opacity, on: box, at: [1.5]), [0])
    expectEqual(verb.values(of: .positionX, on: box, at: [1.5]), [4])
    let group = Animate(box).fade(from: 1, to: 0).move(from: 0, x: 8).group().repeats(2)
    expectEqual(group.values(of: .opacity, on: box, at: [1.5]), [0.5])
    expectEqual(group.values(of: .positionX, on: box, at: [1.5]), [4])
  }

  @Test func `autoreverses plays back and takes twice as long`() {
    let chain = Animate(box).fade(from: 1, to: 0).autoreverses()
    expectEqual(chain.duration, 2)
    expectEqual(chain.values(of: .opacity, on: box, at: [0.5, 1, 1.25, 2]), [0.5, 0, 0.25, 1])
  }

  @Test func `autoreverses can be reset`() {
    expectEqual(Animate(box).fade().autoreverses().autoreverses(false).duration, 1)
  }

  @Test func `autoreverses of a group plays all of it back`() {
    let chain = Animate(box).move(from: 0, x: 8).then().move(x: 16).group().autoreverses()
    expectEqual(chain.duration, 4)
    expectEqual(chain.values(of: .positionX, on: box, at: [1.5, 2, 2.5, 3.5]), [12, 16, 12, 4])
  }

  @Test func `after delays the last verb from the former cursor`() {
    let chain = Animate(box).fade(from: 1, to: 0).then().move(from: 0, x: 8).after(begin: 0.5)
    expectEqual(chain.duration, 2.5)
    expectEqual(chain.children.map(\.beginTime), [0, 1.5])
    expectEqual(chain.values(of: .positionX, on: box, at: [2]), [4])
  }

  @Test(arguments: [false, true])
  func `willGroup changes nothing`(flag: Bool) {
    let chain = Animate(box).fade(from: 1, to: 0).after(begin: 1, willGroup: flag)
    expectEqual(chain.duration, 2)
    expectEqual(chain.only?.beginTime, 1)
    expectEqual(chain.group().children.map(\.beginTime), [1])
  }

  @Test func `after delays a whole group`() {
    let chain = Animate(box).move(from: 0, x: 8).group().after(begin: 2)
    expectEqual(chain.duration, 3)
    expectEqual(chain.values(of: .positionX, on: box, at: [2.5, 3]), [4, 8])
  }

  @Test func `the later of two values applies`() {
    let chain = Animate(box).fade(from: 1, to: 0)
      .duration(5).duration(2)
      .easing(.easeIn).easing(.easeOut)
      .repeats(7).repeats(3)
      .after(begin: 9).after(begin: 1)
      .key("first").key("second")
    expectEqual(chain.duration, 7)
    expectEqual(chain.only?.timingFunction, .easeOut)
    expectEqual(chain.groups.first?.key, "second")
  }

  @Test func `a valid value replaces an earlier invalid one`() {
    let chain = Animate(box).fade(from: 1, to: 0).repeats(0).repeats(2)
    #expect(chain.problemIDs.isEmpty)
    expectEqual(chain.values(of: .opacity, on: box, at: [0.5]), [0.5])
    let timed = Animate(box).fade(from: 1, to: 0).duration(-1).duration(2)
    #expect(timed.problemIDs.isEmpty)
    expectEqual(timed.duration, 2)
  }

  @Test func `modifiers keep the location of the verb`() {
    let line: UInt = #line + 2
    let chain = Animate(box)
      .fade()
      .duration(2)
    expectEqual(chain.only?.place?.line, line)
  }

  @Test func `C-1 a modifier without a verb is an error at its line`() {
    let line: UInt = #line + 1
    let chain = Animate(box).duration(2)
    let finding = chain.finding("C-1")
    expectEqual(finding?.severity, .error)
    expectEqual(finding?.place?.line, line)
    expectEqual(finding?.message.contains(".duration"), true)
    #expect(Animate(box).fade().duration(2).finding("C-1") == nil)
  }
}
