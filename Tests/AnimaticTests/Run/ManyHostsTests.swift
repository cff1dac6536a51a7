// Runs on many layers that are not the engine's: what happens on one costs nothing on the others.

import Animatic
import TestSupport
import Testing

struct `Runs on many hosts` {
  /// How often the hosts were asked in the course of a run, all of whose parts are heard.
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

  @Test func `ask each of them only so often, however many they are`() {
    let (few, many) = (questions(hosts: 20), questions(hosts: 160))
    #expect(few.heard == 20 && many.heard == 160)
    expectEqual(many.outcome, .finished)
    #expect(many.count <= 9 * few.count)
  }
}
