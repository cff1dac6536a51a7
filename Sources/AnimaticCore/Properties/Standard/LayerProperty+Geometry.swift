// The standard properties whose values are points, sizes and rectangles, as users spell them.

#if canImport(CoreGraphics)
  public import CoreGraphics
#else
  public import Foundation
#endif

extension LayerProperty where Value == CGPoint {
  /// Where the anchor point is in the superlayer, in points.
  public static var position: Self { Self(code: StandardProperty.position.code) }

  /// The point of the bounds that the position names, 0 to 1 on each axis.
  public static var anchorPoint: Self { Self(code: StandardProperty.anchorPoint.code) }

  /// Where a gradient begins, 0 to 1 on each axis.
  public static var startPoint: Self { Self(code: StandardProperty.startPoint.code) }

  /// Where a gradient ends, 0 to 1 on each axis.
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
  /// The layer's own rectangle, in points.
  public static var bounds: Self { Self(code: StandardProperty.bounds.code) }

  /// The part of the contents that shows, in units of the contents.
  public static var contentsRect: Self { Self(code: StandardProperty.contentsRect.code) }

  /// The part of the contents that stretches, in units of the contents.
  public static var contentsCenter: Self { Self(code: StandardProperty.contentsCenter.code) }
}
