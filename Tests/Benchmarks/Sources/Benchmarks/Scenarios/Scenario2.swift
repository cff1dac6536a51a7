// S2: many animations that are all on their way at once, frame by frame for five seconds.

import Animatic
import Loops

/// Plays animations of which each has a property of its own, ten to a layer.
///
/// They run on a stage, whose clock tells the time and whose callbacks are due: a frame advances the
/// stage, and shows its time.
struct Scenario2 {
  private static let curves: [TimingFunction] = [.default, .easeIn, .easeOut, .easeInEaseOut]
  private static let properties: [LayerProperty<Double>] = [
    .opacity, .cornerRadius, .borderWidth, .zPosition, .anchorPointZ, .shadowOpacity,
    .shadowRadius, .strokeStart, .strokeEnd, .lineWidth,
  ]
  private static let seconds = 5.0

  private let count: Int
  /// Whether a part of them is additive, autoreverses, stands in eased groups and is heard.
  private let isMixed: Bool
  private let layers: [Layer]

  static var candidates: [Candidate] {
    let counts = [1000, 10_000, 100_000]
    return counts.map { count in
      Candidate("S2 \(count)") { Scenario2(count, isMixed: false).play() }
    } + [
      Candidate("S2 10000, mixed") { Scenario2(10_000, isMixed: true).play() },
      Candidate("S2 10000, blocks per frame") { Scenario2(10_000, isMixed: false).blocks() },
      Candidate("S2 10000, mixed, blocks per frame") { Scenario2(10_000, isMixed: true).blocks() },
    ]
      + counts.map { count in
        Candidate("S2 \(count) C") {
          loops_prepare()
          let scene = loops_scene_make(Int32(count))
          defer { loops_scene_free(scene) }
          let frames = frames(count)
          return Measuring.time(rounds: 5, units: frames * count) {
            for frame in 1...frames {
              Measuring.checksum += loops_scene_frame(
                scene, seconds * Double(frame) / Double(frames))
            }
          }
        }
      }
  }

  private init(_ count: Int, isMixed: Bool) {
    self.count = count
    self.isMixed = isMixed
    layers = (0..<count / Self.properties.count).map { Layer(name: "layer \($0)") }
  }

  private static func frames(_ count: Int) -> Int { count > 20_000 ? 60 : 600 }

  private func play() -> Double {
    let scene = Scene(composition, on: layers)
    let frames = Self.frames(count)
    let time = Measuring.time(rounds: 5, units: frames * count, prepare: scene.rewind) {
      for frame in 1...frames { scene.show(Self.seconds * Double(frame) / Double(frames)) }
    }
    for layer in layers { Measuring.checksum += scene.sampler[layer]?.opacity ?? .nan }
    return time
  }

  private func blocks() -> Double {
    let scene = Scene(composition, on: layers)
    scene.show(1)
    return Measuring.heap(units: 1) { scene.show(2) }?.allocations ?? .nan
  }

  private var composition: Composition {
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

/// A composition that runs on a stage, and a sampler that follows it.
final class Scene {
  private let stage = Stage(clock: ManualClock())
  private let playback: Playback
  private(set) var sampler: Timeline.Sampler
  private var time = 0.0

  init(_ composition: Composition, on layers: [Layer]) {
    for layer in layers { stage.add(layer) }
    sampler = composition.timeline.sampler
    playback = composition.run()
  }

  func rewind() { go(to: 0) }

  func go(to time: Double) {
    playback.seek(to: time)
    sampler.move(to: time)
    self.time = time
  }

  /// Shows a later time: what was due is told, then all values are worked out.
  func show(_ time: Double) {
    stage.advance(by: time - self.time)
    sampler.move(to: time)
    self.time = time
  }
}
