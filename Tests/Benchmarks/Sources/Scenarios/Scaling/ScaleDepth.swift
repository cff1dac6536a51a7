// Does a group deep inside of others take as long as one that is not?

import Animatic

/// One fade in groups within groups, each with an easing of its own, and in containers.
enum ScaleDepth {
  private static let samples = 1000

  static var candidates: [Candidate] {
    [1, 10, 100, 1000].flatMap { depth in
      [
        Candidate("Scale groups \(depth)") { sample(depth) },
        Candidate("Scale groups \(depth), building") {
          build(depth) { groups($0, on: $1).timeline }
        },
        Candidate("Scale containers \(depth), building") {
          build(depth) { containers($0, on: $1).timeline }
        },
      ]
    }
  }

  private static func sample(_ depth: Int) -> Double {
    let layer = Layer(name: "layer")
    var sampler = groups(depth, on: layer).timeline.sampler
    guard let channel = sampler.channel(of: .opacity, on: layer) else { return .nan }
    let places = Places.some(samples)
    return Measuring.time(rounds: 7, units: samples * depth) {
      for place in places {
        sampler.move(to: place)
        Measuring.checksum += sampler[channel]
      }
    }
  }

  private static func build(
    _ depth: Int, _ timeline: (_ depth: Int, _ layer: Layer) -> Timeline
  ) -> Double {
    let layer = Layer(name: "layer")
    let repeats = Scaling.repeats(depth)
    return Measuring.time(rounds: 7, units: depth * repeats) {
      (0..<repeats).map { _ in timeline(depth, layer) }
    }
  }

  private static func groups(_ depth: Int, on layer: Layer) -> Animate {
    var chain = Animate(layer).fade(from: 0, to: 1, duration: 1)
    for _ in 0..<depth { chain = (consume chain).group().easing(.easeInEaseOut) }
    return chain
  }

  /// Each has a statement of its own besides the next.
  private static func containers(_ depth: Int, on layer: Layer) -> Composition {
    var whole = Animate(layer).fade(from: 0, to: 1, duration: 1).composition
    for _ in 0..<depth {
      let inner = whole
      whole =
        Sequential {
          inner
          Wait(0.5)
        }.composition
    }
    return whole
  }
}
