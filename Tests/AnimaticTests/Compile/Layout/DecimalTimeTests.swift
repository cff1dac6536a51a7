// Times of whole nanoseconds are decimal numbers, wherever seconds enter.

import Animatic
import AnimaticJSON
import RandomScenes
import TestSupport
import Testing

struct DecimalTimeTests {
  private let box = Layer(name: "box")
  /// How often 0.1 s occurs, and the decimal sum.
  private static let counts = (1...100).map { (count: $0, sum: Double($0) / 10) }

  @Test func `T-17: n waits, thens and staggers of 0.1 s end at n tenths`() {
    for (count, sum) in Self.counts {
      let waits = Sequential { for _ in 0..<count { Wait(0.1) } }
      expectEqual(waits.duration, sum)
      var chain = Animate(box)
      for _ in 0..<count { chain = (consume chain).fade(duration: 0.1).then() }
      expectEqual(chain.duration, sum)
      let group = chain.fade(duration: 0.1).groups[box][0].animation as? AnimationGroup
      expectEqual(group?.animations.last?.beginTime, sum)
      let gaps = Sequential(gap: 0.1) {
        for _ in 0...count { Animate(box).fade(duration: 0) }
      }
      expectEqual(gaps.duration, sum)
      let stagger = Stagger(each: 0.1) {
        for _ in 0...count { Animate(box).fade(duration: 0) }
      }
      expectEqual(stagger.duration, sum)
    }
  }

  @Test(arguments: [
    (4_450_314.602149839, 0.003, 4_450_314.605149839),
    (4_492_931.309566014, 0.001, 4_492_931.310566014),
  ])
  func `T-17: a time whose billionfold is a half is decimal`(
    begin: Double, length: Double, sum: Double
  ) {
    let parts = Sequential {
      Wait(begin)
      Wait(length)
    }
    expectEqual(parts.duration, sum)
  }

  @Test func `T-17: n passes of 0.1 s last n tenths, and at speed 0.1 n tens`() {
    for (count, sum) in Self.counts {
      expectEqual(Animate(box).fade(duration: 0.1).repeats(Double(count)).duration, sum)
      expectEqual(Animate(box).fade(duration: 0.1).repeated(Double(count)).duration, sum)
      expectEqual(MediaTiming(duration: 0.1, repeatCount: Double(count)).activeDuration, sum)
      expectEqual(Animate(box).fade(duration: sum).sped(by: 0.1).duration, Double(count))
    }
  }

  @Test func `T-17: events are at the decimal times, and so is the clock`() {
    let stage = Stage(clock: ManualClock())
    stage.add(box)
    var times: [Double] = []
    var chain = Animate(box)
    for _ in 0..<100 {
      chain = (consume chain).fade(duration: 0.1).onEnd { times.append($0.time) }.then()
    }
    chain.run()
    for (_, sum) in Self.counts {
      stage.advance(by: 0.1)
      expectEqual(stage.time, sum)
    }
    expectEqual(times, Self.counts.map(\.sum))
  }

  @Test func `T-17: repeats are reported at the decimal times`() {
    let stage = Stage(clock: ManualClock())
    stage.add(box)
    var times: [Double] = []
    Animate(box).fade(duration: 0.1).repeats(20).onRepeat { times.append($0.time) }
      .after(begin: 0.2).group().run()
    stage.advance(by: 3)
    expectEqual(times, (1...19).map { Double($0 + 2) / 10 })
  }

  @Test func `T-17: dumps, charts and files print the decimal times`() throws {
    let chain = Animate(box).fade(duration: 0.1).then(gap: 0.1).fade(duration: 0.1).then()
      .move(to: [1, 2], duration: 0.7)
    #expect(chain.debugDump().contains("timeline of 1 s"))
    #expect(chain.debugDump().contains("0.2…0.3 s"))
    #expect(!chain.debugDump().contains("0000000"))
    #expect(!chain.gantt(width: 80).contains("0000000"))
    let file = try CompositionFile(json: chain.json())
    expectEqual(file.debugDump(), chain.debugDump())
  }

  @Test func `T-17: a sum of decimals is the nearest double of the decimal sum`() {
    var numbers = SeededNumbers(seed: 17)
    for _ in 0..<500 {
      let digits = numbers.number(0...6).rounded(.down)
      var scale = 1.0
      for _ in 0..<Int(digits) { scale *= 10 }
      var sum = 0.0
      let waits = (0..<20).map { _ -> Double in
        let whole = numbers.number(0...1000).rounded(.down)
        sum += whole
        return whole / scale
      }
      let chain = Sequential { for wait in waits { Wait(wait) } }
      expectEqual(chain.duration, sum / scale)
    }
  }

  @Test func `T-17: three thirds are 1, and other numbers stay what they are`() {
    let third = 1.0 / 3
    let chain = Sequential { for _ in 0..<3 { Wait(third) } }
    expectEqual(chain.duration, 1)
    let numbers = [third, 0.1.nextUp, 1e-12, .leastNonzeroMagnitude, 1e99, 123_456_789.123_456_7]
    for seconds in numbers {
      expectEqual(Animate(box).fade(duration: seconds).duration, seconds)
    }
  }

  @Test func `T-17: paces, lengths and parts of decimal times are decimal`() {
    let chain = Animate(box).move(x: 3, duration: 0.3).then().fade(to: 0, duration: 0.6)
    for length in [0.3, 1.5, 3, 6] { expectEqual(chain.stretched(to: length).duration, length) }
    expectEqual(chain.fitted(to: 3, .stretch).duration, 3)
    expectEqual(chain.sped(by: 3).duration, 0.3)
    #expect(chain.sped(by: 3).debugDump().contains("0.1…0.3 s"))
    #expect(chain.trimmed(0.1...0.9).debugDump().contains("0…0.2 s"))
    let third = Animate(box).move(x: 3, duration: 0.1).repeated(3).sped(by: 3)
    expectEqual(third.duration, 0.1)
  }
}
