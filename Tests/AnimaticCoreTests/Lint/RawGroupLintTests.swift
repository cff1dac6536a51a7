// Lints of children that a raw group's duration cuts.

import Animatic
import TestSupport
import Testing

struct `Lints about the length of groups` {
  /// From nothing to the model, so that it ends where the model is.
  private func fade(
    begin: Double = 0, duration: Double = 1, line: UInt = 1
  ) -> BasicAnimation<Double> {
    BasicAnimation(.opacity, from: 0, to: 1, duration: duration, line: line)
      .with { $0.beginTime = begin }
      .with { $0.fillMode = .backwards }
  }

  /// The diagnostics, without the jumps at the end that they cause.
  private func found(_ animation: any LayerAnimation) -> [String] {
    lints(animation).filter { !$0.hasPrefix("L-8") && !$0.hasPrefix("L-40") }
  }

  private func found(
    _ animations: [any LayerAnimation], in duration: Double, line: UInt = 0
  ) -> [String] {
    found(AnimationGroup(animations, duration: duration, line: line))
  }

  // MARK: L-3

  @Test func `L-3 a child that begins when its group is over`() {
    expectEqual(found([fade(begin: 5)], in: 2), ["L-3 error layer 1/opacity 1"])
    expectEqual(found([fade(begin: 2)], in: 2), ["L-3 error layer 1/opacity 1"])
    #expect(found([fade(begin: 1)], in: 2).isEmpty)
    // An invisible animation has no other diagnostic.
    let frames = KeyframeAnimation(.rotation, values: [1, 2, 1], duration: 1, line: 1)
    expectEqual(
      lints([frames.with { $0.beginTime = 3 }], in: 2), ["L-3 error layer 1/transform.rotation.z 1"]
    )
    let inner = AnimationGroup([fade()], duration: 1, line: 2).with { $0.beginTime = 3 }
    expectEqual(found([inner], in: 2), ["L-3 error layer 1 2"])
  }

  @Test func `L-3 a begin on the machine's clock is reported, whatever else the group lacks`() {
    let late = fade(begin: 812_345)
    expectEqual(found([late], in: 2), ["L-3 error layer 1/opacity 1"])
    expectEqual(found([late], in: 0, line: 9), ["L-3 error layer 1/opacity 1"])
    expectEqual(found([fade(begin: 9)], in: 0, line: 9), ["L-6 error layer 1 9"])
  }

  @Test func `L-3 counts in the time of the group`() {
    // Half a pass is played.
    let half = AnimationGroup([fade(begin: 1.5, duration: 0.5)], duration: 2)
    expectEqual(found(half.with { $0.repeatCount = 0.5 }), ["L-3 error layer 1/opacity 1"])
    expectEqual(
      found(
        half.with {
          $0.repeatCount = 0.5
          $0.autoreverses = true
        }), [])
    #expect(found(half.with { $0.speed = 4 }).isEmpty)
    expectEqual(
      found(
        half.with {
          $0.repeatCount = 0.5
          $0.timeOffset = 1
        }), [])
    // An overshooting easing continues to 2.1 s.
    let eased = AnimationGroup([fade(begin: 2.05, duration: 1)], duration: 2)
      .with { $0.timingFunction = TimingFunction(controlPoints: 0.3, 0, 0.5, 1.4) }
    expectEqual(found(eased), ["L-7 warning layer 1/opacity 1"])
    expectEqual(found(eased.with { $0.timingFunction = .easeIn }), ["L-3 error layer 1/opacity 1"])
  }

  @Test func `L-3 not of what begins at the end of a group that freezes there`() {
    let group = AnimationGroup([fade(begin: 2)], duration: 2).with {
      $0.fillMode = .forwards
      $0.isRemovedOnCompletion = false
    }
    expectEqual(found(group), ["L-7 warning layer 1/opacity 1"])
    expectEqual(
      found(group.with { $0.animations = [fade(begin: 2.5)] }), ["L-3 error layer 1/opacity 1"])
  }

  @Test func `L-3 is correct: the child is never presented`() {
    let late = fade(begin: 2).with { $0.fillMode = .removed }
    let timeline = Animate(makeBox()).add(animation: AnimationGroup([late], duration: 2)).timeline
    for time in stride(from: 0, to: 2, by: 0.125) {
      expectEqual(timeline.value(of: .opacity, at: time), 1)
    }
  }

  @Test func `L-3 is not reported for a backwards fill`() throws {
    func message(_ fill: FillMode) throws -> String {
      let late = fade(begin: 5).with { $0.fillMode = fill }
      let chain = Animate(makeBox()).add(animation: AnimationGroup([late], duration: 2))
      return try #require(chain.finding("L-3")).message
    }
    #expect(try message(.removed).hasSuffix("so it is never visible."))
    for fill in [FillMode.backwards, .both] {
      #expect(try message(fill).hasSuffix("so it only fills backwards."))
    }
  }

  // MARK: L-6

  @Test func `L-6 a group without a duration`() {
    let second = fade(begin: 1, duration: 2, line: 2).with {
      $0.fillMode = .removed
      $0.fromValue = 1
    }
    let children = [fade(), second]
    expectEqual(found(children, in: 0, line: 9), ["L-6 error layer 1 9"])
    #expect(found(children, in: 3, line: 9).isEmpty)
    #expect(found([fade(duration: 0.25)], in: 0, line: 9).isEmpty)
    #expect(found([fade(duration: 0)], in: 0, line: 9).isEmpty)
    #expect(found([], in: 0, line: 9).isEmpty)
    let finding = Animate(makeBox()).add(animation: AnimationGroup(children)).finding("L-6")
    expectEqual(finding?.message.contains("0.25 s"), true)
    expectEqual(finding?.remedy, "Set the group's duration to 3.")
  }

  @Test func `L-6 an endless child, and a length that came later`() {
    let endless = fade().with { $0.repeatCount = .infinity }
    expectEqual(found([endless], in: 0, line: 9), ["L-6 error layer 1 9"])
    let group = AnimationGroup([fade()])
    expectEqual(Animate(makeBox()).add(animation: group).problemIDs, ["L-6"])
    #expect(Animate(makeBox()).add(animation: group).duration(1).problemIDs.isEmpty)
    // It takes the length of the whole, which is long enough.
    #expect(Animate(makeBox()).add(animation: group).move(x: 9, duration: 2).problemIDs.isEmpty)
  }

  // MARK: L-7

  @Test func `L-7 a child that outlasts its group`() {
    expectEqual(found([fade(duration: 3)], in: 2), ["L-7 warning layer 1/opacity 1"])
    #expect(found([fade(duration: 2)], in: 2).isEmpty)
    #expect(found([fade(begin: 1)], in: 2).isEmpty)
    expectEqual(found([fade(begin: 1.5)], in: 2), ["L-7 warning layer 1/opacity 1"])
    let inner = AnimationGroup([fade()], duration: 4, line: 2)
    expectEqual(found([inner], in: 2), ["L-7 warning layer 1 2"])
  }

  @Test func `L-7 counts repeats and speed`() {
    let thrice = fade().with { $0.repeatCount = 3 }
    expectEqual(found([thrice], in: 2), ["L-7 warning layer 1/opacity 1"])
    #expect(found([thrice.with { $0.speed = 2 }], in: 2).isEmpty)
  }

  @Test func `L-7 a child that takes the length of its group and begins later`() {
    let unsized = fade(begin: 0.5, duration: 0)
    #expect(found([unsized], in: 2).contains("L-7 warning layer 1/opacity 1"))
    let chain = Animate(makeBox()).add(animation: AnimationGroup([unsized], duration: 2))
    expectEqual(
      chain.finding("L-7")?.remedy, "Set its duration: without one it takes the group's.")
    #expect(found([fade(duration: 0)], in: 2).isEmpty)
  }

  @Test func `L-7 an endless child`() {
    let endless = fade().with { $0.repeatCount = .infinity }
    expectEqual(found([endless], in: 2), ["L-7 warning layer 1/opacity 1"])
    let group = AnimationGroup([endless], duration: 2).with { $0.repeatCount = .infinity }
    // Both repeat at the same times, so the difference is invisible.
    #expect(found(group).isEmpty)
    expectEqual(found(group.with { $0.duration = 1.5 }), ["L-7 warning layer 1/opacity 1"])
    expectEqual(found(group.with { $0.autoreverses = true }), ["L-7 warning layer 1/opacity 1"])
  }

  @Test func `a group of a chain reports a raw child once`() {
    let chain = Animate(makeBox()).add(animation: fade(duration: 3)).group().duration(2)
    expectEqual(chain.problemIDs, ["C-9"])
    let late = Animate(makeBox()).add(animation: fade()).after(begin: 5).group().duration(2)
    expectEqual(late.problemIDs, ["C-9"])
    let inner = Animate(makeBox()).fade(duration: 3).group().move(x: 9).group().duration(2)
    expectEqual(inner.finding("C-9")?.message.hasPrefix("A group"), true)
    expectEqual(inner.finding("C-9")?.path, "")
  }
}
