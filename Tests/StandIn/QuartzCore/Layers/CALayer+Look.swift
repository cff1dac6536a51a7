// The appearance of a layer.

public import Foundation

extension CALayer {
  /// From 0, clear, to 1.
  public var opacity: Float {
    get { self[LayerAttributes.opacity] }
    set { self[LayerAttributes.opacity] = newValue }
  }

  /// Points.
  public var cornerRadius: CGFloat {
    get { self[LayerAttributes.cornerRadius] }
    set { self[LayerAttributes.cornerRadius] = newValue }
  }

  /// Points.
  public var borderWidth: CGFloat {
    get { self[LayerAttributes.borderWidth] }
    set { self[LayerAttributes.borderWidth] = newValue }
  }

  /// The colour of the border.
  public var borderColor: CGColor? {
    get { self[LayerAttributes.borderColor] }
    set { self[LayerAttributes.borderColor] = newValue }
  }

  /// The colour behind the contents.
  public var backgroundColor: CGColor? {
    get { self[LayerAttributes.backgroundColor] }
    set { self[LayerAttributes.backgroundColor] = newValue }
  }

  /// The colour of the shadow.
  public var shadowColor: CGColor? {
    get { self[LayerAttributes.shadowColor] }
    set { self[LayerAttributes.shadowColor] = newValue }
  }

  /// From 0, none, to 1.
  public var shadowOpacity: Float {
    get { self[LayerAttributes.shadowOpacity] }
    set { self[LayerAttributes.shadowOpacity] = newValue }
  }

  /// Points.
  public var shadowOffset: CGSize {
    get { self[LayerAttributes.shadowOffset] }
    set { self[LayerAttributes.shadowOffset] = newValue }
  }

  /// Points.
  public var shadowRadius: CGFloat {
    get { self[LayerAttributes.shadowRadius] }
    set { self[LayerAttributes.shadowRadius] = newValue }
  }

  /// Whether it is not drawn.
  public var isHidden: Bool {
    get { self[LayerAttributes.hidden] }
    set { self[LayerAttributes.hidden] = newValue }
  }

  /// Whether its back is visible.
  public var isDoubleSided: Bool {
    get { self[LayerAttributes.doubleSided] }
    set { self[LayerAttributes.doubleSided] = newValue }
  }

  /// Whether it is opaque.
  public var isOpaque: Bool {
    get { self[LayerAttributes.opaque] }
    set { self[LayerAttributes.opaque] = newValue }
  }

  /// Whether sublayers are cut at the bounds.
  public var masksToBounds: Bool {
    get { self[LayerAttributes.masksToBounds] }
    set { self[LayerAttributes.masksToBounds] = newValue }
  }

  /// Whether it is drawn as a bitmap.
  public var shouldRasterize: Bool {
    get { self[LayerAttributes.shouldRasterize] }
    set { self[LayerAttributes.shouldRasterize] = newValue }
  }

  /// Pixels per point of that bitmap.
  public var rasterizationScale: CGFloat {
    get { self[LayerAttributes.rasterizationScale] }
    set { self[LayerAttributes.rasterizationScale] = newValue }
  }
}
