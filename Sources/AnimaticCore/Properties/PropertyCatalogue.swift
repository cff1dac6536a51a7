// The key paths of the standard properties, by number and by text.

/// The standard key paths by number or by text.
package enum PropertyCatalogue {
  /// The distance between the numbers of two properties: more than the components of any.
  package static let stride: Int32 = 16

  /// By number; nil between the components of a property and the next property.
  private static let paths: [PropertyPath?] = {
    var paths = [PropertyPath?](
      repeating: nil, count: StandardProperty.allCases.count * Int(stride))
    for property in StandardProperty.allCases {
      let root = property.root
      let first = Int(property.code)
      // Built here, because the whole of a standard property is read from this table.
      paths[first] = PropertyPath(keyPath: root.name, root: root, component: .whole)
      for (index, component) in root.components.enumerated() {
        paths[first + 1 + index] = component
      }
    }
    return paths
  }()

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
    paths.indices.contains(Int(code)) ? paths[Int(code)] : nil
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
