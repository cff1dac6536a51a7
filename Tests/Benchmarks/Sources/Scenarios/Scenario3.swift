// S3 and S4: a long timeline of which little moves at a time, frame by frame and by seeks.

import Animatic

/// Plays 100 sequences side by side, from the middle on.
struct Scenario3 {
  private static let curves: [TimingFunction] = [.default, .easeIn, .easeOut, .easeInEaseOut]
  private static let trackCount = 100

  private let length: Int
  private let layers = (0..<trackCount).map { Layer(name: "layer \($0)") }
  private let scene: Scene

  static var candidates: [Candidate] {
    let totals = [10_000, 100_000, 1_000_000]
    return totals.flatMap { total in
      [
        Candidate("S3 \(total)") { Scenario3(total, stays: false).play() },
        Candidate("S4 \(total)") { Scenario3(total, stays: false).seek() },
      ]
    } + [Candidate("S3 100000, staying") { Scenario3(100_000, stays: true).play() }]
      + totals.prefix(2).flatMap { total -> [Candidate] in
        [.loops("S3 \(total)", "S3", frames(total)), .loops("S4 \(total)", "S4", seeks(total))]
      }
      + [.qt("S3 100000", "S3", few(20)), .qt("S4 100000", "S4", few(10))]
  }

  private static func frames(_ total: Int) -> Amount {
    Amount(rounds: 7, count: total, steps: 120)
  }

  private static func seeks(_ total: Int) -> Amount {
    Amount(rounds: 7, count: total, steps: 1000)
  }

  /// Enough for a peer that goes through the whole timeline at each frame and seek.
  private static func few(_ steps: Int) -> Amount {
    Amount(rounds: 3, count: 100_000, steps: steps)
  }

  private init(_ total: Int, stays: Bool) {
    let length = total / Self.trackCount
    let layers = layers
    self.length = length
    let composition = Parallel {
      for layer in layers {
        Sequential {
          for index in 0..<length {
            let fade = Animate(layer).fade(
              from: Double(index), to: Double(index + 1), duration: 0.3,
              easing: Self.curves[index % 4])
            if stays { fade.stay() } else { fade }
          }
        }
      }
    }.composition
    scene = Scene(composition, on: layers)
  }

  private var middle: Double { Double(length) * 0.15 }

  private func play() -> Double {
    let amount = Self.frames(length * Self.trackCount)
    let time = Measuring.time(
      rounds: amount.rounds, units: amount.steps, prepare: { scene.go(to: middle) },
      { for frame in 1...amount.steps { scene.show(middle + Double(frame) / 120) } })
    Measuring.checksum += scene.sampler[layers[5]]?.opacity ?? .nan
    return time
  }

  private func seek() -> Double {
    let amount = Self.seeks(length * Self.trackCount)
    var places = Places()
    var sampler = scene.sampler
    let end = Double(length) * 0.3
    let time = Measuring.time(rounds: amount.rounds, units: amount.steps) {
      for _ in 0..<amount.steps { sampler.move(to: places.next() * end) }
    }
    Measuring.checksum += sampler[layers[5]]?.opacity ?? .nan
    return time
  }
}
