// The examples: a name, the page of the playground that has the same composition, and what it
// composes.

package import Animatic
package import AnimaticPreview

#if canImport(CoreGraphics)
  import CoreGraphics
#else
  import Foundation
#endif

package struct Example: Sendable, CustomStringConvertible {
  package let name: String
  /// The page, without its number; nil for an example without a page.
  package let page: String?
  private let make: @Sendable () throws -> ExamplePicture

  init(
    _ name: String, page: String? = nil, _ make: @escaping @Sendable () throws -> ExamplePicture
  ) {
    self.name = name
    self.page = page
    self.make = make
  }

  package var description: String { name }

  /// The composition, on new layers.
  package func composition() throws -> Composition { try make().composition }

  /// How its preview is made.
  package func preview() throws -> CompositionPreview { try make().preview() }

  package static var all: [Example] { pages + morePages + vocabulary + looks + timing + hard }
}

/// A composition, and how it is to be drawn.
struct ExamplePicture {
  let composition: Composition
  let preview: () -> CompositionPreview
}

extension Composable {
  /// The composition as an example, with the options of its preview.
  func shown(
    title: String? = nil, root: Layer? = nil, size: CGSize? = nil, background: RGBAColor? = nil,
    reducedMotion: Bool = false
  ) -> ExamplePicture {
    let composition = composition
    return ExamplePicture(composition: composition) {
      composition.preview(
        title: title, root: root, size: size, background: background,
        reducedMotion: reducedMotion)
    }
  }
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
