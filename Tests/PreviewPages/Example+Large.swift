// More than anybody can look at.

import Animatic
import AnimaticPreview

extension Example {
  /// Not among all examples: a hundred thousand animations each, for measuring.
  static var large: [Example] {
    [
      Example("large-one-layer") {
        let box = tile("box", 60, 60)
        var chain = Animate(box)
        for index in 0..<100_000 {
          chain = chain.move(x: Double(index % 7) * 40, duration: 0.01, easing: .easeIn).then()
        }
        return chain.preview(title: "One layer")
      },
      Example("large-many-layers") {
        let layers = (0..<100_000).map { tile("layer \($0)", Double($0 % 300), Double($0 / 300)) }
        return Stagger(each: 0.0001) {
          for layer in layers { Animate(layer).fade(to: 0, duration: 1) }
        }.preview(title: "Many layers")
      },
      Example("large-tree") {
        let root = tile("root", 150, 150, 300, 300, .white)
        let layers = (0..<100_000).map { tile("layer \($0)", Double($0 % 300), Double($0 / 300)) }
        root.sublayers = layers
        return Animate(layers[99_999]).fade(to: 0, duration: 1).preview(title: "Large tree")
      },
      Example("large-repeats") {
        let box = tile("box", 60, 60)
        return Animate(box).move(x: 200, duration: 0.0001).autoreverses().repeats(1_000_000)
          .preview(title: "Many repeats")
      },
    ]
  }
}
