// T-13 to T-16: a layer's own time, converting, freezing, pausing and resuming.

import AnimaticCore
import AnimaticEngine
import TestSupport
import Testing

#if canImport(CoreGraphics)
  import CoreGraphics
#else
  import Foundation
#endif

struct LayerTimeRuleTests {
  @Test func `N-14 begin, speed and offset convert there and back`() {
    let scene = Scene { layer in
      layer.beginTime = 3
      layer.speed = 2
      layer.timeOffset = 1
    }
    expectEqual(scene.layer.convertTime(10, from: nil), 15)
    expectEqual(scene.layer.convertTime(15, to: nil), 10)
    let other = Layer()
    scene.stage.add(other)
    expectEqual(scene.layer.convertTime(10, from: other), 15)
    expectEqual(other.convertTime(15, from: scene.layer), 10)
  }

  @Test func `N-15 half speed and an offset`() {
    let scene = Scene { layer in
      layer.speed = 0.5
      layer.timeOffset = 1
    }
    expectEqual(scene.layer.convertTime(0.5, from: nil), 1.25)
  }

  @Test func `T-15 through speed 0 there is only the begin`() {
    let scene = Scene { layer in
      layer.beginTime = 4
      layer.speed = 0
      layer.timeOffset = 1
    }
    expectEqual(scene.layer.convertTime(9, from: nil), 1)
    expectEqual(scene.layer.convertTime(9, to: nil), 4)
  }

  @Test func `T-15 converting between two layers goes through the host's time`() {
    let scene = Scene { $0.speed = 2 }
    let other = Layer()
    other.timeOffset = 5
    scene.stage.add(other)
    expectEqual(scene.layer.convertTime(8, from: other), 6)
    expectEqual(scene.layer.convertTime(6, to: other), 8)
  }

  @Test func `T-13 a layer at speed 0 is scrubbed by its offset`() {
    let scene = Scene()
    let layer = scene.layer
    layer.speed = 0
    layer.timeOffset = 1000
    layer.beginTime = 0
    layer.add(BasicAnimation(.positionX, from: 0, to: 100, duration: 2))
    for (offset, expected) in [(1000.5, 25.0), (1001.5, 75), (1000.25, 12.5)] {
      layer.timeOffset = offset
      #expect(agree([layer.presentation.position.x], [expected]), "\(offset)")
    }
    #expect(agree([scene.value(of: .positionX, at: 50)], [12.5]))
  }

  @Test func `T-3 a layer's speed runs its animations faster, and ends them earlier`() {
    let scene = Scene { $0.speed = 2 }
    var ends: [Double] = []
    scene.add(BasicAnimation(.positionX, from: 0, to: 100, duration: 1)) { animation in
      animation.delegate = AnimationTarget(end: { ends.append($0.time) })
    }
    #expect(agree([scene.value(of: .positionX, at: 0.25)], [50]))
    scene.stage.advance(by: 5)
    expectEqual(ends, [0.5])
  }

  @Test func `T-16 pause and resume`() {
    // The clock starts at 0, so that host 8 is 1008 in media time.
    let scene = Scene()
    let (stage, layer) = (scene.stage, scene.layer)
    var ends: [Double] = []
    scene.add(BasicAnimation(.positionX, from: 0, to: 4, duration: 4), begin: 8) { animation in
      animation.delegate = AnimationTarget(end: { ends.append($0.time) })
    }
    #expect(agree([scene.value(of: .positionX, at: 10)], [2]))
    let paused = layer.convertTime(stage.mediaTime, from: nil)
    layer.speed = 0
    layer.timeOffset = paused
    #expect(agree([scene.value(of: .positionX, at: 15)], [2]))
    expectEqual(layer.currentTime, 1010)
    let stopped = layer.timeOffset
    layer.speed = 1
    layer.timeOffset = 0
    layer.beginTime = 0
    layer.beginTime = layer.convertTime(stage.mediaTime, from: nil) - stopped
    #expect(layer.beginTime == 5 && layer.currentTime == 1010)
    #expect(agree([scene.value(of: .positionX, at: 16)], [3]))
    stage.advance(by: 9)
    expectEqual(ends, [17])
  }
}
