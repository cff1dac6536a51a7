// Keyframe blocks: relative times, holds between keyframes, and invalid numbers.

import Animatic
import Foundation
import TestSupport
import Testing

struct KeyframeBlockTests {
  let scene = BlockScene()
  var stage: Stage { scene.stage }
  var box: Layer { scene.layer }

  @Test func `N-70: one property over all of it, another in four parts`() {
    stage.animateKeyframes(duration: 4, options: .curveLinear) { keyframes in
      box.opacity = 0
      for (index, sign) in [1.0, -1, 1, -1].enumerated() {
        keyframes.addKeyframe(relativeStartTime: Double(index) / 4, relativeDuration: 0.25) {
          box.position.x += 100 * sign
          box.position.y += 50
        }
      }
    }
    #expect(box.position == CGPoint(x: 0, y: 200) && box.opacity == 0)
    stage.advance(by: 0.5)
    expectEqual(box.presentation.position, CGPoint(x: 50, y: 25))
    #expect(agree([box.presentation.opacity], [0.875]))
    stage.advance(by: 0.5)
    expectEqual(box.presentation.position, CGPoint(x: 100, y: 50))
    stage.advance(by: 1)
    expectEqual(box.presentation.position, CGPoint(x: 0, y: 100))
    stage.advance(by: 2)
    #expect(box.animationKeys == [] && box.presentation.position == CGPoint(x: 0, y: 200))
  }

  @Test func `U-14: between keyframes the value holds, and without a duration it jumps`() {
    stage.animateKeyframes(duration: 1, options: .curveLinear) { keyframes in
      keyframes.addKeyframe(relativeStartTime: 0.2, relativeDuration: 0.2) { box.zPosition = 10 }
      keyframes.addKeyframe(relativeStartTime: 0.8, relativeDuration: 0) { box.zPosition = 20 }
    }
    #expect(
      agree(
        scene.values(of: .zPosition, at: [0, 0.1, 0.3, 0.5, 0.75, 0.8, 0.9]),
        [0, 0, 5, 10, 10, 20, 20]))
  }

  @Test
  func
    `U-14: of two overlapping keyframes, the later one starts from the current value of the earlier one`()
  {
    stage.animateKeyframes(duration: 1, options: .curveLinear) { keyframes in
      keyframes.addKeyframe(relativeStartTime: 0, relativeDuration: 1) { box.zPosition = 10 }
      keyframes.addKeyframe(relativeStartTime: 0.5, relativeDuration: 0.25) { box.zPosition = 0 }
    }
    #expect(
      agree(scene.values(of: .zPosition, at: [0.25, 0.5, 0.625, 0.75, 0.9]), [2.5, 5, 2.5, 0, 0]))
  }

  @Test func `U-14: the whole is eased, the parts are straight`() {
    stage.animateKeyframes(duration: 1) { keyframes in
      keyframes.addKeyframe(relativeStartTime: 0, relativeDuration: 0.5) { box.zPosition = 10 }
    }
    let eased = TimingFunction.easeInEaseOut.value(at: 0.25)
    #expect(agree(scene.values(of: .zPosition, at: [0.25, 0.5]), [20 * eased, 10]))
  }

  @Test func `it starts from the presentation, and replaces the running animation`() {
    stage.animateKeyframes(duration: 1, options: .curveLinear) { keyframes in
      keyframes.addKeyframe(relativeStartTime: 0, relativeDuration: 1) { box.zPosition = 10 }
    }
    stage.advance(by: 0.5)
    stage.animateKeyframes(duration: 1, options: .curveLinear) { keyframes in
      keyframes.addKeyframe(relativeStartTime: 0, relativeDuration: 1) { box.zPosition = 0 }
    }
    expectEqual(box.animationKeys, ["zPosition"])
    #expect(agree(scene.values(of: .zPosition, at: [0.5, 1, 1.5]), [5, 2.5, 0]))
  }

  @Test func `U-5: inside another block it takes over duration and easing`() {
    stage.animate(duration: 4, options: .curveLinear) {
      stage.animateKeyframes(duration: 1) { keyframes in
        keyframes.addKeyframe(relativeStartTime: 0, relativeDuration: 0.5) { box.zPosition = 10 }
      }
    }
    #expect(agree(scene.values(of: .zPosition, at: [1, 2, 3]), [5, 10, 10]))
  }

  @Test func `discrete keyframes hold each value from its time`() {
    stage.animateKeyframes(duration: 1, options: .curveLinear, calculationMode: .discrete) {
      $0.addKeyframe(relativeStartTime: 0, relativeDuration: 0.5) { box.zPosition = 10 }
    }
    #expect(agree(scene.values(of: .zPosition, at: [0.25, 0.49, 0.5, 0.75]), [0, 0, 10, 10]))
  }

  @Test
  func `B-5: from no color it changes immediately, as in any block, and continues from there`() {
    func shown(_ change: (KeyframeBlock, Layer) -> Void) -> [RGBAColor] {
      let scene = BlockScene()
      scene.stage.animateKeyframes(duration: 1, options: .curveLinear) { change($0, scene.layer) }
      return [0.125, 0.25, 0.5, 0.75, 1].map { time in
        scene.stage.advance(to: time)
        return scene.layer.presentation.backgroundColor
      }
    }
    let (none, red, blue) = (RGBAColor.clear, RGBAColor.red, RGBAColor.blue)
    expectEqual(shown { $1.backgroundColor = red }, [red, red, red, red, red])
    let purple = RGBAColor(red: 0.5, green: 0, blue: 0.5)
    let late = shown { block, box in
      block.addKeyframe(relativeStartTime: 0.25, relativeDuration: 0.25) {
        box.backgroundColor = red
      }
      block.addKeyframe(relativeStartTime: 0.5, relativeDuration: 0.5) {
        box.backgroundColor = blue
      }
    }
    expectEqual(late, [none, red, red, purple, blue])
    // A color that was set is a start value, even if it is invisible.
    let scene = BlockScene()
    scene.stage.performWithoutAnimation { scene.layer.backgroundColor = .clear }
    scene.stage.animateKeyframes(duration: 1, options: .curveLinear) { _ in
      scene.layer.backgroundColor = red
    }
    scene.stage.advance(by: 0.5)
    #expect(scene.layer.presentation.backgroundColor != red)
  }

  @Test(arguments: [(0.5, 0.75), (-0.5, 0.5), (2, 0.5), (0, -1), (.nan, 0.5), (0, .infinity)])
  func `L-43: keyframes outside the duration are cut and reported`(start: Double, length: Double) {
    stage.animateKeyframes(duration: 1, options: .curveLinear) { keyframes in
      keyframes.addKeyframe(relativeStartTime: start, relativeDuration: length) {
        box.zPosition = 10
      }
    }
    expectEqual(box.diagnostics.map(\.id), ["L-43"])
    expectEqual(scene.values(of: .zPosition, at: [1]), [10])
  }

  @Test func `the completion and the playback are as for any block`() {
    let playback = stage.animateKeyframes(
      duration: 1,
      animations: { keyframes in
        keyframes.addKeyframe(relativeStartTime: 0, relativeDuration: 1) { box.zPosition = 10 }
      }, completion: scene.write("done"))
    stage.advance(by: 2)
    #expect(scene.lines == ["done true at 1.0"] && playback.outcome == .finished)
  }
}
