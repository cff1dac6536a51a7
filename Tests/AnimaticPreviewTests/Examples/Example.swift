// The examples: a name, the page of the playground that has the same composition, and how its
// preview is made.

import Animatic
import AnimaticPreview
import Testing

struct Example: Sendable, CustomTestStringConvertible {
  let name: String
  /// The page, without its number; nil for what is on no page.
  let page: String?
  let preview: @Sendable () throws -> CompositionPreview

  init(
    _ name: String, page: String? = nil,
    _ preview: @escaping @Sendable () throws -> CompositionPreview
  ) {
    self.name = name
    self.page = page
    self.preview = preview
  }

  var testDescription: String { name }

  static var all: [Example] { pages + morePages + vocabulary + looks + timing + hard }
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
