// T-12, T-13 and T-16 over long times: endless animations, scrubbing, repeated pauses.

import AnimaticCore
import AnimaticEngine
import TestSupport
import Testing

#if canImport(CoreGraphics)
  import CoreGraphics
#else
  import Foundation
#endif

struct EndlessRuleTests {
  private static let day = 86_400.0

  @Test(arguments: [0.0, 0.025, 0.05, 0.0999])
  func `T-12: after a day an endless repeat is where it was on the first pass`(phase: Double) {
    let scene = Scene()
    scene.add(BasicAnimation(.positionX, from: 0, to: 1, duration: 0.1)) {
      $0.repeatCount = .infinity
    }
    #expect(agree([scene.value(of: .positionX, at: Self.day + phase)], [phase * 10]))
  }

  @Test func `T-12: a day in a hundred thousand steps drifts no more than a day in one`() {
    let scene = Scene()
    scene.add(BasicAnimation(.positionX, from: 0, to: 1, duration: 0.7)) { animation in
      animation.repeatDuration = .infinity
      animation.autoreverses = true
    }
    // 0.864 is no exact number: added up plainly, the steps end 1e-7 s beside the day.
    for _ in 0..<100_000 { scene.stage.advance(by: 0.864) }
    expectEqual(scene.stage.time, Self.day)
    // 61,714 cycles of 1.4 s are 86,399.6 s: 0.4 s into the next.
    #expect(agree([scene.layer.presentation.position.x], [0.4 / 0.7]))
  }

  @Test func `T-12: after a day endless groups in an endless group are still in step`() {
    let scene = Scene()
    var child = BasicAnimation(.positionX, from: 0, to: 1, duration: 0.1)
    child.repeatCount = .infinity
    var inner = AnimationGroup([child], duration: 0.8)
    inner.repeatCount = .infinity
    scene.add(AnimationGroup([inner], duration: 3.2)) { $0.repeatCount = .infinity }
    #expect(agree([scene.value(of: .positionX, at: Self.day + 0.525)], [0.25]))
  }

  @Test func `T-12: an endless animation reports its begin, and its end only when it is removed`() {
    for endless in [\MediaTiming.repeatCount, \.repeatDuration] {
      var told: [String] = []
      let scene = Scene()
      scene.add(BasicAnimation(.opacity, from: 0, to: 1, duration: 0.5), forKey: "fade") {
        $0.timing[keyPath: endless] = .infinity
        $0.delegate = AnimationTarget(
          begin: { told.append("begin \($0.time)") },
          end: { told.append("end \($0.time) \($0.finished)") })
      }
      scene.stage.advance(by: Self.day)
      #expect(told == ["begin 0.0"] && scene.stage.nextEventTime == nil)
      scene.layer.removeAnimation(forKey: "fade")
      scene.stage.update()
      expectEqual(told, ["begin 0.0", "end 86400.0 false"])
    }
  }

  @Test func `T-13: an animation at speed 0 never ends, at its offset`() {
    var ends = 0
    let scene = measured { animation in
      animation.speed = 0
      animation.timeOffset = 0.75
      animation.isRemovedOnCompletion = true
      animation.delegate = AnimationTarget(end: { _ in ends += 1 })
    }
    expectEqual(scene.value(of: .opacity, at: Self.day), 0.75)
    expectEqual(ends, 0)
  }

  @Test func `T-13: an animation begun at layer time 0 can be scrubbed by its layer`() {
    let scene = Scene { layer in
      layer.speed = 0
      layer.position.x = -1
    }
    scene.add(BasicAnimation(.positionX, from: 0, to: 100, duration: 4)) {
      $0.isRemovedOnCompletion = false
    }
    // Forwards, backwards and to the last frame: progress times duration.
    for (progress, x) in [(0.5, 50.0), (0.125, 12.5), (1, 100), (0, 0), (0.75, 75)] {
      scene.layer.timeOffset = progress * 4
      #expect(agree([scene.layer.presentation.position.x], [x]), "\(progress)")
    }
    scene.layer.timeOffset = 2
    #expect(agree([scene.value(of: .positionX, at: 999)], [50]))
    scene.layer.timeOffset = 4.001
    expectEqual(scene.layer.presentation.position.x, -1)
  }

  @Test func `T-16: every pause adds to the layer's begin`() {
    let scene = Scene()
    let (stage, layer) = (scene.stage, scene.layer)
    scene.add(BasicAnimation(.positionX, from: 0, to: 8, duration: 8))
    for (pause, resume, begin, shown) in [(1.0, 3.0, 2.0, 1.0), (4, 9, 7, 2), (9.5, 10, 7.5, 2.5)] {
      stage.advance(by: pause - stage.time)
      scene.pause()
      #expect(agree([layer.presentation.position.x], [shown]), "paused at \(pause)")
      stage.advance(by: resume - stage.time)
      #expect(agree([layer.presentation.position.x], [shown]), "until \(resume)")
      scene.resume()
      #expect(layer.beginTime == begin && layer.speed == 1 && layer.timeOffset == 0)
      #expect(agree([layer.presentation.position.x], [shown]), "resumed at \(resume)")
    }
    #expect(agree([scene.value(of: .positionX, at: 12)], [4.5]))
  }

  @Test func `T-16: the begin has to be reset before the time is converted`() {
    let scene = Scene()
    let layer = scene.layer
    scene.add(BasicAnimation(.positionX, from: 0, to: 8, duration: 8))
    scene.stage.advance(by: 1)
    scene.pause()
    scene.stage.advance(by: 2)
    scene.resume()
    scene.pause()
    let stopped = layer.timeOffset
    (layer.speed, layer.timeOffset) = (1, 0)
    // Without the reset the begin of the first pause is counted out again: two seconds too far.
    layer.beginTime = layer.convertTime(scene.stage.mediaTime, from: nil) - stopped
    #expect(agree([layer.presentation.position.x], [3]))
  }
}
