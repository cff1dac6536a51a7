// A view and its layer.

public import Foundation
public import QuartzCore

/// Anything that responds to events.
@MainActor
open class UIResponder: NSObject {
  /// Creates a responder.
  nonisolated public override init() {}
}

/// A view, reduced to its layer.
@MainActor
open class UIView: UIResponder {
  /// The layer that backs it.
  public let layer = CALayer()

  /// Creates a view of a frame.
  public convenience init(frame: CGRect) {
    self.init()
    layer.frame = frame
  }

  /// Creates a view.
  nonisolated public override init() {}

  /// Takes the view out of the one around it.
  public func removeFromSuperview() { layer.removeFromSuperlayer() }
}
