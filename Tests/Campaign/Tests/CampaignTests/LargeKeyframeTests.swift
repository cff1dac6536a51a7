// A keyframe animation with a million keys.

import Animatic
import Testing

struct LargeKeyframeTests {
  @Test(arguments: [CalculationMode.linear, .discrete, .cubicPaced])
  func `a million keyframes have the values between their neighbors`(mode: CalculationMode) {
    let stage = Stage(clock: ManualClock())
    let box = Layer()
    stage.add(box)
    let values = (0...1_000_000).map { Double($0) }
    box.add(
      KeyframeAnimation(.cornerRadius, values: values, calculationMode: mode, duration: 1))
    for time in [0.25, 0.5, 0.75] {
      stage.advance(to: time)
      #expect(abs(box.presentation.cornerRadius - time * 1_000_000) < 1e-3)
    }
  }
}
