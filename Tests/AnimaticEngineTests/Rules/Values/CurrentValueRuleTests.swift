// B-2, B-3, B-5, and B-6: missing values of a basic animation, and values that are not
// clamped.

import AnimaticCore
import AnimaticEngine
import TestSupport
import Testing

#if canImport(CoreGraphics)
  import CoreGraphics
#else
  import Foundation
#endif

struct CurrentValueRuleTests {
  @Test func `B-2: the model is read live at a part of a property too`() {
    let scene = Scene()
    scene.add(BasicAnimation(.positionX, to: 100, duration: 1))
    expectEqual(scene.value(of: .positionX, at: 0.5), 50)
    scene.layer.position = CGPoint(x: 60, y: 7)
    expectEqual(scene.value(of: .position, at: 0.5), CGPoint(x: 80, y: 7))
    scene.layer.position.x = -100
    expectEqual(scene.value(of: .positionX, at: 0.75), 50)
  }

  @Test func `B-2: and at a part of a transform`() {
    let scene = Scene()
    scene.add(BasicAnimation(.rotation, by: 1, duration: 1))
    #expect(agree([scene.value(of: .rotation, at: 0.5)], [0.5]))
    scene.layer.transform = .rotation(by: 0.25)
    #expect(agree([scene.value(of: .rotation, at: 0.5)], [0.75]))
  }

  @Test func `B-2: with by alone both ends are the live model`() {
    let scene = Scene { $0.opacity = 0.25 }
    scene.add(BasicAnimation(.opacity, by: 0.5, duration: 1))
    expectEqual(scene.value(of: .opacity, at: 0.5), 0.5)
    scene.layer.opacity = 1
    expectEqual(scene.value(of: .opacity, at: 0.5), 1.25)
  }

  @Test func `B-2: no other animation counts, not of the whole either`() {
    let scene = Scene()
    let far = CGPoint(x: 900, y: 900)
    scene.add(BasicAnimation(.position, from: far, to: far, duration: 1))
    scene.add(BasicAnimation(.positionX, to: 100, duration: 1))
    expectEqual(scene.value(of: .position, at: 0.25), CGPoint(x: 25, y: 900))
    let grouped = Scene()
    let first = BasicAnimation(.positionX, from: 900, to: 900)
    let second = BasicAnimation(.positionX, to: 100)
    grouped.add(AnimationGroup([first, second], duration: 1))
    expectEqual(grouped.value(of: .positionX, at: 0.25), 25)
  }

  @Test
  func `B-3: without values it goes from the presentation at its addition to the live model`() {
    let scene = Scene { $0.opacity = 0.25 }
    scene.add(BasicAnimation(.opacity, duration: 1))
    scene.layer.opacity = 0.75
    #expect(agree(scene.values(of: .opacity, at: [0, 0.25, 0.5]), [0.25, 0.375, 0.5]))
    scene.layer.opacity = 1.25
    #expect(agree(scene.values(of: .opacity, at: [0.5, 0.75, 1]), [0.75, 1, 1.25]))
  }

  @Test func `B-3: the presentation at its addition includes other animations`() {
    let scene = Scene { $0.opacity = 0.25 }
    scene.add(BasicAnimation(.opacity, from: 1, to: 1, duration: 9))
    scene.add(BasicAnimation(.opacity, duration: 1))
    #expect(agree([scene.value(of: .opacity, at: 0.5)], [0.625]))
  }

  @Test func `B-3: without a change it is constant for its whole duration`() {
    let scene = Scene { $0.opacity = 0.25 }
    var ends: [Double] = []
    scene.add(BasicAnimation(.opacity, duration: 2)) { animation in
      animation.delegate = AnimationTarget(end: { ends.append($0.time) })
    }
    expectEqual(scene.values(of: .opacity, at: [0, 0.5, 1.75]), [0.25, 0.25, 0.25])
    scene.stage.advance(by: 5)
    expectEqual(ends, [2])
  }

  @Test func `B-5: values of another type show nothing and run their length`() {
    let scene = Scene { $0.opacity = 0.5 }
    var ends: [Double] = []
    scene.add(
      BasicAnimation<CGPoint>(keyPath: "opacity", to: CGPoint(x: 9, y: 9), duration: 1)
    ) { animation in
      animation.delegate = AnimationTarget(end: { ends.append($0.time) })
    }
    expectEqual(scene.layer.diagnostics.map(\.id), ["C-7"])
    #expect(scene.value(of: .opacity, at: 0.5) == 0.5 && ends == [])
    scene.stage.advance(by: 1)
    expectEqual(ends, [1])
  }

  @Test func `B-6: nothing is clamped, during the animation, in the model, or beyond it`() {
    let scene = Scene { $0.opacity = -1 }
    #expect(scene.layer.opacity == -1 && scene.layer.presentation.opacity == -1)
    scene.add(BasicAnimation(.opacity, to: 1.5, duration: 1)) { animation in
      animation.isRemovedOnCompletion = false
      animation.fillMode = .forwards
    }
    expectEqual(scene.values(of: .opacity, at: [0, 0.25, 1, 2]), [-1, -0.375, 1.5, 1.5])
    let shape = Scene()
    shape.add(BasicAnimation(.strokeEnd, from: 0, to: 3, duration: 1))
    expectEqual(shape.value(of: .strokeEnd, at: 0.5), 1.5)
  }

  @Test func `N-20: a change of the model changes a running animation`() {
    let scene = Scene { $0.opacity = 0 }
    scene.add(BasicAnimation(.opacity, to: 1, duration: 1))
    expectEqual(scene.value(of: .opacity, at: 0.5), 0.5)
    scene.layer.opacity = 0.6
    #expect(agree(scene.values(of: .opacity, at: [0.5, 0.75]), [0.8, 0.9]))
  }
}
