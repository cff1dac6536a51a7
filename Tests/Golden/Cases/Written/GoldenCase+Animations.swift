// Scenes with modified verbs, raw animations with delegates, and properties that are not standard.

import Animatic
import AnimaticCore

#if canImport(CoreGraphics)
  import CoreGraphics
#else
  import Foundation
#endif

extension GoldenCase {
  static var modifications: [GoldenCase] {
    [
      GoldenCase("modify-timing") { _ in
        let chain = Animate(box()).fade(from: 1, to: 0).modify {
          $0.beginTime = 0.5
          $0.repeatDuration = 2.5
          $0.timeOffset = 0.25
          $0.timingFunction = .easeIn
        }
        return GoldenScene(chain.then().move(x: 9).modify { $0?.autoreverses = true })
      },
      GoldenCase("modify-values") { _ in
        let chain = Animate(box()).fade(from: 1, to: 0)
          .modify(BasicAnimation<Double>.self) { $0.toValue = 0.5 }
        return GoldenScene(chain.move(x: 50).modify { $0.speed = 2 })
      },
      GoldenCase("modify-group") { _ in
        let chain = Animate(box()).fade(from: 1, to: 0).move(x: 50, duration: 2).group()
          .modify { $0.speed = 0.5 }.modify(AnimationGroup.self) { $0.animations.removeLast() }
        return GoldenScene(chain)
      },
      GoldenCase("modify-fill") { _ in
        let chain = Animate(box()).fade(from: 1, to: 0).modify {
          $0.fillMode = .forwards
          $0.isRemovedOnCompletion = false
        }
        return GoldenScene(chain)
      },
    ]
  }

  static var rawAnimations: [GoldenCase] {
    [
      GoldenCase("raw-delegate") { stage in
        var turn = BasicAnimation(.rotation, from: 0, to: 9, duration: 0.5)
        turn.delegate = stage.target("turn")
        turn.repeatCount = 2.5
        turn.fillMode = .both
        turn.beginTime = 0.25
        return GoldenScene(Animate(box()).add(key: "turn", animation: turn))
      },
      GoldenCase("raw-group-delegates") { stage in
        var fade = BasicAnimation(.opacity, from: 1, to: 0, duration: 1)
        fade.delegate = stage.target("fade")
        var move = BasicAnimation(.position, to: CGPoint(x: 9, y: 3), duration: 0.5)
        move.delegate = stage.target("move")
        move.beginTime = 0.25
        move.autoreverses = true
        var group = AnimationGroup([fade, move], duration: 1, timingFunction: .easeOut)
        group.delegate = stage.target("group")
        group.speed = 2
        group.repeatCount = 3
        return GoldenScene(Animate(box()).add(key: "group", animation: group))
      },
      GoldenCase("raw-backwards") { stage in
        var fade = BasicAnimation(.opacity, from: 1, to: 0, duration: 1)
        fade.speed = -1
        fade.delegate = stage.target("fade")
        return GoldenScene(Animate(box()).add(animation: fade))
      },
      GoldenCase("raw-mask") { _ in
        let none = DiscreteValue<LayerID>(nil)
        let masks = KeyframeAnimation(
          .mask, values: [none, DiscreteValue(Layer(name: "mask").layerID), none], duration: 3)
        return GoldenScene(Animate(box()).add(key: "mask", animation: masks))
      },
      GoldenCase("raw-attached") { stage in
        let layer = box()
        var fade = BasicAnimation(.opacity, from: 1, to: 0, duration: 1)
        fade.delegate = stage.target("fade")
        return GoldenScene(on: layer)
          .at(0) { _ in layer.add(fade, forKey: "a") }
          .at(0.5) { _ in layer.add(fade, forKey: "a") }
          .at(0.75) { _ in layer.add(fade, forKey: "b") }
          .at(1) { _ in layer.removeAnimation(forKey: "a") }
          .at(1.25) { _ in layer.removeAllAnimations() }
      },
      GoldenCase("raw-additive") { _ in
        let layer = box()
        var plus = BasicAnimation(.positionY, from: 0, to: 40, duration: 0.5)
        plus.isAdditive = true
        plus.isCumulative = true
        plus.repeatCount = 3
        var spring = SpringAnimation(.positionY, from: 0, to: 20, duration: 1)
        spring.isAdditive = true
        return GoldenScene(on: layer)
          .at(0) { [plus] _ in layer.add(plus) }
          .at(0.25) { [spring] _ in layer.add(spring) }
      },
    ]
  }

  static var ownProperties: [GoldenCase] {
    [
      GoldenCase("own-numbers") { _ in
        let heat = LayerProperty<Heat>("heat", default: Heat(components: [1, 2, 3]))
        let layer = box()
        layer[heat] = Heat(components: [0, 8, 4])
        let chain = Animate(layer).animate(heat, to: Heat(components: [1, 0, 9]), duration: 1)
          .then().animate(heat, by: Heat(components: [1, 1, 1]), duration: 0.5).settle()
        return GoldenScene(chain).reading(PropertyReader(heat) { $0.components })
      },
      GoldenCase("own-words") { _ in
        let caption = LayerProperty<DiscreteValue<String>>("caption", default: "none")
        let chain = Animate(box()).animate(caption, to: "late", duration: 1)
          .then().keyframes(caption, mode: .discrete, duration: 1) {
            Keyframe("one")
            Keyframe("two", at: 0.25)
            Keyframe("three")
          }
        return GoldenScene(chain).reading(PropertyReader(caption) { "\($0)" })
      },
      GoldenCase("own-list") { _ in
        let levels = LayerProperty<[Double]>("levels", default: [0, 1])
        let chain = Animate(box()).animate(levels, from: [0, 1], to: [2, 3], duration: 1)
          .then().animate(levels, to: [1, 2, 3], duration: 1)
        return GoldenScene(chain).reading(PropertyReader(levels) { $0 })
      },
    ]
  }

  static var reducedMotion: [GoldenCase] {
    ReducedMotion.allCases.map { policy in
      GoldenCase("reduced-\(policy)") { stage in
        let chain = Animate(box()).move(x: 80, duration: 1).onBegin(stage.heard("begin"))
          .onEnd(stage.heard("end")).stay().cue(Cue("moved"))
          .then().fade(to: 0.5, duration: 0.5).scale(to: 2, duration: 1).settle()
        return GoldenScene(
          chain.reducedMotion(policy).observed(end: stage.observed("end of all")),
          reducedMotion: true)
      }
    }
  }
}

/// A value with three numbers.
private struct Heat: AnimatableVector {
  static let componentCount = 3
  let components: [Double]
}

extension GoldenStage {
  /// A delegate that writes lines.
  fileprivate func target(_ name: String) -> AnimationTarget {
    AnimationTarget(
      begin: heard("\(name) begin"), end: heard("\(name) end"), repeat: heard("\(name) repeat"))
  }
}
