// The layers of written scenes.

import Animatic

#if canImport(CoreGraphics)
  import CoreGraphics
#else
  import Foundation
#endif

extension GoldenCase {
  /// A layer at (50, 50), 40 points wide and high.
  static func box(_ name: String = "box") -> Layer {
    Layer(
      name: name, position: CGPoint(x: 50, y: 50),
      bounds: CGRect(x: 0, y: 0, width: 40, height: 40))
  }
}
