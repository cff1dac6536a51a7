// S5: one animation of a million keyframes, at random times.

import Animatic
import Loops

enum Scenario5 {
  private static let count = 1_000_000
  private static let samples = 10_000

  static var candidates: [Candidate] {
    [
      Candidate("S5") {
        let layer = Layer(name: "layer")
        let keyframes = KeyframeAnimation(
          .zPosition, values: (0..<count).map { Double($0 % 1000) }, duration: 1)
        var sampler = Animate(layer).add(animation: keyframes).timeline.sampler
        guard let channel = sampler.channel(of: .zPosition, on: layer) else { return .nan }
        let places = Places.some(samples)
        return Measuring.time(rounds: 7, units: samples) {
          for place in places {
            sampler.move(to: place)
            Measuring.checksum += sampler[channel]
          }
        }
      },
      Candidate("S5 C") {
        let keys = loops_keys_make(Int32(count))
        defer { loops_keys_free(keys) }
        let places = Places.some(samples)
        return Measuring.time(rounds: 7, units: samples) {
          Measuring.checksum += loops_keys_sum(keys, places, Int32(samples))
        }
      },
    ]
  }
}
