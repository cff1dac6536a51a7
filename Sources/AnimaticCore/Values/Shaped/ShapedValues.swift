// Arrays and paths as animatable values: the colors and locations of a gradient, or custom ones.

/// The number of elements and, without a fixed number of components, the shape of each.
private struct ArrayShape: Hashable, Sendable {
  struct Part: Hashable, Sendable {
    let shape: ValueShape
    let count: Int

    func hash(into hasher: inout Hasher) { hasher.combine(count) }
  }

  let count: Int
  let parts: [Part]
}

extension Array: AnimatableValue where Element: AnimatableValue {
  /// 0: an array has no fixed number of components.
  public static var animatableComponentCount: Int { 0 }

  /// Creates an array from the concatenated components of its elements.
  ///
  /// Incomplete elements are dropped; elements without a fixed number of components can't be made
  /// from numbers alone and give an empty array.
  ///
  /// ```swift
  /// [Double](components: [0, 0.5, 1])  // [0, 0.5, 1]
  /// ```
  ///
  /// - Parameter components: The numbers.
  public init(animatableComponents components: [Double]) {
    let size = Element.componentCount
    self = []
    guard size > 0 else { return }
    for start in stride(from: 0, through: components.count - size, by: size) {
      append(Element(components: [Double](components[start..<start + size])))
    }
  }

  /// The concatenated components of all elements.
  public var animatableComponents: [Double] { flatMap(\.components) }
}

extension Array: ShapedValue where Element: AnimatableValue {
  package var shape: ValueShape {
    let parts = Element.componentCount > 0 ? [] : map(\.flat)
    return ValueShape(
      ArrayShape(
        count: count,
        parts: parts.map {
          ArrayShape.Part(shape: $0.shape ?? ValueShape(0), count: $0.numbers.count)
        }), count: count)
  }

  package init(shape: ValueShape, components: [Double]) {
    guard let own = shape.base as? ArrayShape, !own.parts.isEmpty else {
      self.init(components: components)
      return
    }
    var next = 0
    self = own.parts.map { part in
      let end = Swift.min(next + part.count, components.count)
      defer { next = end }
      return Element(flat: FlatValue([Double](components[next..<end]), shape: part.shape))
    }
  }
}

// Paths as animatable values: paths of the same structure interpolate point by point (V-7).

extension BezierPath: ShapedValue {
  /// Creates an empty path, because a path can't be made from numbers alone.
  ///
  /// - Parameter components: Ignored.
  public init(animatableComponents components: [Double]) {
    self.init()
  }

  /// The coordinates of all points in order, including control points.
  public var animatableComponents: [Double] { coordinates }

  package var shape: ValueShape { ValueShape(kinds) }

  package init(shape: ValueShape, components: [Double]) {
    let kinds = shape.base as? [UInt8] ?? []
    self = BezierPath(kinds: kinds, coordinates: components) ?? BezierPath()
  }
}
