// Numbers of key-value coding: every type of number is accepted, nil is 0 (P-14).

import Foundation

/// The number in an object of key-value coding; bare numbers of each type count as NSNumber.
func number(in value: Any?) -> Double? {
  switch value {
  case nil: 0
  case let number as CGFloat: Double(number)
  case let number as Bool: number ? 1 : 0
  case let number as NSNumber: number.doubleValue
  default: nil
  }
}

extension Double: AttributeValue {
  static func unboxed(_ value: Any?) -> Self? { number(in: value) }
  var boxed: Any? { NSNumber(value: self) }
}

extension Float: AttributeValue {
  static func unboxed(_ value: Any?) -> Self? { number(in: value).map { Float($0) } }
  var boxed: Any? { NSNumber(value: self) }
}

extension CGFloat: AttributeValue {
  static func unboxed(_ value: Any?) -> Self? { number(in: value).map { CGFloat($0) } }
  var boxed: Any? { NSNumber(value: Double(self)) }
}

extension Bool: AttributeValue {
  static func unboxed(_ value: Any?) -> Self? { number(in: value).map { $0 != 0 } }
  var boxed: Any? { NSNumber(value: self) }
}
