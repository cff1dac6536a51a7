// Block animation: the presentation of a change, and the timing that nested blocks inherit.

import Animatic
import Foundation
import TestSupport
import Testing

struct BlockTests {
  let scene = BlockScene()
  var stage: Stage { scene.stage }
  var box: Layer { scene.layer }

  @Test func `U-1: the model changes immediately, and the presentation eases in and out`() {
    stage.animate(duration: 1) { box.position.x = 100 }
    expectEqual(box.position.x, 100)
    let quarter = 100 * TimingFunction.easeInEaseOut.value(at: 0.25)
    #expect(
      agree(scene.values(of: .positionX, at: [0, 0.25, 0.5, 1]), [0, quarter, 50, 100]))
    #expect(box.animationKeys.isEmpty)
  }

  @Test func `U-2: a layer gets the remainder of the change as an additive animation`() throws {
    box.position = CGPoint(x: 10, y: 20)
    stage.flush()
    box.removeAllAnimations()
    stage.animate(duration: 1) { box.position = CGPoint(x: 110, y: 0) }
    let animation = try #require(box.animation(forKey: "position") as? BasicAnimation<CGPoint>)
    #expect(animation.isAdditive && animation.fillMode == .both)
    #expect(animation.fromValue == CGPoint(x: -100, y: 20) && animation.toValue == .zero)
    #expect(animation.timingFunction == .easeInEaseOut && animation.duration == 1)
    expectEqual(box.diagnostics, [], "nobody wrote it who could be told that it is odd")
  }

  @Test func `N-46: a retargeted change blends with the running one`() {
    stage.animate(duration: 1) { box.position.x = 100 }
    stage.advance(by: 0.25)
    #expect(abs(box.presentation.position.x - 12.9162) < 1e-4)
    stage.advance(by: 0.25)
    stage.animate(duration: 1, options: .beginFromCurrentState) { box.position.x = 0 }
    expectEqual(box.animationKeys, ["position", "position-2"])
    #expect(
      agree(
        scene.values(of: .positionX, at: [0.5, 0.75, 1, 1.25, 1.5]),
        [50, 74.1676, 50, 12.9162, 0], within: 1e-4))
  }

  @Test func `U-3: retargeting keeps the velocity exactly`() {
    stage.animate(duration: 1) { box.position.x = 100 }
    stage.advance(by: 0.4)
    func velocity(_ step: Double) -> Double {
      let before = box.presentation.position.x
      stage.advance(by: step)
      return (box.presentation.position.x - before) / step
    }
    let old = velocity(1e-6)
    stage.animate(springDuration: 0.5, bounce: 0.2) { box.position = CGPoint(x: -30, y: 70) }
    let new = velocity(1e-6)
    #expect(old > 100 && abs(new - old) < 0.05)
  }

  @Test func `U-3: without blending it starts from the old model, or from the presentation`() {
    func shown(_ options: AnimationOptions) -> [Double] {
      let scene = BlockScene()
      scene.stage.animate(duration: 1, options: .curveLinear) { scene.layer.position.x = 100 }
      scene.stage.advance(by: 0.5)
      scene.stage.animate(duration: 1, options: options) { scene.layer.position.x = 0 }
      return scene.values(of: .positionX, at: [0.5, 1, 1.5])
    }
    #expect(agree(shown([.withoutBlending, .curveLinear, .beginFromCurrentState]), [50, 25, 0]))
    #expect(agree(shown([.withoutBlending, .curveLinear]), [100, 50, 0]))
    #expect(agree(shown([.curveLinear]), [50, 50, 0]))
  }

  @Test func `U-2: bounds move and grow by themselves, colours are replaced`() throws {
    box.bounds = CGRect(x: 0, y: 0, width: 10, height: 10)
    box.backgroundColor = .red
    stage.flush()
    box.removeAllAnimations()
    stage.animate(duration: 1, options: .curveLinear) {
      box.bounds = CGRect(x: 5, y: 0, width: 30, height: 10)
      box.backgroundColor = .blue
    }
    expectEqual(box.animationKeys, ["bounds.origin", "bounds.size", "backgroundColor"])
    stage.advance(by: 0.5)
    expectEqual(box.presentation.bounds, CGRect(x: 2.5, y: 0, width: 20, height: 10))
    stage.animate(duration: 1, options: .curveLinear) { box.backgroundColor = .red }
    expectEqual(box.animationKeys.filter { $0.hasPrefix("background") }, ["backgroundColor"])
    expectEqual(
      box.presentation.backgroundColor, RGBAColor(red: 0.5, green: 0, blue: 0.5, alpha: 1))
  }

  @Test func `U-2: the remainder of a whole transform is relative to the old one`() {
    stage.animate(duration: 1, options: .curveLinear) {
      box.transform = Transform3D.identity.translated(x: 40, y: 0, z: 0).scaled(x: 3, y: 1, z: 1)
    }
    stage.advance(by: 0)
    #expect(abs(box.presentation.transform.m11 - 1) < 1e-12)
    #expect(abs(box.presentation.transform.m41) < 1e-12)
    stage.advance(by: 1)
    expectEqual(box.presentation.transform, box.transform)
  }

  @Test func `a transform that can't be undone is replaced`() {
    stage.animate(duration: 1, options: .curveLinear) {
      box.transform = Transform3D.identity.scaled(x: 0, y: 0, z: 1)
    }
    #expect(abs(scene.values(of: .scaleX, at: [0.5])[0] - 0.5) < 1e-9)
  }

  @Test func `U-1: a delay presents the old values first`() {
    stage.animate(duration: 1, delay: 0.5, options: .curveLinear) { box.opacity = 0 }
    #expect(agree(scene.values(of: .opacity, at: [0, 0.5, 1, 1.5]), [1, 1, 0.5, 0]))
  }

  @Test(arguments: [0, -1, Double.nan, .infinity])
  func `U-1: without a duration nothing is animated, and the completion is called`(
    duration: Double
  ) {
    let playback = stage.animate(
      duration: duration, animations: { box.opacity = 0 }, completion: scene.write("done"))
    #expect(box.animationKeys == [] && box.presentation.opacity == 0)
    stage.update()
    #expect(scene.lines == ["done true at 0.0"] && playback.outcome == .finished)
  }

  // MARK: Inside one another

  @Test func `U-5: a block inside lasts as long as the one around it, and is eased like it`() {
    stage.animate(duration: 2, options: .curveLinear) {
      stage.animate(duration: 0.5, options: .curveEaseIn) { box.opacity = 0 }
    }
    #expect(agree(scene.values(of: .opacity, at: [0.5, 1, 2]), [0.75, 0.5, 0]))
  }

  @Test func `U-5: unless it insists`() {
    stage.animate(duration: 2, options: .curveLinear) {
      stage.animate(duration: 0.5, options: [.curveEaseIn, .overrideInheritedDuration]) {
        box.opacity = 0
      }
      stage.animate(duration: 0.5, options: [.curveEaseIn, .overrideInheritedCurve]) {
        box.cornerRadius = 1
      }
    }
    stage.advance(by: 0.25)
    #expect(agree([box.presentation.opacity], [0.5]))
    stage.advance(by: 0.75)
    let eased = TimingFunction.easeIn.value(at: 0.5)
    #expect(agree([box.presentation.cornerRadius], [eased]))
  }

  @Test func `U-5: repeats are inherited unless options are overridden`() {
    stage.animate(duration: 1, options: [.repeat, .curveLinear]) {
      stage.animate(duration: 1) { box.opacity = 0 }
      stage.animate(duration: 1, options: .overrideInheritedOptions) { box.cornerRadius = 1 }
    }
    expectEqual(box.animation(forKey: "opacity")?.repeatCount, .infinity)
    expectEqual(box.animation(forKey: "cornerRadius")?.repeatCount, 0)
  }

  @Test func `U-6: without animation changes show at once, inside a block too`() {
    stage.animate(duration: 1, options: .curveLinear) {
      box.opacity = 0
      stage.performWithoutAnimation {
        box.cornerRadius = 4
        stage.animate(duration: 1) { box.zPosition = 3 }
      }
    }
    expectEqual(box.animationKeys, ["opacity"])
    #expect(box.presentation.cornerRadius == 4 && box.presentation.zPosition == 3)
  }

  @Test func `I-8: where actions are off, blocks animate all the same`() {
    stage.disableActions = true
    box.cornerRadius = 4
    stage.animate(duration: 1, options: .curveLinear) { box.opacity = 0 }
    box.zPosition = 1
    expectEqual(box.animationKeys, ["opacity"])
  }

  // MARK: Repeats

  @Test func `U-7: autoreverse alone goes forth and back, and jumps to the new value`() {
    stage.animate(duration: 1, options: [.autoreverse, .curveLinear]) { box.opacity = 0 }
    #expect(agree(scene.values(of: .opacity, at: [0.5, 1, 1.5, 1.999]), [0.5, 0, 0.5, 0.999]))
    #expect(agree(scene.values(of: .opacity, at: [2]), [0]))
    expectEqual(box.diagnostics.map(\.id), ["L-44"])
  }

  @Test func `U-7: a number of repeats`() {
    stage.animate(
      duration: 1, options: .curveLinear,
      animations: {
        stage.modifyAnimations(repeatCount: 2, autoreverses: true) { box.opacity = 0 }
      }, completion: scene.write("done"))
    #expect(agree(scene.values(of: .opacity, at: [1, 2, 3, 4]), [0, 1, 0, 0]))
    expectEqual(scene.lines, ["done true at 4.0"])
  }

  // MARK: Completion and cancelling

  @Test func `U-8: the completion reports whether all ran to their end`() {
    stage.animate(
      duration: 1, animations: { box.opacity = 0 }, completion: scene.write("first"))
    stage.advance(by: 0.5)
    box.removeAllAnimations()
    stage.animate(
      duration: 1, animations: { box.opacity = 1 }, completion: scene.write("second"))
    stage.animate(duration: 1, animations: {}, completion: scene.write("empty"))
    stage.advance(by: 2)
    expectEqual(scene.lines, ["first false at 0.5", "empty true at 0.5", "second true at 1.5"])
  }

  @Test func `U-9: a block started in a completion has a later completion`() {
    stage.animate(
      duration: 1, animations: { box.opacity = 0 },
      completion: { [scene] _ in
        scene.lines.append("first at \(scene.stage.time)")
        scene.stage.animate(
          duration: 1, animations: { scene.layer.opacity = 1 },
          completion: { _ in scene.lines.append("second at \(scene.stage.time)") })
      })
    stage.advance(by: 5)
    expectEqual(scene.lines, ["first at 1.0", "second at 2.0"])
  }

  @Test func `a block can be cancelled, held, paused and waited for`() {
    let playback = stage.animate(
      duration: 1, options: .curveLinear, animations: { box.position.x = 100 },
      completion: scene.write("done"))
    #expect(playback.duration == 1 && playback.outcome == nil)
    stage.advance(by: 0.25)
    playback.pause()
    stage.advance(by: 5)
    #expect(agree([box.presentation.position.x], [25]))
    playback.cancel(.hold)
    stage.update()
    #expect(box.position.x == 25 && box.animationKeys == [])
    expectEqual(playback.outcome, .cancelled(at: 5.25))
    expectEqual(scene.lines, ["done false at 5.25"])
  }

  @Test func `canceling with revert presents the new value, like removing`() {
    let playback = stage.animate(duration: 1) { box.position.x = 100 }
    stage.advance(by: 0.25)
    playback.cancel()
    expectEqual(box.presentation.position.x, 100)
  }

  // MARK: Springs

  @Test func `U-12: a damping ratio and a duration make UIKit's spring`() throws {
    stage.animate(duration: 0.8, dampingRatio: 0.7) { box.position.x = 1 }
    let spring = try #require(box.animation(forKey: "position") as? SpringAnimation<CGPoint>)
    #expect(abs(spring.stiffness - 151.2791) < 1e-3 && abs(spring.damping - 17.2194) < 1e-3)
    #expect(spring.duration == 0.8 && spring.isAdditive)
    #expect(
      agree(
        scene.values(of: .positionX, at: [0.1, 0.2, 0.3, 0.4]), [0.4112, 0.8609, 1.0301, 1.0411],
        within: 1e-4))
  }

  @Test func `U-13: half a second and no bounce are the defaults`() throws {
    stage.animate { box.position.x = 100 }
    let spring = try #require(box.animation(forKey: "position") as? SpringAnimation<CGPoint>)
    #expect(abs(spring.stiffness - 157.9137) < 1e-4 && abs(spring.damping - 25.1327) < 1e-4)
    #expect(abs(spring.duration - 0.8) < 1e-9)
  }

  @Test func `options have UIKit's numbers`() {
    let options: [AnimationOptions] = [
      .beginFromCurrentState, .repeat, .autoreverse, .overrideInheritedDuration,
      .overrideInheritedCurve, .allowAnimatedContent, .showHideTransitionViews,
      .overrideInheritedOptions, .curveEaseIn, .curveLinear, .transitionFlipFromLeft,
      .transitionFlipFromBottom,
    ]
    expectEqual(
      options.map(\.rawValue),
      [
        4, 8, 16, 32, 64, 128, 256, 512, 65536, 196_608, 1_048_576, 7_340_032,
      ])
  }

  @Test func `I-3: values stored in a transaction do not change the timing of its block`() {
    stage.animate(duration: 1, options: .curveLinear) {
      stage.transaction.setValue("mine", forKey: "animatic.block")
      stage.animate(duration: 8) { box.opacity = 0 }
    }
    #expect(abs(scene.values(of: .opacity, at: [0.5])[0] - 0.5) < 1e-12)
  }

  @Test func `U-4: options are described by UIKit's names`() {
    let all: [(AnimationOptions, String)] = [
      ([], "curveEaseInOut"), (.curveEaseIn, "curveEaseIn"), (.curveEaseOut, "curveEaseOut"),
      ([.repeat, .autoreverse, .curveLinear], "repeat autoreverse curveLinear"),
      (.transitionFlipFromLeft, "curveEaseInOut transitionFlipFromLeft"),
      (.transitionFlipFromRight, "curveEaseInOut transitionFlipFromRight"),
      (.transitionCurlUp, "curveEaseInOut transitionCurlUp"),
      (.transitionCurlDown, "curveEaseInOut transitionCurlDown"),
      (.transitionCrossDissolve, "curveEaseInOut transitionCrossDissolve"),
      (.transitionFlipFromTop, "curveEaseInOut transitionFlipFromTop"),
      (.transitionFlipFromBottom, "curveEaseInOut transitionFlipFromBottom"),
      (AnimationOptions(rawValue: 9 << 16 | 9 << 20), "curve 9 transition 9"),
    ]
    for (options, text) in all { expectEqual(options.description, text) }
  }
}
