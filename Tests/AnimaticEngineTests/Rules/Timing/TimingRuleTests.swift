// The rules of timing (T) on a layer: speed, repeats, offsets, fills, endless and stopped time.

import AnimaticCore
import AnimaticEngine
import TestSupport
import Testing

struct TimingRuleTests {
  @Test func `N-1 the end of a fast animation is presented`() {
    let scene = measured { $0.speed = 2 }
    expectEqual(scene.values(of: .opacity, at: [0, 0.2, 0.5, 0.500001]), [0, 0.4, 1, 0.5])
  }

  @Test func `N-2 autoreverse comes back and ends on the model`() {
    let scene = measured { $0.autoreverses = true }
    let shown = scene.values(of: .opacity, at: [0.9, 1.2, 1.5, 1.9, 2, 2.1])
    #expect(agree(shown, [0.9, 0.8, 0.5, 0.1, 0, 0.5]))
  }

  @Test func `N-3 half a repeat ends halfway`() {
    let scene = measured { $0.repeatCount = 2.5 }
    let shown = scene.values(of: .opacity, at: [1, 1.2, 1.9, 2.1, 2.25, 2.5, 3])
    #expect(agree(shown, [0, 0.2, 0.9, 0.1, 0.25, 0.5, 0.5]))
  }

  @Test func `N-4 a repeat duration determines the end`() {
    let scene = measured { $0.repeatDuration = 1.7 }
    let shown = scene.values(of: .opacity, at: [1.2, 1.69, 1.71, 1.9])
    #expect(agree(shown, [0.2, 0.69, 0.5, 0.5]))
  }

  @Test func `N-5 an offset turns the content round`() {
    let scene = measured { $0.timeOffset = 0.3 }
    let shown = scene.values(of: .opacity, at: [0, 0.2, 0.5, 0.9, 1, 1.2])
    #expect(agree(shown, [0.3, 0.5, 0.8, 0.2, 0.3, 0.5]))
  }

  @Test func `N-6 a negative speed starts with one instant of 0`() {
    let scene = measured { $0.speed = -1 }
    let shown = scene.values(of: .opacity, at: [0, 0.2, 0.5, 0.9, 1, 1.2])
    #expect(agree(shown, [0, 0.8, 0.5, 0.1, 0, 0.5]))
  }

  @Test func `N-7 duration 0 lasts a quarter of a second`() {
    let scene = measured { $0.duration = 0 }
    #expect(agree(scene.values(of: .opacity, at: [0.2, 0.25, 0.3]), [0.8, 1, 0.5]))
  }

  @Test(arguments: [
    (FillMode.removed, [0.5, 0.5, 0, 0.25, 1, 0.5]), (.forwards, [0.5, 0.5, 0, 0.25, 1, 1]),
    (.backwards, [0, 0, 0, 0.25, 1, 0.5]), (.both, [0, 0, 0, 0.25, 1, 1]),
  ])
  func `N-8 N-9 a fill is presented outside the active interval`(mode: FillMode, expected: [Double])
  {
    let scene = Scene { $0.opacity = 0.5 }
    scene.add(BasicAnimation(.opacity, from: 0, to: 1, duration: 1), begin: 1) { animation in
      animation.fillMode = mode
      animation.isRemovedOnCompletion = false
    }
    #expect(agree(scene.values(of: .opacity, at: [0, 0.5, 1, 1.25, 2, 2.5]), expected))
  }

  @Test func `N-10 a filled autoreverse holds the start`() {
    let scene = measured { animation in
      animation.autoreverses = true
      animation.repeatCount = 2
      animation.fillMode = .forwards
    }
    #expect(agree(scene.values(of: .opacity, at: [1, 2, 3.25, 4, 9]), [1, 0, 0.75, 0, 0]))
  }

  @Test(arguments: [Double.infinity, 1e50, .greatestFiniteMagnitude])
  func `N-12 an endless animation never stops`(count: Double) {
    var stops = 0
    let target = AnimationTarget(end: { _ in stops += 1 })
    let scene = measured { animation in
      animation.repeatCount = count
      animation.delegate = target
    }
    #expect(agree([scene.value(of: .opacity, at: 1_000_000.25)], [0.25]))
    expectEqual(stops, 0)
    scene.layer.removeAllAnimations()
    scene.stage.update()
    expectEqual(stops, 1)
  }

  @Test func `N-13 speed 0 holds the offset, the last frame included`() {
    let scene = measured { animation in
      animation.speed = 0
      animation.timeOffset = 0.75
    }
    expectEqual(scene.values(of: .opacity, at: [0, 5, 500]), [0.75, 0.75, 0.75])
    let last = measured { animation in
      animation.speed = 0
      animation.timeOffset = 1
    }
    expectEqual(last.values(of: .opacity, at: [0, 3]), [1, 1])
    let beyond = measured { animation in
      animation.speed = 0
      animation.timeOffset = -2
    }
    expectEqual(beyond.value(of: .opacity, at: 1), 0)
  }

  @Test func `T-7 an inner boundary is the next cycle's, the end the last one's`() {
    let timing = MediaTiming(duration: 1, repeatCount: 3)
    #expect(timing.sample(at: 2).fraction == 0 && timing.sample(at: 2).cycle == 2)
    #expect(timing.sample(at: 3).fraction == 1 && timing.sample(at: 3).cycle == 2)
    #expect(timing.sample(at: 7).fraction == 1 && timing.sample(at: 7).phase == .after)
    let folded = MediaTiming(duration: 1, repeatCount: 1.5, autoreverses: true)
    #expect(folded.sample(at: 3).fraction == 1 && folded.sample(at: 3).cycle == 1)
  }

  @Test func `T-7 the terminal sample of a negative offset is the end of a pass`() {
    let timing = MediaTiming(duration: 1, timeOffset: -1)
    expectEqual(timing.sample(at: 0).fraction, 0)
    expectEqual(timing.sample(at: 0.75).fraction, 0.75)
    expectEqual(timing.sample(at: 1).fraction, 1)
  }

  @Test func `T-7 backwards ends at 0 whatever the rounding`() {
    let timing = MediaTiming(duration: 0.2, speed: -1, repeatCount: 3)
    #expect(timing.sample(at: 0.5).fraction.isNear(0.5))
    expectEqual(timing.sample(at: 1).fraction, 0)
  }

  @Test func `T-10 a begin in the past starts midway, and may be over`() {
    let scene = Scene { $0.opacity = 0.5 }
    scene.add(BasicAnimation(.opacity, from: 0, to: 1, duration: 1), begin: -0.25)
    expectEqual(scene.value(of: .opacity, at: 0), 0.25)
    var told: [String] = []
    let target = AnimationTarget(
      begin: { told.append("begin \($0.time)") },
      end: { told.append("end \($0.time) \($0.finished)") })
    scene.add(BasicAnimation(.cornerRadius, from: 0, to: 1, duration: 1), begin: -3) { animation in
      animation.delegate = target
    }
    scene.stage.update()
    expectEqual(told, ["begin 0.0", "end 0.0 true"])
  }

  @Test(arguments: [
    MediaTiming(beginTime: .infinity, duration: 1), MediaTiming(duration: 1, speed: .nan),
    MediaTiming(duration: 1, timeOffset: -.infinity), MediaTiming(duration: -1),
    MediaTiming(duration: .nan), MediaTiming(duration: 1, repeatCount: -2),
  ])
  func `T-17 invalid timing has no effect, ends unfinished, and is reported`(timing: MediaTiming) {
    let scene = Scene { $0.opacity = 0.5 }
    var ends: [Bool] = []
    var animation = BasicAnimation(.opacity, from: 0, to: 1)
    animation.timing = timing
    animation.timing.fillMode = .both
    animation.isRemovedOnCompletion = false
    animation.delegate = AnimationTarget(end: { ends.append($0.finished) })
    scene.layer.add(animation)
    expectEqual(scene.values(of: .opacity, at: [0, 0.5, 2]), [0.5, 0.5, 0.5])
    expectEqual(ends, [false])
    expectEqual(scene.layer.diagnostics.count, 1)
  }

  @Test func `T-17 children of an unusable group show nothing`() {
    let scene = Scene { $0.opacity = 0.5 }
    let child = BasicAnimation(.opacity, from: 0, to: 1, duration: 1)
    scene.add(AnimationGroup([child], duration: 1)) { $0.speed = .nan }
    expectEqual(scene.value(of: .opacity, at: 0.25), 0.5)
  }
}

extension Double {
  /// Whether it is another number but for rounding.
  fileprivate func isNear(_ other: Double) -> Bool { abs(self - other) < 1e-12 }
}
