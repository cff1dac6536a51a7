// T-2, T-3, T-14 and T-15 on a stage: from the host's time through layer and groups.

import AnimaticCore
import AnimaticEngine
import TestSupport
import Testing

#if canImport(CoreGraphics)
  import CoreGraphics
#else
  import Foundation
#endif

struct HierarchyRuleTests {
  /// x 0 → 100 over some seconds, with a begin in the parent's time.
  private func move(begin: Double = 0, duration: Double) -> BasicAnimation<Double> {
    var animation = BasicAnimation(.positionX, from: 0, to: 100, duration: duration)
    animation.beginTime = begin
    return animation
  }

  private func scene(
    begin: Double = 0, speed: Double = 1, offset: Double = 0
  ) -> Scene {
    Scene { layer in
      layer.position.x = -1
      layer.beginTime = begin
      layer.speed = speed
      layer.timeOffset = offset
    }
  }

  @Test func `T-1: a layer's own time has the plain defaults`() {
    let layer = Layer()
    #expect(layer.beginTime == 0 && layer.speed == 1 && layer.timeOffset == 0)
    expectEqual(layer.convertTime(1234.5, from: nil), 1234.5)
  }

  @Test func `T-2: a layer's time is past the begin, times the speed, plus the offset`() {
    let layer = scene(begin: 3, speed: 4, offset: 7).layer
    expectEqual(layer.convertTime(5, from: nil), 15)
    expectEqual(layer.convertTime(15, to: nil), 5)
    // A layer's time continues before its begin: it has no active interval.
    expectEqual(layer.convertTime(1, from: nil), -1)
  }

  @Test func `T-3: each level applies its begin, speed, and offset to its parent's time`() {
    // At host 1002 the layer is at 9, the group at 1.75 and the child 1.5 s into its 3.
    let scene = scene(begin: 1000, speed: 2, offset: 5)
    var child = move(begin: 1, duration: 3)
    child.speed = 2
    var group = AnimationGroup([child], duration: 4)
    group.beginTime = 6
    group.speed = 0.5
    group.timeOffset = 0.25
    scene.layer.add(group)
    #expect(agree([scene.value(of: .positionX, at: 2)], [50]))
    #expect(agree([scene.value(of: .positionX, at: 2.5)], [50 + 100.0 / 3]))
  }

  @Test func `T-3: a layer's time runs on and never wraps`() {
    let scene = scene(begin: 1000, speed: 2, offset: 5)
    scene.layer.add(move(begin: 200_005, duration: 4))
    expectEqual(scene.value(of: .positionX, at: 99_999), -1)
    #expect(agree([scene.value(of: .positionX, at: 100_001)], [50]))
  }

  @Test func `T-3: a change of speed continues from the current time`() {
    let scene = scene()
    scene.layer.add(move(duration: 4))
    expectEqual(scene.value(of: .positionX, at: 1), 25)
    // Twice as fast about this time: 1001 stays 1001.
    scene.layer.beginTime = 1001
    scene.layer.timeOffset = 1001
    scene.layer.speed = 2
    #expect(agree([scene.value(of: .positionX, at: 1)], [25]))
    #expect(agree([scene.value(of: .positionX, at: 1.5)], [50]))
  }

  @Test func `T-14: on a layer that runs backwards what begins now is before its begin`() {
    let scene = scene(speed: -1, offset: 5000)
    scene.layer.add(move(duration: 2))
    expectEqual(scene.value(of: .positionX, at: 0), 0)
    expectEqual(scene.value(of: .positionX, at: 0.25), -1)
    var filled = move(duration: 2)
    filled.fillMode = .backwards
    scene.layer.add(filled)
    expectEqual(scene.value(of: .positionX, at: 0.5), 0)
  }

  @Test func `T-14: on a layer that runs backwards what began before plays backwards`() {
    let scene = scene(speed: -1, offset: 5000)
    // The layer is at 4000, one second past the begin.
    scene.layer.add(move(begin: 3999, duration: 2))
    #expect(agree(scene.values(of: .positionX, at: [0, 0.5, 1, 1.25]), [50, 25, 0, -1]))
  }

  @Test func `T-14: a group that runs backwards plays its children backwards`() {
    let scene = scene()
    let late = move(begin: 0.5, duration: 1)
    scene.add(AnimationGroup([late], duration: 2)) { $0.speed = -1 }
    // Its time is 2 s minus what has passed; 0 for its first instant alone.
    let shown = scene.values(of: .positionX, at: [0, 0.25, 0.5, 0.75, 1.5, 1.75])
    #expect(agree(shown, [-1, -1, 100, 75, 0, -1]))
  }

  @Test func `T-14: backwards twice is forwards`() {
    let scene = scene()
    let inner = AnimationGroup([move(duration: 2)], duration: 2)
    var backwards = inner
    backwards.speed = -1
    scene.add(AnimationGroup([backwards], duration: 2)) { $0.speed = -2 }
    // The outer runs from 2 to 0 within a second, the inner through it from 0 to 2.
    #expect(agree(scene.values(of: .positionX, at: [0.25, 0.5, 0.75]), [25, 50, 75]))
  }

  @Test func `T-13: a group at speed 0 holds its children at its offset`() {
    let scene = scene()
    scene.add(AnimationGroup([move(begin: 0.5, duration: 2)], duration: 2)) { animation in
      animation.speed = 0
      animation.timeOffset = 1
    }
    #expect(agree(scene.values(of: .positionX, at: [0, 1, 100]), [25, 25, 25]))
  }

  @Test func `T-15: times convert between two layers with times of their own`() {
    let first = scene(begin: 3, speed: 2, offset: 1)
    let second = Layer()
    second.speed = 0.5
    second.timeOffset = 1
    first.stage.add(second)
    // 15 of the first is host 10, which is 6 of the second.
    expectEqual(second.convertTime(15, from: first.layer), 6)
    expectEqual(first.layer.convertTime(15, to: second), 6)
    expectEqual(first.layer.convertTime(6, from: second), 15)
    expectEqual(second.convertTime(6, to: first.layer), 15)
    expectEqual(first.layer.convertTime(15, from: first.layer), 15)
  }

  @Test func `T-15: through a stopped layer every time becomes its begin`() {
    let still = scene(begin: 4, speed: 0, offset: 1)
    let other = Layer()
    other.timeOffset = 100
    still.stage.add(other)
    expectEqual(still.layer.convertTime(9, to: other), 104)
    expectEqual(other.convertTime(-9, from: still.layer), 104)
    expectEqual(scene(speed: 0).layer.convertTime(9, to: nil), 0)
  }
}
