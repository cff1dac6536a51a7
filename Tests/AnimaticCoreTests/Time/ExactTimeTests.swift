import AnimaticCore
import RandomScenes
import TestSupport
import Testing

struct ExactTimeTests {
  @Test func `a tenth added ten times reads exactly one`() {
    var exact = ExactTime.zero
    var plain = 0.0
    for _ in 0..<10 {
      exact += ExactTime(0.1)
      plain += 0.1
    }
    expectEqual(exact.rounded, 1)
    #expect(plain != 1)
  }

  @Test func `a million frames read exactly`() {
    var exact = ExactTime(0)
    for _ in 0..<1_000_000 { exact += ExactTime(0.1) }
    expectEqual(exact.rounded, 100_000)
    expectEqual(exact, ExactTime(0.1).multiplied(by: 1_000_000))
  }

  @Test func `cancellation leaves what numbers of no decimal really differ by`() {
    // The double next to 0.1 is none of whole nanoseconds.
    let three = ExactTime(0.1.nextUp).multiplied(by: 3)
    let rest = three - ExactTime(0.1.nextUp) - ExactTime(0.1.nextUp)
    expectEqual(rest.rounded, 0.1.nextUp)
    #expect(abs((ExactTime(0.1).multiplied(by: 3) - ExactTime(0.3)).rounded) < 1e-32)
    let tiny = ExactTime(1e16) + ExactTime(0.3) - ExactTime(1e16)
    expectEqual(tiny.rounded, 0.3)
    // Where the high parts cancel, both low parts survive whole.
    let above = ExactTime(1) + ExactTime(0x1p-54)
    let below = ExactTime(-1) + ExactTime(0x1p-110)
    expectEqual((above + below - ExactTime(0x1p-54)).rounded, 0x1p-110)
  }

  @Test func `sums do not depend on the order for numbers of ordinary size`() {
    var numbers = SeededNumbers(seed: 9)
    for _ in 0..<2000 {
      let first = ExactTime(numbers.number(-1000...1000))
      let second = ExactTime(numbers.number(-1...1))
      let third = ExactTime(numbers.number(-1e-6...1e-6))
      expectEqual(first + second, second + first)
      expectEqual(((first + second) + third).rounded, (first + (second + third)).rounded)
      expectEqual((first + second) - second, first)
      expectEqual(first - first, .zero)
      expectEqual(first + .zero, first)
      expectEqual(-(-second), second)
    }
  }

  @Test func `a product divided by its factor is the original, to thirty digits`() {
    var numbers = SeededNumbers(seed: 13)
    for _ in 0..<2000 {
      let time = ExactTime(numbers.number(0.1...1000)) + ExactTime(1e-18)
      let factor = numbers.number(0.01...100)
      let back = time.multiplied(by: factor).divided(by: factor)
      #expect(abs((back - time).rounded) <= 1e-30 * time.rounded)
      expectEqual(back.rounded, time.rounded)
    }
    expectEqual(ExactTime(1).divided(by: 3).multiplied(by: 3).rounded, 1)
    expectEqual(ExactTime(1).divided(by: 3).rounded, 1.0 / 3)
    #expect((ExactTime(1).divided(by: 3) - ExactTime(1.0 / 3)).rounded > 1e-17)
  }

  @Test func `times with equal text are equal, independently of rounding`() {
    let one = ExactTime(1)
    let more = one + ExactTime(1e-20)
    #expect(more == one && !(more < one) && !(one < more))
    expectEqual(more.hashValue, one.hashValue)
    #expect(one < ExactTime(1.0.nextUp) && ExactTime(1.0.nextDown) < one)
    #expect(ExactTime(-0.0) == .zero && ExactTime(-0.0).hashValue == ExactTime.zero.hashValue)
  }

  @Test func `infinity stays infinite and NaN stays NaN`() {
    let endless = ExactTime(.infinity)
    let some = ExactTime(0.1) + ExactTime(1e-20)
    expectEqual((endless + some).rounded, .infinity)
    expectEqual((some + endless), endless)
    expectEqual((some - endless).rounded, -.infinity)
    expectEqual((endless + endless), endless)
    #expect((endless - endless).rounded.isNaN)
    expectEqual(endless.multiplied(by: -2).rounded, -.infinity)
    #expect(endless.multiplied(by: 0).rounded.isNaN)
    expectEqual(some.multiplied(by: .infinity), endless)
    expectEqual(endless.divided(by: 3), endless)
    expectEqual(some.divided(by: .infinity), .zero)
    expectEqual(some.divided(by: 0), endless)
    #expect(ExactTime.zero.divided(by: 0).rounded.isNaN)
    #expect((ExactTime(.nan) + some).rounded.isNaN)
    #expect((some - ExactTime(.nan)).rounded.isNaN)
    #expect(!endless.isFinite && !ExactTime(.nan).isFinite && some.isFinite)
    #expect(some < endless && !(endless < endless))
    #expect(!(ExactTime(.nan) < some) && !(some < ExactTime(.nan)))
  }

  @Test func `an overflow is infinite and not NaN`() {
    let huge = ExactTime(.greatestFiniteMagnitude)
    expectEqual((huge + huge).rounded, .infinity)
    expectEqual((-huge - huge).rounded, -.infinity)
    expectEqual((huge - huge), .zero)
    expectEqual((huge + ExactTime(1)).rounded, .greatestFiniteMagnitude)
    expectEqual(huge.multiplied(by: 2).rounded, .infinity)
    expectEqual(huge.divided(by: 2).multiplied(by: 2), huge)
    expectEqual(ExactTime(.leastNonzeroMagnitude).multiplied(by: 0.5).rounded, 0)
  }

  @Test func `it reads as its number and what rounding leaves out`() {
    expectEqual(ExactTime(2).description, "2")
    expectEqual(ExactTime(0.1).multiplied(by: 10).description, "1")
    expectEqual((ExactTime(1) + ExactTime(1e-17)).description, "1 + 1e-17")
    expectEqual((ExactTime(1) - ExactTime(1e-20)).description, "1 - 1e-20")
    expectEqual((-(ExactTime(1) - ExactTime(1e-20))).description, "-1 + 1e-20")
    expectEqual(ExactTime(.infinity).description, "∞")
  }

  @Test(arguments: 1...200)
  func `T-17: products and ratios of decimal times have thirty digits`(number: Int) {
    let (count, tenth) = (Double(number), ExactTime(0.1))
    let ratio = ExactTime(count / 10).divided(by: tenth)
    #expect(abs((ratio - ExactTime(count)).rounded) < 1e-26 * count)
    let product = tenth.multiplied(by: ExactTime(count / 10))
    let expected = ExactTime(count).divided(by: 100)
    #expect(abs((product - expected).rounded) < 1e-28 * count)
  }
}
