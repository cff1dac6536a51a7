// Does a sample of an animation of many keyframes take as long as one of few?

import Animatic

/// Builds one animation of keyframes, and reads it at random times.
enum ScaleKeyframes {
  private static let samples = 10_000

  static var candidates: [Candidate] {
    [10, 1000, 100_000, 1_000_000].flatMap { count in
      [
        Candidate("Scale keyframes \(count)") { sample(count) },
        Candidate("Scale keyframes \(count), building") { build(count) },
      ]
    }
  }

  private static func sample(_ count: Int) -> Double {
    let layer = Layer(name: "layer")
    var sampler = timeline(of: values(count), on: layer).sampler
    guard let channel = sampler.channel(of: .zPosition, on: layer) else { return .nan }
    let places = Places.some(samples)
    return Measuring.time(rounds: 7, units: samples) {
      for place in places {
        sampler.move(to: place)
        Measuring.checksum += sampler[channel]
      }
    }
  }

  private static func build(_ count: Int) -> Double {
    let layer = Layer(name: "layer")
    let values = values(count)
    // Of few keys many animations, or the clock would be all that is measured.
    let repeats = max(1, 1000 / count)
    return Measuring.time(rounds: Scaling.rounds(count), units: count * repeats) {
      (0..<repeats).map { _ in timeline(of: values, on: layer) }
    }
  }

  private static func values(_ count: Int) -> [Double] { (0..<count).map { Double($0 % 1000) } }

  private static func timeline(of values: [Double], on layer: Layer) -> Timeline {
    Animate(layer).add(animation: KeyframeAnimation(.zPosition, values: values, duration: 1))
      .timeline
  }
}
