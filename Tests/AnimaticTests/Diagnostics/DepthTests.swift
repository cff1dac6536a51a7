// What is very deep or very long: on the stack of a secondary thread, and without work that grows
// faster than its size.

import Animatic
import Foundation
import TestSupport
import Testing

@Suite struct DepthTests {
  /// A chain in ten thousand groups, one around the other.
  private static func nested(
    _ depth: Int, around box: Layer
  ) -> Animate {
    var chain = Animate(box).fade(from: 1, to: 0)
    for _ in 0..<depth { chain = (consume chain).group() }
    return chain
  }

  @Test func `ten thousand groups are built, asked, printed and freed on a small stack`() throws {
    let (value, lines, duration) = try onSmallStack {
      let box = Layer(name: "box")
      let chain = Self.nested(10_000, around: box)
      return (
        chain.timeline.value(of: .opacity, on: box, at: 0.25),
        chain.debugDump().split(separator: "\n").count { $0.contains(" group ") }, chain.duration
      )
    }
    #expect(value == 0.75)
    #expect(lines == 10_001)
    #expect(duration == 1)
  }

  @Test func `ten thousand repeated groups report their innermost verb on a small stack`() throws {
    let (log, shown) = try onSmallStack {
      var log: [String] = []
      let box = Layer(name: "box")
      let stage = Stage(clock: ManualClock())
      stage.add(box)
      var chain = Animate(box).fade(from: 1, to: 0)
        .onBegin { log.append("begin \($0.time)") }.onEnd { log.append("end \($0.time)") }
      for _ in 0..<10_000 { chain = (consume chain).group().repeats(1) }
      let playback = chain.run()
      stage.advance(by: 0.25)
      let shown = box.presentation.opacity
      stage.advance(by: 1)
      _ = playback
      return (log, shown)
    }
    #expect(log == ["begin 0.0", "end 1.0"])
    #expect(shown == 0.75)
  }

  @Test func `groups nested as values are cut at a thousand levels and reported`() throws {
    let ids = try onSmallStack {
      var animation: any LayerAnimation = BasicAnimation(.opacity, from: 1, to: 0, duration: 1)
      for _ in 0..<1_001 { animation = AnimationGroup([animation], duration: 1) }
      let box = Layer()
      let stage = Stage(clock: ManualClock())
      stage.add(box)
      box.add(animation)
      return box.diagnostics.map(\.id)
    }
    #expect(ids.contains("C-15"))
  }

  // MARK: Length

  private func shown(
    _ animation: some LayerAnimation, at times: [Double]
  ) -> [Double] {
    let stage = Stage(clock: ManualClock())
    let box = Layer()
    stage.add(box)
    box.add(animation)
    return times.map { time in
      stage.advance(by: time - stage.time)
      return box.presentation.cornerRadius
    }
  }

  @Test(arguments: [CalculationMode.linear, .discrete, .cubicPaced])
  func `a million keyframes`(mode: CalculationMode) {
    let values = (0..<1_000_001).map { Double($0) }
    let animation = KeyframeAnimation(
      .cornerRadius, values: values, calculationMode: mode, duration: 1)
    let shown = shown(animation, at: [0.25, 0.5, 0.75])
    for (given, right) in zip(shown, [250_000, 500_000, 750_000] as [Double]) {
      #expect(abs(given - right) < 1e-3)
    }
  }

  @Test func `ten thousand animations in one group`() {
    let children = (0..<10_000).map { index in
      var child = BasicAnimation(.cornerRadius, from: 0, to: 1, duration: 1)
      child.beginTime = Double(index)
      return child as any LayerAnimation
    }
    let group = AnimationGroup(children, duration: 10_000)
    #expect(shown(group, at: [0.5, 5_000.25]) == [0.5, 0.25])
  }

  // MARK: Odd numbers

  private static let odd: [Double] = [
    .nan, .infinity, -.infinity, 1e308, -1e308, .leastNonzeroMagnitude,
    -.leastNonzeroMagnitude, 0, -0.0, 1e-300,
  ]

  /// Whether all that shows is a number that can be drawn, at many times.
  private func staysFinite(
    _ animation: some LayerAnimation, over model: (Layer) -> Void = { _ in }
  ) -> Bool {
    let stage = Stage(clock: ManualClock())
    let box = Layer()
    model(box)
    stage.add(box)
    box.add(animation)
    return (0..<40).allSatisfy { step in
      defer { stage.advance(by: 0.03) }
      let shown = box.presentation
      let numbers =
        shown.transform.components + shown.position.components + shown[.locations]
        + [shown.cornerRadius] + shown[.path].components
      return numbers.allSatisfy { !$0.isNaN }
    }
  }

  @Test(arguments: odd) func `any number in a spring`(number: Double) {
    for spring in [
      SpringCurve(mass: number), SpringCurve(stiffness: number), SpringCurve(damping: number),
      SpringCurve(initialVelocity: number), SpringCurve(perceptualDuration: number),
      SpringCurve(bounce: number), SpringCurve(dampingRatio: number, duration: 1),
      SpringCurve(dampingRatio: 0.5, duration: number),
    ] {
      #expect(
        staysFinite(
          SpringAnimation(.cornerRadius, from: 0, to: 100, spring: spring, duration: 1)),
        "\(spring)")
    }
  }

  @Test(arguments: odd) func `any number among keyframes`(number: Double) {
    for mode in CalculationMode.allCases {
      var animation = KeyframeAnimation(
        .cornerRadius, values: [0, number, 1, number], calculationMode: mode, duration: 1)
      #expect(staysFinite(animation), "\(mode)")
      animation.values = [0, 1, 2]
      animation.keyTimes = [0, number, 1]
      #expect(staysFinite(animation), "\(mode) times")
      animation.keyTimes = nil
      animation.tensionValues = [number, number]
      animation.continuityValues = [0, number]
      animation.biasValues = [number]
      #expect(staysFinite(animation), "\(mode) shapes")
    }
  }

  @Test(arguments: odd) func `any number in a path`(number: Double) {
    let path = BezierPath([
      .move(to: .zero), .line(to: CGPoint(x: number, y: 0)),
      .curve(
        to: CGPoint(x: 1, y: number), control1: CGPoint(x: number, y: number),
        control2: CGPoint(x: 3, y: 4)),
      .quadCurve(to: CGPoint(x: 1, y: number), control: CGPoint(x: number, y: 1)), .close,
    ])
    for mode in CalculationMode.allCases {
      let animation = KeyframeAnimation(
        .position, path: path, calculationMode: mode, rotationMode: .auto, duration: 1)
      #expect(staysFinite(animation), "\(mode)")
    }
    #expect(staysFinite(BasicAnimation(.path, from: path, to: BezierPath(), duration: 1)))
  }

  @Test(arguments: odd) func `any number in a transform`(number: Double) {
    var odd = Transform3D.identity
    odd.m11 = number
    var other = Transform3D.identity
    other.m34 = number
    for end in [odd, other] {
      var animation = BasicAnimation(.transform, from: .identity, to: end, duration: 0.25)
      animation.repeatCount = 3
      animation.isCumulative = true
      #expect(staysFinite(animation))
      animation.isAdditive = true
      #expect(staysFinite(animation))
      if number.isFinite {
        #expect(
          staysFinite(BasicAnimation(.rotation, to: 1, duration: 1)) { $0.transform = end })
      }
    }
  }

  @Test(arguments: odd) func `any number in an array`(number: Double) {
    #expect(staysFinite(BasicAnimation(.locations, from: [0, number], to: [1, 1], duration: 1)))
    #expect(staysFinite(BasicAnimation(.locations, from: [], to: [number], duration: 1)))
  }

  @Test func `nothing at all`() {
    #expect(staysFinite(KeyframeAnimation<CGPoint>(.position, values: [], duration: 1)))
    #expect(
      staysFinite(
        KeyframeAnimation(
          .cornerRadius, values: [1, 2], keyTimes: [], timingFunctions: [], duration: 1)))
    #expect(staysFinite(KeyframeAnimation(.position, path: BezierPath(), duration: 1)))
    #expect(staysFinite(BasicAnimation(.path, from: BezierPath(), to: BezierPath(), duration: 1)))
    #expect(staysFinite(AnimationGroup([])))
  }

  @Test func `forty nested repeats around a clipped child run without a long search`() {
    let stage = Stage(clock: ManualClock())
    let box = Layer()
    stage.add(box)
    var chain = Animate(box).fade().after(begin: 3).onBegin {}
      .group().duration(2).repeats(3)
    for _ in 0..<40 { chain = chain.group().repeats(3) }
    let playback = chain.run()
    stage.advance(by: 1)
    #expect(playback.outcome == nil)
  }
}
