// Stacks of additive and replacing animations against Chromium.

import AnimaticCore
import AnimaticEngine
import TestSupport
import Testing

struct AdditiveVectorTests {
  @Test func `stacked animations agree with Chromium`() throws {
    var count = 0
    for sample in try VectorFile<AdditiveCase>.read("additive") {
      let stage = Stage(clock: ManualClock())
      let layer = Layer()
      layer.cornerRadius = sample.base
      stage.add(layer)
      for part in sample.animations {
        var animation = part.animation
        if animation.beginTime != 0 { animation.beginTime += stage.mediaTime }
        layer.add(animation)
      }
      for (time, expected) in zip(sample.t, sample.expected) {
        stage.advance(by: time - stage.time)
        let mine = layer.presentation.cornerRadius
        #expect(abs(mine - expected) <= 1e-4, "\(sample.id) at \(time)")
        count += 1
      }
    }
    expectEqual(count, 450)
  }
}

private struct AdditiveCase: Decodable {
  struct Part: Decodable {
    let additive: Bool
    let beginTime: Double
    let duration: Double
    let repeatCount: Double
    let autoreverses: Bool
    let fillMode: FillMode
    let timingFunction: VectorEasing
    let keyTimes: [Double]
    let values: [Double]

    var animation: KeyframeAnimation<Double> {
      var animation = KeyframeAnimation(.cornerRadius, values: values, keyTimes: keyTimes)
      animation.timing = MediaTiming(
        beginTime: beginTime, duration: duration, repeatCount: repeatCount,
        autoreverses: autoreverses, fillMode: fillMode)
      animation.timingFunction = timingFunction.function
      animation.isAdditive = additive
      animation.isRemovedOnCompletion = false
      return animation
    }
  }

  let id: String
  let base: Double
  let animations: [Part]
  let t: [Double]
  let expected: [Double]
}
