// Lints of key times, timing functions, modes, and paths of raw keyframes.

import Animatic
import TestSupport
import Testing

struct `Lints about keyframes` {
  /// Four values that begin and end at the model, so that nothing jumps.
  private let frames = KeyframeAnimation(
    .opacity, values: [1, 0.5, 0.25, 1], duration: 1, line: 7)

  private func timed(
    _ times: [Double]?, _ mode: CalculationMode = .linear
  ) -> KeyframeAnimation<Double> {
    frames.with {
      $0.keyTimes = times
      $0.calculationMode = mode
    }
  }

  /// Around a corner and, if it is closed, back to where it starts.
  private func path(isClosed: Bool = false) -> BezierPath {
    var path = BezierPath()
    path.move(to: CGPoint(x: 50, y: 50))
    path.addLine(to: CGPoint(x: 90, y: 50))
    path.addLine(to: CGPoint(x: 90, y: 90))
    if isClosed { path.closeSubpath() }
    return path
  }

  private func along(
    _ path: BezierPath, _ times: [Double]? = nil, _ mode: CalculationMode = .linear
  ) -> [String] {
    let animation = KeyframeAnimation(
      .position, path: path, keyTimes: times, calculationMode: mode, duration: 1, line: 7)
    return lints(animation).filter { !$0.hasPrefix("L-8") }
  }

  @Test func `L-4 the count of key times`() {
    for times in [[0, 0.5, 1], [0, 0.25, 0.5, 0.75, 1], []] {
      expectEqual(lints(timed(times)).first, "L-4 warning opacity 7")
    }
    #expect(lints(timed([0, 0.25, 0.5, 1])).isEmpty)
    #expect(lints(timed(nil)).isEmpty)
  }

  @Test func `L-4 discrete values take as many times, or one more`() {
    #expect(lints(timed([0, 0.25, 0.5, 0.75], .discrete)).isEmpty)
    #expect(lints(timed([0, 0.25, 0.5, 0.75, 1], .discrete)).isEmpty)
    expectEqual(lints(timed([0, 0.5, 1], .discrete)).first, "L-4 warning opacity 7")
    expectEqual(lints(timed([0, 0.1, 0.2, 0.3, 0.4, 1], .discrete)), ["L-4 warning opacity 7"])
  }

  @Test func `L-4 a path takes one time more than segments`() {
    #expect(along(path(), [0, 0.5, 1]).isEmpty)
    expectEqual(along(path(), [0, 1]), ["L-4 warning position 7"])
    expectEqual(along(path(), [0, 0.2, 0.5, 1]), ["L-4 warning position 7"])
    #expect(along(path(isClosed: true), [0, 0.2, 0.5, 1]).isEmpty)
    #expect(along(path(isClosed: true), [0, 0.2, 0.5, 1], .discrete).isEmpty)
    #expect(along(path(isClosed: true), [0, 0.2, 0.5], .discrete).isEmpty)
    expectEqual(along(path(isClosed: true), [0, 1], .discrete), ["L-4 warning position 7"])
  }

  @Test func `L-5 where the key times lie`() {
    for times in [[0, 0.5, 0.25, 1], [0.1, 0.2, 0.3, 1], [0, 0.2, 0.3, 0.9], [0, 0.5, 1, 1.6]] {
      expectEqual(lints(timed(times)), ["L-5 warning opacity 7"])
    }
    #expect(lints(timed([0, 0.5, 0.5, 1])).isEmpty)
    expectEqual(along(path(), [0, 2, 1]), ["L-5 warning position 7"])
    // With a time for the end it must be the end.
    expectEqual(lints(timed([0, 0.2, 0.4, 0.6, 0.8], .discrete)), ["L-5 warning opacity 7"])
  }

  @Test func `L-5 of a verb's keyframes too, and corrected by a later modifier`() {
    let shake = Animate(makeBox()).shakeX(range: 9, times: 1)
    let wrong = shake.modify(KeyframeAnimation<Double>.self) { $0.keyTimes?[0] = 0.1 }
    expectEqual(wrong.problemIDs, ["L-5"])
    let mended = wrong.modify(KeyframeAnimation<Double>.self) { $0.keyTimes?[0] = 0 }
    #expect(mended.problemIDs.isEmpty)
    #expect(shake.problemIDs.isEmpty)
  }

  @Test func `L-32 a discrete value without time`() {
    expectEqual(lints(timed([0, 0.25, 0.5, 1], .discrete)), ["L-32 info opacity 7"])
    #expect(lints(timed([0, 0.25, 0.5, 0.9], .discrete)).isEmpty)
    #expect(lints(timed(nil, .discrete)).isEmpty)
    #expect(lints(timed([0, 0.25, 0.5, 1])).isEmpty)
  }

  @Test func `L-32 the end of a discrete path`() {
    expectEqual(along(path(), nil, .discrete), ["L-32 info position 7"])
    #expect(along(path(), nil).isEmpty)
    // The end of a closed path is its start.
    #expect(along(path(isClosed: true), nil, .discrete).isEmpty)
  }

  @Test func `L-33 key times and timing functions of a paced mode`() {
    for mode in [CalculationMode.paced, .cubicPaced] {
      expectEqual(lints(timed([0, 0.5, 9], mode)), ["L-33 info opacity 7"])
      expectEqual(
        lints(timed(nil, mode).with { $0.timingFunctions = [.easeIn] }), ["L-33 info opacity 7"])
      #expect(lints(timed(nil, mode)).isEmpty)
      #expect(lints(timed(nil, mode).with { $0.timingFunctions = [] }).isEmpty)
      expectEqual(along(path(), [0, 0.5, 1], mode), ["L-33 info position 7"])
    }
    #expect(lints(timed([0, 0.2, 0.5, 1], .cubic)).isEmpty)
    // Easing all of it is another thing.
    #expect(lints(timed(nil, .paced).with { $0.timingFunction = .easeIn }).isEmpty)
  }

  @Test func `L-34 the count of timing functions`() {
    let easing = TimingFunction.easeIn
    for count in [1, 2, 4] {
      let eased = frames.with { $0.timingFunctions = Array(repeating: easing, count: count) }
      expectEqual(lints(eased), ["L-34 warning opacity 7"])
      #expect(lints(eased.with { $0.calculationMode = .discrete }).isEmpty)
    }
    #expect(lints(frames.with { $0.timingFunctions = [easing, easing, easing] }).isEmpty)
    #expect(lints(frames.with { $0.timingFunctions = [] }).isEmpty)
    let lap = KeyframeAnimation(
      .position, path: path(isClosed: true), timingFunctions: [easing, easing], duration: 1,
      line: 7)
    expectEqual(lints(lap), ["L-34 warning position 7"])
    #expect(lints(lap.with { $0.timingFunctions = [easing, easing, easing] }).isEmpty)
  }

  @Test func `L-35 a rotation mode that turns nothing`() {
    let lap = KeyframeAnimation(
      .position, path: path(isClosed: true), rotationMode: .auto, duration: 1, line: 7)
    let corner = CGPoint(x: 50, y: 50)
    #expect(lints(lap).filter { !$0.hasPrefix("L-8") }.isEmpty)
    let values = KeyframeAnimation(
      .position, values: [corner, .zero, corner], duration: 1, line: 7)
    expectEqual(lints(values.with { $0.rotationMode = .auto }), ["L-35 warning position 7"])
    #expect(lints(values).isEmpty)
    let anchor = KeyframeAnimation(
      .anchorPoint, path: path(isClosed: true), rotationMode: .auto, duration: 1, line: 7)
    expectEqual(lints(anchor) { $0.anchorPoint = corner }, ["L-35 warning anchorPoint 7"])
    #expect(lints(anchor.with { $0.rotationMode = nil }) { $0.anchorPoint = corner }.isEmpty)
  }

  @Test func `L-36 a path and values`() {
    let lap = KeyframeAnimation(.position, path: path(isClosed: true), duration: 1, line: 7)
    expectEqual(lints(lap.with { $0.values = [.zero, .zero] }), ["L-36 info position 7"])
    #expect(lints(lap).isEmpty)
  }

  @Test func `L-37 a path without a line or a curve`() {
    var empty = BezierPath()
    empty.move(to: CGPoint(x: 9, y: 9))
    let still = KeyframeAnimation(.position, path: empty, duration: 1, line: 7)
    expectEqual(lints(still), ["L-37 warning position 7"])
    #expect(Animate(makeBox()).add(animation: still).diagnostics[0].message.contains("path"))
  }

  @Test func `L-4 L-5 key times of a wrong count, above 1 or descending in a chain`() {
    func ids(_ times: [Double]) -> [String] {
      Animate(makeBox())
        .add(animation: KeyframeAnimation(.opacity, values: [0, 1], keyTimes: times, duration: 1))
        .settle().diagnostics.map(\.id)
    }
    #expect(ids([0, 1]).isEmpty)
    expectEqual(ids([0, 0.5, 1]), ["L-4"])
    expectEqual(ids([0, 1.6]), ["L-5"])
    expectEqual(ids([1, 0]), ["L-5"])
    expectEqual(ids([]), ["L-4"])
  }
}
