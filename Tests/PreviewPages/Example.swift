// The examples: a name, and how its preview is made.

import Animatic
import AnimaticPreview

struct Example {
  let name: String
  let preview: () -> CompositionPreview

  init(_ name: String, _ preview: @escaping () -> CompositionPreview) {
    self.name = name
    self.preview = preview
  }

  static var all: [Example] { pages + looks + timing + hard }
}

/// A layer with a colour and a size.
func tile(
  _ name: String, _ x: Double, _ y: Double, _ width: Double = 60, _ height: Double = 60,
  _ color: RGBAColor = RGBAColor(red: 0.2, green: 0.45, blue: 0.95)
) -> Layer {
  let layer = Layer(
    name: name, position: CGPoint(x: x, y: y),
    bounds: CGRect(x: 0, y: 0, width: width, height: height))
  layer.backgroundColor = color
  return layer
}
