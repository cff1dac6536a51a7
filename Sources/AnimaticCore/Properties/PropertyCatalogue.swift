// The standard properties of Core Animation's layers with their defaults, and their key paths by
// number and by text.

/// The standard properties (P-13), the common ones first; their order defines their numbers.
///
/// As coding keys they have names without reflection, which would cost a millisecond at launch.
package enum StandardProperty: Int, CaseIterable, CodingKey {
  case position, bounds, opacity, transform, anchorPoint, cornerRadius, backgroundColor
  case borderWidth, borderColor, zPosition, anchorPointZ
  case shadowColor, shadowOpacity, shadowOffset, shadowRadius
  case sublayerTransform, contentsRect, contentsCenter, contentsScale, rasterizationScale
  case strokeStart, strokeEnd, lineWidth, miterLimit, lineDashPhase, fillColor, strokeColor
  case startPoint, endPoint, fontSize, foregroundColor
  case emitterPosition, emitterSize, instanceTransform
  case hidden, masksToBounds, doubleSided, shouldRasterize
  case contents, mask, path, shadowPath, colors, locations
  case birthRate, lifetime, velocity, emitterScale, spin, emitterZPosition, emitterDepth
  case instanceDelay, instanceColor
  case instanceRedOffset, instanceGreenOffset, instanceBlueOffset, instanceAlphaOffset

  /// The name in Core Animation.
  package var name: String { self == .emitterScale ? "scale" : stringValue }

  /// The property with its kind and default.
  fileprivate var root: PropertyRoot { PropertyRoot(name, kind, initial, number: rawValue) }

  /// The default (Y-8); a color that is nil in Core Animation is clear, and an object that is nil is
  /// empty.
  private var initial: FlatValue {
    switch kind {
    // Stated, because the first value of the type would make the runtime search all conformances.
    case .shaped where self == .mask: FlatValue([], shape: ValueShape(LayerID?.none))
    case .shaped: FlatValue([], shape: emptyValue.shape)
    case .transform: Transform3D.identity.flat
    default: FlatValue(initialNumbers)
    }
  }

  fileprivate var kind: PropertyKind {
    switch self {
    case .position, .emitterPosition, .anchorPoint, .startPoint, .endPoint: .point
    case .bounds, .contentsRect, .contentsCenter: .rect
    case .shadowOffset, .emitterSize: .size
    case .transform, .sublayerTransform, .instanceTransform: .transform
    case .backgroundColor, .strokeColor, .borderColor, .shadowColor, .fillColor, .foregroundColor,
      .instanceColor:
      .color
    case .hidden, .masksToBounds, .doubleSided, .shouldRasterize: .flag
    case .contents, .mask, .path, .shadowPath, .colors, .locations: .shaped
    default: .number
    }
  }

  private var initialNumbers: [Double] {
    switch self {
    case .anchorPoint: [0.5, 0.5]
    case .startPoint: [0.5, 0]
    case .endPoint: [0.5, 1]
    case .contentsRect, .contentsCenter: [0, 0, 1, 1]
    case .shadowOffset: [0, -3]
    case .backgroundColor, .strokeColor: PropertyRoot.noColor
    case .borderColor, .shadowColor, .fillColor: [0, 0, 0, 1]
    case .foregroundColor, .instanceColor: [1, 1, 1, 1]
    case .opacity, .contentsScale, .rasterizationScale, .strokeEnd, .lineWidth, .doubleSided,
      .birthRate, .lifetime, .velocity, .emitterScale, .spin:
      [1]
    case .shadowRadius: [3]
    case .miterLimit: [10]
    case .fontSize: [36]
    default: [Double](repeating: 0, count: kind.count)
    }
  }

  /// The value of an object property that was never set.
  private var emptyValue: any ShapedValue {
    switch self {
    case .path, .shadowPath: BezierPath()
    case .colors: [RGBAColor]()
    case .locations: [Double]()
    case .mask: DiscreteValue<LayerID>(nil)
    default: LayerContents.empty
    }
  }

  /// The Swift type of the values.
  var valueType: any AnimatableValue.Type {
    kind == .shaped ? type(of: emptyValue) : kind.valueType(of: .whole)
  }

  /// The number of the property's key path; its components follow.
  package var code: Int32 { Int32(rawValue) * PropertyCatalogue.stride }

  /// The number of the key path of one component.
  package func code(_ component: TransformComponent) -> Int32 {
    let index = TransformComponent.allCases.firstIndex(of: component) ?? 0
    return code + 1 + Int32(index)
  }
}

/// The standard key paths by number or by text.
package enum PropertyCatalogue {
  /// The distance between the numbers of two properties: more than the components of any.
  package static let stride: Int32 = 16

  /// The number of common properties.
  private static let commonCount = StandardProperty.sublayerTransform.rawValue

  /// The key paths of the common properties.
  private static let commonPaths = paths(of: 0..<commonCount)

  /// The key paths of the others, in a table of their own because most programs don't need them.
  private static let otherPaths = paths(of: commonCount..<StandardProperty.allCases.count)

  private static func paths(of numbers: Range<Int>) -> [PropertyPath?] {
    var paths = [PropertyPath?](repeating: nil, count: numbers.count * Int(stride))
    for property in StandardProperty.allCases[numbers] {
      let root = property.root
      let first = (property.rawValue - numbers.lowerBound) * Int(stride)
      // Built here, because the whole of a standard property is read from this table.
      paths[first] = PropertyPath(keyPath: root.name, root: root, component: .whole)
      for (index, (suffix, component)) in root.kind.components.enumerated() {
        paths[first + 1 + index] = PropertyPath(
          keyPath: root.name + "." + suffix, root: root, component: component)
      }
    }
    return paths
  }

  private static var paths: [PropertyPath?] { commonPaths + otherPaths }

  private static let codes = paths.enumerated().reduce(into: [String: Int32]()) {
    if let path = $1.element { $0[path.keyPath] = Int32($1.offset) }
  }

  private static let firstNumbers: [Int8] = {
    var numbers = [Int8](repeating: -1, count: StandardProperty.allCases.count * Int(stride))
    for property in StandardProperty.allCases {
      let (first, kind) = (Int(property.code), property.kind)
      numbers[first] = Int8(PropertyComponent.whole.firstNumber(in: kind) ?? -1)
      for (index, part) in kind.components.enumerated() {
        numbers[first + 1 + index] = Int8(part.component.firstNumber(in: kind) ?? -1)
      }
    }
    return numbers
  }()

  /// Returns the number of a key path's property, and the index of its first number in the block of
  /// the property; nil for the number of no key path, and for one without a number of its own.
  static func place(of code: Int32) -> (root: Int, number: Int)? {
    guard code >= 0, code < firstNumbers.count, firstNumbers[Int(code)] >= 0 else { return nil }
    return (Int(code / stride), Int(firstNumbers[Int(code)]))
  }

  /// Returns the standard path with a number, which must be valid.
  package static func path(_ code: Int32) -> PropertyPath? {
    let (code, count) = (Int(code), commonPaths.count)
    if code < count { return code < 0 ? nil : commonPaths[code] }
    return otherPaths.indices.contains(code - count) ? otherPaths[code - count] : nil
  }

  /// Returns a standard path; nil for any other key path.
  package static func path(for keyPath: String) -> PropertyPath? {
    code(of: keyPath).flatMap { path($0) }
  }

  /// Returns the number of a standard key path; nil for any other.
  package static func code(of keyPath: String) -> Int32? { codes[keyPath] }

  /// Returns the standard property with a name; nil for any other.
  package static func root(named name: String) -> PropertyRoot? {
    path(for: name).flatMap { $0.component == .whole ? $0.root : nil }
  }

  /// Returns the standard property with a number, which must be valid.
  static func root(number: Int) -> PropertyRoot {
    path(Int32(number) * stride)?.root ?? .unresolved("")
  }

  /// Returns the whole properties that a key path reads and writes: for a position also the
  /// transform, which a path may rotate (K-14).
  package static func roots(of keyPath: String) -> [String] {
    let own = path(for: keyPath)?.root.name ?? keyPath
    return own == "position" ? [own, "transform"] : [own]
  }

  /// All standard key paths in the order of their numbers.
  package static var keyPaths: [String] { paths.compactMap { $0?.keyPath } }
}

extension PropertyKind {
  /// Returns the Swift type of a component's values.
  func valueType(of component: PropertyComponent) -> any AnimatableValue.Type {
    switch (self, component) {
    case (.point, .whole): CGPoint.self
    case (.size, .whole): CGSize.self
    case (.rect, .whole): CGRect.self
    case (.rect, .slice(0, 2)): CGPoint.self
    case (.rect, .slice(2, 2)): CGSize.self
    case (.color, .whole): RGBAColor.self
    case (.transform, .whole): Transform3D.self
    case (.flag, .whole): Bool.self
    case (.transform, .transform(.translation)): CGSize.self
    default: Double.self
    }
  }
}
