// Makes random compositions that are mostly plain verbs, packed or not.

import Animatic
import TestSupport

/// Makes random compositions that are mostly plain verbs.
struct RowMaker {
  static let kinds = [
    "then", "gap", "inferred", "by", "long line", "stay", "group", "point", "instant", "curve",
    "single", "sequential", "sequential with gap", "parallel", "stagger", "word",
  ]
  private(set) var kinds: [String: Int] = [:]
  private let isPacked: Bool
  let layers = (0..<4).map { makeBox("l\($0)") }
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
