// The events of a run on hosts that report late and out of order, against the event model.

import Animatic
import EventModel
import RandomScenes
import TestSupport
import Testing

struct LateHostTests {
  /// The seconds of a frame, after which the reports of a turn are sent.
  private static let frame = 0.125

  /// The events of a case that runs on late hosts.
  private func delivered(_ drawn: EventCase, seed: UInt64) -> [LoggedEvent] {
    let stage = Stage(clock: ManualClock())
    let layers = (0..<3).map { Layer(name: "layer \($0)") }
    for layer in layers { stage.add(layer) }
    stage.update()
    let reports = LateReports()
    let hosts = layers.map { LateHost($0, reports: reports) }
    let builder = EventSceneBuilder(layers: hosts)
    let playback = builder.composition(drawn.written).on(hosts[0]).run()
    var random = SeededNumbers(seed: seed)
    func step(by seconds: Double) {
      stage.advance(by: seconds)
      reports.send { indices in indices.shuffled(using: &random) }
    }
    for control in drawn.controls {
      guard case .advance(var seconds) = control else {
        playback.perform(control, on: stage, with: layers)
        continue
      }
      repeat {
        step(by: min(seconds, Self.frame))
        seconds -= Self.frame
      } while seconds > 0
    }
    for _ in 0..<4 { step(by: 0) }
    // A host counts its time from another zero.
    return builder.log.map { event in
      var event = event
      event.time -= hosts[0].currentTime - stage.time
      return event
    }
  }

  @Test(arguments: [EventCase.Play.forwards, .backwards, .session])
  func `hosts that report late deliver what the model has`(play: EventCase.Play) {
    expectForAll(.events(play), seeds: 600_001...601_000) { drawn, seed in
      var drawn = drawn
      // A host of waits alone reports nothing.
      drawn.written = drawn.written.animated(on: 0..<1)
      // The last reports come a frame late; the layers of the hosts stay.
      drawn.controls.append(.advance(Self.frame))
      drawn.controls.removeAll { if case .remove = $0 { true } else { false } }
      return drawn.problem(of: delivered(drawn, seed: seed))
    }
  }
}
