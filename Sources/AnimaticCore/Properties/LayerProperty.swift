// The public property type: typed at compile time, convertible to a Core Animation key path.

/// An animatable property of a layer, with the type of its values.
///
/// Standard properties are `.opacity`, `.position`, `.positionX`, `.rotation`, and so on; an
/// unknown name or a wrong value type is a compile error. The key path is available as a property.
///
/// ```swift
/// LayerProperty<Double>.rotation.keyPath  // "transform.rotation.z"
/// ```
public struct LayerProperty<Value: AnimatableValue>: Sendable, Hashable, CustomStringConvertible {
  /// The number of a standard path, or -1.
  package let code: Int32

  /// The path of a custom or unresolved property.
  package let custom: PropertyPath?

  /// Creates a property from the number of a standard path, or from a custom path.
  package init(code: Int32 = -1, custom path: PropertyPath? = nil) {
    self.code = code
    custom = path
  }

  /// Creates a standard property, or a component by its index among the property's key paths.
  init(standard property: StandardProperty, component: Int32 = 0) {
    self.init(code: property.code + component)
  }

  /// Creates a component of the standard transform.
  init(transform component: TransformComponent) {
    self.init(code: StandardProperty.transform.code(component))
  }

  /// Creates a property from its path.
  package init(_ path: PropertyPath) {
    if let code = path.code { self.init(code: code) } else { self.init(custom: path) }
  }

  /// Declares a custom property with its default value.
  ///
  /// ```swift
  /// extension LayerProperty where Value == Double {
  ///   static var progress: Self { Self("progress", default: 0) }
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - name: The key path; one of Core Animation's names refers to that property, and with
  ///     another value type it is rejected when animated (C-7).
  ///   - initial: The value of a new layer.
  public init(_ name: String, default initial: Value) {
    if PropertyCatalogue.code(of: name) != nil {
      self.init(keyPath: name)
    } else {
      let root = PropertyRoot(name, Self.kind, Self.fitting(initial.flat), type: Value.self)
      self.init(custom: root.whole)
    }
  }

  /// Creates a property from a Core Animation key path.
  ///
  /// An unknown path, or one of another value type, is accepted: animating it has no visible effect
  /// and raises a diagnostic (P-1, L-1).
  ///
  /// ```swift
  /// LayerProperty<Double>(keyPath: "position.x") == .positionX  // true
  /// ```
  ///
  /// - Parameter keyPath: The key path, such as `transform.scale.x`.
  public init(keyPath: String) {
    if let code = PropertyCatalogue.code(of: keyPath),
      PropertyCatalogue.path(code)?.valueType == Value.self
    {
      self.init(code: code)
    } else {
      self.init(
        custom: PropertyPath(
          keyPath: keyPath, root: .unresolved(keyPath), component: .whole, valueType: Value.self))
    }
  }

  /// The kind of the value's type.
  private static var kind: PropertyKind {
    if Value.self == Bool.self { return .flag }
    if Value.self == Transform3D.self { return .transform }
    return Value.self is any ShapedValue.Type ? .shaped : .vector(Value.usableCount)
  }

  /// Returns a value with the number of components of its type, whatever a custom type returns.
  private static func fitting(_ value: FlatValue) -> FlatValue {
    guard case .vector(let count) = kind else { return value }
    let given = value.numbers.prefix(count)
    return FlatValue(given + [Double](repeating: 0, count: count - given.count))
  }

  /// The resolved path.
  package var path: PropertyPath {
    custom ?? PropertyCatalogue.path(code) ?? PropertyPath.none
  }

  /// The key path in Core Animation's syntax.
  public var keyPath: String { path.keyPath }

  /// The key path.
  public var description: String { keyPath.oneLine }
}

// The standard properties with their Swift names.

extension LayerProperty where Value == RGBAColor {
  /// The background color; clear and without interpolation until it is set (B-5).
  public static var backgroundColor: Self { Self(standard: .backgroundColor) }

  /// The border's color, opaque black by default.
  public static var borderColor: Self { Self(standard: .borderColor) }

  /// The shadow's color, opaque black by default.
  public static var shadowColor: Self { Self(standard: .shadowColor) }

  /// The fill color of a shape.
  public static var fillColor: Self { Self(standard: .fillColor) }

  /// The stroke color of a shape; clear and without interpolation until it is set (B-5).
  public static var strokeColor: Self { Self(standard: .strokeColor) }

  /// The color of text.
  public static var foregroundColor: Self { Self(standard: .foregroundColor) }
}

extension LayerProperty where Value == Transform3D {
  /// The transform about the anchor point.
  public static var transform: Self { Self(standard: .transform) }

  /// The transform of all sublayers about the anchor point.
  public static var sublayerTransform: Self { Self(standard: .sublayerTransform) }

  /// The transform from one copy of a replicator to the next.
  public static var instanceTransform: Self { Self(standard: .instanceTransform) }
}

extension LayerProperty where Value == Double {
  /// The x of the position, in points.
  public static var positionX: Self { Self(standard: .position, component: 1) }

  /// The y of the position, in points.
  public static var positionY: Self { Self(standard: .position, component: 2) }

  /// The width of the bounds, in points.
  public static var boundsWidth: Self { Self(standard: .bounds, component: 5) }

  /// The height of the bounds, in points.
  public static var boundsHeight: Self { Self(standard: .bounds, component: 6) }

  /// The rotation about the z-axis, in radians: the key path transform.rotation.z.
  public static var rotation: Self { Self(transform: .rotationZ) }

  /// The rotation about the x-axis, in radians.
  ///
  /// A transform is a scale, then rotations about x, y, and z, then a translation (P-7, P-8); the
  /// order of the rotations is engine-defined. Reads as it was written; a matrix reads as -π to π.
  /// Simultaneously animated components don't affect each other's readings (P-9, engine-defined).
  public static var rotationX: Self { Self(transform: .rotationX) }

  /// The rotation about the y-axis, in radians.
  ///
  /// Reads as it was written. A matrix reads as -π/2 to π/2: a larger angle reads as half turns about
  /// x and z (P-7, engine-defined).
  public static var rotationY: Self { Self(transform: .rotationY) }

  /// The scale of all three axes; reads as their average (P-6).
  public static var scale: Self { Self(transform: .scale) }

  /// The scale of the x-axis.
  public static var scaleX: Self { Self(transform: .scaleX) }

  /// The scale of the y-axis.
  public static var scaleY: Self { Self(transform: .scaleY) }

  /// The scale of the z-axis.
  public static var scaleZ: Self { Self(transform: .scaleZ) }

  /// The translation along the x-axis, in points.
  public static var translationX: Self { Self(transform: .translationX) }

  /// The translation along the y-axis, in points.
  public static var translationY: Self { Self(transform: .translationY) }

  /// The translation along the z-axis, in points.
  public static var translationZ: Self { Self(transform: .translationZ) }
}

extension LayerProperty {
  /// The whole transform from one number, or from an array of three for scale and translate.
  ///
  /// A wrong count of numbers has no effect and raises C-17 (P-4).
  ///
  /// ```swift
  /// BasicAnimation(.transform(by: .rotateZ), from: 0, to: .pi, duration: 1)
  /// ```
  ///
  /// - Parameter function: The value function.
  /// - Returns: The property; its key path is transform.
  public static func transform(by function: ValueFunction) -> Self {
    Self(keyPath: "transform", valueFunction: function)
  }

  /// The whole sublayer transform from numbers.
  ///
  /// A wrong count of numbers has no effect and raises C-17 (P-4).
  ///
  /// - Parameter function: The value function.
  /// - Returns: The property; its key path is sublayerTransform.
  public static func sublayerTransform(by function: ValueFunction) -> Self {
    Self(keyPath: "sublayerTransform", valueFunction: function)
  }

  /// The function that makes a transform from the numbers; nil for directly animated properties.
  public var valueFunction: ValueFunction? {
    if case .function(let function) = custom?.component { function } else { nil }
  }

  /// Sets the value function; nil animates the property directly.
  mutating func setValueFunction(_ function: ValueFunction?) {
    guard function != valueFunction else { return }
    let plain = path.plain ?? path
    self =
      function == nil && plain.isResolved
      ? LayerProperty(plain)
      : LayerProperty(keyPath: keyPath, valueFunction: function, plain: plain)
  }

  /// Creates a property from a key path, with or without a value function.
  package init(
    keyPath: String, valueFunction: ValueFunction?, plain: PropertyPath? = nil
  ) {
    guard let function = valueFunction else {
      self.init(keyPath: keyPath)
      return
    }
    let known = PropertyCatalogue.path(for: keyPath)
    let isTransform = known?.component == .whole && known?.root.kind == .transform
    let root = isTransform ? known?.root : nil
    self.init(
      custom: PropertyPath(
        keyPath: keyPath, root: root ?? .unresolved(keyPath),
        component: .function(function), valueType: Value.self, plain: plain))
  }
}

extension LayerProperty where Value == CGPoint {
  /// The position of the anchor point in the superlayer, in points.
  public static var position: Self { Self(standard: .position) }

  /// The anchor point within the bounds, 0 to 1 on each axis.
  public static var anchorPoint: Self { Self(standard: .anchorPoint) }

  /// The start point of a gradient, 0 to 1 on each axis.
  public static var startPoint: Self { Self(standard: .startPoint) }

  /// The end point of a gradient, 0 to 1 on each axis.
  public static var endPoint: Self { Self(standard: .endPoint) }

  /// The center of an emitter, in points.
  public static var emitterPosition: Self { Self(standard: .emitterPosition) }

  /// The origin of the bounds, in points.
  public static var boundsOrigin: Self { Self(standard: .bounds, component: 1) }
}

extension LayerProperty where Value == CGSize {
  /// The offset of the shadow, in points.
  public static var shadowOffset: Self { Self(standard: .shadowOffset) }

  /// The size of an emitter, in points.
  public static var emitterSize: Self { Self(standard: .emitterSize) }

  /// The size of the bounds, in points.
  public static var boundsSize: Self { Self(standard: .bounds, component: 4) }

  /// The translation along x and y, in points.
  public static var translation: Self { Self(transform: .translation) }
}

extension LayerProperty where Value == CGRect {
  /// The rectangle of the layer in its local coordinates, in points.
  public static var bounds: Self { Self(standard: .bounds) }

  /// The visible part of the contents, in unit coordinates.
  public static var contentsRect: Self { Self(standard: .contentsRect) }

  /// The stretchable part of the contents, in unit coordinates.
  public static var contentsCenter: Self { Self(standard: .contentsCenter) }
}

extension LayerProperty where Value == Double {
  /// The opacity of the layer, 0 to 1.
  public static var opacity: Self { Self(standard: .opacity) }

  /// The radius of the corners, in points.
  public static var cornerRadius: Self { Self(standard: .cornerRadius) }

  /// The width of the border, in points.
  public static var borderWidth: Self { Self(standard: .borderWidth) }

  /// The position along the z-axis, in points.
  public static var zPosition: Self { Self(standard: .zPosition) }

  /// The anchor along the z-axis, in points.
  public static var anchorPointZ: Self { Self(standard: .anchorPointZ) }

  /// The opacity of the shadow, 0 to 1.
  public static var shadowOpacity: Self { Self(standard: .shadowOpacity) }

  /// The blur of the shadow, in points.
  public static var shadowRadius: Self { Self(standard: .shadowRadius) }

  /// The scale of the contents, in pixels per point.
  public static var contentsScale: Self { Self(standard: .contentsScale) }

  /// The scale of a rasterized layer, in pixels per point.
  public static var rasterizationScale: Self { Self(standard: .rasterizationScale) }

  /// The relative start of the stroke along the path, 0 to 1.
  public static var strokeStart: Self { Self(standard: .strokeStart) }

  /// The relative end of the stroke along the path, 0 to 1.
  public static var strokeEnd: Self { Self(standard: .strokeEnd) }

  /// The width of the line, in points.
  public static var lineWidth: Self { Self(standard: .lineWidth) }

  /// The miter limit of joins.
  public static var miterLimit: Self { Self(standard: .miterLimit) }

  /// The offset into the dash pattern at which a line begins, in points.
  public static var lineDashPhase: Self { Self(standard: .lineDashPhase) }

  /// The size of the text, in points.
  public static var fontSize: Self { Self(standard: .fontSize) }
}

extension LayerProperty where Value == BezierPath {
  /// The path of a shape; empty if Core Animation has nil.
  public static var path: Self { Self(standard: .path) }

  /// The outline of the shadow; empty for the layer's own shape.
  public static var shadowPath: Self { Self(standard: .shadowPath) }
}

extension LayerProperty where Value == [RGBAColor] {
  /// The colors of a gradient.
  public static var colors: Self { Self(standard: .colors) }
}

extension LayerProperty where Value == [Double] {
  /// The positions of a gradient's colors, 0 to 1; empty spaces them evenly.
  public static var locations: Self { Self(standard: .locations) }
}

extension LayerProperty where Value == LayerContents {
  /// The contents of the layer.
  public static var contents: Self { Self(standard: .contents) }
}

extension LayerProperty where Value == DiscreteValue<LayerID> {
  /// The layer that masks the layer.
  public static var mask: Self { Self(standard: .mask) }
}

extension LayerProperty where Value == Bool {
  /// Whether the layer is hidden: the key path hidden.
  public static var isHidden: Self { Self(standard: .hidden) }

  /// Whether sublayers are clipped to the layer's bounds.
  public static var masksToBounds: Self { Self(standard: .masksToBounds) }

  /// Whether the layer is visible from behind: the key path doubleSided.
  public static var isDoubleSided: Self { Self(standard: .doubleSided) }

  /// Whether the layer is rendered once and cached as a bitmap.
  public static var shouldRasterize: Self { Self(standard: .shouldRasterize) }
}

extension LayerProperty where Value == Double {
  /// The factor of an emitter's particle birth rate.
  public static var birthRate: Self { Self(standard: .birthRate) }

  /// The factor of the lifetime of an emitter's particles.
  public static var lifetime: Self { Self(standard: .lifetime) }

  /// The factor of the speed of an emitter's particles.
  public static var velocity: Self { Self(standard: .velocity) }

  /// The factor of the size of an emitter's particles: the key path scale.
  public static var emitterScale: Self { Self(standard: .emitterScale) }

  /// The factor of the rotation of an emitter's particles.
  public static var spin: Self { Self(standard: .spin) }

  /// The position of an emitter along the z-axis, in points.
  public static var emitterZPosition: Self { Self(standard: .emitterZPosition) }

  /// The depth of an emitter, in points.
  public static var emitterDepth: Self { Self(standard: .emitterDepth) }

  /// The delay between two copies of a replicator, in seconds.
  public static var instanceDelay: Self { Self(standard: .instanceDelay) }

  /// The red offset from one copy of a replicator to the next.
  public static var instanceRedOffset: Self { Self(standard: .instanceRedOffset) }

  /// The green offset from one copy of a replicator to the next.
  public static var instanceGreenOffset: Self { Self(standard: .instanceGreenOffset) }

  /// The blue offset from one copy of a replicator to the next.
  public static var instanceBlueOffset: Self { Self(standard: .instanceBlueOffset) }

  /// The alpha offset from one copy of a replicator to the next.
  public static var instanceAlphaOffset: Self { Self(standard: .instanceAlphaOffset) }
}

extension LayerProperty where Value == RGBAColor {
  /// The color that a replicator multiplies with its first copy.
  public static var instanceColor: Self { Self(standard: .instanceColor) }
}
