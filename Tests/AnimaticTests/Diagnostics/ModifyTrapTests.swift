// Owns that modify may put any animation in the place of the last one. Each case has a process of
// its own, because a wrong answer here would be a crash.

// Only where a test can have a process of its own.
#if os(macOS) || os(Linux) || os(Windows)
  import Animatic
  import TestSupport
  import Testing

  struct `Another kind of animation by modify` {
    @Test func `a group in the place of a verb`() async {
      await #expect(processExitsWith: .success) {
        let box = makeBox()
        let chain = Animate(box).fade(from: 1, to: 0)
          .modify {
            $0 = AnimationGroup(
              [BasicAnimation(.opacity, from: 1, to: 0, duration: 2)], duration: 2)
          }
          .move(from: 0, x: 8)
        expectEqual(chain.debugDump().isEmpty, false)
        expectEqual(chain.duration, 2)
        expectEqual(chain.values(of: .opacity, on: box, at: [1]), [0.5])
        expectEqual(chain.values(of: .positionX, on: box, at: [0.5]), [4])
      }
    }

    @Test func `a verb in the place of a group`() {
      let box = makeBox()
      let chain = Animate(box).move(x: 9).scale(to: 2).group()
        .modify { $0 = BasicAnimation(.opacity, from: 1, to: 0, duration: 2) }
      expectEqual(chain.entries.map { $0.animation.keyPath ?? "group" }, ["opacity"])
      expectEqual(chain.values(of: .opacity, on: box, at: [1]), [0.5])
      expectEqual(chain.values(of: .positionX, on: box, at: [0.5]), [50])
    }

    @Test func `a basic animation in the place of an effect`() async {
      await #expect(processExitsWith: .success) {
        let box = makeBox()
        let chain = Animate(box).shakeX()
          .modify { $0 = BasicAnimation(.opacity, from: 1, to: 0, duration: 1) }
        expectEqual(chain.values(of: .opacity, on: box, at: [0.5]), [0.5])
      }
    }

    @Test func `keyframes without values in the place of a verb`() async {
      await #expect(processExitsWith: .success) {
        let box = makeBox()
        let chain = Animate(box).fade(from: 1, to: 0)
          .modify { $0 = KeyframeAnimation<Double>(.opacity, values: [], duration: 1) }
        expectEqual(chain.problemIDs, ["L-37"])
        expectEqual(chain.values(of: .opacity, on: box, at: [0.5]), [1])
      }
    }

    @Test func `a key path that names nothing, on another kind`() {
      let wrong = LayerProperty<Double>(keyPath: "alpha")
      let chain = Animate(makeBox()).fade()
        .modify { $0 = KeyframeAnimation(wrong, values: [0, 1], duration: 1) }
      expectEqual(chain.problemIDs, ["L-1"])
    }

    @Test func `keyframes of an effect can be edited away`() {
      let box = makeBox()
      let none = Animate(box).shakeX().modify(KeyframeAnimation<Double>.self) { $0.values = [] }
      expectEqual(none.problemIDs, ["L-37"])
      let odd = Animate(box).shakeX().modify(KeyframeAnimation<Double>.self) {
        $0.values = [.nan, 1]
      }
      expectEqual(odd.problemIDs, ["L-49"])
      let times = Animate(box).shakeX().modify(KeyframeAnimation<Double>.self) { $0.keyTimes = [] }
      expectEqual(times.problemIDs, ["L-4"])
      expectEqual(times.values(of: .translationX, on: box, at: [0, 0.4]), [0, 0])
    }
  }
#endif
