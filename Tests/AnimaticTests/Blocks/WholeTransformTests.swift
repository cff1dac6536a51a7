// A component of a transform changes during an animation of the whole transform.

import Animatic
import RandomScenes
import TestSupport
import Testing

struct `Components of an animated whole transform` {
  private let stage = Stage(clock: ManualClock())
  private let box = Layer(name: "box")

  init() {
    stage.add(box)
    stage.update()
  }

  private static let turned = Transform3D.identity.rotated(by: 2, x: 0, y: 0, z: 1)
  private static let moved = Transform3D.identity.scaled(x: 2, y: 0.5, z: 1)
    .rotated(by: 1, x: 0, y: 0, z: 1).translated(x: 40, y: 10, z: 0)

  /// How far two transforms are apart, in their numbers.
  private static func distance(_ first: Transform3D, _ second: Transform3D) -> Double {
    zip(first.flat.numbers, second.flat.numbers).map { abs($0 - $1) }.max() ?? 0
  }

  @Test func `a change of a part does not fall back to a block on the whole`() {
    stage.animate(duration: 2) { box.transform = Self.turned }
    stage.advance(by: 0.5)
    let shown = box.presentation[.rotation]
    box[.rotation] = 0
    expectEqual(box.presentation[.rotation], shown)
    stage.advance(by: 0.25)
    #expect(abs(box.presentation[.rotation]) < 1e-9)
    stage.advance(by: 0.25)
    #expect(abs(box.presentation[.rotation]) < 1e-9)
  }

  @Test func `nor does a keyframe block of a part`() {
    stage.animate(duration: 2) { box.transform = Self.turned }
    stage.advance(by: 0.5)
    stage.animateKeyframes(duration: 0.25) { _ in box[.rotation] = 0 }
    stage.advance(by: 0.5)
    #expect(abs(box.presentation[.rotation]) < 1e-9)
  }

  @Test(arguments: [false, true])
  func `nor a block of a part over keyframes of the whole`(springs: Bool) {
    stage.animateKeyframes(duration: 4) { _ in box.transform = Self.moved }
    stage.advance(by: 1)
    let shown = box.presentation.transform
    let options: AnimationOptions = .beginFromCurrentState
    if springs {
      stage.animate(springDuration: 0.5, bounce: 0.3, options: options) { box[.scaleX] = 1 }
    } else {
      stage.animate(duration: 0.5, options: options) { box[.scaleX] = 1 }
    }
    #expect(Self.distance(box.presentation.transform, shown) < 1e-12)
    stage.advance(by: 2.5)
    #expect(Self.distance(box.presentation.transform, box.transform) < 1e-9)
  }

  @Test func `the other parts arrive with it`() {
    stage.animate(duration: 2) { box.transform = Self.moved }
    stage.advance(by: 0.5)
    box[.rotation] = 0.5
    stage.advance(by: 0.25)
    #expect(Self.distance(box.presentation.transform, box.transform) < 1e-9)
    #expect(box.animationKeys.isEmpty)
  }

  @Test func `the action of a component is independent, over several rotations`() {
    box.actions["transform.rotation.z"] = .run(
      BasicAnimation(.rotation, from: 0, to: 2 * Double.pi, duration: 2))
    stage.animateKeyframes(duration: 4) { _ in box.transform = Self.turned }
    stage.advance(by: 1)
    box[.rotation] = 0
    expectEqual(box.animationKeys, ["transform", "transform.rotation.z"])
    stage.advance(by: 0.5)
    #expect(abs(box.presentation[.rotation] - .pi / 2) < 1e-9)
    stage.advance(by: 1.5)
    #expect(abs(box.presentation[.rotation]) < 1e-9)
    stage.advance(by: 0.5)
    #expect(abs(box.presentation[.rotation]) < 1e-9)
  }

  @Test func `additive animations of the transform continue`() {
    stage.animate(duration: 2) { box.transform = Self.turned }
    stage.advance(by: 0.25)
    var add = BasicAnimation(.scaleX, from: 1, to: 1, duration: 4)
    add.isAdditive = true
    box.add(add, forKey: "added")
    stage.advance(by: 0.25)
    let shown = box.presentation[.scaleX]
    #expect(abs(shown - 2) < 1e-9)
    for _ in 0..<20 {
      box[.translationX] += 2
      stage.advance(by: 0.0625)
      #expect(abs(box.presentation[.scaleX] - shown) < 1e-9)
    }
  }

  @Test func `a block of a whole and a part has the keyframes of one transform`() {
    stage.animateKeyframes(duration: 2) { keyframes in
      keyframes.addKeyframe(relativeStartTime: 0, relativeDuration: 0.5) {
        box[.translationX] = 10
      }
      keyframes.addKeyframe(relativeStartTime: 0.5, relativeDuration: 0.5) {
        box.transform = Self.moved
      }
    }
    expectEqual(box.animationKeys, ["transform"])
    expectEqual(box.presentation.transform, .identity)
    stage.advance(by: 1)
    expectEqual(box.presentation.transform, Transform3D.identity.translated(x: 10, y: 0, z: 0))
    stage.advance(by: 2)
    expectEqual(box.presentation.transform, box.transform)
  }

  @Test(arguments: [false, true])
  func `two components in one block are independent, and neither is replaced`(
    hasKeyframes: Bool
  ) {
    stage.transaction {
      $0.animationDuration = 4
      box.transform = Self.moved
    }
    stage.advance(by: 1)
    let shown = box.presentation.transform
    var ends: [Bool] = []
    let change = {
      box[.rotation] = 0
      box[.scaleX] = 1
    }
    let playback =
      if hasKeyframes {
        stage.animateKeyframes(duration: 1) { _ in
          change()
        } completion: {
          ends.append($0)
        }
      } else {
        stage.animate(duration: 1, animations: change) { ends.append($0) }
      }
    #expect(Self.distance(box.presentation.transform, shown) < 1e-12)
    expectEqual(box.animationKeys, ["transform", "transform.rotation.z", "transform.scale.x"])
    stage.advance(by: 1)
    expectEqual(ends, [true])
    expectEqual(playback.outcome, .finished)
    #expect(Self.distance(box.presentation.transform, box.transform) < 1e-12)
  }

  @Test(arguments: [0.25, 1, 2], [0.25, 1, 2])
  func `of two parts that change at once neither falls back`(first: Double, second: Double) {
    stage.transaction {
      $0.animationDuration = 4
      box.transform = Self.moved
    }
    stage.advance(by: 1)
    let shown = box.presentation.transform
    stage.transaction {
      $0.animationDuration = first
      box[.translationY] = 0
      stage.animate(duration: second) { box[.rotation] = 1.5 }
    }
    #expect(Self.distance(box.presentation.transform, shown) < 1e-12)
    for end in [first, second].sorted() {
      stage.advance(by: 1 + end - 1e-6 - stage.time)
      let before = box.presentation.transform
      stage.advance(by: 2e-6)
      #expect(Self.distance(box.presentation.transform, before) < 1e-3)
    }
    #expect(Self.distance(box.presentation.transform, box.transform) < 1e-12)
  }

  @Test func `the action of one part is not ended by a change of another`() {
    box.actions["transform.rotation.z"] = .run(
      BasicAnimation(.rotation, from: 0, to: 2 * Double.pi, duration: 2))
    stage.animateKeyframes(duration: 4) { _ in box.transform = Self.turned }
    stage.advance(by: 1)
    box[.rotation] = 0
    box[.scaleX] = 3
    #expect(box.animationKeys.contains("transform.rotation.z"))
    stage.advance(by: 0.5)
    #expect(abs(box.presentation[.rotation] - .pi / 2) < 1e-9)
  }

  @Test func `what a change has covered is not uncovered by one of another part`() {
    stage.transaction {
      $0.animationDuration = 1
      box.transform = .rotation(by: 1)
    }
    box.add(BasicAnimation(.scale, from: 1, to: 3, duration: 2), forKey: "mine")
    stage.advance(by: 0.4)
    box[.scale] = 2
    stage.advance(by: 0.1)
    let shown = box.presentation.transform
    box[.rotation] = 2
    #expect(Self.distance(box.presentation.transform, shown) < 1e-12)
    stage.advance(by: 1e-6)
    #expect(Self.distance(box.presentation.transform, shown) < 1e-4)
  }

  @Test func `a custom key that begins like the property's name is not the library's`() {
    box.add(BasicAnimation(.opacity, from: 0.2, to: 0.4, duration: 4), forKey: "opacity-pulse")
    stage.advance(by: 1)
    box.opacity = 0
    expectEqual(box.animationKeys, ["opacity-pulse", "opacity"])
    stage.advance(by: 1)
    expectEqual(box.animationKeys, ["opacity-pulse"])
  }

  @Test func `remainders of blocks end if the new value is the presentation value`() {
    stage.animate(duration: 2) { box.position.x = 100 }
    stage.advance(by: 0.5)
    stage.animate(duration: 2) { box.position.x = 50 }
    stage.advance(by: 0.5)
    let shown = box.presentation.position
    box.position = shown
    #expect(box.animationKeys.isEmpty)
    expectEqual(box.presentation.position, shown)
    stage.advance(by: 0.5)
    expectEqual(box.presentation.position, shown)
  }

  @Test(arguments: Campaign.seeds(1...60))
  func `no combination of changes jumps`(seed: UInt64) {
    var random = SeededNumbers(seed: seed)
    var ends: [Double] = []
    func show(_ time: Double) -> Transform3D {
      stage.advance(by: max(0, time - stage.time))
      return box.presentation.transform
    }
    for time in (0..<random.pick([2, 3, 4])).map({ _ in random.number(0...2) }).sorted() {
      let due = ends.filter { $0 < time }.sorted()
      ends.removeAll { $0 < time }
      for end in due { #expect(Self.distance(show(end - 1e-6), show(end + 1e-6)) < 1e-3) }
      let shown = show(time)
      ends.append(time + change(&random))
      stage.update()
      #expect(Self.distance(shown, box.presentation.transform) < 1e-9)
    }
    for end in ends.sorted() { #expect(Self.distance(show(end - 1e-6), show(end + 1e-6)) < 1e-3) }
    #expect(Self.distance(show(10), box.transform) < 1e-12)
  }

  /// Changes the transform or a component of it.
  ///
  /// - Returns: The duration in seconds.
  private func change(_ random: inout SeededNumbers) -> Double {
    let seconds = random.number(0.2...2)
    let part = random.pick([LayerProperty.rotation, .scaleX, .translationX])
    let values = [random.number(0.5...1.4), random.number(0.5...1.4)]
    let whole = random.chance(0.4)
    func write(_ value: Double) {
      guard whole else {
        box[part] = value
        return
      }
      box.transform = Transform3D.identity.scaled(x: value, y: 1, z: 1)
        .rotated(by: value, x: 0, y: 0, z: 1).translated(x: 20 * value, y: 0, z: 0)
    }
    switch random.pick([0, 1, 2, 3, 4]) {
    case 0:
      write(values[0])
      return 0.25
    case 1:
      stage.transaction {
        $0.animationDuration = seconds
        write(values[0])
      }
    case 2: stage.animate(duration: seconds) { write(values[0]) }
    case 3:
      stage.animate(duration: seconds, options: .beginFromCurrentState) { write(values[0]) }
    default:
      stage.animateKeyframes(duration: seconds) { keyframes in
        keyframes.addKeyframe(relativeStartTime: 0, relativeDuration: 0.5) { write(values[0]) }
        keyframes.addKeyframe(relativeStartTime: 0.5, relativeDuration: 0.5) { write(values[1]) }
      }
    }
    return seconds
  }
}
