// defaults, and the attributes of the attached copy.

import AnimaticCore
import AnimaticEngine
import TestSupport
import Testing

#if canImport(CoreGraphics)
  import CoreGraphics
#else
  import Foundation
#endif

struct CopyRuleTests {
  private let scene = Scene { $0.opacity = 0.5 }

  private func fade() -> BasicAnimation<Double> {
    BasicAnimation(.opacity, from: 0, to: 1, duration: 1)
  }

  @Test func `A-1: linear, without a delegate, removed on completion`() {
    let animations: [any LayerAnimation] = [
      fade(), KeyframeAnimation(.opacity, values: [0, 1]), AnimationGroup([fade()]),
    ]
    for animation in animations {
      #expect(animation.timingFunction == nil && animation.delegate == nil)
      #expect(animation.isRemovedOnCompletion && animation.tag == nil)
    }
  }

  @Test func `A-2: a delegate is held until its animation is gone`() {
    weak var target: AnimationTarget?
    do {
      let made = AnimationTarget(end: { _ in })
      target = made
      var animation = fade()
      animation.delegate = made
      scene.layer.add(animation, forKey: "fade")
    }
    scene.stage.advance(by: 0.75)
    #expect(target != nil)
    #expect(scene.layer.animation(forKey: "fade")?.delegate === target)
    scene.stage.advance(by: 0.25)
    #expect(target == nil)
  }

  @Test func `A-3: later edits of the original change nothing, in a group neither`() {
    var single = fade()
    scene.layer.add(single, forKey: "single")
    single.toValue = 0
    single.duration = 9
    expectEqual(scene.value(of: .opacity, at: 0.25), 0.25)
    var move = BasicAnimation(.positionX, from: 0, to: 100, duration: 1)
    var group = AnimationGroup([move], duration: 1)
    scene.layer.add(group, forKey: "group")
    move.toValue = 0
    group.animations = []
    group.speed = 7
    expectEqual(scene.value(of: .positionX, at: 0.75), 50)
  }

  @Test func `A-3: the delegate is handed the attached copy, not the original`() {
    var told: [Double] = []
    var animation = fade()
    animation.delegate = AnimationTarget(end: { told.append($0.animation.beginTime) })
    scene.stage.advance(by: 0.5)
    scene.layer.add(animation)
    animation.beginTime = 77
    scene.stage.advance(by: 1)
    expectEqual(told, [1000.5])
  }

  @Test func `A-4: what the layer hands out is the same each time, and editing it changes nothing`()
  {
    scene.layer.add(fade(), forKey: "fade")
    guard var copy = scene.layer.animation(forKey: "fade") as? BasicAnimation<Double> else {
      Issue.record("nothing is attached")
      return
    }
    copy.toValue = 0
    copy.speed = 5
    expectEqual(scene.value(of: .opacity, at: 0.5), 0.5)
    let again = scene.layer.animation(forKey: "fade") as? BasicAnimation<Double>
    #expect(again?.toValue == 1 && again?.speed == 1 && again?.beginTime == 1000)
  }

  @Test func `A-4: a running animation is changed by copying, editing and adding it again`() {
    scene.layer.add(fade(), forKey: "fade")
    scene.stage.advance(by: 0.25)
    guard var copy = scene.layer.animation(forKey: "fade") as? BasicAnimation<Double> else {
      Issue.record("nothing is attached")
      return
    }
    copy.toValue = 0.5
    scene.layer.add(copy, forKey: "fade")
    // It keeps the begin of the first: half of its duration has passed at 0.5.
    expectEqual(scene.value(of: .opacity, at: 0.5), 0.25)
    expectEqual(scene.layer.animationKeys, ["fade"])
  }

  @Test func `A-5: a tag is copied and distinguishes animations, and is nil unless set`() {
    var told: [String?] = []
    let target = AnimationTarget(end: { told.append($0.tag) })
    for tag in ["first", nil, "third"] {
      var animation = fade()
      animation.tag = tag
      animation.delegate = target
      scene.layer.add(animation, forKey: tag)
    }
    expectEqual(scene.layer.animation(forKey: "third")?.tag, "third")
    scene.stage.advance(by: 1)
    expectEqual(told, ["first", nil, "third"])
  }

  @Test func `A-14: the copy has every property of a basic animation`() throws {
    var animation = BasicAnimation(
      .position, from: CGPoint(x: 1, y: 2), by: CGPoint(x: 3, y: 4), duration: 5,
      timingFunction: .easeIn)
    animation.toValue = CGPoint(x: 6, y: 7)
    animation.timing = .full
    animation.isAdditive = true
    animation.isCumulative = true
    animation.isRemovedOnCompletion = false
    animation.tag = "tag"
    let target = AnimationTarget()
    animation.delegate = target
    scene.layer.add(animation, forKey: "key")
    let copy = try #require(
      scene.layer.animation(forKey: "key") as? BasicAnimation<CGPoint>)
    expectEqual(copy.description, animation.description)
    #expect(copy.timing == .full && copy.timingFunction == .easeIn)
    #expect(copy.fromValue == animation.fromValue && copy.toValue == animation.toValue)
    #expect(copy.byValue == animation.byValue && copy.property == .position)
    #expect(copy.isAdditive && copy.isCumulative && !copy.isRemovedOnCompletion)
    #expect(copy.tag == "tag" && copy.delegate === target && copy.place == animation.place)
  }

  @Test func `A-14: the copy has every property of keyframes`() throws {
    var animation = KeyframeAnimation(
      .opacity, values: [0, 1, 0.5], keyTimes: [0, 0.25, 1],
      timingFunctions: [.easeOut, TimingFunction(controlPoints: 0.2, -1, 0.4, 2)])
    animation.timing = .full
    animation.timingFunction = .default
    animation.isAdditive = true
    animation.isCumulative = true
    scene.layer.add(animation, forKey: "key")
    let copy = try #require(
      scene.layer.animation(forKey: "key") as? KeyframeAnimation<Double>)
    #expect(copy.values == animation.values && copy.keyTimes == animation.keyTimes)
    #expect(copy.timingFunctions == animation.timingFunctions && copy.timing == .full)
    #expect(copy.timingFunction == .default && copy.isAdditive && copy.isCumulative)
  }

  @Test func `A-14: the copy of a group has its children, and theirs`() throws {
    var child = fade()
    child.beginTime = 0.25
    child.fillMode = .both
    let target = AnimationTarget()
    child.delegate = target
    let inner = AnimationGroup([child], duration: 2, timingFunction: .easeOut)
    scene.layer.add(AnimationGroup([inner, fade()], duration: 3), forKey: "key")
    let copy = try #require(scene.layer.animation(forKey: "key") as? AnimationGroup)
    expectEqual(copy.animations.count, 2)
    let innerCopy = try #require(copy.animations[0] as? AnimationGroup)
    #expect(innerCopy.duration == 2 && innerCopy.timingFunction == .easeOut)
    let childCopy = try #require(innerCopy.animations.first as? BasicAnimation<Double>)
    #expect(childCopy.timing == child.timing && childCopy.delegate === target)
  }
}

extension MediaTiming {
  /// Timing in which nothing has its default.
  fileprivate static let full = MediaTiming(
    beginTime: 1002, duration: 5, speed: 2, timeOffset: 0.5, repeatCount: 3, repeatDuration: 4,
    autoreverses: true, fillMode: .both)
}
