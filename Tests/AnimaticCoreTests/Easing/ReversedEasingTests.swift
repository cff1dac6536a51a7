import AnimaticCore
import RandomScenes
import TestSupport
import Testing

struct ReversedEasingTests {
  @Test func `reversed is 1 - f(1 - x), and twice it is the original`() {
    var numbers = SeededNumbers(seed: 44)
    for _ in 0..<5 {
      for function in EasingSamples.functions(&numbers) {
        let turned = function.reversed
        expectEqual(turned.reversed, function, "\(function)")
        #expect(turned.isValid)
        let range = function.range
        let size = max(1, range.upperBound - range.lowerBound)
        for _ in 0..<20 {
          let x = numbers.number(0...1)
          let difference = turned.value(at: x) - (1 - function.value(at: 1 - x))
          #expect(abs(difference) < 1e-9 * size, "\(function) at \(x)")
        }
      }
    }
  }

  @Test func `the kinds stay what they are`() {
    expectEqual(TimingFunction.linear.reversed, .linear)
    expectEqual(TimingFunction.easeIn.reversed, .easeOut)
    expectEqual(TimingFunction.easeOut.reversed, .easeIn)
    expectEqual(TimingFunction.easeInEaseOut.reversed, .easeInEaseOut)
    expectEqual(TimingFunction.default.reversed, TimingFunction(controlPoints: 0.75, 0, 0.75, 0.9))
    expectEqual(TimingFunction.steps(3, jump: .start).reversed, .steps(3, jump: .end))
    expectEqual(TimingFunction.steps(3, jump: .both).reversed, .steps(3, jump: .both))
    expectEqual(TimingFunction.back(.in, overshoot: 2).reversed, .back(.out, overshoot: 2))
    expectEqual(TimingFunction.elastic(.outIn).reversed, .elastic(.outIn))
    let odd = TimingFunction(controlPoints: 1.0 / 3, 1e-20, 0.1234567890123456, -7.1)
    #expect(odd.reversed.isCubic && odd.reversed.reversed == odd)
  }

  @Test func `where a reversed function jumps the value after the jump counts`() {
    let stops = [
      EasingStop(0), EasingStop(0.2, at: 0.25), EasingStop(0.9, at: 0.25), EasingStop(1),
    ]
    let turned = TimingFunction.linear(stops).reversed
    #expect(abs(turned.value(at: 0.75) - 0.8) < 1e-15)
    #expect(abs(turned.value(at: 0.75.nextDown) - 0.1) < 1e-15)
    // Four steps at double speed, then turned around: the jumps in the second half come after.
    let both = TimingFunction.steps(4).mirrored(.inOut)
    #expect(both.value(at: 0.125) == 0.125 && both.value(at: 0.125.nextDown) == 0)
    #expect(both.value(at: 0.5.nextDown) == 0.375 && both.value(at: 0.5) == 0.625)
    #expect(both.value(at: 0.625) == 0.75 && both.value(at: 0.625.nextDown) == 0.625)
  }

  @Test func `any function has the four directions`() {
    let base = TimingFunction(controlPoints: 0.3, 0.1, 0.9, 0.2)
    #expect(base.mirrored(.in) == base && base.mirrored(.out) == base.reversed)
    for step in 1..<100 {
      let x = Double(step) / 100
      let both = base.mirrored(.inOut).value(at: x)
      let other = base.mirrored(.outIn).value(at: x)
      let turned = 1 - base.value(at: 1 - (x < 0.5 ? 2 * x : 2 * x - 1))
      let straight = base.value(at: x < 0.5 ? 2 * x : 2 * x - 1)
      #expect(abs(both - (x < 0.5 ? straight / 2 : 0.5 + turned / 2)) < 1e-12)
      #expect(abs(other - (x < 0.5 ? turned / 2 : 0.5 + straight / 2)) < 1e-12)
    }
    expectEqual(TimingFunction.sine(.in).mirrored(.inOut), .sine(.inOut))
    expectEqual(TimingFunction.bounce(.in).mirrored(.outIn), .bounce(.outIn))
    expectEqual(TimingFunction.linear.mirrored(.outIn), .linear)
    expectEqual(base.mirrored(.inOut).reversed, base.mirrored(.inOut))
  }

  @Test func `an invalid function remains reported`() {
    let wide = TimingFunction(controlPoints: 1.5, 0.2, -0.5, 0.7)
    #expect(!wide.reversed.isValid && !wide.mirrored(.inOut).isValid)
    let narrow = TimingFunction(controlPoints: -1e-17, 0.2, 0.5, 0.7)
    #expect(!narrow.reversed.isValid && !narrow.reversed.reversed.isValid)
    expectEqual(narrow.reversed.controlPoint(at: 2)?.x, 1)
    expectEqual(wide.mirrored(.inOut).value(at: 0.5), 0.5)
    #expect(!TimingFunction.steps(0).mirrored(.outIn).isValid)
    #expect(!TimingFunction.steps(0).reversed.isValid)
    #expect(!TimingFunction.spring(mass: -1, stiffness: 1, damping: 1).reversed.isValid)
    #expect(!TimingFunction.steps(200_000).mirrored(.inOut).isValid)
    let huge = TimingFunction(controlPoints: 0, 1e200, 1, 1)
    #expect(huge.isValid && !huge.mirrored(.inOut).isValid)
  }
}
