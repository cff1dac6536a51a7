// Every verb, on a separate layer.

import Animatic
import AnimaticPreview

extension Example {
  static var vocabulary: [Example] {
    [
      Example("vocabulary", page: "Vocabulary") {
        let square = BezierPath(rect: CGRect(x: 10, y: 10, width: 30, height: 30))
        let verbs: [(String, (Animate) -> Animate)] = [
          ("move", { $0.move(to: [200, 100]).move(by: [10, 0]).move(x: 0).move(byY: 5) }),
          ("follow", { $0.follow(square, rotation: .auto) }),
          ("fade", { $0.fade(to: 0.5).fadeIn().fadeOut() }),
          ("scale", { $0.scale(to: 2).scale(by: 1.5).scale(x: 3).zoomIn().zoomOut() }),
          ("rotate", { $0.rotate(to: .degrees(45)).rotate(by: .turns(1)).spin().flip() }),
          ("resize", { $0.resize(to: [10, 20]).resize(width: 30) }),
          ("appearance", { $0.background(to: .red).cornerRadius(to: 4).zPosition(to: 1) }),
          ("border", { $0.border(width: 2).border(color: .blue) }),
          ("shadow", { $0.shadow(opacity: 0.5).shadow(radius: 4).shadow(offset: [0, 2]) }),
          ("transform", { $0.transform(to: Transform3D.identity.translated(x: 1, y: 2, z: 3)) }),
          ("shape", { $0.stroke().morph(to: square) }),
          ("contents", { $0.images([LayerContents("a"), LayerContents("b")]) }),
          ("shake", { $0.shake().shake(y: 4).shake(rotation: .degrees(5)) }),
          ("effects", { $0.pulse().bounce().swing().pop().jump() }),
          ("throw", { $0.throw(from: [0, 0], to: [100, 0], height: 50) }),
          ("slide", { $0.slideIn(from: .left).slideOut(to: .top) }),
          ("any property", { $0.animate(.cornerRadius, from: 0, by: 8) }),
          (
            "keyframes",
            {
              $0.keyframes(.opacity) {
                Keyframe(1)
                Keyframe(0.2, at: 0.3, easing: .easeOut)
                Keyframe(1)
              }
            }
          ),
        ]
        let layers = verbs.enumerated().map { index, verb in
          let (row, column) = index.quotientAndRemainder(dividingBy: 6)
          return tile(
            verb.0, 60 + 90 * Double(column), 60 + 90 * Double(row), 50, 50, .yellow)
        }
        for layer in layers where layer.name == "shape" {
          layer.path = BezierPath(ellipseIn: layer.bounds)
        }
        return Parallel {
          for (layer, verb) in zip(layers, verbs) { verb.1(Animate(layer)) }
        }.shown(title: "Vocabulary")
      }
    ]
  }
}
