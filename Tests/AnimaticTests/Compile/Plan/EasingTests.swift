import Animatic
import TestSupport
import Testing

/// Easings that Core Animation lacks, springs as verbs, and colours that are not there.
struct EasingTests {
  let box = Layer(name: "box", position: CGPoint(x: 5, y: 5))

  @Test func `groups hold keyframes where Core Animation has no such easing`() throws {
    let chain = Animate(box).move(x: 105, easing: .bounce())
    let lowered = try #require(chain.groups[0].animation as? KeyframeAnimation<Double>)
    let replay = Animate(box).add(animation: lowered)
    for step in 0...200 {
      let time = Double(step) / 200
      let exact = try #require(chain.timeline.value(of: .positionX, on: box, at: time))
      let shown = try #require(replay.timeline.value(of: .positionX, on: box, at: time))
      expectEqual(exact, 5 + 100 * TimingFunction.bounce().value(at: time))
      #expect(abs(exact - shown) <= 0.05)
    }
    expectEqual(lowered.values.first, 5)
  }

  @Test func `steps are exact, and a cubic curve stays what it is`() throws {
    let steps = Animate(box).fade(from: 0, to: 1, easing: .steps(4))
    let keys = try #require(steps.groups[0].animation as? KeyframeAnimation<Double>)
    expectEqual(keys.calculationMode, .discrete)
    let cubic = Animate(box).fade(from: 0, to: 1, easing: .easeIn)
    #expect(cubic.groups[0].animation is BasicAnimation<Double>)
  }

  @Test func `a verb that is eased by a spring is a spring`() throws {
    let curve = SpringCurve(mass: 1, stiffness: 200, damping: 12)
    let chain = Animate(box).scale(to: 2, easing: .spring(curve)).then().fade(to: 0)
    let entries = chain.entries.map(\.animation)
    let spring = try #require(entries[0] as? SpringAnimation<Double>)
    expectEqual(spring.duration, curve.settlingDuration)
    expectEqual(entries[1].beginTime, curve.settlingDuration)
    let timeline = chain.timeline
    expectEqual(timeline.value(of: .scale, on: box, at: 0.1), 1 + curve.value(at: 0.1))
    expectEqual(timeline.value(of: .scale, on: box, at: curve.settlingDuration), 2)
  }

  @Test func `with a duration a spring is cut, and in no time it is at its end`() {
    let curve = SpringCurve(mass: 1, stiffness: 200, damping: 12)
    let cut = Animate(box).scale(to: 2, duration: 0.2, easing: .spring(curve))
    expectEqual(cut.duration, 0.2)
    expectEqual(cut.timeline.value(of: .scale, on: box, at: 0.1), 1 + curve.value(at: 0.1))
    let instant = Animate(box).scale(to: 2, duration: 0, easing: .spring(curve))
    expectEqual(instant.timeline.value(of: .scale, on: box, at: 0), 2)
    let group = Animate(box).scale(to: 2).group().easing(.spring(curve))
    expectEqual(group.duration, 1)
  }

  @Test func `where there is no colour a verb fades in from nothing`() {
    let chain = Animate(box).background(to: .red).settle()
    let half = chain.timeline.value(of: .backgroundColor, on: box, at: 0.5)
    expectEqual(half, RGBAColor(red: 1, green: 0, blue: 0, alpha: 0.5))
    #expect(chain.diagnostics.isEmpty)
    box.backgroundColor = .blue
    expectEqual(chain.timeline.value(of: .backgroundColor, on: box, at: 0), .blue)
  }

  @Test func `a verb with an invalid spring is linear and reports one diagnostic`() {
    let box = Layer()
    let chain = Animate(box).scale(to: 2, easing: .spring(mass: 1, stiffness: 100, damping: -1))
    expectEqual(chain.duration, 1)
    expectEqual(chain.timeline.value(of: .scale, on: box, at: 1), 2)
    expectEqual(chain.settle().diagnostics.count, 1)
  }

  @Test func `an easing applies as an argument and as a modifier`() {
    let curve = TimingFunction(controlPoints: 0.2, 0, 0.4, 1)
    let chain = Animate(box).fade(from: 0, to: 1, easing: curve)
    expectEqual(chain.timeline.value(of: .opacity, on: box, at: 0.3), curve.value(at: 0.3))
    expectEqual(Animate(box).shakeX(easing: .easeIn).only?.timingFunction, .easeIn)
    expectEqual(Animate(box).flip().easing(.easeOut).only?.timingFunction, .easeOut)
  }
}
