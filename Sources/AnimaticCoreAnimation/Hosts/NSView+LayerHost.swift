// NSView as a host of compositions.

#if canImport(AppKit) && !targetEnvironment(macCatalyst) && (canImport(Darwin) || APPLE_STAND_IN)
  public import AnimaticCore
  public import AppKit
  public import QuartzCore

  extension NSView: @MainActor LayerHost, @MainActor LayerBacked {}

  // A member of the protocol, so that a subclass may declare its own.
  extension LayerBacked where Self: NSView {
    /// The layer of the view, created if the view has none.
    @MainActor public var backingLayer: CALayer {
      if let layer { return layer }
      wantsLayer = true
      return layer ?? CALayer()
    }
  }
#endif
