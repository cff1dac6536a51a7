// The three spellings of `modify`, and the changes it allows.

import Animatic
import TestSupport
import Testing

struct `Modify` {
  private let box = makeBox()

  @Test func `with a plain animation`() {
    let chain = Animate(box).fade(from: 1, to: 0).modify { $0.autoreverses = true }
    expectEqual(chain.duration, 2)
    expectEqual(chain.only?.autoreverses, true)
  }

  @Test func `with an optional, as in UKAnimation`() {
    let chain = Animate(box).fade(from: 1, to: 0).modify { $0?.autoreverses = true }
    expectEqual(chain.duration, 2)
  }

  @Test func `with the type, values included`() {
    let chain = Animate(box).fade(from: 1, to: 0)
      .modify(BasicAnimation<Double>.self) { $0.toValue = 0.5 }
    expectEqual(chain.values(of: .opacity, on: box, at: [0.5, 1]), [0.75, 0.5])
  }

  @Test func `with several statements, in both short spellings`() {
    let plain = Animate(box).fade(from: 1, to: 0).modify { animation in
      animation.speed = 2
      animation.repeatCount = 4
    }
    expectEqual(plain.duration, 2)
    let optional = Animate(box).fade(from: 1, to: 0).modify { animation in
      animation?.speed = 2
      animation?.repeatCount = 4
    }
    expectEqual(optional.duration, 2)
  }

  @Test func `every attribute that a verb has`() {
    let chain = Animate(box).fade(from: 1, to: 0).modify {
      $0.beginTime = 1
      $0.duration = 2
      $0.timingFunction = .easeIn
      $0.repeatDuration = 5
      $0.timeOffset = 0.5
      $0.tag = "mine"
    }
    let shown = chain.only
    expectEqual(shown?.beginTime, 1)
    expectEqual(shown?.duration, 2)
    expectEqual(shown?.timingFunction, .easeIn)
    expectEqual(shown?.repeatDuration, 5)
    expectEqual(shown?.timeOffset, 0.5)
    expectEqual(shown?.tag, "mine")
    expectEqual(chain.duration, 6)
  }

  @Test func `the begin time counts from the cursor`() {
    let chain = Animate(box).fade().then().move(x: 1).modify { $0.beginTime = 0.5 }
    expectEqual(chain.children.map(\.beginTime), [0, 1.5])
  }

  @Test func `keeping with a forwards fill equals stay`() {
    let chain = Animate(box).fade(from: 1, to: 0).modify {
      $0.fillMode = .forwards
      $0.isRemovedOnCompletion = false
    }
    expectEqual(chain.values(of: .opacity, on: box, at: [2]), [0])
    var wasKept: Bool?
    let stayed = Animate(box).fade(from: 1, to: 0).stay()
      .modify { wasKept = !$0.isRemovedOnCompletion && $0.fillMode == .forwards }
    expectEqual(wasKept, true)
    expectEqual(stayed.values(of: .opacity, on: box, at: [2]), [0])
  }

  @Test func `a settling animation still settles`() {
    let stage = makeStage(box)
    Animate(box).fade(to: 0.25).settle().modify { $0.duration = 2 }.run()
    stage.advance(by: 2)
    expectEqual(box.opacity, 0.25)
    #expect(box.animationKeys.isEmpty)
  }

  @Test func `what stays can be let go`() {
    let chain = Animate(box).fade(to: 0.25).stay().modify { $0.isRemovedOnCompletion = true }
    expectEqual(chain.values(of: .opacity, on: box, at: [1, 2]), [0.25, 1])
  }

  @Test func `of a group with its children`() {
    var count: Int?
    let chain = Animate(box).fade(from: 1, to: 0).move(x: 1).group()
      .modify(AnimationGroup.self) {
        count = $0.animations.count
        $0.autoreverses = true
      }
    expectEqual(count, 2)
    expectEqual(chain.duration, 2)
    expectEqual(chain.children.count, 2)
  }

  @Test func `the children of a group can be replaced`() {
    let chain = Animate(box).fade(from: 1, to: 0).move(x: 1).group()
      .modify(AnimationGroup.self) { $0.animations.removeLast() }
    expectEqual(chain.children.map { $0.keyPath ?? "" }, ["opacity"])
    expectEqual(chain.values(of: .opacity, on: box, at: [0.5]), [0.5])
  }

  @Test func `a missing start stays missing`() {
    var from: Double?? = .none
    let chain = Animate(box).fade(to: 0)
      .modify(BasicAnimation<Double>.self) { from = $0.fromValue }
    expectEqual(from, .some(.none))
    box.opacity = 0.5
    expectEqual(chain.values(of: .opacity, on: box, at: [0]), [0.5])
  }

  @Test func `an effect still starts from the presentation`() {
    box[.translationX] = 100
    let chain = Animate(box).shakeX(range: 8, times: 1, duration: 1).modify { $0.duration = 2 }
    expectEqual(chain.values(of: .translationX, on: box, at: [0, 0.5, 2]), [100, 108, 100])
  }

  @Test func `a delegate set in modify receives events beside the added callbacks`() {
    let stage = makeStage(box)
    let log = EventLog()
    Animate(box).fade()
      .onEnd(log.handler("added"))
      .modify { $0.delegate = AnimationTarget(end: log.handler("delegate")) }
      .run()
    stage.advance(by: 1)
    expectEqual(log.lines.sorted(), ["added 1 true", "delegate 1 true"])
  }

  @Test func `additive starts from zero`() {
    let chain = Animate(box).move(to: [10, 20])
      .modify(BasicAnimation<CGPoint>.self) { $0.isAdditive = true }
    expectEqual(
      chain.values(of: .position, on: box, at: [0, 0.5, 1]),
      [
        CGPoint(x: 50, y: 50), CGPoint(x: 55, y: 60), CGPoint(x: 60, y: 70),
      ])
  }

  @Test func `a replacement of the last animation keeps its source location`() {
    let line: UInt = #line + 1
    let chain = Animate(box).fade().modify { $0 = BasicAnimation(.cornerRadius, from: 0, to: 8) }
    expectEqual(chain.only?.keyPath, "cornerRadius")
    expectEqual(chain.only?.place?.line, line)
  }

  @Test func `C-8 modify with another type changes nothing and is reported at its line`() {
    let line: UInt = #line + 2
    let chain = Animate(box).fade(from: 1, to: 0)
      .modify(BasicAnimation<CGPoint>.self) { $0.duration = 9 }
    expectEqual(chain.finding("C-8")?.place?.line, line)
    expectEqual(chain.duration, 1)
    expectEqual(
      Animate(box).fade().modify(BasicAnimation<Double>.self) { $0.duration = 9 }.duration, 9)
  }
}
