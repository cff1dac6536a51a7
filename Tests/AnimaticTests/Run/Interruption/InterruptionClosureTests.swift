// Animations that end together with interrupted or held ones: no presentation value jumps.

import Animatic
import Foundation
import RandomScenes
import TestSupport
import Testing

struct InterruptionClosureTests {
  private let box = Layer(name: "box")
  private let stage: Stage

  init() {
    stage = makeStage(box)
    stage.update()
  }

  private var arc: BezierPath {
    var path = BezierPath()
    path.move(to: .zero)
    path.addQuadCurve(to: CGPoint(x: 100, y: 100), control: CGPoint(x: 100, y: 0))
    return path
  }

  /// Position and matrix.
  private func shown() -> [Double] {
    let values = box.presentation
    let matrix = values.transform
    return [
      values.position.x, values.position.y, matrix.m11, matrix.m12, matrix.m21, matrix.m22,
      matrix.m41, matrix.m42,
    ]
  }

  /// Whether the presentation is unchanged by an action.
  private func isSame(after change: () -> Void) -> Bool {
    let before = shown()
    change()
    return agree(shown(), before)
  }

  /// A block that turns, and a whole transform over it.
  private func coverBlock() -> Playback {
    stage.animate(duration: 2, options: .curveLinear) { box[.rotation] = 2 }
    stage.advance(by: 0.5)
    let turned = Transform3D.rotation(by: 3).scaled(x: 3, y: 3, z: 3)
    let playback = Animate(box).animate(.transform, to: turned).run(interrupting: .nothing)
    stage.advance(by: 0.5)
    return playback
  }

  // MARK: What was hidden

  @Test func `U-3: a block hidden by a whole transform stays hidden when the whole is interrupted`()
  {
    _ = coverBlock()
    #expect(abs(box.presentation[.rotation] - 2.5) < 1e-9)
    #expect(isSame { Animate(box).scale(to: 1).run(interrupting: .fromPresentation) })
    stage.advance(by: 0.5)
    #expect(abs(box.presentation[.rotation] - 2.5) < 1e-9, "the block was broken off with it")
    #expect(abs(box.presentation[.scale] - 1.5) < 1e-9)
  }

  @Test func `U-3: it stays hidden when another component is interrupted, or the whole is held`() {
    let playback = coverBlock()
    #expect(
      isSame {
        Animate(box).animate(.translationX, to: 8).run(interrupting: .fromPresentation)
      })
    stage.update()
    expectEqual(playback.outcome, .replaced(by: "animatic.0"))
    box.removeAllAnimations()
    let second = coverBlock()
    #expect(isSame { second.cancel(.hold) })
    stage.advance(by: 0.25)
    #expect(box.presentation == box.model && box.animationKeys.isEmpty)
  }

  @Test func `what a whole hid that is set does not show through either`() {
    let first = Animate(box).rotate(to: .radians(1)).run()
    let second = Animate(box).animate(.transform, to: .scale(x: 3, y: 3, z: 3))
      .run(interrupting: .nothing)
    stage.advance(by: 0.5)
    #expect(isSame { second.cancel(.hold) })
    stage.update()
    expectEqual(first.outcome, .cancelled(at: 0.5))
  }

  @Test func `animations that are not hidden continue`() {
    let first = Animate(box).rotate(to: .radians(1), duration: 4).run()
    let second = Sequential {
      Wait(1)
      Animate(box).animate(.transform, to: .scale(x: 3, y: 3, z: 3))
    }.run(interrupting: .nothing)
    stage.advance(by: 0.5)
    #expect(isSame { Animate(box).scale(to: 2).run(interrupting: .fromPresentation) })
    stage.advance(by: 0.5)
    #expect(second.outcome == .replaced(by: "animatic.0") && first.outcome == nil)
    #expect(abs(box.presentation[.rotation] - 0.25) < 1e-9)
  }

  @Test func `other components continue beneath an interrupted one`() {
    Animate(box).rotate(to: .radians(2), duration: 2).move(y: 40, duration: 2).run()
    Animate(box).scale(to: 3).move(x: 100).run()
    stage.advance(by: 0.5)
    #expect(
      isSame { Animate(box).scale(to: 1).move(x: 0).run(interrupting: .fromPresentation) })
    stage.advance(by: 0.5)
    #expect(abs(box.presentation[.rotation] - 1) < 1e-9 && box.presentation.position.y == 20)
  }

  // MARK: Uneven scales

  @Test func `U-3: a scale with a held component continues from its start value`() {
    stage.animate(duration: 1, options: .curveLinear) { box[.scaleX] += 1 }
    stage.advance(by: 0.25)
    Animate(box).scale(to: 2, duration: 2).run()
    let playback = Animate(box).animate(.scaleY, to: 3).run()
    stage.advance(by: 0.5)
    #expect(isSame { playback.cancel(.hold) })
  }

  @Test func `U-3: a block's addition to a scale is held as presented`() {
    Animate(box).scale(to: 2, duration: 2).run()
    stage.advance(by: 0.5)
    let block = stage.animate(duration: 1, options: .curveLinear) { box[.scaleX] += 1 }
    stage.advance(by: 0.25)
    #expect(isSame { block.cancel(.hold) })
  }

  // MARK: What was added to

  @Test func `what a block that is held was added to is cancelled with it`() {
    Animate(box).move(to: [100, 80]).run()
    stage.advance(by: 0.5)
    let block = stage.animate(duration: 1, options: .curveLinear) { box.position.x = 50 }
    stage.advance(by: 0.25)
    #expect(isSame { block.cancel(.hold) })
  }

  @Test func `a continuing addition counts once beside an interrupted whole`() {
    Animate(box).animate(.transform, to: .translation(x: 30, y: 30, z: 0)).run()
    var more = BasicAnimation(
      .translation, from: .zero, to: CGSize(width: 10, height: 40), duration: 1)
    more.isAdditive = true
    box.add(more, forKey: "more")
    stage.advance(by: 0.5)
    #expect(
      isSame {
        Animate(box).animate(.translationX, to: 0).run(interrupting: .fromPresentation)
      })
    expectEqual(box[.translationY], 15)
    stage.advance(by: 0.25)
    #expect(abs(box.presentation[.translationY] - 45) < 1e-9)
  }

  // MARK: A path that turns

  @Test func `interrupting a rotation along a path interrupts the rotation beneath it`() {
    Animate(box).rotate(to: .radians(0.5)).scale(to: 3).run()
    Animate(box).follow(arc, rotation: .auto, duration: 1).run(interrupting: .nothing)
    stage.advance(by: 0.5)
    let angle = box.presentation[.rotation]
    #expect(angle > 1)
    #expect(isSame { Animate(box).move(x: 1).run(interrupting: .fromPresentation) })
    stage.advance(by: 0.25)
    #expect(abs(box.presentation[.rotation] - angle) < 1e-9)
    #expect(abs(box.presentation[.scale] - 2.5) < 1e-9, "an even scale goes on")
  }

  @Test func `holding a nonuniform scale over a rotation holds the rotation, but not the position`()
  {
    Animate(box).follow(arc, rotation: .auto, duration: 1).run()
    let playback = Animate(box).animate(.scaleX, to: 3).run()
    let other = Layer()
    stage.add(other)
    Animate(other).follow(arc, duration: 1).run()
    stage.advance(by: 0.5)
    #expect(isSame { playback.cancel(.hold) })
    let turn = box.presentation.transform
    stage.advance(by: 0.25)
    expectEqual(box.presentation.position, other.presentation.position)
    expectEqual(box.presentation.transform, turn)
  }

  @Test func `interrupting a rotation interrupts a nonuniform scale beneath it`() {
    Animate(box).scale(to: 2).animate(.scaleX, to: 5).run()
    Animate(box).follow(arc, rotation: .auto, duration: 1).run()
    stage.advance(by: 0.5)
    #expect(isSame { Animate(box).move(x: 1).run(interrupting: .fromPresentation) })
    let turn = box.presentation.transform
    stage.advance(by: 0.25)
    expectEqual(box.presentation.transform, turn)
  }

  // MARK: Any order

  @Test(arguments: Campaign.seeds(1...200)) func `no combination of layered animations jumps`(
    seed: UInt64
  ) {
    var random = SeededNumbers(seed: seed)
    nothingJumps(
      among: 0..<9,
      when: [
        Animate(box).scale(to: 1), Animate(box).rotate(to: .radians(0)), Animate(box).move(x: 1),
        Animate(box).animate(.translationX, to: 1), Animate(box).animate(.transform, to: .identity),
      ], &random)
  }

  @Test(arguments: Campaign.seeds(1...400))
  func `nor does it with uneven scales, where no path turns`(seed: UInt64) {
    var random = SeededNumbers(seed: seed)
    nothingJumps(
      among: 4..<12,
      when: [
        Animate(box).animate(.scaleX, to: 1), Animate(box).rotate(to: .radians(0)),
        Animate(box).move(x: 1), Animate(box).animate(.translationX, to: 1),
        Animate(box).animate(.transform, to: .identity),
      ], &random)
  }

  @Test(arguments: Campaign.seeds(1...200)) func `nor does it with blocks of whole transforms`(
    seed: UInt64
  ) {
    var random = SeededNumbers(seed: seed)
    nothingJumps(
      among: [3, 4, 5, 8, 12, 13, 13, 13],
      when: [
        Animate(box).scale(to: 1), Animate(box).rotate(to: .radians(0)),
        Animate(box).animate(.translationX, to: 1), Animate(box).animate(.transform, to: .identity),
      ], &random)
  }

  @Test func `P-8: perspective and shear are held with the whole where a part of it is hidden`() {
    var perspective = Transform3D.identity
    perspective.m34 = -0.002
    let card = Transform3D.rotation(by: 0.5).scaled(x: 1.5, y: 1, z: 1)
      .concatenated(with: perspective)
    for isBlock in [false, true] {
      let playback =
        isBlock
        ? stage.animate(duration: 2) { box.transform = card }
        : Animate(box).animate(.transform, to: card, duration: 2).run()
      stage.advance(by: 0.5)
      let part = Animate(box).animate(.translationX, to: -18, duration: 2).run()
      stage.advance(by: 0.25)
      let before = box.presentation.transform
      playback.cancel(.hold)
      let after = box.presentation.transform
      #expect(abs(after.m34 - before.m34) < 1e-12 && abs(after.m14 - before.m14) < 1e-12)
      #expect(abs(after.m21 - before.m21) < 1e-12 && abs(after.m22 - before.m22) < 1e-12)
      part.cancel()
      stage.performWithoutAnimation { box.transform = .identity }
      stage.advance(by: 3)
    }
  }

  @Test func `the rotation of an additive whole transform is interrupted too`() {
    let first = stage.animate(duration: 1) { box.transform = .rotation(by: 1.5) }
    stage.advance(by: 0.4)
    stage.animate(duration: 1) { box.transform = .translation(x: 100, y: 0, z: 0) }
    stage.advance(by: 0.3)
    #expect(isSame { first.cancel(.hold) })
  }

  /// Starts some of these kinds in sequence, holds one, and runs another from the presentation.
  private func nothingJumps(
    among kinds: some Collection<Int>, when chains: [Animate], _ random: inout SeededNumbers
  ) {
    var playbacks: [Playback] = []
    for _ in 0..<Int.random(in: 2...5, using: &random) {
      playbacks.append(start(kinds.randomElement(using: &random) ?? 0, &random))
      stage.advance(by: Double.random(in: 0...0.4, using: &random))
    }
    let held = playbacks.randomElement(using: &random)
    #expect(isSame { held?.cancel(.hold) }, "hold")
    let wanted = chains.randomElement(using: &random)
    #expect(isSame { wanted?.run(interrupting: .fromPresentation) }, "run")
  }

  private func start(_ kind: Int, _ random: inout SeededNumbers) -> Playback {
    let duration = Double.random(in: 0.5...3, using: &random)
    switch kind {
    case 0: return Animate(box).follow(arc, rotation: .auto, duration: duration).run()
    case 1: return Animate(box).move(to: [30, 40], duration: duration).run()
    case 2: return stage.animate(duration: duration) { box.position.x += 20 }
    case 3: return stage.animate(duration: duration) { box[.translationX] += 9 }
    case 4: return Animate(box).rotate(to: .radians(2), duration: duration).run()
    case 5: return Animate(box).scale(to: 2, duration: duration).run()
    case 6:
      let whole = Transform3D.rotation(by: 1).scaled(x: 2, y: 2, z: 2)
        .concatenated(with: .translation(x: 5, y: 6, z: 0))
      return Animate(box).animate(.transform, to: whole, duration: duration).run()
    case 7: return Animate(box).move(x: 77, duration: duration).stay().run()
    case 8: return stage.animate(duration: duration) { box[.rotation] += 1 }
    case 9: return Animate(box).animate(.scaleX, to: 3, duration: duration).run()
    case 10: return Animate(box).animate(.scaleY, to: 2.5, duration: duration).stay().run()
    case 11: return stage.animate(duration: duration) { box[.scaleX] += 1 }
    case 12: return stage.animate(duration: duration) { box[.scale] = 3 }
    default:
      let (turn, scale) = (
        Double.random(in: -1...1, using: &random), Double.random(in: 0.5...2, using: &random)
      )
      return stage.animate(duration: duration) {
        box.transform = Transform3D.rotation(by: turn).scaled(x: scale, y: scale, z: scale)
          .concatenated(with: .translation(x: 40 * turn, y: 6, z: 0))
      }
    }
  }
}
