import Animatic
import TestSupport
import Testing

extension Cue {
  fileprivate static let revealed = Cue("revealed")
}

struct CueTests {
  let box = Layer(name: "box")
  let ball = Layer(name: "ball")

  private func begins(_ chain: some Composable, on layer: Layer) -> [Double] {
    chain.groups[layer].flatMap { entry in
      (entry.animation as? AnimationGroup)?.animations.map { $0.beginTime }
        ?? [entry.animation.beginTime]
    }
  }

  @Test func `a cue marks the end of the part before it`() {
    let chain = Animate(box).move(x: 9, duration: 2).cue(.revealed)
      .fade(to: 0, at: .cue(.revealed) + 0.5).settling()
    expectEqual(begins(chain, on: box), [0, 2.5])
    #expect(chain.diagnostics.isEmpty)
  }

  @Test func `after then a cue marks the cursor`() {
    let chain = Animate(box).move(x: 9, duration: 2).then(gap: 1).cue(.revealed)
      .scale(to: 2, duration: 3).fade(to: 0, at: .cue(.revealed) + 0.5)
    expectEqual(begins(chain, on: box), [0, 3, 3.5])
  }

  @Test func `a cue can be put elsewhere`() {
    let chain = Animate(box).move(x: 9, duration: 2).cue(.revealed, at: .withPrevious + 0.5)
      .fade(to: 0, at: .cue(.revealed))
    expectEqual(begins(chain, on: box), [0, 0.5])
  }

  @Test func `a cue of one layer places a verb of another`() {
    let both = Sequential(gap: 1) {
      Animate(box).move(x: 9, duration: 2).cue(.revealed).then().scale(to: 2, duration: 1)
      Animate(ball).fade(to: 0, at: .cue(.revealed) + 0.5)
    }
    expectEqual(begins(both, on: ball), [2.5])
    expectEqual(both.duration, 3.5)
  }

  @Test func `cues are known outside of the part that they are in`() {
    let part = Animate(box).move(x: 9, duration: 2).cue(.revealed).then().fade(to: 0, duration: 2)
    let cases: [(Composition, Double)] = [
      (part.composition, 2), (part.sped(by: 2), 1), (part.repeated(3), 2), (part.reversed(), 2),
      (part.shifted(by: 1), 3), (part.trimmed(0.5...), 1.5), (part.autoreversed(), 2),
      (part.eased(.easeIn), 4 * 0.657_500_0), (part.stretched(to: 1), 0.5),
      (part.fitted(to: 3, .clip), 2), (part.sped(by: 2).repeated(2).shifted(by: 1), 2),
    ]
    for (whole, time) in cases {
      let both = Parallel {
        whole
        Animate(ball).fade(to: 0, duration: 0.1, at: .cue(.revealed))
      }
      let begin = begins(both, on: ball).first ?? -1
      #expect(abs(begin - time) < 1e-6, "\(both.debugDump())")
    }
  }

  @Test func `a cue around a part is known inside`() {
    let whole = Sequential {
      Animate(box).move(x: 9, duration: 2).cue(.revealed).then(gap: 1)
      Animate(ball).fade(to: 0, duration: 1, at: .cue(.revealed) + 2).repeated(2)
    }
    let group = whole.groups[ball].first?.animation as? AnimationGroup
    let inner = group?.animations.first as? AnimationGroup ?? group
    expectEqual(inner?.beginTime, 3)
    expectEqual(inner?.animations.map(\.beginTime), [1])
  }

  @Test func `unknown, later, duplicate, and unused cues are reported`() {
    let revealed = Cue.revealed
    expectEqual(
      Animate(box).fade(to: 0, at: .cue(revealed)).settle().diagnostics.map(\.id), ["C-25"])
    expectEqual(
      Animate(box).fade(to: 0, at: .cue(revealed)).cue(revealed).settling().diagnostics
        .map(\.message),
      [#"Cue "revealed" is defined later, but a position can refer only to earlier cues."#])
    expectEqual(
      Animate(box).fade(to: 0).cue(revealed).cue(revealed).scale(to: 2, at: .cue(revealed))
        .settling().diagnostics.map(\.id), ["C-26"])
    expectEqual(Animate(box).fade(to: 0).cue(revealed).settling().diagnostics.map(\.id), ["C-27"])
  }

  @Test func `an unreachable cue is reported`() {
    let whole = Parallel {
      Animate(box).move(x: 9, duration: 2).cue(.revealed)
      Animate(ball).fade(to: 0, at: .cue(.revealed)).stretched(to: 1)
    }.settling()
    expectEqual(whole.diagnostics.map(\.id), ["C-25"])
    let trimmed = Parallel {
      Animate(box).move(x: 9, duration: 2).cue(.revealed, at: .start + 0.5).trimmed(1...)
      Animate(ball).fade(to: 0, at: .cue(.revealed))
    }.settling()
    expectEqual(trimmed.diagnostics.map(\.id), ["C-25"])
  }
}
