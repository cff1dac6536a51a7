// The standard properties whose values are points, sizes and rectangles, with their Swift names.

#if canImport(CoreGraphics)
  public import CoreGraphics
#else
  public import Foundation
#endif

extension LayerProperty where Value == CGPoint {
  /// The position of the anchor point in the superlayer, in points.
  public static var position: Self { Self(code: StandardProperty.position.code) }

  /// The anchor point within the bounds, 0 to 1 on each axis.
  public static var anchorPoint: Self { Self(code: StandardProperty.anchorPoint.code) }

  /// The start point of a gradient, 0 to 1 on each axis.
  public static var startPoint: Self { Self(code: StandardProperty.startPoint.code) }

  /// The end point of a gradient, 0 to 1 on each axis.
  public static var endPoint: Self { Self(code: StandardProperty.endPoint.code) }

  /// The center of an emitter, in points.
  public static var emitterPosition: Self { Self(code: StandardProperty.emitterPosition.code) }

  /// The origin of the bounds, in points.
  public static var boundsOrigin: Self { Self(code: StandardProperty.bounds.code + 1) }
}

extension LayerProperty where Value == CGSize {
  /// The offset of the shadow, in points.
  public static var shadowOffset: Self { Self(code: StandardProperty.shadowOffset.code) }

  /// The size of an emitter, in points.
  public static var emitterSize: Self { Self(code: StandardProperty.emitterSize.code) }

  /// The size of the bounds, in points.
  public static var boundsSize: Self { Self(code: StandardProperty.bounds.code + 4) }

  /// The translation along x and y, in points.
  public static var translation: Self { Self(code: StandardProperty.transform.code(.translation)) }
}

extension LayerProperty where Value == CGRect {
  /// The rectangle of the layer in its local coordinates, in points.
  public static var bounds: Self { Self(code: StandardProperty.bounds.code) }

  /// The visible part of the contents, in unit coordinates.
  public static var contentsRect: Self { Self(code: StandardProperty.contentsRect.code) }

  /// The stretchable part of the contents, in unit coordinates.
  public static var contentsCenter: Self { Self(code: StandardProperty.contentsCenter.code) }
}
