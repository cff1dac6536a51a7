// S2: many simultaneous animations, frame by frame for five seconds.

import Animatic
import HeapCounter

/// Plays animations of which each has a property of its own, ten to a layer.
///
/// They run on a stage with a clock and due callbacks: a frame advances the
/// stage, and shows its time.
struct Scenario2 {
  private static let curves: [TimingFunction] = [.default, .easeIn, .easeOut, .easeInEaseOut]
  static let properties: [LayerProperty<Double>] = [
    .opacity, .cornerRadius, .borderWidth, .zPosition, .anchorPointZ, .shadowOpacity,
    .shadowRadius, .strokeStart, .strokeEnd, .lineWidth,
  ]
  static let seconds = 5.0

  private let count: Int
  /// Whether a part of them is additive, autoreverses, is in eased groups, and is observed.
  private let isMixed: Bool
  let layers: [Layer]

  static var candidates: [Candidate] {
    let counts = [1000, 10_000, 100_000]
    return counts.map { count in
      Candidate("S2 \(count)") { Scenario2(count, isMixed: false).play() }
    } + [
      Candidate("S2 10000, mixed") { Scenario2(10_000, isMixed: true).play() }
    ]
      + [("", false), (", mixed", true)].map { word, isMixed in
        Candidate(
          "S2 10000\(word), blocks per frame",
          counting: { Scenario2(10_000, isMixed: isMixed).blocks() })
      }
      + counts.map { .loops("S2 \($0)", "S2", amount($0)) }
      + [.qt("S2 10000", "S2", fewFrames)]
  }

  private static func amount(_ count: Int) -> Amount {
    Amount(rounds: 5, count: count, steps: count > 20_000 ? 60 : 600)
  }

  /// Enough for a peer that takes thirty times as long.
  private static var fewFrames: Amount { Amount(rounds: 3, count: 10_000, steps: 60) }

  init(_ count: Int, isMixed: Bool) {
    self.count = count
    self.isMixed = isMixed
    layers = (0..<count / Self.properties.count).map { Layer(name: "layer \($0)") }
  }

  private func play() -> Double {
    let scene = Scene(composition, on: layers)
    let amount = Self.amount(count)
    let frames = amount.steps
    let time = Measuring.time(
      rounds: amount.rounds, units: frames * count, prepare: scene.rewind,
      { for frame in 1...frames { scene.show(Self.seconds * Double(frame) / Double(frames)) } })
    for layer in layers { Measuring.checksum += scene.sampler[layer]?.opacity ?? .nan }
    return time
  }

  private func blocks() -> Double {
    let scene = Scene(composition, on: layers)
    scene.show(1)
    return Double(Measuring.heap { scene.show(2) }.blocks)
  }

  var composition: Composition {
    Parallel {
      for (index, layer) in layers.enumerated() {
        for (place, property) in Self.properties.enumerated() {
          statement(property, on: layer, index * Self.properties.count + place)
        }
      }
    }.composition
  }

  private func statement(
    _ property: LayerProperty<Double>, on layer: Layer, _ number: Int
  ) -> Animate {
    let (from, to) = (Double(number), Double(number) + 100)
    let duration = 5.5 + Double(number % 1000) / 1000
    let curve = Self.curves[number % Self.curves.count]
    let plain = Animate(layer).animate(
      property, from: from, to: to, duration: duration, easing: curve)
    guard isMixed else { return plain }
    switch number % 10 {
    case 1:
      var added = BasicAnimation(
        property, from: from, to: to, duration: duration, timingFunction: curve)
      added.isAdditive = true
      return Animate(layer).add(animation: added)
    case 3:
      return Animate(layer).animate(
        property, from: from, to: to, duration: duration / 4, easing: curve
      ).autoreverses().repeats(2)
    case 5: return plain.group().easing(.easeInEaseOut)
    case 7: return plain.onBegin { Measuring.checksum += 1 }.onEnd { Measuring.checksum += 1 }
    default: return plain
    }
  }
}
