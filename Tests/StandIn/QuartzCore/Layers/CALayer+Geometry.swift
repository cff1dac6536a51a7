// Where a layer is.

public import Foundation

extension CALayer {
  /// The position of the anchor point in the superlayer.
  public var position: CGPoint {
    get { self[LayerAttributes.position] }
    set { self[LayerAttributes.position] = newValue }
  }

  /// The rectangle in the layer's own coordinates.
  public var bounds: CGRect {
    get { self[LayerAttributes.bounds] }
    set { self[LayerAttributes.bounds] = newValue.standardized }
  }

  /// In unit coordinates of the bounds.
  public var anchorPoint: CGPoint {
    get { self[LayerAttributes.anchorPoint] }
    set { self[LayerAttributes.anchorPoint] = newValue }
  }

  /// Points towards the viewer.
  public var zPosition: CGFloat {
    get { self[LayerAttributes.zPosition] }
    set { self[LayerAttributes.zPosition] = newValue }
  }

  /// Points towards the viewer.
  public var anchorPointZ: CGFloat {
    get { self[LayerAttributes.anchorPointZ] }
    set { self[LayerAttributes.anchorPointZ] = newValue }
  }

  /// About the anchor point.
  public var transform: CATransform3D {
    get { self[LayerAttributes.transform] }
    set { self[LayerAttributes.transform] = newValue }
  }

  /// Of the sublayers, about the anchor point.
  public var sublayerTransform: CATransform3D {
    get { self[LayerAttributes.sublayerTransform] }
    set { self[LayerAttributes.sublayerTransform] = newValue }
  }

  /// Whether the geometry of sublayers is flipped.
  public var isGeometryFlipped: Bool {
    get { self[LayerAttributes.geometryFlipped] }
    set { self[LayerAttributes.geometryFlipped] = newValue }
  }
}
