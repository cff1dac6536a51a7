// Runs on many layers that are not the engine's: what happens on one costs nothing on the others.

import Animatic
import TestSupport
import Testing

struct `Runs on many hosts` {
  /// The number of queries to the hosts during a run whose parts are all observed.
  private func questions(hosts count: Int) -> (count: Int, heard: Int, outcome: Outcome?) {
    let time = SimulatedTime()
    var heard = 0
    let chains = (0..<count).map { _ in
      Animate(SimulatedHost(time)).fade(to: 0, duration: 1).onEnd { _ in heard += 1 }.settle()
    }
    let playback = Stagger(each: 0.05) { for chain in chains { chain } }.run()
    time.questionCount = 0
    time.advance(to: Double(count))
    return (time.questionCount, heard, playback.outcome)
  }

  @Test func `query each host a bounded number of times, however many there are`() {
    let (few, many) = (questions(hosts: 20), questions(hosts: 160))
    #expect(few.heard == 20 && many.heard == 160)
    expectEqual(many.outcome, .finished)
    #expect(many.count <= 9 * few.count)
  }
}
