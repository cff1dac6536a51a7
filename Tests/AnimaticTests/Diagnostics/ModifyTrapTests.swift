// `modify` may replace the last animation by any other. Each case runs in a separate process,
// because a mistake here would be a crash.

// Only where a test can run in a separate process.
#if os(macOS) || os(Linux) || os(Windows)
  import Animatic
  import TestSupport
  import Testing

  struct `Another kind of animation by modify` {
    @Test func `a group instead of a verb`() async {
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

    @Test func `a verb instead of a group`() {
      let box = makeBox()
      let chain = Animate(box).move(x: 9).scale(to: 2).group()
        .modify { $0 = BasicAnimation(.opacity, from: 1, to: 0, duration: 2) }
      expectEqual(chain.entries.map { $0.animation.keyPath ?? "group" }, ["opacity"])
      expectEqual(chain.values(of: .opacity, on: box, at: [1]), [0.5])
      expectEqual(chain.values(of: .positionX, on: box, at: [0.5]), [50])
    }

    @Test func `a basic animation instead of an effect`() async {
      await #expect(processExitsWith: .success) {
        let box = makeBox()
        let chain = Animate(box).shakeX()
          .modify { $0 = BasicAnimation(.opacity, from: 1, to: 0, duration: 1) }
        expectEqual(chain.values(of: .opacity, on: box, at: [0.5]), [0.5])
      }
    }

    @Test func `keyframes without values instead of a verb`() async {
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
