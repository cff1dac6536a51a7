import AnimaticCore
import TestSupport
import Testing

struct EasingTextTests {
  @Test func `each kind reads as its name and its numbers`() {
    let texts: [(TimingFunction, String)] = [
      (.quad(), "quad out"), (.cubic(.in), "cubic in"), (.bounce(.inOut), "bounce inOut"),
      (.back(), "back out 1.70158"), (.elastic(.outIn), "elastic outIn 1 0.3"),
      (.steps(4), "steps 4 end"), (.steps(3, jump: .none), "steps 3 none"),
      (.linear([0, 0.25, 1]), "linear 0 at 0, 0.25 at 0.5, 1 at 1"),
      (.linear([0, 1, 0, 1, 0, 1, 0]), "linear 7 stops"), (.sampled { $0 }, "sampled 256"),
      (.spring(mass: 1, stiffness: 100, damping: 10), "spring mass 1 stiffness 100 damping 10"),
      (
        .spring(
          SpringCurve(stiffness: 50, damping: 40, initialVelocity: 2, allowsOverdamping: true)),
        "spring mass 1 stiffness 50 damping 40 velocity 2 overdamped"
      ),
      (TimingFunction.sampled { $0 }.reversed, "reversed sampled 256"),
      (TimingFunction.easeIn.mirrored(.inOut), "inOut easeIn"),
      (.steps(0), "linear"),
    ]
    for (function, text) in texts { expectEqual(function.description, text) }
    let part = TimingFunction.quad(.in).parts(from: 0.25, to: 0.5)[0].easing
    expectEqual(part.description, "part 0.25…0.5 of quad in")
    #expect(EasingWay.inOut.description == "inOut" && StepJump.both.description == "both")
  }
}
