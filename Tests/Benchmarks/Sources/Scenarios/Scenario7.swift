// S7: whole transforms, taken apart, turned and put together at every frame.

import Animatic

enum Scenario7 {
  private static let amount = Amount(rounds: 5, count: 10_000, steps: 12)
  private static let curves: [TimingFunction] = [.default, .easeIn, .easeOut, .easeInEaseOut]

  static var candidates: [Candidate] {
    [
      Candidate("S7") {
        let layers = (0..<amount.count).map { Layer(name: "layer \($0)") }
        let composition = Parallel {
          for (index, layer) in layers.enumerated() { statement(index, on: layer) }
        }.composition
        let scene = Scene(composition, on: layers)
        let frames = amount.steps
        let time = Measuring.time(
          rounds: amount.rounds, units: frames * amount.count, prepare: scene.rewind,
          { for frame in 1...frames { scene.show(5 * Double(frame) / Double(frames)) } })
        for layer in layers { Measuring.checksum += scene.sampler[layer]?.transform.m11 ?? .nan }
        return time
      },
      .loops("S7", "S7", amount),
      .qt("S7", "S7", amount),
    ]
  }

  private static func statement(_ index: Int, on layer: Layer) -> Animate {
    let from = Transform3D.rotation(by: .pi / 18, x: 0, y: 0, z: 1)
    let to = Transform3D.identity.scaled(x: 2, y: 1.5, z: 1)
      .concatenated(with: .rotation(by: .pi * Double(100 + index % 50) / 180, x: 1, y: 1, z: 0.5))
      .concatenated(with: .identity.translated(x: Double(index), y: 1, z: 2))
    return Animate(layer).animate(
      .transform, from: from, to: to, duration: 5.5 + Double(index % 1000) / 1000,
      easing: curves[index % 4])
  }
}
