// Views for tests. No file may import both Testing and a module named UIKit: Testing would
// look for a cross-import overlay that stand-ins lack.

#if APPLE_STAND_IN
  import Animatic
  import AnimaticCore
  import AppKit
  import CoreAnimationStandIn
  import QuartzCore
  import UIKit

  /// What people name the members of their views.
  final class Card: UIView {
    var id = 7
    var name = "card"
    var currentTime = "noon"
    var backingLayer: String?
  }

  @MainActor
  enum Views {
    /// An image of UIKit.
    static let image: (CGImage) -> UIImage = { UIImage(cgImage: $0) }

    /// Whether a view of AppKit is layer-backed before and after a chain of it is compiled.
    static func backing() -> (before: Bool, after: Bool) {
      let view = NSView()
      let before = view.wantsLayer
      _ = Animate(view).fade(to: 0).timeline
      return (before, view.wantsLayer)
    }

    /// A view of UIKit's, and its layer.
    static func phone() -> (host: any LayerHost, layer: CALayer) {
      let card = Card()
      return (card, card.layer)
    }

    /// A view of AppKit's, and its layer.
    static func mac() -> (host: any LayerHost, layer: CALayer) {
      let view = NSView()
      return (view, view.backingLayer)
    }

    /// The chain as it is written for a view.
    static func chain(on layer: CALayer, of host: any LayerHost) -> Composition? {
      if let card = host as? Card { return Animate(card).fade(to: 0, duration: 1).composition }
      if let view = host as? NSView { return Animate(view).fade(to: 0, duration: 1).composition }
      return nil
    }
  }
#endif
