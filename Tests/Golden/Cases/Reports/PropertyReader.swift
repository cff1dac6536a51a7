// The parts of a property as text, read through the public subscripts.

import Animatic

#if canImport(CoreGraphics)
  import CoreGraphics
#else
  import Foundation
#endif

/// A property whose parts are written into reports.
struct PropertyReader: Sendable {
  /// The parts of a value.
  enum Parts {
    case numbers([Double])
    case text(String)
  }

  let keyPath: String
  /// The names of the numbers; numbers beyond them have no name.
  let names: [String]
  let read: @Sendable (LayerValues) -> Parts

  /// Creates a reader of a property that consists of numbers.
  init<Value: AnimatableValue>(
    _ property: LayerProperty<Value>, _ names: [String] = [],
    numbers: @escaping @Sendable (Value) -> [Double]
  ) {
    keyPath = property.keyPath
    self.names = names
    read = { .numbers(numbers($0[property])) }
  }

  /// Creates a reader of a property that is compared as text.
  init<Value: AnimatableValue>(
    _ property: LayerProperty<Value>, text: @escaping @Sendable (Value) -> String
  ) {
    keyPath = property.keyPath
    names = []
    read = { .text(text($0[property])) }
  }

  /// Creates a reader of a number.
  init(_ property: LayerProperty<Double>) { self.init(property) { [$0] } }

  /// Creates a reader of a point.
  init(_ property: LayerProperty<CGPoint>) {
    self.init(property, ["x", "y"]) { [Double($0.x), Double($0.y)] }
  }

  /// Creates a reader of a size.
  init(_ property: LayerProperty<CGSize>) {
    self.init(property, ["width", "height"]) { [Double($0.width), Double($0.height)] }
  }

  /// Creates a reader of a rectangle.
  init(_ property: LayerProperty<CGRect>) {
    self.init(property, ["x", "y", "width", "height"]) { rect in
      [rect.origin.x, rect.origin.y, rect.size.width, rect.size.height].map { Double($0) }
    }
  }

  /// Creates a reader of a color.
  init(_ property: LayerProperty<RGBAColor>) {
    self.init(property, ["red", "green", "blue", "alpha"]) { $0.components }
  }

  /// Creates a reader of a flag.
  init(_ property: LayerProperty<Bool>) { self.init(property) { "\($0)" } }

  /// Creates a reader of a path.
  init(_ property: LayerProperty<BezierPath>) {
    self.init(property) { $0.elements.map(\.description).joined(separator: ", ") }
  }

  /// Creates a reader of a transform.
  init(_ property: LayerProperty<Transform3D>) {
    let names = (1...4).flatMap { row in (1...4).map { "m\(row)\($0)" } }
    self.init(property, names) { value in
      [value.m11, value.m12, value.m13, value.m14, value.m21, value.m22, value.m23, value.m24]
        + [value.m31, value.m32, value.m33, value.m34, value.m41, value.m42, value.m43, value.m44]
    }
  }
}
