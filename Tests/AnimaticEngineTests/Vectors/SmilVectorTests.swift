// Cumulative, paced, discrete and spline animations over a base value against Chromium's SMIL.

import AnimaticCore
import AnimaticEngine
import TestSupport
import Testing

struct SmilVectorTests {
  @Test func `animations that pile up and pace agree with Chromium`() throws {
    var count = 0
    for sample in try VectorFile<SmilCase>.read("smil") {
      let stage = Stage(clock: ManualClock())
      let layer = Layer()
      layer.cornerRadius = sample.base
      stage.add(layer)
      layer.add(sample.animation(at: stage.mediaTime))
      for (time, expected) in zip(sample.t, sample.expected) {
        stage.advance(by: time - stage.time)
        let mine = layer.presentation.cornerRadius
        #expect(abs(mine - expected) <= 3e-3, "\(sample.id) at \(time): \(mine) not \(expected)")
        count += 1
      }
    }
    #expect(count > 600, "\(count) samples")
  }
}

private struct SmilCase: Decodable {
  let id: String
  let calcMode: String
  let base: Double
  let values: [Double]
  let begin: Double
  let duration: Double
  let repeatCount: Double
  let fill: String
  let additive: Bool
  let cumulative: Bool
  let keyTimes: [Double]?
  let keySplines: [[Double]]?
  let t: [Double]
  let expected: [Double]

  func animation(at now: Double) -> KeyframeAnimation<Double> {
    let mode = CalculationMode(rawValue: calcMode) ?? .linear
    var animation = KeyframeAnimation(
      .cornerRadius, values: values, keyTimes: keyTimes, calculationMode: mode,
      duration: duration)
    // K-4: one time more than values, the last 1.
    if mode == .discrete, let keyTimes { animation.keyTimes = keyTimes + [1] }
    animation.timingFunctions = keySplines?.map {
      TimingFunction(controlPoints: $0[0], $0[1], $0[2], $0[3])
    }
    animation.beginTime = now + begin
    animation.repeatCount = repeatCount
    animation.isAdditive = additive
    animation.isCumulative = cumulative
    if fill == "freeze" {
      animation.fillMode = .forwards
      animation.isRemovedOnCompletion = false
    }
    return animation
  }
}
