// Arrays as values of properties.

import AnimaticCore
import Foundation

/// An array with an unknown element type.
protocol ArrayValue {
  static var elementType: any AnimatableValue.Type { get }
  static func parts(of value: FlatValue) -> [FlatValue]
  static func whole(of parts: [FlatValue]) -> FlatValue
}

extension Array: ArrayValue where Element: AnimatableValue {
  static var elementType: any AnimatableValue.Type { Element.self }

  static func parts(of value: FlatValue) -> [FlatValue] { Self(flat: value).map(\.flat) }

  static func whole(of parts: [FlatValue]) -> FlatValue { parts.map { Element(flat: $0) }.flat }
}
