// A view and its layer.

public import Foundation
public import QuartzCore

/// A view, of which only the layer is there.
@MainActor
open class UIView: NSObject {
  /// The layer that shows it.
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
