// Keyframes with key times and segment easings against Chromium.

import AnimaticCore
import AnimaticEngine
import TestSupport
import Testing

struct KeyframeVectorTests {
  @Test func `keyframes agree with Chromium`() throws {
    var count = 0
    for sample in try VectorFile<KeyframeCase>.read("keyframes") {
      let stage = Stage(clock: ManualClock())
      let layer = Layer()
      stage.add(layer)
      layer.add(sample.animation)
      let scale = sample.values.map(abs).max() ?? 1
      for index in sample.t.indices {
        // K-15 extrapolates linearly; an easing of the end segment would extrapolate along its curve.
        if sample.extrapolated[index], !sample.hasStraightEnds { continue }
        stage.advance(by: sample.t[index] - stage.time)
        let mine = layer.presentation.cornerRadius
        let note = Comment(rawValue: "\(sample.id) at \(sample.t[index])")
        #expect(abs(mine - sample.expected[index]) <= 5e-6 * scale, note)
        count += 1
      }
    }
    #expect(count > 1_200, "\(count) samples")
  }
}

private struct KeyframeCase: Decodable {
  let id: String
  let keyTimes: [Double]
  let values: [Double]
  let segmentEasings: [VectorEasing]
  let effectEasing: VectorEasing
  let t: [Double]
  let expected: [Double]
  let extrapolated: [Bool]

  var hasStraightEnds: Bool {
    [segmentEasings.first, segmentEasings.last].allSatisfy { $0?.type == "linear" }
  }

  /// A step is a segment that holds, and one without length that jumps (K-6).
  var animation: KeyframeAnimation<Double> {
    var values = [self.values[0]]
    var times = [keyTimes[0]]
    var easings: [TimingFunction] = []
    for (index, easing) in segmentEasings.enumerated() {
      if easing.function == nil {
        values.append(self.values[index])
        times.append(keyTimes[index + 1])
        easings.append(.linear)
      }
      values.append(self.values[index + 1])
      times.append(keyTimes[index + 1])
      easings.append(easing.function ?? .linear)
    }
    var animation = KeyframeAnimation(
      .cornerRadius, values: values, keyTimes: times, timingFunctions: easings, duration: 1)
    animation.timingFunction = effectEasing.function
    animation.fillMode = .both
    animation.isRemovedOnCompletion = false
    return animation
  }
}
