import Animatic
import TestSupport
import Testing

struct PositionTests {
  let box = Layer(name: "box")

  /// The begins of what a chain compiles to, in order of application.
  private func begins(_ chain: some Composable) -> [Double] {
    chain.entries.map { $0.animation.beginTime }
  }

  @Test func `positions are relative to the previous verb`() {
    let chain = Animate(box)
      .move(to: [9, 9], duration: 2)
      .fade(to: 0, duration: 1, at: .withPrevious + 0.5)
      .scale(to: 2, duration: 1, at: .afterPrevious - 0.25)
    expectEqual(begins(chain), [0, 0.5, 1.25])
    expectEqual(chain.duration, 2.25)
  }

  @Test func `start and end are relative to everything before`() {
    let chain = Animate(box)
      .move(to: [9, 9], duration: 2)
      .fade(to: 0, duration: 1).then()
      .scale(to: 2, duration: 1, at: .start + 0.5)
      .rotate(to: .degrees(90), duration: 1, at: .end + 0.5)
    expectEqual(begins(chain), [0, 0, 0.5, 2.5])
  }

  @Test func `a fraction is relative to the previous part`() {
    let chain = Animate(box)
      .move(x: 9, duration: 1).fade(to: 0, duration: 3).then()
      .scale(to: 2, duration: 1, at: .previous(0.5))
      .rotate(to: .degrees(90), duration: 1, at: .previous(0.5))
    // 0…3 is the piece before the first, 1.5…2.5 the one before the second.
    expectEqual(begins(chain), [0, 0, 1.5, 2])
  }

  @Test func `the later of at and after counts`() {
    let chain = Animate(box).move(x: 9, duration: 2)
      .fade(to: 0, duration: 1, at: .afterPrevious).after(begin: 0.5)
      .scale(to: 2).after(begin: 0.5).at(.afterPrevious)
    expectEqual(begins(chain), [0, 0.5, 1.5])
  }

  @Test func `a position after then is relative to the last verb and the cursor follows`() {
    let chain = Animate(box).move(x: 9, duration: 2).then().at(.start + 1).fade(to: 0)
    expectEqual(begins(chain), [1, 3])
  }

  @Test func `the first verb of a statement is relative to the previous statement`() {
    let ball = Layer(name: "ball")
    let intro = Sequential {
      Animate(box).move(x: 9, duration: 2)
      Animate(ball).fade(to: 0, duration: 1, at: .withPrevious + 0.5)
      Animate(ball).move(x: 9, at: .afterPrevious + 0.25).scale(to: 2)
    }
    expectEqual(
      intro.groups[ball].first.map {
        ($0.animation as? AnimationGroup)?.animations.map(\.beginTime) ?? []
      }, [0.5, 1.75, 2])
  }

  @Test func `a position without a previous part is reported, and the cursor applies`() {
    for position in [Position.withPrevious, .afterPrevious, .previous(0.5)] {
      let chain = Animate(box).fade(to: 0, at: position + 1).settle()
      expectEqual(chain.diagnostics.map(\.id), ["C-28"])
      expectEqual(begins(chain), [0])
    }
    #expect(Animate(box).fade(to: 0, at: .start + 1).settle().diagnostics.isEmpty)
  }

  @Test func `a position that is not a number is reported`() {
    let chain = Animate(box).move(x: 1).fade(to: 0, at: .withPrevious + .nan).staying()
    expectEqual(chain.diagnostics.map(\.id), ["L-49"])
    expectEqual(begins(chain), [0, 0])
  }

  @Test func `nothing follows what never ends`() {
    let chain = Animate(box).move(x: 1).repeats(.infinity).fade(to: 0, at: .afterPrevious).staying()
    #expect(chain.diagnostics.map(\.id).contains("C-10"))
    expectEqual(begins(chain), [0, 0])
  }

  @Test func `it reads as it is written`() {
    let quarter: Position = .previous(0.25) + 1
    let texts: [(Position, String)] = [
      (Position.start, "start"), (Position.end + 0.5, "end + 0.5"),
      (Position.withPrevious - 0.5, "withPrevious - 0.5"), (quarter - 1, "previous(0.25)"),
      (Position.cue(Cue("a\nb")) + 1, "cue(a\\nb) + 1"),
    ]
    for (position, text) in texts { expectEqual(position.description, text) }
  }
}
