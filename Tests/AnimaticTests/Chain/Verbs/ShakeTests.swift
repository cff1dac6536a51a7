// The values and repeats of the three shakes.

import Animatic
import TestSupport
import Testing

struct `Shake` {
  private let box = makeBox()

  @Test func `along x it goes to both sides three times in four tenths of a second`() {
    let chain = Animate(box).shakeX()
    expectEqual(chain.only?.keyPath, "transform.translation.x")
    expectEqual(chain.duration, 0.4)
    let written = chain.only as? KeyframeAnimation<Double>
    expectEqual(written?.values, [0, 5, -5, 5, -5, 5, -5, 0])
    let sides: [Double] = [0.5, 1.5, 2.5, 3.5, 4.5, 5.5]
    expectEqual(written?.keyTimes, [0] + sides.map { $0 / 6 } + [1])
  }

  @Test func `it ends exactly at its start`() {
    let chain = Animate(box).shakeX(range: 8, times: 2, duration: 1)
    expectEqual(chain.values(of: .translationX, on: box, at: [0, 1]), [0, 0])
    expectEqual(chain.values(of: .translationX, on: box, at: [0.125, 0.375]), [8, -8])
    expectEqual(chain.values(of: .translationX, on: box, at: [0.625, 0.875]), [8, -8])
    expectEqual(chain.values(of: .translationX, on: box, at: [0.25, 0.5]), [0, 0])
    #expect(chain.diagnostics.isEmpty)
  }

  @Test func `along y it moves y only`() {
    let chain = Animate(box).shakeY(range: 8, times: 1, duration: 1)
    expectEqual(chain.only?.keyPath, "transform.translation.y")
    expectEqual(
      chain.values(of: .translationY, on: box, at: [0, 0.25, 0.5, 0.75, 1]), [0, 8, 0, -8, 0])
    expectEqual(chain.values(of: .translationX, on: box, at: [0.25]), [0])
    expectEqual(Animate(box).shakeY().duration, 0.4)
  }

  @Test func `about the anchor it takes degrees`() {
    let chain = Animate(box).shakeR(radian: 90, times: 1, duration: 1)
    expectEqual(chain.only?.keyPath, "transform.rotation.z")
    let quarter = Double.pi / 2
    expectEqual(
      chain.values(of: .rotation, on: box, at: [0, 0.25, 0.75, 1]), [0, quarter, -quarter, 0])
    let written = Animate(box).shakeR().only as? KeyframeAnimation<Double>
    expectEqual(written?.values[1], RotationAngle.degrees(5).radians)
    expectEqual(written?.duration, 0.4)
  }

  @Test func `half a time is one side only`() {
    let chain = Animate(box).shakeX(range: 4, times: 0.5, duration: 1)
    expectEqual((chain.only as? KeyframeAnimation<Double>)?.values, [0, 4, 0])
  }

  @Test func `one and a half times ends after the third side`() {
    let chain = Animate(box).shakeX(range: 4, times: 1.5, duration: 1)
    expectEqual((chain.only as? KeyframeAnimation<Double>)?.values, [0, 4, -4, 4, 0])
  }

  @Test func `it is built on the presentation value when it begins`() {
    box[.translationX] = 100
    let alone = Animate(box).shakeX(range: 8, times: 1, duration: 1)
    expectEqual(alone.values(of: .translationX, on: box, at: [0, 0.25, 1]), [100, 108, 100])
    let turned = Animate(box).rotate(to: .radians(1)).then()
      .shakeR(radian: 90, times: 1, duration: 1)
    expectEqual(turned.values(of: .rotation, on: box, at: [1.25, 2]), [1 + .pi / 2, 1])
  }

  @Test func `a thousand times is the most`() {
    #expect(Animate(box).shakeX(times: 1000).problemIDs.isEmpty)
    expectEqual(Animate(box).shakeX(times: 1001).problemIDs, ["C-5"])
  }

  @Test func `duration and easing are those of the call, for all three`() {
    let chains = [
      Animate(box).shakeR(duration: 2, easing: .easeIn),
      Animate(box).shakeX(duration: 2, easing: .easeIn),
      Animate(box).shakeY(duration: 2, easing: .easeIn),
    ]
    expectEqual(chains.map(\.duration), [2, 2, 2])
    #expect(chains.allSatisfy { $0.only?.timingFunction == .easeIn })
  }

  @Test func `the clear spellings are the same shakes`() {
    let pairs: [(Animate, Animate)] = [
      (Animate(box).shake(x: 8, times: 2), Animate(box).shakeX(range: 8, times: 2)),
      (Animate(box).shake(y: 8, times: 2), Animate(box).shakeY(range: 8, times: 2)),
      (
        Animate(box).shake(rotation: .degrees(10), times: 2),
        Animate(box).shakeR(radian: 10, times: 2)
      ),
      (Animate(box).shake(), Animate(box).shakeX()),
    ]
    for (clear, known) in pairs {
      let written = clear.only as? KeyframeAnimation<Double>
      let expected = known.only as? KeyframeAnimation<Double>
      expectEqual(written?.values, expected?.values)
      expectEqual(written?.keyTimes, expected?.keyTimes)
      expectEqual(clear.only?.keyPath, known.only?.keyPath)
      expectEqual(clear.duration, 0.4)
    }
  }

  @Test func `the duration of a shake is that of all its swings, in every form`() {
    expectEqual(Animate(box).shakeX(times: 3).duration(1).duration, 1)
    expectEqual(Animate(box).shakeY(times: 7, duration: 1).duration, 1)
    expectEqual(Animate(box).shakeR(times: 2).duration, 0.4)
  }

  @Test func `C-5 C-4 a shake with an invalid count and a negative duration are refused`() {
    expectEqual(Animate(box).shakeX(times: 0).problemIDs, ["C-5"])
    expectEqual(Animate(box).shakeX(times: -1).problemIDs, ["C-5"])
    expectEqual(Animate(box).shakeX(times: .nan).problemIDs, ["C-5"])
    expectEqual(Animate(box).shakeX(times: .infinity).problemIDs, ["C-5"])
    expectEqual(Animate(box).fade(duration: -1).problemIDs, ["C-4"])
    expectEqual(Animate(box).shakeX(times: 0).duration, 0.4)
    expectEqual(Animate(box).fade(duration: -1).duration, 0)
  }

  @Test func `every form of shake ends at its start, and shakeR takes degrees`() {
    let chains = [Animate(box).shakeX(), Animate(box).shakeY(), Animate(box).shakeR()]
    for chain in chains {
      expectEqual(chain.values(of: .transform, on: box, at: [0, 0.4]), [.identity, .identity])
      #expect(chain.diagnostics.isEmpty)
    }
    let turned = Animate(box).shakeR(radian: 180, times: 1, duration: 1)
    expectEqual(turned.values(of: .rotation, on: box, at: [0.25]), [.pi])
  }
}
