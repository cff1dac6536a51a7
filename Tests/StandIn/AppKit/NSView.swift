// A view that may have a layer.

public import Foundation
public import QuartzCore

/// Anything that responds to events.
@MainActor
open class NSResponder: NSObject {
  /// Creates a responder.
  nonisolated public override init() {}
}

/// A view, reduced to its layer.
@MainActor
open class NSView: NSResponder {
  /// The layer that backs it; nil until one is requested.
  public var layer: CALayer?

  /// Whether it is backed by a layer.
  public var wantsLayer = false {
    didSet { layer = wantsLayer ? layer ?? CALayer() : nil }
  }

  /// Creates a view.
  nonisolated public override init() {}
}
