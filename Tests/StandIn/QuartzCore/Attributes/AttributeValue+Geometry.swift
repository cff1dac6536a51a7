// Points, sizes and rectangles of key-value coding, with the parts that key paths name (P-5).

import Foundation

/// Whether a boxed value holds the same type of structure as another.
private func isSameType(_ value: NSValue, as other: NSValue) -> Bool {
  String(cString: value.objCType) == String(cString: other.objCType)
}

extension CGPoint: AttributeValue {
  static func unboxed(_ value: Any?) -> Self? {
    if let value = value as? Self { return value }
    guard let value = value as? NSValue, isSameType(value, as: NSValue(point: .zero)) else {
      return nil
    }
    return value.pointValue
  }

  static func part(_ path: String) -> AttributePart? {
    switch path {
    case "x": AttributePart(\Self.x)
    case "y": AttributePart(\Self.y)
    default: nil
    }
  }
}

extension CGSize: AttributeValue {
  static func unboxed(_ value: Any?) -> Self? {
    if let value = value as? Self { return value }
    guard let value = value as? NSValue, isSameType(value, as: NSValue(size: .zero)) else {
      return nil
    }
    return value.sizeValue
  }

  static func part(_ path: String) -> AttributePart? {
    switch path {
    case "width": AttributePart(\Self.width)
    case "height": AttributePart(\Self.height)
    default: nil
    }
  }
}

extension CGRect: AttributeValue {
  static func unboxed(_ value: Any?) -> Self? {
    if let value = value as? Self { return value }
    guard let value = value as? NSValue, isSameType(value, as: NSValue(rect: .zero)) else {
      return nil
    }
    return value.rectValue
  }

  static func part(_ path: String) -> AttributePart? {
    switch path {
    case "origin": AttributePart(\Self.origin)
    case "origin.x": AttributePart(\Self.origin.x)
    case "origin.y": AttributePart(\Self.origin.y)
    case "size": AttributePart(\Self.size)
    case "size.width": AttributePart(\Self.size.width)
    case "size.height": AttributePart(\Self.size.height)
    default: nil
    }
  }
}
