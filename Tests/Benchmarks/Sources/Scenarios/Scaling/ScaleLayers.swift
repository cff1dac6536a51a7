// Does a layer among many take as long as one among few?

import Animatic

/// One fade on each of some layers, all at once.
enum ScaleLayers {
  static var candidates: [Candidate] {
    [1, 100, 10_000, 100_000].flatMap { count in
      [
        Candidate("Scale layers \(count)") { show(count) },
        Candidate("Scale layers \(count), building") { build(count) },
        Candidate("Scale layers \(count), running") { run(count) },
      ]
    }
  }

  /// A frame, per layer.
  private static func show(_ count: Int) -> Double {
    let frames = Scaling.repeats(count)
    let layers = layers(count)
    var sampler = fades(on: layers).timeline.sampler
    let time = Measuring.time(rounds: Scaling.rounds(count), units: frames * count) {
      for frame in 1...frames { sampler.move(to: Double(frame) / Double(frames + 1)) }
    }
    Measuring.checksum += sampler[layers[count / 2]]?.opacity ?? .nan
    return time
  }

  private static func build(_ count: Int) -> Double {
    let repeats = Scaling.repeats(count)
    let layers = layers(count)
    return Measuring.time(rounds: Scaling.rounds(count), units: count * repeats) {
      (0..<repeats).map { _ in fades(on: layers).timeline }
    }
  }

  /// From new layers to a run on a stage that is freed with all of it, per layer.
  private static func run(_ count: Int) -> Double {
    let repeats = Scaling.repeats(count)
    return Measuring.time(rounds: Scaling.rounds(count), units: count * repeats) {
      for _ in 0..<repeats {
        let layers = layers(count)
        Measuring.checksum += fades(on: layers).run().duration
      }
    }
  }

  private static func layers(_ count: Int) -> [Layer] {
    (0..<count).map { _ in Layer(name: "layer") }
  }

  private static func fades(on layers: [Layer]) -> Parallel {
    Parallel {
      for layer in layers {
        Animate(layer).fade(from: 0, to: 1, duration: 1, easing: .easeInEaseOut)
      }
    }
  }
}
