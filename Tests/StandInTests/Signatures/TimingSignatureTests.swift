import Foundation
import QuartzCore
import TestSupport
import Testing

/// Interfaces with their types spelled out: on a Mac this is Core Animation itself.
struct `Signatures of timing` {
  @Test func `every timing property has its type and default`() {
    let timing: any CAMediaTiming = CABasicAnimation(keyPath: "opacity")
    let beginTime: CFTimeInterval = timing.beginTime
    let duration: CFTimeInterval = timing.duration
    let timeOffset: CFTimeInterval = timing.timeOffset
    let repeatDuration: CFTimeInterval = timing.repeatDuration
    expectEqual([beginTime, duration, timeOffset, repeatDuration], [0, 0, 0, 0])
    let speed: Float = timing.speed
    let repeatCount: Float = timing.repeatCount
    expectEqual([speed, repeatCount], [1, 0])
    let autoreverses: Bool = timing.autoreverses
    #expect(!autoreverses)
    let fillMode: CAMediaTimingFillMode = timing.fillMode
    expectEqual(fillMode, .removed)
  }

  @Test func `a layer lasts for ever`() {
    let timing: any CAMediaTiming = CALayer()
    expectEqual(timing.duration, .infinity)
    expectEqual(timing.speed, 1)
  }

  @Test func `the clock is in seconds`() {
    let now: CFTimeInterval = CACurrentMediaTime()
    #expect(now.isFinite)
  }

  @Test func `fill modes`() {
    let all: Set<CAMediaTimingFillMode> = [.removed, .forwards, .backwards, .both]
    expectEqual(all.count, 4)
    expectEqual(CAMediaTimingFillMode(rawValue: CAMediaTimingFillMode.both.rawValue), .both)
  }

  @Test func `names of timing functions`() {
    let all: Set<CAMediaTimingFunctionName> = [
      .linear, .easeIn, .easeOut, .easeInEaseOut, .default,
    ]
    expectEqual(all.count, 5)
    expectEqual(
      CAMediaTimingFunctionName(rawValue: CAMediaTimingFunctionName.easeIn.rawValue), .easeIn)
  }

  @Test func `calculation and rotation modes`() {
    let modes: Set<CAAnimationCalculationMode> = [.linear, .discrete, .paced, .cubic, .cubicPaced]
    let turns: Set<CAAnimationRotationMode> = [.rotateAuto, .rotateAutoReverse]
    #expect((modes.count, turns.count) == (5, 2))
  }

  @Test func `types and subtypes of transitions`() {
    let types: Set<CATransitionType> = [.fade, .moveIn, .push, .reveal]
    let subtypes: Set<CATransitionSubtype> = [.fromRight, .fromLeft, .fromTop, .fromBottom]
    #expect((types.count, subtypes.count) == (4, 4))
  }

  @Test func `names of value functions`() {
    let all: Set<CAValueFunctionName> = [
      .rotateX, .rotateY, .rotateZ, .scale, .scaleX, .scaleY, .scaleZ, .translate, .translateX,
      .translateY, .translateZ,
    ]
    expectEqual(all.count, 11)
  }

  @Test func `names cross isolations`() {
    func take(_ value: some Sendable) -> Bool { true }
    #expect(take(CAMediaTimingFillMode.both) && take(CAMediaTimingFunctionName.linear))
    #expect(take(CATransform3DIdentity))
  }

  @Test(
    arguments: [
      (CAMediaTimingFunctionName.linear, [0, 0, 1, 1]), (.easeIn, [0.42, 0, 1, 1]),
      (.easeOut, [0, 0, 0.58, 1]), (.easeInEaseOut, [0.42, 0, 0.58, 1]),
      (.default, [0.25, 0.1, 0.25, 1]),
    ] as [(CAMediaTimingFunctionName, [Float])])
  func `a timing function has its points`(name: CAMediaTimingFunctionName, points: [Float]) {
    let function = CAMediaTimingFunction(name: name)
    expectEqual(inner(function), points)
  }

  @Test func `a timing function of points`() {
    let function = CAMediaTimingFunction(controlPoints: 0.1, 0.2, 0.3, 1.4)
    expectEqual(inner(function), [0.1, 0.2, 0.3, 1.4])
    var end: [Float] = [0, 0]
    function.getControlPoint(at: 3, values: &end)
    expectEqual(end, [1, 1])
  }

  private func inner(_ function: CAMediaTimingFunction) -> [Float] {
    (1...2).flatMap { index -> [Float] in
      var point: [Float] = [0, 0]
      function.getControlPoint(at: index, values: &point)
      return point
    }
  }

  @Test func `a value function has its name`() {
    let function: CAValueFunction? = CAValueFunction(name: .rotateZ)
    let name: CAValueFunctionName? = function?.name
    expectEqual(name, .rotateZ)
  }

  @Test func `a range of frame rates`() {
    let range = CAFrameRateRange(minimum: 30, maximum: 120, preferred: 60)
    let minimum: Float = range.minimum
    let maximum: Float = range.maximum
    let preferred: Float? = range.preferred
    #expect((minimum, maximum) == (30, 120))
    expectEqual(preferred, 60)
  }
}
