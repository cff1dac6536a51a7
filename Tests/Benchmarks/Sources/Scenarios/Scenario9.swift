// S9: the value of a property of a layer at a time, read from a timeline.

import Animatic
import HeapCounter

/// Reads from the timeline of S2, 10,000 animations that overlap, a property at a random time.
enum Scenario9 {
  private static let amount = Amount(rounds: 7, count: 10_000)

  static var candidates: [Candidate] {
    [
      Candidate("S9") {
        let ask = questions()
        return Measuring.time(rounds: amount.rounds, units: amount.count, ask)
      },
      Candidate(
        "S9, blocks per value",
        counting: {
          let ask = questions()
          ask()
          return Double(Measuring.heap(ask).blocks) / Double(amount.count)
        }),
      .qt("S9", "S9", amount),
    ]
  }

  private static func questions() -> () -> Void {
    let scene = Scenario2(amount.count, isMixed: false)
    let timeline = scene.composition.timeline
    let times = Places.some(amount.count).map { Scenario2.seconds * $0 }
    return {
      var times = times.makeIterator()
      for layer in scene.layers {
        for property in Scenario2.properties {
          guard let time = times.next() else { return }
          Measuring.checksum += timeline.value(of: property, on: layer, at: time) ?? .nan
        }
      }
    }
  }
}
