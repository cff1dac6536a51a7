// Scenes with blocks.

import Animatic

#if canImport(CoreGraphics)
  import CoreGraphics
#else
  import Foundation
#endif

extension GoldenCase {
  static var blocks: [GoldenCase] {
    [
      GoldenCase("block-plain") { _ in
        block { stage, box in
          stage.animate(
            "done", duration: 1, delay: 0.25,
            animations: {
              box.position = CGPoint(x: 80, y: 10)
              box.backgroundColor = .red
              box.transform = .rotation(by: 1)
            })
        }
      },
      GoldenCase("block-blends") { _ in
        block { stage, box in stage.animate("first", duration: 1) { box.position.x = 100 } }
          .at(0.5) { stage in
            guard let box = stage.stage.layers.first else { return }
            stage.animate("second", duration: 1, options: .beginFromCurrentState) {
              box.position.x = 0
            }
          }
      },
      GoldenCase("block-replaces") { _ in
        block { stage, box in stage.animate("first", duration: 1) { box.position.x = 100 } }
          .at(0.5) { stage in
            guard let box = stage.stage.layers.first else { return }
            stage.animate("second", duration: 1, options: [.withoutBlending, .curveLinear]) {
              box.position.x = 0
            }
          }
      },
      GoldenCase("block-repeats") { _ in
        block { stage, box in
          stage.animate("outer", duration: 0.5, options: [.autoreverse, .curveEaseOut]) {
            stage.stage.modifyAnimations(repeatCount: 2, autoreverses: true) { box.opacity = 0 }
            stage.stage.performWithoutAnimation { box.zPosition = 4 }
          }
        }
      },
      GoldenCase("block-springs") { _ in
        block { golden, box in
          golden.keep(
            golden.stage.animate(
              duration: 1, dampingRatio: 0.5, animations: { box.position.x = 100 },
              completion: golden.completed("damped")))
          golden.keep(
            golden.stage.animate(
              springDuration: 0.5, bounce: 0.25, animations: { box.opacity = 0 },
              completion: golden.completed("bounced")))
        }
      },
      GoldenCase("block-nested") { _ in
        block { stage, box in
          stage.animate("outer", duration: 1) {
            box.position.x = 50
            stage.animate("inner", duration: 0.25) { box.opacity = 0.5 }
            stage.animate(
              "own", duration: 0.25, options: [.overrideInheritedDuration, .curveLinear]
            ) { box.cornerRadius = 8 }
          }
        }
      },
      GoldenCase("block-keyframes") { _ in
        block { golden, box in
          golden.keep(
            golden.stage.animateKeyframes(
              duration: 1,
              animations: { block in
                block.addKeyframe(relativeStartTime: 0, relativeDuration: 0.5) {
                  box.position.x = 100
                }
                block.addKeyframe(relativeStartTime: 0.5, relativeDuration: 0.25) {
                  box.position.x = 20
                  box.opacity = 0.5
                }
              }, completion: golden.completed("keyframes")))
        }
      },
      GoldenCase("block-changes") { _ in
        let (box, other) = (GoldenCase.box(), GoldenCase.box("other"))
        return GoldenScene(
          Sequential {
            Changes(duration: 1, easing: .easeIn) {
              box.opacity = 0
              other.cornerRadius = 8
            }
            Animate(box).fade(to: 1, duration: 0.5)
          })
      },
    ]
  }

  /// A scene of one layer with an action at a quarter of a second.
  private static func block(_ perform: @escaping (GoldenStage, Layer) -> Void) -> GoldenScene {
    let layer = box()
    return GoldenScene(on: layer).at(0.25) { perform($0, layer) }
  }
}

extension GoldenStage {
  /// Runs a block whose completion writes a line.
  fileprivate func animate(
    _ name: String, duration: Double, delay: Double = 0, options: AnimationOptions = [],
    animations: () -> Void
  ) {
    keep(
      stage.animate(
        duration: duration, delay: delay, options: options, animations: animations,
        completion: completed(name)))
  }
}
