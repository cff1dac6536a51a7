// Owns the proof that UKAnimation's bugs in its verbs are not ours.

import Animatic
import TestSupport
import Testing

@Suite struct `UKAnimation bugs in verbs` {
  private let box = makeBox()

  @Test func `UKAnimation bug 8: an array that is no point is refused, and nothing traps`() {
    let arrays: [[Double]] = [[], [1], [1, 2, 3]]
    for array in arrays {
      #expect(Animate(box).move(to: array).problemIDs == ["C-2"])
      #expect(Animate(box).move(from: array, to: [1, 2]).problemIDs == ["C-2"])
      #expect(Animate(box).move(offset: array).problemIDs == ["C-2"])
      #expect(Animate(box).move(to: array).values(of: .positionX, on: box, at: [0.5]) == [50])
    }
    #expect(Animate(box).move(to: [1, 2]).problemIDs == [])
  }

  @Test func `UKAnimation bug 9: an offset is built on the position when the move begins`() {
    let card = Layer(
      position: CGPoint(x: 100, y: 100), bounds: CGRect(x: 0, y: 0, width: 40, height: 40))
    card.anchorPoint = CGPoint(x: 0, y: 0)
    let chain = Animate(card).move(offset: [10, 0]).then().move(offset: [10, 0])
    #expect(
      chain.values(of: .position, on: card, at: [0, 1, 2]) == [
        CGPoint(x: 100, y: 100), CGPoint(x: 110, y: 100), CGPoint(x: 120, y: 100),
      ])
    card.position.x = 0
    #expect(chain.values(of: .positionX, on: card, at: [2]) == [20])
  }

  @Test func `UKAnimation bug 15: the duration of a shake is that of the whole`() {
    #expect(Animate(box).shakeX(times: 3).duration(1).duration == 1)
    #expect(Animate(box).shakeY(times: 7, duration: 1).duration == 1)
    #expect(Animate(box).shakeR(times: 2).duration == 0.4)
  }

  @Test func `UKAnimation bug 16: zero times and negative durations are refused`() {
    #expect(Animate(box).shakeX(times: 0).problemIDs == ["C-5"])
    #expect(Animate(box).shakeX(times: -1).problemIDs == ["C-5"])
    #expect(Animate(box).shakeX(times: .nan).problemIDs == ["C-5"])
    #expect(Animate(box).shakeX(times: .infinity).problemIDs == ["C-5"])
    #expect(Animate(box).fade(duration: -1).problemIDs == ["C-4"])
    #expect(Animate(box).shakeX(times: 0).duration == 0.4)
    #expect(Animate(box).fade(duration: -1).duration == 0)
  }

  @Test func `UKAnimation bug 17: a shake starts and ends at rest, and takes clear degrees`() {
    let chains = [Animate(box).shakeX(), Animate(box).shakeY(), Animate(box).shakeR()]
    for chain in chains {
      #expect(chain.values(of: .transform, on: box, at: [0, 0.4]) == [.identity, .identity])
      #expect(chain.diagnostics == [])
    }
    let turned = Animate(box).shakeR(radian: 180, times: 1, duration: 1)
    #expect(turned.values(of: .rotation, on: box, at: [0.25]) == [.pi])
  }

  @Test func `UKAnimation bug 18: a flip returns by itself, and turns do not fight`() {
    let flip = Animate(box).flip(v: true)
    #expect(flip.values(of: .transform, on: box, at: [1]) == [.identity])
    #expect(flip.diagnostics == [])
    let both = Animate(box).flip().shakeR(radian: 90, times: 1, duration: 1)
    let shown = both.timeline
    #expect(shown.value(of: .rotation, on: box, at: 0.25) == .pi / 2)
    #expect(isClose(shown.value(of: .rotationY, on: box, at: 0.2), 0.4 * .pi))
  }

  @Test func `UKAnimation bug 26: an easing can be given anywhere`() {
    let curve = TimingFunction(controlPoints: 0.2, 0, 0.4, 1)
    let chain = Animate(box).fade(from: 0, to: 1, easing: curve)
    #expect(chain.timeline.value(of: .opacity, on: box, at: 0.3) == curve.value(at: 0.3))
    #expect(Animate(box).shakeX(easing: .easeIn).only?.timingFunction == .easeIn)
    #expect(Animate(box).flip().easing(.easeOut).only?.timingFunction == .easeOut)
  }

  @Test func `UKAnimation bug 26: a key path that takes other values is told`() {
    let wrong = BasicAnimation<Double>(keyPath: "position", to: 1, duration: 1)
    #expect(Animate(box).add(animation: wrong).problemIDs == ["C-7"])
    let unknown = BasicAnimation<Double>(keyPath: "opcity", to: 1, duration: 1)
    #expect(Animate(box).add(animation: unknown).problemIDs == ["L-1"])
    #expect(Animate(box).add(animation: unknown).finding("L-1")?.remedy == "Did you mean opacity?")
  }
}
