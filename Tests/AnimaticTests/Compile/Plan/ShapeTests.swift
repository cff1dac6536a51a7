// The shape of the compiler's output: one animation, one group per layer, or two; and its order.

import Animatic
import TestSupport
import Testing

struct `Shape of the result` {
  private let box = makeBox()
  private let other = makeBox()

  @Test func `one entry compiles to that animation`() {
    #expect(Animate(box).fade().only is BasicAnimation<Double>)
    #expect(Animate(box).shakeX().only is KeyframeAnimation<Double>)
    expectEqual(Animate(box).fade().move(x: 1).group().children.count, 2)
  }

  @Test func `one entry in builders compiles to that animation too`() {
    #expect(Sequential { Parallel { Animate(box).fade() } }.only is BasicAnimation<Double>)
    expectEqual(Parallel { Animate(box).fade().group() }.children.count, 1)
  }

  @Test func `several entries compile to a group that lasts as long as the composition`() {
    let chain = Animate(box).fade().then(gap: 1).move(x: 1, duration: 3)
    #expect(chain.only is AnimationGroup)
    expectEqual(chain.only?.beginTime, 0)
    expectEqual(chain.only?.duration, 5)
  }

  @Test func `each layer has a group that begins and ends with the composition`() {
    let both = Sequential {
      Animate(box).fade(duration: 2)
      Animate(other).move(x: 1)
    }
    expectEqual(both.groups.map { $0.layer === box }, [true, false])
    expectEqual(both.groups.map(\.animation.duration), [3, 3])
    expectEqual(both.groups.map(\.animation.beginTime), [0, 0])
    let late = both.groups[other].first?.animation as? AnimationGroup
    expectEqual(late?.animations.map(\.beginTime), [2])
  }

  @Test func `where some properties remain and others do not there are two groups`() {
    let chain = Animate(box).fade(from: 1, to: 0).move(x: 100).stay()
    expectEqual(chain.groups.count, 2)
    expectEqual(chain.groups.map(\.key), ["animatic.0", "animatic.1"])
    expectEqual(chain.groups.map(\.animation.isRemovedOnCompletion), [true, false])
    expectEqual(chain.groups.map(\.animation.duration), [1, 1])
    let paths = chain.groups.map { entry in
      (entry.animation as? AnimationGroup)?.animations.map { $0.keyPath ?? "" } ?? []
    }
    expectEqual(paths, [["opacity"], ["position.x"]])
    expectEqual(chain.values(of: .opacity, on: box, at: [1, 2]), [0, 1])
    expectEqual(chain.values(of: .positionX, on: box, at: [1, 2]), [100, 100])
  }

  @Test func `if everything remains there is one group that is not removed`() {
    let chain = Animate(box).fade(from: 1, to: 0).stay().move(x: 100).settle()
    expectEqual(chain.groups.count, 1)
    expectEqual(chain.only?.isRemovedOnCompletion, false)
  }

  @Test func `a group that remains only in part is split, and is observed once`() {
    let stage = makeStage(box)
    let log = EventLog()
    let chain = Animate(box)
      .fade(from: 1, to: 0).move(x: 100).group().onEnd(log.handler("group"))
      .move(y: 100).stay()
    expectEqual(chain.groups.count, 2)
    expectEqual(chain.values(of: .opacity, on: box, at: [0.5, 1, 2]), [0.5, 0, 1])
    expectEqual(chain.values(of: .positionX, on: box, at: [0.5, 2]), [75, 100])
    chain.run()
    stage.advance(by: 2)
    expectEqual(log.lines, ["group 1 true"])
    expectEqual(box.presentation.position, CGPoint(x: 100, y: 100))
    expectEqual(box.presentation.opacity, 1)
  }

  @Test func `what remains is decided for each layer by itself`() {
    let both = Parallel {
      Animate(box).fade(from: 1, to: 0).stay()
      Animate(other).fade(from: 1, to: 0)
    }
    expectEqual(both.values(of: .opacity, on: box, at: [2]), [0])
    expectEqual(both.values(of: .opacity, on: other, at: [2]), [1])
    expectEqual(both.groups.count, 2)
  }

  @Test func `the order of application is by begin, then by writing`() {
    let chain = Animate(box).fade(to: 0.5).after(begin: 1).fade(to: 0.25, duration: 3).move(x: 1)
    let order = chain.children.map { ($0 as? BasicAnimation<Double>)?.toValue ?? .nan }
    expectEqual(order, [0.25, 1, 0.5])
    expectEqual(chain.values(of: .opacity, on: box, at: [2.5]), [0.5])
  }

  @Test func `of two that begin together the later written wins`() {
    let chain = Animate(box).move(from: 0, x: 10).move(from: 100, x: 200)
    expectEqual(chain.values(of: .positionX, on: box, at: [0, 0.5, 1]), [100, 150, 200])
  }

  @Test func `order holds across statements of a builder`() {
    let both = Parallel {
      Animate(box).fade(from: 0, to: 0).then(gap: 1).fade(from: 1, to: 1)
      Animate(box).fade(from: 0.5, to: 0.5).then().fade(from: 0.25, to: 0.25)
    }
    let starts = both.children.map { ($0 as? BasicAnimation<Double>)?.fromValue ?? .nan }
    expectEqual(starts, [0, 0.5, 0.25, 1])
    expectEqual(both.values(of: .opacity, on: box, at: [0.5, 1.5, 2.5]), [0.5, 0.25, 1])
  }

  @Test func `a builder with no statement is empty and ends at once`() {
    expectEqual(Sequential {}.duration, 0)
    #expect(Parallel {}.groups.isEmpty)
    let playback = Sequential {}.run()
    #expect(playback.diagnostics.isEmpty)
  }
}
