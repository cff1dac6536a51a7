// Every family of easings, on one verb and on keyframes.

import Animatic

extension Feature {
  private static func easing(_ name: String, _ function: TimingFunction) -> Feature {
    Feature(.easing, name) { Animate($0[0]).move(to: [40, 80], duration: 1, easing: function) }
  }

  static var easings: [Feature] {
    [
      easing("linear", .linear), easing("easeIn", .easeIn), easing("easeOut", .easeOut),
      easing("easeInEaseOut", .easeInEaseOut), easing("default", .default),
      easing("control points", TimingFunction(controlPoints: 0.2, 0, 0.4, 1)),
      easing("sine", .sine()), easing("quad", .quad()), easing("cubic", .cubic()),
      easing("quart", .quart()), easing("quint", .quint()), easing("expo", .expo()),
      easing("circ", .circ()), easing("back", .back()), easing("elastic", .elastic()),
      easing("bounce", .bounce()), easing("steps", .steps(5)),
      easing("linear stops", .linear([EasingStop(0), EasingStop(0.8, at: 0.3), EasingStop(1)])),
      easing("sampled", .sampled(count: 9) { $0 * $0 }),
      easing("spring, physical", .spring(SpringCurve())),
      easing("spring(duration:bounce:)", .spring(duration: 0.5, bounce: 0.3)),
      easing("mirrored", .easeIn.mirrored(.inOut)),
    ]
  }
}
