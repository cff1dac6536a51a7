// UIView as a host of compositions.

#if canImport(UIKit) && !os(watchOS) && (canImport(Darwin) || APPLE_STAND_IN)
  public import AnimaticCore
  public import QuartzCore
  public import UIKit

  extension UIView: @MainActor LayerHost, @MainActor LayerBacked {}

  // A member of the protocol, so that a subclass may declare its own.
  extension LayerBacked where Self: UIView {
    /// The layer of the view.
    @MainActor public var backingLayer: CALayer { layer }
  }
#endif
