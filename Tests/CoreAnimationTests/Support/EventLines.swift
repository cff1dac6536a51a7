// The events of a composition as lines, from layers of the engine and of Core Animation.

import Animatic
import AnimaticCore
import AnimaticEngine

final class EventLines {
  var lines: [String] = []
  /// The time from which times of callbacks are counted.
  var start = 0.0

  func note(_ line: String) { lines.append(line) }

  func record(_ word: String) -> (AnimationEvent) -> Void {
    { [self] event in
      let layer = event.layer?.name ?? "-"
      lines.append(
        "\(word) \(time(event.time)) \(event.finished) \(event.key ?? "-") \(layer)"
          + " \(event.cycle)")
    }
  }

  func record(_ word: String) -> (CompositionEvent) -> Void {
    { [self] event in lines.append("\(word) \(time(event.time)) \(event.finished)") }
  }

  private func time(_ time: Double) -> Double { ((time - start) * 1e6).rounded() / 1e6 }
}
