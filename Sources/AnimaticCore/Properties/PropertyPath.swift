// A resolved key path: its property, its component, and the Swift type of its values.

/// A key path to a property or a component of one.
package final class PropertyPath: Sendable, Hashable {
  package let keyPath: String
  package let root: PropertyRoot
  package let component: PropertyComponent
  /// Nil for the type of the property or its component.
  private let ownType: (any AnimatableValue.Type)?
  /// The index of the first number in the block of the property if the numbers are the value; nil if
  /// they are derived, or if there are none.
  package let firstNumber: Int?
  /// The path without its value function.
  package let plain: PropertyPath?

  package init(
    keyPath: String, root: PropertyRoot, component: PropertyComponent,
    valueType: (any AnimatableValue.Type)? = nil, plain: PropertyPath? = nil
  ) {
    self.plain = plain
    self.keyPath = keyPath
    self.root = root
    self.component = component
    firstNumber = component.firstNumber(in: root.kind)
    ownType = valueType
  }

  /// The Swift type of the values.
  package var valueType: any AnimatableValue.Type {
    ownType ?? (component == .whole ? root.valueType : root.kind.valueType(of: component))
  }

  /// The number of numbers of a value.
  package var count: Int {
    switch component {
    case .whole: isResolved ? root.kind.count : valueType.usableCount
    case .function(let function): function.inputCount
    case .slice(_, let count): count
    case .transform(let component): component.count
    }
  }

  /// Whether a value function converts the numbers.
  package var isFunction: Bool {
    if case .function = component { true } else { false }
  }

  /// Whether the numbers are angles.
  package var isAngle: Bool {
    switch component {
    case .transform(let component): component.isAngle
    case .function(let function): function.components[0].isAngle
    case .whole, .slice: false
    }
  }

  /// Whether the values are whole transforms.
  package var isWholeTransform: Bool { component == .whole && root.kind == .transform }

  /// Whether the values are shaped, or without numbers and of an unknown key path; the latter are
  /// kept unchanged, to be returned again.
  package var isShaped: Bool {
    root.kind == .shaped || !isResolved && valueType.componentCount == 0
  }

  /// The component of a transform; nil for any other path.
  package var transformComponent: TransformComponent? {
    if case .transform(let component) = component { component } else { nil }
  }

  /// Whether the property supports addition.
  package var isBlended: Bool {
    guard isResolved, !isWholeTransform, !isFunction else { return false }
    switch root.kind {
    case .color, .flag, .shaped: return false
    default: return true
    }
  }

  /// Whether its values are added number by number, so that they have a velocity.
  package var hasVelocity: Bool {
    isBlended || isResolved && root.kind == .color && component == .whole
  }

  /// Returns whether two paths share a component.
  package func meets(_ other: PropertyPath) -> Bool {
    root == other.root && mask & other.mask != 0
  }

  /// Returns whether an interpolation holds its start and then jumps, because the values differ in
  /// more than their numbers (V-7).
  package func jumps(from start: FlatValue, to end: FlatValue) -> Bool {
    // Values without numbers, such as contents, are not meant to be interpolated.
    root.kind == .shaped && !(start.numbers.isEmpty && end.numbers.isEmpty) && !start.matches(end)
  }

  /// Returns a value plus a multiple, 1 or -1, of another one; transforms are concatenated (B-4).
  package func sum(_ first: FlatValue, _ second: FlatValue, times factor: Double) -> FlatValue {
    guard isWholeTransform else { return first.adding(second, times: factor) }
    return Transform3D(components: first.numbers)
      .concatenated(with: Transform3D(components: second.numbers), times: factor).flat
  }

  /// Returns a linearly interpolated value.
  package func interpolated(
    _ start: FlatValue, _ end: FlatValue, at fraction: Double
  ) -> FlatValue {
    guard isWholeTransform else { return start.interpolated(to: end, at: fraction) }
    return Transform3D(components: start.numbers)
      .interpolated(to: Transform3D(components: end.numbers), at: fraction).flat
  }

  /// The component mask of the path: two paths overlap if their masks do.
  package var mask: UInt64 {
    switch component {
    case .whole, .function: .max
    case .slice(let first, let count): ((1 &<< UInt64(count)) - 1) &<< UInt64(first)
    case .transform(let component): component.mask
    }
  }

  /// Returns the component mask of one of its numbers.
  package func mask(of number: Int) -> UInt64 {
    switch component {
    case .whole: number < 64 && !isWholeTransform ? 1 &<< UInt64(number) : .max
    case .function: .max
    case .slice(let first, _): 1 &<< UInt64(first + number)
    case .transform(let component): component.mask(of: number)
    }
  }

  package static func == (first: PropertyPath, second: PropertyPath) -> Bool {
    first === second
      || (first.keyPath == second.keyPath && first.root == second.root
        && first.component == second.component && first.valueType == second.valueType)
  }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(keyPath)
  }

  /// The visibly written components; for plain numbers, only existing ones.
  var visibleMask: UInt64 {
    let count = root.kind == .transform || root.kind == .shaped ? 64 : root.kind.count
    return count < 64 ? mask & ((1 &<< UInt64(max(1, count))) - 1) : mask
  }

  /// The number of the standard path that equals this one; nil if there is none.
  var code: Int32? {
    PropertyCatalogue.code(of: keyPath).flatMap { PropertyCatalogue.path($0) == self ? $0 : nil }
  }

  /// The unresolved path.
  package static let none = PropertyPath(
    keyPath: "", root: .unresolved(""), component: .whole, valueType: Double.self)

  /// The path of a layer's transform, which a path animation rotates (K-14).
  package static var transform: PropertyPath {
    PropertyCatalogue.path(StandardProperty.transform.code) ?? .none
  }

  /// Whether the path refers to an existing property.
  package var isResolved: Bool { root.kind != .vector(0) }

  /// Returns the numbers at the path; decomposes a transform in the block if necessary.
  package func numbers(in block: UnsafeMutablePointer<Double>) -> [Double] {
    switch component {
    case .whole where root.kind == .transform: TransformBlock(block).transform.components
    case .whole: (0..<root.kind.count).map { block[$0] }
    case .slice(let first, let count): (first..<first + count).map { block[$0] }
    case .transform(let component):
      (0..<component.count).map { TransformBlock(block).readModel(component, number: $0) }
    case .function(let function):
      function.components.map { TransformBlock(block).readModel($0, number: 0) }
    }
  }

  /// Writes the numbers at the path.
  package func write(_ components: [Double], block: UnsafeMutablePointer<Double>) {
    switch component {
    case .whole where root.kind == .transform:
      TransformBlock(block).transform = Transform3D(components: components)
    case .whole:
      for (index, number) in components.enumerated() { block[index] = number }
    case .slice(let first, _):
      for (index, number) in components.enumerated() { block[first + index] = number }
    case .transform(let component):
      for (index, number) in components.enumerated() {
        TransformBlock(block).writeModel(number, to: component, number: index)
      }
      TransformBlock(block).compose()
    case .function(let function):
      TransformBlock(block).transform = function.transform(components)
    }
  }
}

extension TransformComponent {
  /// The mask of all translations.
  package static let translations =
    translationX.mask | translationY.mask | translationZ.mask

  /// The mask of all rotations.
  package static let rotations = rotationX.mask | rotationY.mask | rotationZ.mask

  /// The mask of all named components.
  package static let all = allCases.reduce(0) { $0 | $1.mask }

  /// The mask of the scalar components that a write sets.
  package var mask: UInt64 {
    switch self {
    case .rotationX: 0b1
    case .rotationY: 0b10
    case .rotation, .rotationZ: 0b100
    case .scaleX: 0b1_000
    case .scaleY: 0b10_000
    case .scaleZ: 0b100_000
    case .scaleXY: 0b011_000
    case .scaleXZ: 0b101_000
    case .scaleYZ: 0b110_000
    case .scale: 0b111_000
    case .translationX: 0b1_000_000
    case .translationY: 0b10_000_000
    case .translation: 0b11_000_000
    case .translationZ: 0b100_000_000
    }
  }

  /// Whether the component is the mean of several scales.
  var isMean: Bool { self != .translation && mask.nonzeroBitCount > 1 }

  /// Returns whether the component includes the scale of an axis: 0 for x, 1 for y, 2 for z.
  func scales(_ axis: Int) -> Bool { mask &>> UInt64(3 + axis) & 1 == 1 }

  /// Returns the mask of the components that one of its numbers sets.
  package func mask(of number: Int) -> UInt64 {
    guard self == .translation else { return mask }
    return number == 0 ? Self.translationX.mask : Self.translationY.mask
  }
}

extension AnimatableValue {
  /// Creates a value from the block of a property, or from a flat value if the path is not of
  /// subsequent numbers.
  init(
    at path: PropertyPath, in block: UnsafePointer<Double>, or value: @autoclosure () -> FlatValue
  ) {
    if Self.self == Transform3D.self, path.isWholeTransform {
      self = Self(same: TransformBlock(UnsafeMutablePointer(mutating: block)).transform)
    } else if let first = path.firstNumber {
      self.init(numbers: block + first, count: path.count)
    } else {
      self.init(flat: value())
    }
  }
}

extension FlatValue {
  /// Returns a value of a property as text, with angles in degrees.
  package func text(at path: PropertyPath) -> String {
    guard path.isAngle, !NumberText.isExact else { return text(as: path.valueType) }
    return numbers.map { "\(($0 * 180 / .pi).text)°" }.tupleText
  }
}

// Component masks by property, to detect common components.

/// Components of a layer's properties: written by some paths, or interrupted.
package struct ComponentMasks: Sendable {
  private var masks = OrderedMap<PropertyRoot, UInt64>()

  /// Creates an empty set.
  package init() {}

  package init(_ paths: some Sequence<PropertyPath>) {
    for path in paths { insert(path.mask, of: path.root) }
  }

  package var isEmpty: Bool { masks.isEmpty }

  /// The properties with components in the set.
  package var roots: [PropertyRoot] { masks.keys }

  /// Returns the component mask of a property.
  package func mask(of root: PropertyRoot) -> UInt64 { masks[root] ?? 0 }

  /// Adds components of a property.
  package mutating func insert(_ mask: UInt64, of root: PropertyRoot) {
    if mask != 0 { masks[root, default: 0] |= mask }
  }

  /// Returns whether both sets have common components.
  package func meets(_ other: ComponentMasks) -> Bool {
    masks.contains { other.mask(of: $0) & $1 != 0 }
  }

  package mutating func formUnion(_ other: ComponentMasks) {
    for (root, mask) in other.masks { insert(mask, of: root) }
  }

  /// Returns the components that both sets have.
  package func intersection(_ other: ComponentMasks) -> ComponentMasks {
    subtracting(subtracting(other))
  }

  /// Returns the set without some components.
  package func subtracting(_ other: ComponentMasks) -> ComponentMasks {
    var rest = ComponentMasks()
    for (root, mask) in masks { rest.insert(mask & ~other.mask(of: root), of: root) }
    return rest
  }
}

extension PropertyPath {
  /// Returns the components of a write that differ from the old value.
  package func parts(changedFrom old: FlatValue, to new: FlatValue) -> ComponentMasks {
    var parts = ComponentMasks()
    guard old.matches(new) else {
      parts.insert(mask, of: root)
      return parts
    }
    if isWholeTransform {
      parts.insert(transformMask(changedFrom: old, to: new), of: root)
      return parts
    }
    for (number, pair) in zip(old.numbers, new.numbers).enumerated() where pair.0 != pair.1 {
      parts.insert(mask(of: number), of: root)
    }
    return parts
  }

  /// The mask of the components in which two whole transforms differ.
  private func transformMask(changedFrom old: FlatValue, to new: FlatValue) -> UInt64 {
    guard let before = TransformComponents(Transform3D(components: old.numbers)),
      let after = TransformComponents(Transform3D(components: new.numbers))
    else { return old == new ? 0 : .max }
    return after.mask(changedFrom: before)
  }
}
