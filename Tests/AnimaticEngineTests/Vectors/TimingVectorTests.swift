// Progress over time against Chromium's Web Animations: the sampler by itself and a layer on a stage.

import AnimaticCore
import AnimaticEngine
import TestSupport
import Testing

struct TimingVectorTests {
  @Test func `phases, cycles and fractions agree with Chromium`() throws {
    var count = 0
    var ends = 0
    for sample in try VectorFile<TimingCase>.read("timing") where sample.caEquivalent {
      let timing = sample.ca.timing
      let tolerance = sample.ca.timingFunction == "linear" ? 1e-12 : 1e-6
      for index in sample.t.indices {
        let mine = timing.sample(at: sample.t[index])
        let note = Comment(rawValue: "\(sample.id) at \(sample.t[index])")
        count += 1
        guard let theirs = sample.progress[index] else {
          // T-6: the end is still part of the animation, so only there may something show.
          if timing.shows(mine) {
            #expect(sample.isEnd(index) && sample.boundary[index], note)
            #expect(mine.phase == .active && mine.fraction == timing.lastFraction, note)
            ends += 1
          }
          continue
        }
        #expect(timing.shows(mine), note)
        let eased = sample.ca.easing.value(at: mine.fraction)
        #expect(abs(eased - theirs) <= tolerance, note)
        if let iteration = sample.currentIteration[index] {
          expectEqual(mine.cycle, (timing.autoreverses ? iteration / 2 : iteration), note)
        }
      }
    }
    #expect(count > 4_000 && ends > 40, "\(count) samples, \(ends) of them ends")
  }

  @Test func `a layer has the progress of Chromium`() throws {
    var count = 0
    for sample in try VectorFile<TimingCase>.read("timing") where sample.caEquivalent {
      let tolerance = sample.ca.timingFunction == "linear" ? 1e-12 : 1e-6
      let stage = Stage(clock: ManualClock(now: 2))
      let layer = Layer()
      layer.cornerRadius = 7
      stage.add(layer)
      var animation = BasicAnimation(.cornerRadius, from: 0, to: 1)
      animation.timing = sample.ca.timing
      // The zero of the vectors' time is 2 s after the clock's, so that begins may lie before it.
      animation.beginTime += stage.mediaTime
      animation.timingFunction = sample.ca.easing
      animation.isRemovedOnCompletion = false
      layer.add(animation)
      for index in sample.t.indices where sample.t[index] >= 0 {
        stage.advance(by: sample.t[index] + 2 - stage.time)
        let note = Comment(rawValue: "\(sample.id) at \(sample.t[index])")
        let theirs = sample.progress[index]
        if theirs == nil, sample.isEnd(index) { continue }
        #expect(abs(layer.presentation.cornerRadius - (theirs ?? 7)) <= tolerance, note)
        count += 1
      }
    }
    #expect(count > 3_000, "\(count) samples")
  }
}

private struct TimingCase: Decodable {
  struct Attributes: Decodable {
    let beginTime: Double
    let duration: Double
    let repeatCount: VectorNumber
    let autoreverses: Bool
    let fillMode: FillMode
    let speed: Double
    let timingFunction: String
    let endsAt: Double?

    var timing: MediaTiming {
      MediaTiming(
        beginTime: beginTime, duration: duration, speed: speed, repeatCount: repeatCount.value,
        autoreverses: autoreverses, fillMode: fillMode)
    }

    var easing: TimingFunction {
      switch timingFunction {
      case "easeIn": .easeIn
      case "easeOut": .easeOut
      case "easeInEaseOut": .easeInEaseOut
      case "default": .default
      default: .linear
      }
    }
  }

  let id: String
  let ca: Attributes
  let caEquivalent: Bool
  let t: [Double]
  let boundary: [Bool]
  let progress: [Double?]
  let currentIteration: [Int?]

  func isEnd(_ index: Int) -> Bool { ca.endsAt == t[index] }
}

extension MediaTiming {
  /// Whether a sample is active (T-11).
  fileprivate func shows(_ sample: Sample) -> Bool {
    switch sample.phase {
    case .before: fillMode.fillsBackwards
    case .active: true
    case .after: fillMode.fillsForwards
    }
  }

  /// The fraction of the terminal sample of a forward animation without offset (T-7).
  fileprivate var lastFraction: Double {
    let passes = activeDuration / duration
    let rest = passes.truncatingRemainder(dividingBy: autoreverses ? 2 : 1)
    if rest == 0 { return autoreverses ? 0 : 1 }
    return rest > 1 ? 2 - rest : rest
  }
}
