// Lints of springs as easings of verbs, keyframes, and defaults.

import Animatic
import TestSupport
import Testing

struct SpringEasingLintTests {
  private static let limited = TimingFunction.spring(SpringCurve(damping: 30))

  @Test(
    arguments: [
      { Animate($0).move(x: 100, easing: limited).settle().composition },
      { Animate($0).move(x: 100).settle().defaults(easing: limited).composition },
      { Animate($0).shake(duration: 1, easing: limited).composition },
      {
        Animate($0).keyframes(.positionX, duration: 1) {
          Keyframe(0)
          Keyframe(100, easing: limited)
        }.settle().composition
      },
    ] as [@Sendable (Layer) -> Composition])
  func `L-19 says that the damping of an easing is limited`(
    compose: @Sendable (Layer) -> Composition
  ) {
    let found = compose(Layer(name: "box")).timeline.diagnostics.filter { $0.id != "C-49" }
    expectEqual(found.map(\.id), ["L-19"])
  }

  @Test(
    arguments: [
      { Animate($0).move(x: 100).settle().eased(limited).composition },
      { box in
        Sequential {
          Animate(box).move(x: 100).settle()
          Animate(box).move(y: 100).settle()
        }.eased(limited).composition
      },
      { Animate($0).move(x: 100).group().easing(limited).settle().composition },
      { Animate($0).shake().eased(limited).composition },
      { Animate($0).shake().group().easing(limited).composition },
      {
        var group = AnimationGroup([BasicAnimation(.positionX, to: 100, duration: 1)], duration: 1)
        group.timingFunction = limited
        return Animate($0).add(animation: group).settle().composition
      },
    ] as [@Sendable (Layer) -> Composition])
  func `L-19 says it of the easing of a composition and of a group too`(
    compose: @Sendable (Layer) -> Composition
  ) {
    let found = compose(Layer(name: "box")).timeline.diagnostics.filter { $0.id != "C-49" }
    expectEqual(found.map(\.id), ["L-19"])
  }

  @Test func `L-19 is silent where the spring allows overdamping`() {
    let free = TimingFunction.spring(SpringCurve(damping: 30, allowsOverdamping: true))
    let move = Animate(Layer(name: "box")).move(x: 100, easing: free).settle()
    expectEqual(move.diagnostics, [])
  }
}
