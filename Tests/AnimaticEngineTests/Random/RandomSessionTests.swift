// Random sessions, played with different steps of time: events and values at the times of
// the session must not depend on them.

import AnimaticCore
import AnimaticEngine
import RandomScenes
import Testing

struct RandomSessionTests {
  private static let seeds: ClosedRange<UInt64> = 1...200
  private static let wildSeeds: ClosedRange<UInt64> = 10_001...10_030

  @Test func `a session does not depend on the steps of time, or on reading meanwhile`() {
    let tally = compare(Self.seeds, isWild: false)
    let kinds = [
      "animation", "group", "transition", "write", "hide", "transaction", "empty transaction",
      "begin", "commit", "flush", "say", "remove key", "remove all", "insert", "take out", "root",
      "speed", "offset", "away", "transaction away", "renew", "mask", "action", "in action",
      "in script", "in begin", "in end", "in repeat", "in block", "in transaction",
    ]
    for kind in kinds { #expect(tally[kind, default: 0] >= Campaign.least(10), "\(kind)") }
  }

  @Test func `extreme numbers neither stop a session nor change that`() {
    let tally = compare(Self.wildSeeds, isWild: true)
    #expect(tally["animation", default: 0] >= Campaign.least(20))
  }

  /// Plays sessions with all kinds of steps and reports those that differ.
  ///
  /// - Returns: The number of occurrences of each command.
  private func compare(_ seeds: ClosedRange<UInt64>, isWild: Bool) -> [String: Int] {
    var tally: [String: Int] = [:]
    var failures = 0
    for seed in Campaign.seeds(seeds) {
      var maker = SceneMaker(seed: seed, .init(isWild: isWild))
      let spec = maker.session()
      let first = SessionPlayer(spec, .jump, seed: seed)
      tally.merge(first.tally) { $0 + $1 }
      for pace in SessionPace.allCases where pace != .jump {
        let other = SessionPlayer(spec, pace, seed: seed)
        guard first.lines != other.lines, failures < 4 else { continue }
        failures += 1
        Issue.record("seed \(seed), \(pace): \(difference(first.lines, other.lines))")
      }
    }
    return tally
  }

  /// The first line that differs, with the ones before it.
  private func difference(_ first: [String], _ second: [String]) -> String {
    let index =
      zip(first, second).enumerated().first { $1.0 != $1.1 }?.offset
      ?? min(first.count, second.count)
    let before = first[..<index].suffix(6).joined(separator: "\n")
    let (left, right) = (first.dropFirst(index).first, second.dropFirst(index).first)
    return "\(before)\n\(left ?? "nothing")\nagainst\n\(right ?? "nothing")"
  }
}
