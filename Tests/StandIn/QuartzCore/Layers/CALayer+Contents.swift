// The contents of a layer.

public import Foundation

extension CALayer {
  /// The visible part, in unit coordinates.
  public var contentsRect: CGRect {
    get { self[LayerAttributes.contentsRect] }
    set { self[LayerAttributes.contentsRect] = newValue }
  }

  /// The stretchable part, in unit coordinates.
  public var contentsCenter: CGRect {
    get { self[LayerAttributes.contentsCenter] }
    set { self[LayerAttributes.contentsCenter] = newValue }
  }

  /// Pixels per point.
  public var contentsScale: CGFloat {
    get { self[LayerAttributes.contentsScale] }
    set { self[LayerAttributes.contentsScale] = newValue }
  }

  /// A name.
  public var name: String? {
    get { self[LayerAttributes.name] }
    set { self[LayerAttributes.name] = newValue }
  }

  /// An image or another object.
  public var contents: Any? {
    get { self[LayerAttributes.contents].object }
    set { self[LayerAttributes.contents] = AnyAttributeValue(object: newValue) }
  }

  /// The outline of the shadow; copied when set.
  public var shadowPath: CGPath? {
    get { self[LayerAttributes.shadowPath] }
    set { self[LayerAttributes.shadowPath] = newValue?.copy() }
  }
}
