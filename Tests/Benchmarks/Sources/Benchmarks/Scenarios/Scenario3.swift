// S3 and S4: a long timeline of which little moves at a time, frame by frame and by seeks.

import Animatic
import Loops

/// Plays 100 sequences side by side, from the middle on.
struct Scenario3 {
  private static let curves: [TimingFunction] = [.default, .easeIn, .easeOut, .easeInEaseOut]
  private static let trackCount = 100
  private static let frames = 600

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
      + totals.prefix(2).flatMap { total in
        [
          Candidate("S3 \(total) C") { loop(total, loops_tracks_frame, isSeek: false) },
          Candidate("S4 \(total) C") { loop(total, loops_tracks_seek, isSeek: true) },
        ]
      }
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
    let time = Measuring.time(
      rounds: 7, units: Self.frames, prepare: { scene.go(to: middle) },
      { for frame in 1...Self.frames { scene.show(middle + Double(frame) / 120) } })
    Measuring.checksum += scene.sampler[layers[5]]?.opacity ?? .nan
    return time
  }

  private func seek() -> Double {
    var places = Places()
    var sampler = scene.sampler
    let end = Double(length) * 0.3
    let time = Measuring.time(rounds: 7, units: 1000) {
      for _ in 0..<1000 { sampler.move(to: places.next() * end) }
    }
    Measuring.checksum += sampler[layers[5]]?.opacity ?? .nan
    return time
  }

  private static func loop(
    _ total: Int, _ show: (OpaquePointer?, Double) -> Double, isSeek: Bool
  ) -> Double {
    loops_prepare()
    let tracks = loops_tracks_make(Int32(total))
    defer { loops_tracks_free(tracks) }
    let end = Double(total / trackCount) * 0.3
    var places = Places()
    let steps = isSeek ? 1000 : frames
    return Measuring.time(
      rounds: 7, units: steps,
      prepare: { Measuring.checksum += loops_tracks_seek(tracks, end / 2) },
      {
        for step in 1...steps {
          let time = isSeek ? places.next() * end : end / 2 + Double(step) / 120
          Measuring.checksum += show(tracks, time)
        }
      })
  }
}
