// The statements of a builder block: a value that containers take, and the indices that shift when
// it is appended to other statements.

import Animatic
import TestSupport
import Testing

struct `Statements of a block` {
  private let box = makeBox("box")
  private let other = makeBox("other")

  /// A custom container, as a user may write it.
  private func twice(
    @CompositionBuilder _ content: () -> CompositionStatements
  ) -> Sequential {
    let statements = content()
    let stored = { statements }
    return Sequential {
      Sequential(stored)
      Parallel(stored)
    }
  }

  @CompositionBuilder
  private func block(_ isLong: Bool, _ count: Int) -> CompositionStatements {
    Animate(box).fade(from: 1, to: 0, duration: 1)
    if isLong {
      for index in 0..<count {
        Animate(other).scale(to: Double(index), duration: 2)
        if index == 1 { Wait(3) }
      }
    }
    Animate(box).fade(from: 0, to: 1, duration: 4)
  }

  private func long() -> CompositionStatements { block(true, 3) }
  private func short() -> CompositionStatements { block(false, 9) }

  @Test func `each statement occurs once and in order, however deep its block is`() {
    expectEqual(Sequential(short).duration, 5)
    let sequence = Sequential(long)
    expectEqual(sequence.entries.map(\.animation.beginTime), [0, 1, 3, 8, 10])
    expectEqual(Sequential(gap: 1, long).duration, 14 + 5)
  }

  @Test func `a custom container can use the statements twice`() {
    let both = twice(long)
    expectEqual(both.duration, 14 + 4)
    expectEqual(both.entries.count, 10)
    expectEqual(twice {}.duration, 0)
  }

  @Test func `they are counted on one line, empty ones not`() {
    expectEqual(block(false, 0).description, "2 statements")
    expectEqual(block(true, 2).description, "5 statements")
    @CompositionBuilder func one(_ isOn: Bool) -> CompositionStatements {
      if isOn { Animate(box).fade() }
    }
    expectEqual(one(true).description, "1 statement")
    expectEqual(one(false).description, "0 statements")
  }

  @Test func `each statement keeps its file and line, in any order of files`() {
    let parallel = Parallel {
      Animate(box).fade(from: 1, to: 0, file: "M/a.swift", line: 1).then()
        .move(x: 1, file: "M/b.swift", line: 2)
      Animate(other).fade(from: 1, to: 0, file: "M/b.swift", line: 3).then()
        .move(x: 1, file: "M/a.swift", line: 4).move(y: 1, file: "M/c.swift", line: 5)
      Animate(other).scale(to: 2, file: "M/a.swift", line: 6)
    }
    let places = Set(parallel.entries.map { $0.animation.place?.description ?? "" })
    expectEqual(
      places,
      [
        "M/a.swift:1", "M/b.swift:2", "M/b.swift:3", "M/a.swift:4", "M/c.swift:5", "M/a.swift:6",
      ])
  }

  @Test
  func `each statement keeps its layer, curve, position, and values after others with the same`() {
    let curve = TimingFunction(controlPoints: 0.1, 0.2, 0.3, 1)
    let third = makeBox("third")
    func part(_ layers: [Layer], _ easing: TimingFunction, _ lag: Double) -> Parallel {
      Parallel {
        for layer in layers {
          Animate(layer).fade(from: 1, to: 0, duration: 1, easing: easing)
            .zPosition(from: 3, to: 7, duration: 2, easing: easing, at: .withPrevious + lag)
        }
      }
    }
    let whole = Sequential {
      part([box, other], .bounce(), 0.25)
      part([third, other, box], curve, 0.5)
    }
    let entries = whole.entries.filter { $0.animation.beginTime >= 2.25 }
    let fades = entries.filter { $0.animation.keyPath == "opacity" }
    let lifts = entries.filter { $0.animation.keyPath == "zPosition" }
    expectEqual(fades.map { $0.layer?.name ?? "" }, ["third", "other", "box"])
    expectEqual(lifts.map { $0.layer?.name ?? "" }, ["third", "other", "box"])
    #expect(entries.allSatisfy { $0.animation.timingFunction == curve })
    expectEqual(lifts.map(\.animation.beginTime), [2.75, 2.75, 2.75])
    expectEqual(whole.timeline.value(of: .zPosition, on: box, at: 4.75), 7)
  }
}
