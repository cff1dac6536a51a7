// T-8 to T-10: what a duration of 0 and a begin of 0 become, and in whose time a begin
// is.

import AnimaticCore
import AnimaticEngine
import TestSupport
import Testing

struct BeginRuleTests {
  private func fade(duration: Double = 1) -> BasicAnimation<Double> {
    BasicAnimation(.opacity, from: 0, to: 1, duration: duration)
  }

  /// When an animation that is added now begins and ends, on the stage's clock.
  private func span(
    of animation: any LayerAnimation, on scene: Scene
  ) -> [Double] {
    var times: [Double] = []
    var animation = animation
    animation.delegate = AnimationTarget(
      begin: { times.append($0.time) }, end: { times.append($0.time) })
    scene.layer.add(animation)
    scene.stage.advance(by: 50)
    return times
  }

  @Test func `T-8: a duration of 0 is a quarter of a second for every kind`() {
    var keyframes = KeyframeAnimation(.opacity, values: [0, 1, 0])
    expectEqual(span(of: fade(duration: 0), on: Scene()), [0, 0.25])
    expectEqual(span(of: keyframes, on: Scene()), [0, 0.25])
    expectEqual(span(of: AnimationGroup([fade()]), on: Scene()), [0, 0.25])
    // The duration D is resolved; iterations and speed use it.
    keyframes.autoreverses = true
    keyframes.repeatCount = 2
    keyframes.speed = 0.5
    expectEqual(span(of: keyframes, on: Scene()), [0, 2])
  }

  @Test func `T-8: a negative duration is rejected, not clamped to 0`() {
    let scene = Scene { $0.opacity = 0.5 }
    scene.add(fade(duration: -0.25)) { $0.fillMode = .both }
    expectEqual(scene.values(of: .opacity, at: [0, 0.1, 0.25]), [0.5, 0.5, 0.5])
    expectEqual(scene.layer.diagnostics.map(\.id), ["C-4"])
  }

  @Test func `T-9: a begin of 0 becomes the layer's current time`() throws {
    let scene = Scene()
    scene.layer.add(fade(), forKey: "first")
    scene.stage.advance(by: 0.25)
    scene.layer.add(fade(), forKey: "second")
    scene.layer.add(fade(), forKey: "third")
    let begins = ["first", "second", "third"].map { scene.layer.animation(forKey: $0)?.beginTime }
    // The epoch reserves a literal 0 for the current time, on a new clock too.
    expectEqual(begins, [1000, 1000.25, 1000.25])
    expectEqual(scene.value(of: .opacity, at: 0.5), 0.25)
  }

  @Test func `T-9: on a layer with local time it is that layer's time`() {
    let scene = Scene { layer in
      layer.beginTime = 990
      layer.speed = 2
      layer.timeOffset = 7
    }
    scene.stage.advance(by: 1)
    scene.layer.add(fade(), forKey: "fade")
    expectEqual(scene.layer.animation(forKey: "fade")?.beginTime, 29)
    expectEqual(scene.layer.currentTime, 29)
  }

  @Test func `T-9: inside a group 0 is the start of the group`() {
    let scene = Scene { $0.opacity = 0.5 }
    scene.stage.advance(by: 3)
    scene.add(AnimationGroup([fade()], duration: 2), forKey: "group", begin: 1)
    let group = scene.layer.animation(forKey: "group") as? AnimationGroup
    expectEqual(group?.beginTime, 1004)
    expectEqual(group?.animations.first?.beginTime, 0)
    expectEqual(scene.values(of: .opacity, at: [3.5, 4.25]), [0.5, 0.25])
  }

  @Test func `T-10: a delay is counted in the layer's own time`() {
    let scene = Scene { layer in
      layer.beginTime = 600
      layer.speed = 2
      layer.timeOffset = 50
    }
    scene.stage.advance(by: 1)
    var delayed = fade()
    delayed.beginTime = scene.layer.convertTime(scene.stage.mediaTime, from: nil) + 1
    // One second of the layer's is half a second of the clock's.
    expectEqual(span(of: delayed, on: scene), [1.5, 2])
  }

  @Test func `T-10: a begin in the host's time is that only on a layer in plain time`() {
    let plain = Scene()
    plain.stage.advance(by: 1)
    var delayed = fade()
    delayed.beginTime = plain.stage.mediaTime + 1
    expectEqual(span(of: delayed, on: plain), [2, 3])
    let behind = Scene { $0.timeOffset = -3 }
    behind.stage.advance(by: 1)
    // The layer is at 998: 1002 is four seconds away, three too late.
    expectEqual(span(of: delayed, on: behind), [5, 6])
  }

  @Test
  func
    `T-10: a begin in the past starts midway, and a finished animation ends with the next update`()
  {
    let scene = Scene { $0.opacity = 0.5 }
    scene.stage.advance(by: 10)
    scene.add(fade(duration: 4), begin: -3)
    expectEqual(scene.value(of: .opacity, at: 10), 0.75)
    var past = fade()
    past.beginTime = scene.stage.mediaTime - 5
    expectEqual(span(of: past, on: scene), [10, 10])
  }
}
