// Verbs in a row are kept packed until somebody looks at each: packed or not, they must be the same.

import Animatic
import Testing

#if os(Linux)
  import Foundation
#endif

@Suite struct `Verbs in a row` {
  private let box = makeBox("box")
  private let other = makeBox("other")

  @Test func `a chain that is packed dumps as one that is not`() {
    func chain(_ isPacked: Bool) -> Animate {
      written(
        Animate(box).fade(from: 1, to: 0, duration: 1).then().move(from: 1, x: 5, duration: 2)
          .fade(from: 0, to: 1, duration: 3, easing: .easeOut)
          .then().zPosition(from: 1, by: 2), isPacked)
    }
    #expect(chain(true).debugDump() == chain(false).debugDump())
    #expect(chain(true).duration == 5)
    #expect(chain(true).entries.map(\.animation.beginTime) == [0, 1, 1, 4])
    #expect(
      chain(true).entries.map(\.animation.place) == chain(false).entries.map(\.animation.place))
  }

  @Test func `chains on several layers play side by side, however often each says then`() {
    let both = Parallel {
      Animate(box).fade(from: 0, to: 1, duration: 1).then().fade(from: 1, to: 0, duration: 1)
      Animate(other).fade(from: 0, to: 1, duration: 3).then().fade(from: 1, to: 0, duration: 3)
    }
    #expect(both.duration == 6)
    #expect(both.values(of: .opacity, on: box, at: [0.5, 1.5]) == [0.5, 0.5])
    #expect(both.values(of: .opacity, on: other, at: [1.5, 4.5]) == [0.5, 0.5])
  }

  @Test func `single verbs of a sequence follow each other, those of a parallel do not`() {
    @CompositionBuilder func statements() -> CompositionStatements {
      for index in 0..<4 {
        Animate(box).fade(from: Double(index), to: Double(index + 1), duration: 1)
      }
    }
    #expect(Sequential(statements).values(of: .opacity, on: box, at: [0.5, 2.5]) == [0.5, 2.5])
    #expect(Parallel(statements).values(of: .opacity, on: box, at: [0.5]) == [3.5])
    #expect(Sequential(gap: 1, statements).duration == 7)
    #expect(Stagger(each: 0.25, statements).duration == 1.75)
  }

  @Test func `what is stored can be continued in two ways`() {
    let stored = Animate(box).fade(from: 1, to: 0).then().fade(from: 0, to: 0.5)
    let longer = stored.then().fade(from: 1, to: 0)
    let kept = stored.stay()
    #expect((stored.duration, longer.duration, kept.duration) == (2, 3, 2))
    #expect(stored.values(of: .opacity, on: box, at: [2.5]) == [1])
    #expect(longer.values(of: .opacity, on: box, at: [2.5]) == [0.5])
    #expect(kept.values(of: .opacity, on: box, at: [2.5]) == [0.5])
    #expect(
      Sequential {
        stored
        longer
      }.duration == 5)
  }

  @Test func `modifiers speak of the last verb of a row, also after the word then`() {
    let chain = Animate(box).fade(from: 1, to: 0).then().fade(from: 0, to: 1).then().repeats(3)
    #expect(chain.duration == 4)
    #expect(chain.then().fade(from: 1, to: 0).duration == 5)
  }

  @Test func `a row that lasts longer than can be added up is told of as ever`() {
    func chain(_ isPacked: Bool) -> Parallel {
      Parallel {
        written(
          Animate(box).fade(from: 1, to: 0, duration: 1e308).then()
            .fade(from: 0, to: 1, duration: 1e308).then().fade(from: 1, to: 0), isPacked)
      }
    }
    #expect(chain(true).debugDump() == chain(false).debugDump())
  }

  @Test func `a verb that says then is a single animation, packed or not`() {
    func chain(_ isPacked: Bool) -> Animate {
      written(Animate(box).fade(from: 1, to: 0).then(), isPacked)
    }
    #expect(chain(true).debugDump() == chain(false).debugDump())
    #expect(chain(true).only is BasicAnimation<Double>)
    #expect(Sequential { chain(true) }.only is BasicAnimation<Double>)
  }

  @Test func `the word then can stand on a line that is too far down to be known`() {
    for line in [UInt(Int32.max), UInt(UInt32.max), UInt.max] {
      func chain(_ isPacked: Bool) -> Animate {
        written(
          Animate(box).fade(from: 1, to: 0, line: line).then(line: line &+ 1)
            .fade(from: 0, to: 1, line: line), isPacked)
      }
      #expect(chain(true).debugDump() == chain(false).debugDump())
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
      #expect(pairs.duration == 1)
    }
  #endif

  @Test func `random compositions are the same packed and not`() {
    var tally: [String: Int] = [:]
    for seed in UInt64(1)...500 {
      var packed = RowMaker(seed: seed, isPacked: true)
      var nodes = RowMaker(seed: seed, isPacked: false)
      let (left, right) = (packed.composition(), nodes.composition())
      for (kind, count) in packed.kinds { tally[kind, default: 0] += count }
      guard left.debugDump() == right.debugDump(), left.duration == right.duration,
        left.entries.map(\.key) == right.entries.map(\.key)
      else {
        Issue.record("seed \(seed):\n\(left.debugDump())\n---\n\(right.debugDump())")
        return
      }
    }
    for kind in RowMaker.kinds {
      #expect(tally[kind, default: 0] >= 30, "\(kind) hardly occurred")
    }
  }
}

/// The chain itself, packed as far as it is; or with each verb on its own: defaults look at each.
private func written(_ chain: Animate, _ isPacked: Bool) -> Animate {
  isPacked ? chain : chain.defaults()
}

#if os(Linux)
  /// How many bytes of addresses the process has.
  private func addressSpace() throws -> Int {
    let numbers = try String(contentsOfFile: "/proc/self/statm", encoding: .utf8)
    return try #require(numbers.split(separator: " ").first.flatMap { Int($0) }) * 4096
  }
#endif

/// Makes random compositions that are mostly plain verbs.
private struct RowMaker {
  static let kinds = [
    "then", "gap", "inferred", "by", "long line", "stay", "group", "point", "instant", "curve",
    "single", "sequential", "sequential with gap", "parallel", "stagger", "word",
  ]
  private(set) var kinds: [String: Int] = [:]
  private let isPacked: Bool
  private let layers = (0..<4).map { makeBox("l\($0)") }
  private var state: UInt64

  init(seed: UInt64, isPacked: Bool) {
    self.isPacked = isPacked
    state = seed &* 0x9E37_79B9_7F4A_7C15
  }

  private mutating func below(_ count: Int) -> Int {
    state ^= state << 13
    state ^= state >> 7
    state ^= state << 17
    return Int(state % UInt64(count))
  }

  private mutating func happens(_ kind: String, oneIn count: Int) -> Bool {
    guard below(count) == 0 else { return false }
    kinds[kind, default: 0] += 1
    return true
  }

  mutating func composition() -> Composition {
    let whole = part(depth: 0)
    guard happens("word", oneIn: 4) else { return whole }
    switch below(6) {
    case 0: return whole.repeated(2)
    case 1: return whole.reversed()
    case 2: return whole.sped(by: 2)
    case 3: return whole.trimmed(0.25...1)
    case 4: return whole.shifted(by: 0.5)
    default: return whole.cue(Cue("end"))
    }
  }

  private mutating func part(depth: Int) -> Composition {
    if depth == 3 || below(3) == 0 { return statement() }
    var parts: [Composition] = []
    for _ in 0..<1 + below(5) { parts.append(part(depth: depth + 1)) }
    if happens("stagger", oneIn: 5) {
      return Stagger(each: 0.25) { for part in parts { part } }.composition
    }
    if happens("parallel", oneIn: 2) { return Parallel { for part in parts { part } }.composition }
    kinds["sequential", default: 0] += 1
    let gap = happens("sequential with gap", oneIn: 3) ? 0.5 : 0
    return Sequential(gap: gap) { for part in parts { part } }.composition
  }

  private mutating func statement() -> Composition {
    let layer = layers[below(layers.count)]
    var chain = verb(Animate(layer), line: 1)
    if happens("single", oneIn: 2) { return written(chain, isPacked).composition }
    for step in 2..<3 + below(6) {
      if happens("then", oneIn: 2) {
        let line = UInt(step * 10 + (happens("long line", oneIn: 12) ? 400 : 1))
        chain = chain.then(gap: happens("gap", oneIn: 12) ? 0.5 : 0, line: line)
      }
      chain = verb(chain, line: UInt(step * 10))
    }
    return written(chain, isPacked).composition
  }

  private mutating func verb(_ chain: Animate, line: UInt) -> Animate {
    let duration = happens("instant", oneIn: 30) ? 0 : Double(1 + below(8)) / 4
    let (from, to) = (Double(below(4)) / 4, Double(below(4)) / 4)
    if happens("inferred", oneIn: 20) {
      return chain.fade(to: to, duration: duration, file: "M/a.swift", line: line)
    }
    if happens("by", oneIn: 6) {
      return chain.zPosition(from: from, by: to, duration: duration, file: "M/a.swift", line: line)
    }
    if happens("point", oneIn: 20) {
      return chain.move(
        from: [from, to], to: [to, to], duration: duration, file: "M/a.swift", line: line)
    }
    let easing: TimingFunction =
      happens("curve", oneIn: 20)
      ? TimingFunction(controlPoints: 0.1, 0.2, 0.3, 1) : [.linear, .easeIn, .default][below(3)]
    let faded = chain.fade(
      from: from, to: to, duration: duration, easing: easing, file: "M/a.swift", line: line)
    if happens("stay", oneIn: 20) { return faded.stay() }
    if happens("group", oneIn: 20) { return faded.group(file: "M/a.swift", line: line) }
    return faded
  }
}
