// Interruption by component: the interrupted components, and those that continue.

import Animatic
import Foundation
import TestSupport
import Testing

struct InterruptedComponentTests {
  private let box = Layer(name: "box")
  private let stage: Stage

  init() {
    stage = makeStage(box)
    stage.update()
  }

  private func shown(_ properties: LayerProperty<Double>...) -> [Double] {
    properties.map { box.presentation[$0] }
  }

  private func addTurning(by angle: Double, duration: Double = 10) {
    var turning = BasicAnimation(.rotation, from: 0, to: angle, duration: duration)
    turning.isAdditive = true
    box.add(turning, forKey: "turning")
  }

  // MARK: A component, and later the whole

  @Test(arguments: [false, true])
  func `a component that is animated with the whole only later is shown until then`(
    settles: Bool
  ) {
    let move = Animate(box).move(x: 100, duration: 1)
    (settles ? move.settle() : move).run()
    stage.advance(by: 0.5)
    Sequential {
      Animate(box).move(y: 10, duration: 1).settle()
      Animate(box).move(to: [1, 2], duration: 1).settle()
    }.run()
    expectEqual(shown(.positionX), [50])
    stage.advance(by: 0.5)
    expectEqual(shown(.positionX), [50])
    stage.advance(by: 1)
    expectEqual(shown(.positionX, .positionY), [25.5, 6])
    stage.advance(by: 1)
    expectEqual([box.position.x, box.position.y], [1, 2])
  }

  @Test func `the components of bounds and transforms are shown until the whole begins, too`() {
    Animate(box).resize(to: [40, 40], duration: 1).rotate(to: .radians(1), duration: 1).run()
    stage.advance(by: 0.5)
    let before = shown(.boundsHeight, .rotation)
    Parallel {
      Animate(box).resize(width: 10, duration: 1).then().resize(to: [1, 2], duration: 1)
      Animate(box).scale(to: 2, duration: 1).then()
        .animate(.transform, to: .scale(x: 3, y: 3, z: 3), duration: 1)
    }.run()
    #expect(agree(shown(.boundsHeight, .rotation), before))
    stage.advance(by: 0.75)
    #expect(agree(shown(.boundsHeight, .rotation), before))
  }

  @Test func `a delayed group shows the components that it animates later`() {
    Animate(box).move(x: 100, duration: 1).run()
    stage.advance(by: 0.5)
    Animate(box).move(y: 10, duration: 1)
      .move(to: [1, 2], duration: 1).fade(to: 0).group().after(begin: 0.5).run()
    expectEqual(shown(.positionX), [50])
    stage.advance(by: 0.25)
    expectEqual(shown(.positionX), [50])
  }

  @Test func `before a reversed part begins, the interrupted value is shown`() {
    Animate(box).move(x: 100, duration: 1).run()
    stage.advance(by: 0.5)
    Sequential {
      Wait(0.5)
      Animate(box).move(offset: [10, 0], duration: 1).reversed()
    }.run()
    expectEqual(shown(.positionX), [50])
    stage.advance(by: 0.25)
    expectEqual(shown(.positionX), [50])
  }

  @Test func `a delayed group shows what it interrupts, and no raw animation in it`() {
    Animate(box).move(x: 100, duration: 1).run()
    stage.advance(by: 0.5)
    Animate(box).move(x: 0, duration: 1)
      .add(BasicAnimation(.opacity, from: 0.25, to: 0.5, duration: 1)).group().after(begin: 0.5)
      .run()
    expectEqual(shown(.positionX, .opacity), [50, 1])
    stage.advance(by: 0.5)
    expectEqual(shown(.positionX, .opacity), [50, 0.25])
  }

  // MARK: What others show is not held

  @Test func `another animation's addition is not held beside an interrupted whole`() {
    Animate(box).animate(.transform, to: .scale(x: 3, y: 3, z: 3)).run()
    addTurning(by: 1)
    stage.advance(by: 0.5)
    #expect(agree(shown(.rotation, .scaleX), [0.05, 2]))
    Animate(box).scale(to: 1).run(interrupting: .fromPresentation)
    #expect(agree(shown(.rotation, .scaleX), [0.05, 2]))
    expectEqual(box[.rotation], 0, "the turning goes on, so it is not held")
    stage.advance(by: 0.5)
    #expect(abs(box.presentation[.rotation] - 0.1) < 1e-9)
  }

  @Test func `U-3: a block's addition is not held beside an interrupted whole`() {
    Animate(box).animate(.transform, to: .scale(x: 3, y: 3, z: 3), duration: 2).run()
    stage.advance(by: 0.5)
    stage.animate(duration: 1, options: .curveLinear) { box[.rotation] = 1 }
    stage.advance(by: 0.25)
    let before = shown(.rotation, .scaleX, .scaleY)
    Animate(box).scale(to: 1).run(interrupting: .fromPresentation)
    #expect(agree(shown(.rotation, .scaleX, .scaleY), before))
  }

  @Test func `an animation from the model continues from its former model`() {
    Animate(box).animate(.transform, to: .rotation(by: 1).scaled(x: 3, y: 3, z: 3)).run()
    Animate(box).rotate(to: .radians(2), duration: 1).run()
    stage.advance(by: 0.5)
    #expect(agree(shown(.rotation), [1]))
    Animate(box).scale(to: 1).run(interrupting: .fromPresentation)
    #expect(agree(shown(.rotation), [1]))
    stage.advance(by: 0.25)
    #expect(agree(shown(.rotation), [1.5]))
  }

  @Test(arguments: [false, true])
  func `cancelling with hold leaves out what others go on adding`(isAddedFirst: Bool) {
    func add() {
      var more = BasicAnimation(.position, from: .zero, to: CGPoint(x: 10, y: 40), duration: 1)
      more.isAdditive = true
      box.add(more, forKey: "more")
    }
    if isAddedFirst { add() }
    let playback = Animate(box).move(x: 100).run()
    if !isAddedFirst { add() }
    stage.advance(by: 0.5)
    expectEqual(box.presentation.position, CGPoint(x: isAddedFirst ? 50 : 55, y: 20))
    playback.cancel(.hold)
    expectEqual(box.position, CGPoint(x: 50, y: 0))
    expectEqual(box.presentation.position, CGPoint(x: isAddedFirst ? 50 : 55, y: 20))
  }

  // MARK: Parts are held as parts

  @Test func `a turn beyond half a turn is held as it is`() {
    Animate(box).rotate(to: .radians(8)).run()
    stage.advance(by: 0.5)
    Animate(box).rotate(to: .radians(0)).run(interrupting: .fromPresentation)
    #expect(agree(shown(.rotation), [4]) && box[.rotation] == 0)
    stage.advance(by: 0.5)
    #expect(agree(shown(.rotation), [2]))
  }

  @Test func `other components leave a held rotation unchanged`() {
    let playback = Animate(box).rotate(to: .radians(8)).run()
    stage.advance(by: 0.5)
    playback.cancel(.hold)
    stage.performWithoutAnimation { box[.scale] = 2 }
    #expect(agree(shown(.rotation, .scale), [4 - 2 * .pi, 2]))
    stage.performWithoutAnimation { box[.rotation] = 1 }
    #expect(agree(shown(.rotation, .scale), [1, 2]))
  }

  @Test func `what settles beside a turn that is held leaves it as it is`() {
    Animate(box).rotate(to: .radians(8), duration: 1).scale(to: 3, duration: 1).settle().run()
    stage.advance(by: 0.5)
    Animate(box).rotate(to: .radians(0), duration: 1).run(interrupting: .fromPresentation)
    stage.advance(by: 0.75)
    #expect(agree(shown(.rotation, .scale), [1, 3]) && box[.scale] == 3)
  }

  @Test func `a reflection is held, and so is a rotation in it`() {
    Animate(box).animate(.scaleY, to: -1, duration: 1).stay().run()
    Animate(box).rotate(to: .radians(2)).run()
    stage.advance(by: 1)
    Animate(box).animate(.scaleY, to: -2).run(interrupting: .fromPresentation)
    #expect(agree(shown(.scaleX, .scaleY), [1, -1]))
    #expect(agree([box[.scaleX], box[.scaleY], box[.rotation]], [1, -1, 0]))
    stage.advance(by: 0.5)
    #expect(agree(shown(.scaleX, .scaleY, .rotation), [1, -1.5, 0]))
  }

  @Test func `a rotation interrupted in a reflection continues from its value`() {
    Animate(box).animate(.scaleY, to: -1, duration: 0).stay().run()
    Animate(box).rotate(to: .radians(8)).run()
    stage.advance(by: 0.5)
    Animate(box).rotate(to: .radians(0)).run(interrupting: .keepingVelocity)
    #expect(agree(shown(.scaleX, .scaleY, .rotation), [1, -1, 4]))
  }

  @Test func `canceling with hold keeps components separate`() {
    let playback = Animate(box).rotate(to: .radians(8)).animate(.scaleY, to: -3).run()
    stage.advance(by: 0.5)
    playback.cancel(.hold)
    #expect(agree([box[.rotation], box[.scaleX], box[.scaleY]], [4 - 2 * .pi, 1, -1]))
  }

  // MARK: A path that turns

  private var arc: BezierPath {
    var path = BezierPath()
    path.move(to: .zero)
    path.addQuadCurve(to: CGPoint(x: 100, y: 100), control: CGPoint(x: 100, y: 0))
    return path
  }

  @Test func `interrupting the scale leaves a path its rotation`() {
    let first = Animate(box).follow(arc, rotation: .auto, duration: 1).run()
    let other = Layer()
    stage.add(other)
    Animate(other).follow(arc, rotation: .auto, duration: 1).run()
    stage.advance(by: 0.25)
    Animate(box).scale(to: 3).run(interrupting: .fromPresentation)
    stage.advance(by: 0.5)
    expectEqual(box.presentation.position, other.presentation.position)
    #expect(agree(shown(.rotation, .scaleX), [other.presentation[.rotation], 2]))
    stage.advance(by: 0.25)
    expectEqual(first.outcome, .finished)
  }

  @Test func `interrupting the rotation leaves a path its position`() {
    Animate(box).follow(arc, rotation: .auto, duration: 1).run()
    let other = Layer()
    stage.add(other)
    Animate(other).follow(arc, duration: 1).run()
    stage.advance(by: 0.5)
    let angle = box.presentation[.rotation]
    #expect(angle > 0.1)
    Animate(box).rotate(to: .radians(0)).run(interrupting: .fromPresentation)
    #expect(agree(shown(.rotation), [angle]))
    stage.advance(by: 0.25)
    #expect(agree(shown(.rotation), [angle * 0.75]))
    expectEqual(box.presentation.position, other.presentation.position)
  }

  @Test func `interrupting the position interrupts the rotation, and holds it`() {
    Animate(box).follow(arc, rotation: .auto, duration: 1).run()
    stage.advance(by: 0.5)
    let angle = box.presentation[.rotation]
    Animate(box).move(to: [0, 0]).run(interrupting: .fromPresentation)
    stage.advance(by: 0.25)
    #expect(agree(shown(.rotation), [angle]))
  }

  // MARK: Parts of vectors

  @Test func `interrupting x lets y continue`() {
    let first = Animate(box).move(to: [100, 200]).settle().run()
    stage.advance(by: 0.5)
    let second = Animate(box).move(x: 0).settle().run(interrupting: .fromPresentation)
    expectEqual(box.presentation.position, CGPoint(x: 50, y: 100))
    expectEqual(box.position, CGPoint(x: 100, y: 0), "only x has come to its end")
    stage.advance(by: 0.25)
    expectEqual(box.presentation.position, CGPoint(x: 37.5, y: 150))
    stage.advance(by: 0.25)
    #expect(first.outcome == .finished && box.position == CGPoint(x: 100, y: 200))
    stage.advance(by: 0.5)
    #expect(second.outcome == .finished && box.position == CGPoint(x: 0, y: 200))
  }

  @Test func `interrupting x and then y interrupts the whole`() {
    let first = Animate(box).move(to: [100, 200]).run()
    stage.advance(by: 0.5)
    Animate(box).move(x: 0).run(interrupting: .keepingVelocity)
    Animate(box).move(y: 0).run(interrupting: .fromPresentation)
    stage.update()
    expectEqual(first.outcome, .replaced(by: "animatic.0"))
    expectEqual(box.presentation.position, CGPoint(x: 50, y: 100))
  }

  @Test func `components of keyframed, additive, size, and scale animations continue separately`() {
    var wobble = KeyframeAnimation(
      .position, values: [.zero, CGPoint(x: 40, y: 80)], duration: 2)
    wobble.isAdditive = true
    box.add(wobble, forKey: "wobble")
    Animate(box).resize(to: [10, 20], duration: 2).scale(to: 3, duration: 2)
      .animate(.translation, to: CGSize(width: 20, height: 40), duration: 2).run()
    stage.advance(by: 1)
    Animate(box).move(x: 0).animate(.boundsWidth, to: 0).animate(.scaleX, to: 0)
      .animate(.translationX, to: 0).run(interrupting: .fromPresentation)
    expectEqual(box.presentation.position, CGPoint(x: 20, y: 40))
    expectEqual(box.presentation.bounds.size, CGSize(width: 5, height: 10))
    #expect(
      agree(shown(.scaleX, .scaleY, .scaleZ, .translationX, .translationY), [2, 2, 2, 10, 20]))
    stage.advance(by: 0.5)
    expectEqual(box.presentation.position, CGPoint(x: 10, y: 60))
    expectEqual(box.presentation.bounds.size, CGSize(width: 2.5, height: 15))
    #expect(
      agree(shown(.scaleX, .scaleY, .scaleZ, .translationX, .translationY), [1, 2.5, 2.5, 5, 30]))
  }

  // MARK: Velocity

  private func velocities() -> [Double] {
    let before = box.presentation.position
    stage.advance(by: 1e-6)
    let after = box.presentation.position
    return [(after.x - before.x) / 1e-6, (after.y - before.y) / 1e-6]
  }

  @Test(arguments: [TimingFunction.linear, .easeIn, .spring(duration: 0.5, bounce: 0.4)])
  func `of two runs at one time the second keeps the velocity as well`(easing: TimingFunction) {
    Animate(box).move(to: [100, 50], easing: .easeIn).run()
    stage.advance(by: 0.5)
    let before = velocities()
    Animate(box).move(to: [0, 0], easing: easing).run(interrupting: .keepingVelocity)
    Animate(box).move(x: -40, easing: easing).run(interrupting: .keepingVelocity)
    Animate(box).move(to: [7, 7], easing: easing).run(interrupting: .keepingVelocity)
    let after = velocities()
    for (first, second) in zip(before, after) { #expect(abs(first - second) < 1e-2 * first) }
  }

  @Test func `interrupting both keeps the velocity of each, whatever has just begun`() {
    Animate(box).move(to: [100, 50]).run()
    stage.advance(by: 0.5)
    Animate(box).move(x: 0).run(interrupting: .fromPresentation)
    Animate(box).move(to: [9, 9], easing: .easeIn).run(interrupting: .keepingVelocity)
    #expect(abs(velocities()[1] - 50) < 0.1)
  }

  @Test func `velocity is kept in a transaction, too`() {
    Animate(box).move(to: [100, 50]).run()
    stage.advance(by: 0.5)
    stage.transaction { _ in
      Animate(box).move(to: [0, 0]).run(interrupting: .keepingVelocity)
      Animate(box).move(x: -40).run(interrupting: .keepingVelocity)
    }
    let after = velocities()
    #expect(abs(after[0] - 100) < 0.1 && abs(after[1] - 50) < 0.1)
  }
}
