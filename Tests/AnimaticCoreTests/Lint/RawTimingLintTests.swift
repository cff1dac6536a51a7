// Lints of the duration and the repeats of a raw animation, and of the observers of its end.

import Animatic
import TestSupport
import Testing

struct `Lints about timing` {
  /// From nothing to the model, so that it ends where the model is.
  private func fade(duration: Double = 1, line: UInt = 7) -> BasicAnimation<Double> {
    BasicAnimation(.opacity, from: 0, to: 1, duration: duration, line: line)
  }

  @Test func `L-13 a repeat count and a repeat duration`() {
    let both = fade().with {
      $0.repeatCount = 2
      $0.repeatDuration = 3
    }
    expectEqual(lints(both), ["L-13 warning opacity 7"])
    #expect(lints(both.with { $0.repeatCount = 0 }).isEmpty)
    #expect(lints(both.with { $0.repeatDuration = 0 }).isEmpty)
    let group = AnimationGroup([fade(line: 1)], duration: 1, line: 9).with {
      $0.repeatCount = 2
      $0.repeatDuration = 3
    }
    expectEqual(lints(group), ["L-13 warning - 9"])
    let seconds = fade().with { $0.repeatDuration = 3 }
    expectEqual(Animate(makeBox()).add(animation: seconds).repeats(2).problemIDs.count, 1)
  }

  @Test func `C-21 a cumulative animation that autoreverses`() {
    // It ends where it began, so it snaps back from there.
    let both = fade().with {
      $0.isCumulative = true
      $0.autoreverses = true
    }
    #expect(lints(both).contains("C-21 info opacity 7"))
    #expect(!lints(both.with { $0.isCumulative = false }).contains { $0.hasPrefix("C-21") })
    #expect(lints(both.with { $0.autoreverses = false }).isEmpty)
  }

  @Test func `L-14 a duration of 0 on a layer`() {
    expectEqual(lints(fade(duration: 0)), ["L-14 info layer 1/opacity 7"])
    #expect(lints(fade(duration: 0.25)).isEmpty)
    let told = Animate(makeBox()).add(animation: fade(duration: 0)).diagnostics
    expectEqual(told.first?.message.contains("0.25 s"), true)
    #expect(Animate(makeBox()).add(animation: fade(duration: 0)).duration(2).diagnostics.isEmpty)
  }

  @Test func `L-14 not of a child, which takes the length of its group`() {
    #expect(lints([fade(duration: 0)], in: 2).isEmpty)
    #expect(lints(AnimationGroup([fade(duration: 0)], duration: 0)).isEmpty)
    let chain = Animate(makeBox()).add(animation: fade(duration: 0)).move(x: 9).autoreverses()
    #expect(chain.diagnostics.isEmpty)
  }

  @Test func `L-30 the end of what never ends`() {
    let endless = fade().with {
      $0.repeatCount = .infinity
      $0.delegate = AnimationTarget(end: { _ in })
    }
    expectEqual(lints(endless), ["L-30 info layer 1/opacity 7"])
    #expect(lints(endless.with { $0.repeatCount = 9 }).isEmpty)
    #expect(lints(endless.with { $0.delegate = AnimationTarget(begin: { _ in }) }).isEmpty)
    #expect(lints(endless.with { $0.delegate = nil }).isEmpty)
    let observed = Animate(makeBox()).add(animation: endless.with { $0.delegate = nil })
    expectEqual(observed.onEnd {}.diagnostics.map(\.brief), ["L-30 info layer 1/opacity 7"])
    expectEqual(observed.onBegin {}.diagnostics, [])
  }

  @Test func `L-30 in a group`() {
    let heard = fade(line: 1).with { $0.delegate = AnimationTarget(end: { _ in }) }
    let endless = heard.with { $0.repeatCount = .infinity }
    let group = AnimationGroup([heard], duration: 2, line: 9)
    // A group that is played again and again never leaves its children for the last time.
    expectEqual(lints(group.with { $0.repeatCount = .infinity }), ["L-30 info layer 1/opacity 1"])
    #expect(lints(group).isEmpty)
    // It ends with its group, whose end is reported.
    expectEqual(lints([endless], in: 2).first, "L-7 warning layer 1/opacity 1")
    #expect(lints([endless], in: 2).filter { $0.hasPrefix("L-30") }.isEmpty)
    let inner = AnimationGroup([group], duration: 2).with { $0.repeatCount = .infinity }
    expectEqual(lints(inner), ["L-30 info layer 1/opacity 1"])
    let late = AnimationGroup([heard.with { $0.beginTime = 3 }], duration: 2)
      .with { $0.repeatCount = .infinity }
    expectEqual(lints(late), ["L-3 error layer 1/opacity 1"])
  }
}
