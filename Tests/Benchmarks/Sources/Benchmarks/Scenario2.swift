// S2: many animations that are all active at once, frame by frame for five seconds.

import Animatic

/// Plays animations of which each has a property of its own, so that all of them are sampled.
///
/// They stand on layers that each animate the same few number properties: ten as a rule, which is
/// what a layer of a real scene carries at most, or one, where a layer costs the most.
struct Scenario2 {
  private static let properties: [LayerProperty<Double>] = [
    .opacity, .cornerRadius, .borderWidth, .zPosition, .anchorPointZ, .shadowOpacity,
    .shadowRadius, .strokeStart, .strokeEnd, .lineWidth,
  ]
  private static let curves: [TimingFunction] = [.default, .easeIn, .easeOut, .easeInEaseOut]
  private static let seconds = 5.0

  private let count: Int
  private let frames: Int
  private let rounds: Int
  private let properties: ArraySlice<LayerProperty<Double>>
  private let layers: [Layer]

  /// 600 frames are 120 Hz; fewer stand further apart.
  init(count: Int, frames: Int, rounds: Int, propertiesPerLayer: Int) {
    self.count = count
    self.frames = frames
    self.rounds = rounds
    properties = Self.properties.prefix(propertiesPerLayer)
    layers = (0..<count / properties.count).map { Layer(name: "layer \($0)") }
  }

  func run(_ report: Report) -> Double {
    let scene = scene
    return snapshots(scene.timeline, report) + reads(scene.timeline, report)
      + presentations(scene, report)
  }

  private var scene: Parallel {
    Parallel {
      for (index, layer) in layers.enumerated() { chain(on: layer, from: index) }
    }
  }

  private func chain(on layer: Layer, from index: Int) -> Animate {
    var chain = Animate(layer)
    for (place, property) in properties.enumerated() {
      let number = index * properties.count + place
      chain = chain.add(
        animation: BasicAnimation(
          property, from: Double(number), to: Double(number) + 100,
          duration: 5.5 + Double(number % 1000) / 1000,
          timingFunction: Self.curves[number % Self.curves.count]))
    }
    return chain
  }

  // MARK: Routes

  private func snapshots(_ timeline: Timeline, _ report: Report) -> Double {
    let last = layers[layers.count - 1]
    return play("snapshot", report) { time in timeline.snapshot(at: time)[last]?.opacity ?? 0 }
  }

  private func reads(_ timeline: Timeline, _ report: Report) -> Double {
    play("snapshot, all read", report) { time in
      var sum = 0.0
      for values in timeline.snapshot(at: time).all {
        for property in properties { sum += values[property] }
      }
      return sum
    }
  }

  private func presentations(_ scene: Parallel, _ report: Report) -> Double {
    let stage = Stage(clock: ManualClock())
    for layer in layers { stage.add(layer) }
    let playback = scene.run()
    func rewind() { playback.seek(to: 0) }
    func frame(_ time: Double) -> Double {
      stage.advance(by: Self.seconds / Double(frames))
      return layers.reduce(0) { $0 + $1.presentation.opacity }
    }
    return play("stage, presentations", report, prepare: rewind, frame: frame)
  }

  // MARK: Frames

  private func play(
    _ route: String, _ report: Report, prepare: () -> Void = {}, frame: (Double) -> Double
  ) -> Double {
    var checksum = 0.0
    let time = Measuring.time(rounds: rounds, units: frames * count, prepare: prepare) {
      for index in 1...frames { checksum += frame(Self.seconds * Double(index) / Double(frames)) }
    }
    prepare()
    let heap = Measuring.heap(units: count) { checksum += frame(Self.seconds / 2) }
    let work = "\(count) on \(layers.count) layers, \(route)"
    report.add(Row(scenario: "S2", work: work, time: time, heap: heap))
    return checksum / Double(count)
  }
}
