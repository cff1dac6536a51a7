// One random value before it has a type, and its conversion to the library's values.

package import AnimaticCore

/// A value of a random animation or of a random model.
package enum SpecValue: Equatable {
  case numbers([Double])
  case outline(BezierPath)
  case token(String?)

  /// The library's value of a type.
  package func value<Value: AnimatableValue>(as: Value.Type) -> Value {
    switch self {
    case .numbers(let numbers): Value(animatableComponents: numbers)
    case .outline(let path): path as? Value ?? Value(animatableComponents: [])
    case .token(let name):
      name.flatMap { LayerContents(stringLiteral: $0) as? Value }
        ?? DiscreteValue<String>(name) as? Value ?? Value(animatableComponents: [])
    }
  }

  /// The largest number in it.
  package var magnitude: Double {
    switch self {
    case .numbers(let numbers): numbers.map(abs).max() ?? 0
    case .outline(let path): path.magnitude
    case .token: 0
    }
  }

  /// How many numbers it is made of.
  package var count: Int { if case .numbers(let numbers) = self { numbers.count } else { 0 } }
}

extension BezierPath {
  /// The largest coordinate of all points.
  package var magnitude: Double { coordinates.map(abs).max() ?? 0 }
}
