// S5: one animation of a million keyframes, at random times.

import Animatic

enum Scenario5 {
  private static let amount = Amount(rounds: 7, count: 1_000_000, steps: 10_000)

  static var candidates: [Candidate] {
    [
      Candidate("S5") {
        let layer = Layer(name: "layer")
        let keyframes = KeyframeAnimation(
          .zPosition, values: (0..<amount.count).map { Double($0 % 1000) }, duration: 1)
        var sampler = Animate(layer).add(animation: keyframes).timeline.sampler
        guard let channel = sampler.channel(of: .zPosition, on: layer) else { return .nan }
        let places = Places.some(amount.steps)
        return Measuring.time(rounds: amount.rounds, units: amount.steps) {
          for place in places {
            sampler.move(to: place)
            Measuring.checksum += sampler[channel]
          }
        }
      },
      .loops("S5", "S5", amount),
      .qt("S5", "S5", amount),
    ]
  }
}
