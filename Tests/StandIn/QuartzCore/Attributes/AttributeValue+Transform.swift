// Transforms of key-value coding, with the synthetic parts that key paths name (P-6).

import Foundation

extension CATransform3D: AttributeValue {
  static func unboxed(_ value: Any?) -> Self? {
    if let value = value as? Self { return value }
    guard let value = value as? NSValue, value.holdsTransform else { return nil }
    return value.caTransform3DValue
  }

  var boxed: Any? { NSValue(caTransform3D: self) }

  static func part(_ path: String) -> AttributePart? {
    switch path {
    case "rotation", "rotation.z": AttributePart(\Self.parts.rotation.z)
    case "rotation.x": AttributePart(\Self.parts.rotation.x)
    case "rotation.y": AttributePart(\Self.parts.rotation.y)
    case "scale": AttributePart(\Self.parts.uniformScale)
    case "scale.x": AttributePart(\Self.parts.scale.x)
    case "scale.y": AttributePart(\Self.parts.scale.y)
    case "scale.z": AttributePart(\Self.parts.scale.z)
    case "scale.xy": AttributePart(\Self.parts.planarScale)
    case "translation": AttributePart(\Self.parts.planarTranslation)
    case "translation.x": AttributePart(\Self.m41)
    case "translation.y": AttributePart(\Self.m42)
    case "translation.z": AttributePart(\Self.m43)
    default: nil
    }
  }
}

/// What "transform.translation" takes and returns: a size, or a point.
struct PlanarTranslation: AttributeValue {
  var size: CGSize

  static func unboxed(_ value: Any?) -> Self? {
    if let point = CGPoint.unboxed(value) {
      return Self(size: CGSize(width: point.x, height: point.y))
    }
    return CGSize.unboxed(value).map { Self(size: $0) }
  }

  var boxed: Any? { size }
}
