// Lints of raw springs: cut springs, and corrected parameters.

import Animatic
import TestSupport
import Testing

struct `Lints about springs` {
  /// To the model, as long as the spring takes.
  private func jump(
    _ spring: SpringCurve = SpringCurve(), duration: Double? = nil
  ) -> SpringAnimation<Double> {
    SpringAnimation(
      .positionX, from: 0, to: 50, spring: spring,
      duration: duration ?? spring.settlingDuration, line: 7)
  }

  /// Without the snap back that a spring makes when it is cut off.
  private func ids(_ animation: SpringAnimation<Double>) -> [String] {
    lints(animation).filter { !$0.hasPrefix("L-8") }
  }

  @Test func `L-8 a spring within a thousandth of its target is not reported`() {
    #expect(lints(jump()).isEmpty)
    #expect(lints([jump()], in: 1.5).isEmpty)
    expectEqual(lints(jump(duration: 1)).last, "L-8 warning layer 1/position.x 7")
    expectEqual(lints(jump()) { $0.position.x = 49 }, ["L-8 warning layer 1/position.x 7"])
  }

  @Test func `C-18 a number that a spring can't have`() {
    expectEqual(ids(jump(SpringCurve(mass: -1))), ["C-18 warning position.x 7"])
    expectEqual(ids(jump(SpringCurve(stiffness: 0))), ["C-18 warning position.x 7"])
    expectEqual(ids(jump(SpringCurve(damping: .nan))), ["C-18 warning position.x 7"])
    #expect(ids(jump(SpringCurve(damping: 9))).isEmpty)
    let finding = Animate(makeBox()).add(animation: jump(SpringCurve(mass: -1))).finding("C-18")
    expectEqual(finding?.message.contains("-1"), true)
    expectEqual(finding?.place, SourcePlace(file: #fileID, line: 7))
  }

  @Test func `L-18 a spring that is cut off`() {
    expectEqual(ids(jump(duration: 1)), ["L-18 warning position.x 7"])
    expectEqual(ids(jump(duration: 1.4727)), ["L-18 warning position.x 7"])
    #expect(ids(jump()).isEmpty)
    #expect(ids(jump(duration: 2)).isEmpty)
    let finding = Animate(makeBox()).add(animation: jump(duration: 1)).finding("L-18")
    expectEqual(finding?.message.contains("1.4727"), true)
  }

  @Test func `L-18 a spring without a duration, instead of L-14`() {
    expectEqual(ids(jump(duration: 0)), ["L-18 warning position.x 7"])
    let fast = SpringCurve(stiffness: 100_000, damping: 600)
    expectEqual(ids(jump(fast, duration: 0)), ["L-14 info layer 1/position.x 7"])
    #expect(lints([jump(duration: 0)], in: 2).isEmpty)
    expectEqual(lints([jump(duration: 0)], in: 1).first, "L-18 warning position.x 7")
  }

  @Test func `L-18 a spring that never settles`() {
    let endless = jump(SpringCurve(damping: 0), duration: 9)
    expectEqual(ids(endless), ["L-18 warning position.x 7"])
    let finding = Animate(makeBox()).add(animation: endless).finding("L-18")
    expectEqual(finding?.message.contains("never settles"), true)
  }

  @Test func `L-18 a verb with a spring that is cut off`() {
    let box = makeBox()
    func finding(_ chain: Animate) -> Diagnostic? { chain.settle().finding("L-18") }
    let cut = finding(Animate(box).move(x: 100, duration: 0.3, easing: .spring(SpringCurve())))
    expectEqual(
      cut?.message,
      "The spring of position.x is cut off after 0.3 s; it takes ≈1.4727 s to settle.")
    expectEqual(
      cut?.remedy,
      "Leave out the duration, also that of .defaults, or use SpringCurve(dampingRatio:duration:).")
    let fitting = TimingFunction.spring(SpringCurve(dampingRatio: 0.5, duration: 0.3))
    // It settles in 0.35 s, and the jump is not visible.
    #expect(finding(Animate(box).move(x: 100, duration: 0.3, easing: fitting)) == nil)
    #expect(finding(Animate(box).move(x: 100, easing: .spring(SpringCurve()))) == nil)
    let calm = Animate(box).move(x: 100, duration: 0.3, easing: .spring(SpringCurve())).settle()
      .reducedMotion(.crossfade)
    #expect(!calm.timeline(reducedMotion: true).lint().text.contains("L-18"))
    let sped = Animate(box).move(x: 100, easing: .spring(SpringCurve())).settle().sped(by: 4)
    #expect(!sped.timeline.lint().text.contains("L-18"))
  }

  @Test func `L-19 more damping than counts`() {
    expectEqual(ids(jump(SpringCurve(damping: 30))), ["L-19 info position.x 7"])
    #expect(ids(jump(SpringCurve(damping: 20))).isEmpty)
    #expect(ids(jump(SpringCurve(damping: 30, allowsOverdamping: true))).isEmpty)
    #expect(ids(jump(SpringCurve(perceptualDuration: 0.5, bounce: -0.3))).isEmpty)
    // Critical but for rounding.
    #expect(ids(jump(SpringCurve(stiffness: 3, damping: 2 * 3.0.squareRoot()))).isEmpty)
  }

  @Test func `L-20 a timing function on a spring`() {
    expectEqual(ids(jump().with { $0.timingFunction = .easeIn }), ["L-20 info position.x 7"])
    #expect(ids(jump().with { $0.timingFunction = .linear }).isEmpty)
    #expect(ids(jump()).isEmpty)
    let chain = Animate(makeBox()).add(animation: jump())
    expectEqual(chain.easing(.easeIn).problemIDs, ["L-20"])
  }
}
