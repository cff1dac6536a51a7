// A view of UIKit's as a layer that compositions can be written for.

#if canImport(UIKit) && !os(watchOS) && (canImport(Darwin) || APPLE_STAND_IN)
  public import AnimaticCore
  public import QuartzCore
  public import UIKit

  extension UIView: @MainActor LayerHost, @MainActor LayerBacked {}

  // As a member of the protocol, so that a subclass stays free to have one of its own.
  extension LayerBacked where Self: UIView {
    /// The layer that shows the view.
    @MainActor public var backingLayer: CALayer { layer }
  }
#endif
