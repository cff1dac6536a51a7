// Scenes with transactions, transitions and trees of layers.

import Animatic
import AnimaticCore
import AnimaticEngine

#if canImport(CoreGraphics)
  import CoreGraphics
#else
  import Foundation
#endif

extension GoldenCase {
  static var transactions: [GoldenCase] {
    [
      GoldenCase("transaction-implicit") { _ in
        let layer = box()
        return GoldenScene(on: layer)
          .at(0.25) { _ in layer.opacity = 0 }
          .at(0.375) { _ in layer.opacity = 1 }
          .at(1) { _ in layer.position = CGPoint(x: 0, y: 0) }
          .at(1.5) { _ in layer.isHidden = true }
      },
      GoldenCase("transaction-explicit") { _ in
        let layer = box()
        return GoldenScene(on: layer).at(0.25) { golden in
          golden.stage.transaction { transaction in
            transaction.animationDuration = 1
            transaction.animationTimingFunction = .easeIn
            transaction.completionBlock = { golden.note("outer completed") }
            layer.opacity = 0
            golden.stage.transaction { inner in
              inner.disableActions = true
              inner.completionBlock = { golden.note("inner completed") }
              layer.cornerRadius = 9
            }
          }
        }
      },
      GoldenCase("transaction-actions") { _ in
        let layer = box()
        return GoldenScene(on: layer)
          .at(0.25) { golden in
            layer.actions["opacity"] = .run(NotedAction(stage: golden))
            golden.stage.defaultActions["cornerRadius"] = .stop
            layer.style = LayerStyle(actions: [
              "zPosition": .run(BasicAnimation(.zPosition, duration: 1))
            ])
            layer.opacity = 0.5
            layer.cornerRadius = 4
            layer.zPosition = 7
          }
      },
      GoldenCase("transaction-unbalanced") { _ in
        let layer = box()
        return GoldenScene(on: layer)
          .at(0.25) { $0.stage.commitTransaction() }
          .at(0.5) { golden in
            golden.stage.beginTransaction().animationDuration = 0.5
            layer.opacity = 0
          }
          .at(0.75) { $0.stage.commitTransaction() }
      },
    ]
  }

  static var transitions: [GoldenCase] {
    [
      GoldenCase("transition-dissolve") { _ in
        let card = box("card")
        return GoldenScene(on: card).at(0.25) { golden in
          golden.keep(
            golden.stage.transition(
              with: card, duration: 1, options: .transitionCrossDissolve,
              animations: { card.contents = "second" }, completion: golden.completed("done")))
        }
      },
      GoldenCase("transition-flip") { _ in
        let (card, old, new) = (box("card"), box("old"), box("new"))
        card.addSublayer(old)
        return GoldenScene(on: card).at(0.25) { golden in
          golden.keep(
            golden.stage.transition(
              from: old, to: new, duration: 1, options: [.transitionFlipFromLeft, .curveLinear],
              completion: golden.completed("done")))
        }
      },
      GoldenCase("transition-added") { _ in
        let card = box("card")
        return GoldenScene(on: card)
          .at(0.25) { _ in
            var push = LayerTransition(.push, from: .right, duration: 1, timingFunction: .easeIn)
            push.startProgress = 0.25
            card.add(push)
          }
          .at(0.75) { _ in card.add(LayerTransition(.reveal, from: .top, duration: 0.5)) }
      },
      GoldenCase("transition-refused") { _ in
        let card = box("card")
        return GoldenScene(on: card)
          .at(0.25) { golden in
            golden.stage.transition(
              with: card, duration: 1, options: .transitionCurlUp,
              animations: { card.contents = "second" }, completion: golden.completed("done"))
          }
          .at(0.5) { _ in card.add(LayerTransition(typeName: "cube", duration: 1)) }
      },
    ]
  }

  static var layerTrees: [GoldenCase] {
    [
      GoldenCase("tree-time") { stage in
        let (outer, inner) = (box("outer"), box("inner"))
        outer.addSublayer(inner)
        outer.speed = 0.5
        inner.timeOffset = 0.25
        return GoldenScene(
          Parallel {
            Animate(outer).move(x: 80).onEnd(stage.heard("outer"))
            Animate(inner).fade(to: 0).onEnd(stage.heard("inner"))
          }
        ).spanning(3).at(1) { _ in outer.speed = 2 }
      },
      GoldenCase("tree-leaves") { stage in
        let (outer, inner) = (box("outer"), box("inner"))
        outer.addSublayer(inner)
        let whole = Parallel {
          Animate(outer).move(x: 80, duration: 2).onEnd(stage.heard("outer"))
          Animate(inner).fade(to: 0, duration: 2).onEnd(stage.heard("inner"))
        }
        return GoldenScene(whole)
          .at(0.5) { _ in inner.removeFromSuperlayer() }
          .at(1) { $0.stage.remove(outer) }
      },
      GoldenCase("tree-hit") { _ in
        let (outer, inner) = (box("outer"), box("inner"))
        outer.addSublayer(inner)
        let scene = GoldenScene(Animate(inner).move(x: 200, duration: 1)).spanning(1)
        return [0.0, 0.25, 0.5, 0.75].reduce(scene) { scene, time in
          scene.at(time) { golden in
            for x in stride(from: 0.0, to: 240, by: 60) {
              let hit = outer.hitTest(CGPoint(x: x, y: 60), in: .presentation)
              golden.note("hit at \(x): \(hit?.name ?? "none")")
            }
          }
        }
      },
    ]
  }
}

/// An action that writes a line.
private struct NotedAction: LayerAction {
  let stage: GoldenStage

  func run(forKey key: String, on layer: Layer) {
    stage.note("action \(key) shows \(layer.presentation.opacity)")
  }
}
