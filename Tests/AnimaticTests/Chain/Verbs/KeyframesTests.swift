// The values, times, and easings of `keyframes`.

import Animatic
import TestSupport
import Testing

struct `Keyframes` {
  private let box = makeBox()

  @Test func `values are reached in order, spread evenly`() {
    let chain = Animate(box).keyframes(.opacity) {
      Keyframe(0)
      Keyframe(1)
      Keyframe(0.5)
    }
    let written = chain.only as? KeyframeAnimation<Double>
    expectEqual(chain.only?.keyPath, "opacity")
    expectEqual(written?.values, [0, 1, 0.5])
    #expect(written?.keyTimes == nil)
    expectEqual(
      chain.values(of: .opacity, on: box, at: [0, 0.25, 0.5, 0.75, 1]), [0, 0.5, 1, 0.75, 0.5])
    #expect(chain.problemIDs.isEmpty)
  }

  @Test func `a missing time lies evenly between its neighbours`() {
    let chain = Animate(box).keyframes(.opacity) {
      Keyframe(0)
      Keyframe(0.1)
      Keyframe(0.2)
      Keyframe(0.3, at: 0.75)
      Keyframe(0.4)
      Keyframe(0.5)
    }
    let written = chain.only as? KeyframeAnimation<Double>
    expectEqual(written?.keyTimes, [0, 0.25, 0.5, 0.75, 0.875, 1])
    #expect(chain.problemIDs.isEmpty)
  }

  @Test func `an easing is that of the segment that ends there`() {
    let chain = Animate(box).keyframes(.opacity) {
      Keyframe(0)
      Keyframe(1, at: 0.5, easing: .easeIn)
      Keyframe(0)
    }
    let written = chain.only as? KeyframeAnimation<Double>
    expectEqual(written?.timingFunctions, [.easeIn, .linear])
    let shown = chain.timeline.value(of: .opacity, on: box, at: 0.125)
    #expect(isClose(shown, TimingFunction.easeIn.value(at: 0.25)))
    expectEqual(chain.values(of: .opacity, on: box, at: [0.625]), [0.75])
  }

  @Test(arguments: [true, false])
  func `if and for are statements`(isLong: Bool) {
    let chain = Animate(box).keyframes(.positionX) {
      for x in [1.0, 2] { Keyframe(x) }
      if isLong { Keyframe(3) } else { Keyframe(4) }
      if isLong { Keyframe(5) }
    }
    let written = chain.only as? KeyframeAnimation<Double>
    expectEqual(written?.values, (isLong ? [1, 2, 3, 5] : [1, 2, 4]))
  }

  @Test func `values are of the property's type`() {
    let chain = Animate(box).keyframes(.position) {
      Keyframe(CGPoint(x: 0, y: 0))
      Keyframe(CGPoint(x: 10, y: 20))
    }
    expectEqual(chain.values(of: .position, on: box, at: [0.5]), [CGPoint(x: 5, y: 10)])
    let flag = Animate(box).keyframes(.contents, mode: .discrete) {
      Keyframe("a")
      Keyframe("b")
    }
    expectEqual(flag.values(of: .contents, on: box, at: [0.25, 0.75]), ["a", "b"])
  }

  @Test func `the mode is passed on`() {
    let paced = Animate(box).keyframes(.opacity, mode: .paced) {
      Keyframe(0)
      Keyframe(0.75)
      Keyframe(1)
    }
    expectEqual(paced.values(of: .opacity, on: box, at: [0.5, 0.75]), [0.5, 0.75])
    #expect(paced.problemIDs.isEmpty)
  }

  @Test func `a discrete value is presented until the next one's time, the last until the end`() {
    let chain = Animate(box).keyframes(.opacity, mode: .discrete) {
      Keyframe(0)
      Keyframe(0.5, at: 0.5)
      Keyframe(1)
    }
    let written = chain.only as? KeyframeAnimation<Double>
    expectEqual(written?.keyTimes, [0, 0.5, 0.75, 1])
    expectEqual(chain.values(of: .opacity, on: box, at: [0.4, 0.6, 0.8]), [0, 0.5, 1])
    #expect(chain.problemIDs.isEmpty)
  }

  @Test func `it has an explicit start, and the next verb starts from its end`() {
    let delayed = Animate(box).keyframes(.opacity, at: .start + 1) {
      Keyframe(0.25)
      Keyframe(1)
    }
    expectEqual(delayed.values(of: .opacity, on: box, at: [0.5]), [0.25])
    let chain = Animate(box).keyframes(.opacity) {
      Keyframe(0)
      Keyframe(0.5)
    }.then().fade(to: 1)
    expectEqual(chain.values(of: .opacity, on: box, at: [1.5]), [0.75])
  }

  @Test(arguments: [-0.1, 1.1, .nan, .infinity])
  func `C-41 a time that can't be meant refuses the verb`(time: Double) {
    expectRefused(
      Animate(box).keyframes(.opacity, line: 7) {
        Keyframe(0)
        Keyframe(1, at: time)
        Keyframe(0)
      }, "C-41")
  }

  @Test func `C-41 a time before the one written before it refuses the verb`() {
    expectRefused(
      Animate(box).keyframes(.opacity, line: 7) {
        Keyframe(0)
        Keyframe(1, at: 0.5)
        Keyframe(0, at: 0.4)
        Keyframe(1)
      }, "C-41")
  }

  @Test func `C-42 the first keyframe ends no segment`() {
    let chain = Animate(box).keyframes(.opacity, line: 7) {
      Keyframe(0, easing: .easeIn)
      Keyframe(1)
    }
    expectEqual(chain.problemIDs, ["C-42"])
    expectEqual(chain.finding("C-42")?.place?.line, 7)
    expectEqual(chain.values(of: .opacity, on: box, at: [0.5]), [0.5])
  }

  @Test func `NaN is refused, and fewer than two keyframes are reported`() {
    expectRefused(
      Animate(box).keyframes(.opacity, line: 7) {
        Keyframe(0)
        Keyframe(.nan)
      })
    let one = Animate(box).keyframes(.opacity, line: 7) { Keyframe(0.5, at: 0.5) }
    #expect(one.problemIDs.contains("L-37"))
    expectEqual(one.values(of: .opacity, on: box, at: [0.5]), [1])
    let none = Animate(box).keyframes(.opacity, line: 7) {}
    #expect(none.problemIDs.contains("L-37"))
  }
}
