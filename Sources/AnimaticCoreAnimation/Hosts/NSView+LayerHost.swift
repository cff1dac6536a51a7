// A view of AppKit's as a layer that compositions can be written for.

#if canImport(AppKit) && !targetEnvironment(macCatalyst) && (canImport(Darwin) || APPLE_STAND_IN)
  public import AnimaticCore
  public import AppKit
  public import QuartzCore

  extension NSView: @MainActor LayerHost, @MainActor LayerBacked {}

  // As a member of the protocol, so that a subclass stays free to have one of its own.
  extension LayerBacked where Self: NSView {
    /// The layer that shows the view; a view without one gets one.
    @MainActor public var backingLayer: CALayer {
      if let layer { return layer }
      wantsLayer = true
      return layer ?? CALayer()
    }
  }
#endif
