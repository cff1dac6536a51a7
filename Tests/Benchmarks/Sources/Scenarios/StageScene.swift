// The stage of scenarios S8 and S8b.

import Animatic
import HeapCounter

/// Layers on a stage that is advanced by 1/120 s a frame and then read, as an app does it.
final class StageScene {
  /// A way of starting animations on layers that are read at each frame.
  struct Script: Sendable {
    /// How many properties of each layer are animated, and read.
    let properties: Int
    let start: @Sendable (_ layers: [Layer]) -> Void
    let read: @Sendable (Layer) -> Double
  }

  static let counts = [1000, 10_000]
  static let curves: [TimingFunction] = [.default, .easeIn, .easeOut, .easeInEaseOut]

  private let script: Script
  private let layers: [Layer]
  private let stage = Stage(clock: ManualClock())

  static func candidates(_ name: String, _ script: Script) -> [Candidate] {
    counts.map { count in Candidate("\(name) \(count)") { StageScene(count, script).play() } } + [
      Candidate(
        "\(name) 10000, blocks per frame", counting: { StageScene(10_000, script).blocks() }),
      Candidate(
        "\(name) 10000, bytes per animation", counting: { StageScene(10_000, script).bytes() }),
    ]
  }

  static func amount(_ count: Int) -> Amount { Amount(rounds: 5, count: count, steps: 12) }

  /// No animation ends within the measured frames.
  static func duration(_ number: Int) -> Double { 5.5 + Double(number % 1000) / 1000 }

  private init(_ count: Int, _ script: Script) {
    self.script = script
    layers = (0..<count).map { Layer(name: "layer \($0)") }
    for layer in layers { stage.add(layer) }
    stage.update()
  }

  /// Nanoseconds per property.
  private func play() -> Double {
    script.start(layers)
    let amount = Self.amount(layers.count)
    return Measuring.time(
      rounds: amount.rounds, units: amount.steps * layers.count * script.properties
    ) {
      for _ in 0..<amount.steps { show() }
    }
  }

  /// The blocks of a frame in which nothing begins or ends.
  private func blocks() -> Double {
    script.start(layers)
    show()
    return Double(Measuring.heap(show).blocks)
  }

  /// The bytes that each running animation holds after a frame.
  private func bytes() -> Double {
    let heap = Measuring.heap {
      script.start(layers)
      show()
    }
    return Double(heap.retained) / Double(layers.count * script.properties)
  }

  private func show() {
    stage.advance(by: 1 / 120)
    for layer in layers { Measuring.checksum += script.read(layer) }
  }
}
