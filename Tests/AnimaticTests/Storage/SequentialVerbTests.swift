// Sequential verbs give the same result whether their defaults are implicit or explicit.

import Animatic
import RandomScenes
import TestSupport
import Testing

#if os(Linux)
  import Foundation
#endif

struct `Sequential verbs` {
  private let box = makeBox("box")
  private let other = makeBox("other")

  @Test func `a chain that is packed dumps as one that is not`() {
    func chain(_ isPacked: Bool) -> Animate {
      written(
        Animate(box).fade(from: 1, to: 0, duration: 1).then().move(from: 1, x: 5, duration: 2)
          .fade(from: 0, to: 1, duration: 3, easing: .easeOut)
          .then().zPosition(from: 1, by: 2), isPacked)
    }
    expectEqual(chain(true).debugDump(), chain(false).debugDump())
    expectEqual(chain(true).duration, 5)
    expectEqual(chain(true).entries.map(\.animation.beginTime), [0, 1, 1, 4])
    expectEqual(
      chain(true).entries.map(\.animation.place), chain(false).entries.map(\.animation.place))
  }

  @Test func `chains on several layers play in parallel, however often each contains then`() {
    let both = Parallel {
      Animate(box).fade(from: 0, to: 1, duration: 1).then().fade(from: 1, to: 0, duration: 1)
      Animate(other).fade(from: 0, to: 1, duration: 3).then().fade(from: 1, to: 0, duration: 3)
    }
    expectEqual(both.duration, 6)
    expectEqual(both.values(of: .opacity, on: box, at: [0.5, 1.5]), [0.5, 0.5])
    expectEqual(both.values(of: .opacity, on: other, at: [1.5, 4.5]), [0.5, 0.5])
  }

  @Test func `single verbs of a sequence follow each other, those of a parallel do not`() {
    @CompositionBuilder func statements() -> CompositionStatements {
      for index in 0..<4 {
        Animate(box).fade(from: Double(index), to: Double(index + 1), duration: 1)
      }
    }
    expectEqual(Sequential(statements).values(of: .opacity, on: box, at: [0.5, 2.5]), [0.5, 2.5])
    expectEqual(Parallel(statements).values(of: .opacity, on: box, at: [0.5]), [3.5])
    expectEqual(Sequential(gap: 1, statements).duration, 7)
    expectEqual(Stagger(each: 0.25, statements).duration, 1.75)
  }

  @Test func `a stored chain can be continued in two ways`() {
    let stored = Animate(box).fade(from: 1, to: 0).then().fade(from: 0, to: 0.5)
    let longer = stored.then().fade(from: 1, to: 0)
    let kept = stored.stay()
    #expect((stored.duration, longer.duration, kept.duration) == (2, 3, 2))
    expectEqual(stored.values(of: .opacity, on: box, at: [2.5]), [1])
    expectEqual(longer.values(of: .opacity, on: box, at: [2.5]), [0.5])
    expectEqual(kept.values(of: .opacity, on: box, at: [2.5]), [0.5])
    expectEqual(
      Sequential {
        stored
        longer
      }.duration, 5)
  }

  @Test func `modifiers apply to the last verb, also after then`() {
    let chain = Animate(box).fade(from: 1, to: 0).then().fade(from: 0, to: 1).then().repeats(3)
    expectEqual(chain.duration, 4)
    expectEqual(chain.then().fade(from: 1, to: 0).duration, 5)
  }

  @Test func `a sequence whose duration overflows is reported`() {
    func chain(_ isPacked: Bool) -> Parallel {
      Parallel {
        written(
          Animate(box).fade(from: 1, to: 0, duration: 1e308).then()
            .fade(from: 0, to: 1, duration: 1e308).then().fade(from: 1, to: 0), isPacked)
      }
    }
    expectEqual(chain(true).debugDump(), chain(false).debugDump())
  }

  @Test func `a verb followed by then is a single animation`() {
    func chain(_ isPacked: Bool) -> Animate {
      written(Animate(box).fade(from: 1, to: 0).then(), isPacked)
    }
    expectEqual(chain(true).debugDump(), chain(false).debugDump())
    #expect(chain(true).only is BasicAnimation<Double>)
    #expect(Sequential { chain(true) }.only is BasicAnimation<Double>)
  }

  @Test func `then can be on a line beyond the representable number of lines`() {
    for line in [UInt(Int32.max), UInt(UInt32.max), UInt.max] {
      func chain(_ isPacked: Bool) -> Animate {
        written(
          Animate(box).fade(from: 1, to: 0, line: line).then(line: line &+ 1)
            .fade(from: 0, to: 1, line: line), isPacked)
      }
      expectEqual(chain(true).debugDump(), chain(false).debugDump())
    }
  }

  #if os(Linux)
    @Test func `pairs of verbs on many layers take no more memory than they need`() throws {
      let layers = (0..<10_000).map { _ in Layer() }
      let before = try addressSpace()
      let pairs = Parallel {
        for layer in layers {
          Animate(layer).fade(from: 0, to: 1)
          Animate(layer).zPosition(from: 0, to: 1)
        }
      }
      // If each pair had room for all verbs, it would be 10,000 × 20,000 × 32 bytes.
      #expect(try addressSpace() - before < 3_000_000_000)
      expectEqual(pairs.duration, 1)
    }
  #endif

  @Test func `random compositions are the same packed and not`() {
    var tally = CompositionTally()
    for seed in Campaign.seeds(1...500) {
      var maker = SceneMaker(seed: seed, .init(hasRows: true))
      let spec = maker.composition()
      tally.count(spec)
      let layers = LawScene().layers
      let left = SceneBuilder(layers: layers).composition(spec)
      let right = SceneBuilder(layers: layers, isCompact: false).composition(spec)
      guard left.debugDump() == right.debugDump(), left.duration == right.duration,
        left.entries.map(\.key) == right.entries.map(\.key)
      else {
        Issue.record("seed \(seed):\n\(spec)\n\(left.debugDump())\n---\n\(right.debugDump())")
        return
      }
    }
    for kind in Self.kinds {
      #expect(tally.counts[kind, default: 0] >= Campaign.least(30), "\(kind) hardly occurred")
    }
  }

  /// The features that must occur often enough.
  private static let kinds = [
    "then", "then gap > 0", "no from", "by", "group", "stay", "move", "instant", "curve", "single",
    "sequential", "gap > 0", "parallel", "stagger", "cued", "far line",
  ]
}

/// The chain itself, or the chain with defaults, which visit each verb.
func written(_ chain: Animate, _ isPacked: Bool) -> Animate {
  isPacked ? chain : chain.defaults()
}

#if os(Linux)
  /// How many bytes of addresses the process has.
  private func addressSpace() throws -> Int {
    let numbers = try String(contentsOfFile: "/proc/self/statm", encoding: .utf8)
    return try #require(numbers.split(separator: " ").first.flatMap { Int($0) }) * 4096
  }
#endif
