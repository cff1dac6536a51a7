// The property values of a layer at one time: a model, a presentation, or a snapshot row.

/// The property values of one layer; unset properties read as Core Animation's defaults (Y-8).
///
/// ```swift
/// var values = LayerValues()
/// values.opacity = 0.5
/// values.position.x = 10
/// values[.rotation] = .pi
/// values.transform.m11  // -1
/// ```
public struct LayerValues: Sendable, Equatable, CustomStringConvertible {
  /// Nil while no property is set; written only while uniquely referenced.
  nonisolated(unsafe) var buffer: ValueBuffer?

  /// Creates values with all properties at their defaults.
  public init() {}

  /// Reads or writes a property or a component of one.
  ///
  /// An unresolved property reads as zeros and ignores writes (P-1).
  ///
  /// - Parameter property: The property.
  /// - Complexity: O(1) in the number of properties set so far.
  public subscript<Value>(property: LayerProperty<Value>) -> Value {
    get {
      if let place = PropertyCatalogue.place(of: property.code), let buffer,
        let offset = buffer.offset(ofStandard: place.root)
      {
        return Value(
          numbers: buffer.numbers + (offset + place.number), count: property.path.count)
      }
      return value(at: property.path, as: Value.self)
    }
    set { set(newValue.flat, at: property.path) }
  }

  /// The sorted key paths of the whole properties that were set.
  public var keyPaths: [String] { roots.map(\.name).sorted() }

  /// The whole properties that were set, in the order of their first set.
  package var roots: [PropertyRoot] { buffer?.roots ?? [] }

  /// Returns the value at a key path; the default if it was never set.
  func value<Value: AnimatableValue>(at path: PropertyPath, as: Value.Type) -> Value {
    withNumbers(of: path.root) { Value(at: path, in: $0, or: value(at: path)) }
  }

  /// Returns the value at a key path; the default if it was never set.
  package func value(at path: PropertyPath) -> FlatValue {
    guard path.isResolved else {
      return FlatValue([Double](repeating: 0, count: path.valueType.usableCount))
    }
    if path.root.kind == .shaped { return shapedValue(of: path.root) }
    return FlatValue(withBlock(of: path.root) { path.numbers(in: $0) } ?? [])
  }

  /// Returns the value of a whole property.
  package func value(of root: PropertyRoot) -> FlatValue {
    root.kind == .shaped ? shapedValue(of: root) : value(at: root.whole)
  }

  /// Returns whether component animations can start from a key path; not if the transform can't be
  /// decomposed (P-10).
  package func canRead(_ path: PropertyPath) -> Bool {
    guard path.isResolved, path.root.kind == .transform, path.component != .whole else {
      return true
    }
    return hasParts(path.root)
  }

  /// Returns whether a transform can be decomposed.
  package func hasParts(_ root: PropertyRoot) -> Bool {
    withBlock(of: root) { TransformBlock($0).isReadable } ?? false
  }

  /// Returns whether a component can be written; scales of 0 don't prevent it, as in animations.
  package func canWrite(_ path: PropertyPath) -> Bool {
    guard !canRead(path) else { return true }
    return TransformComponents(flat: Transform3D(components: value(of: path.root).numbers)) != nil
  }

  /// Calls a closure with a copy of a property's block.
  func withBlock<Result>(
    of root: PropertyRoot, _ body: (UnsafeMutablePointer<Double>) -> Result
  ) -> Result? {
    withUnsafeTemporaryAllocation(of: Double.self, capacity: root.kind.blockSize) { block in
      block.baseAddress.map {
        copyBlock(of: root, to: $0)
        return body($0)
      }
    }
  }

  /// Copies the block of a whole property; its default if it was never set.
  func copyBlock(of root: PropertyRoot, to block: UnsafeMutablePointer<Double>) {
    withNumbers(of: root) { block.initialize(from: $0, count: root.kind.blockSize) }
  }

  /// Calls a closure with the block of a whole property; its default if it was never set.
  private func withNumbers<Result>(
    of root: PropertyRoot, _ body: (UnsafePointer<Double>) -> Result
  ) -> Result {
    defer { withExtendedLifetime(self) {} }
    if let buffer, let offset = buffer.offset(of: root) { return body(buffer.numbers + offset) }
    return withExtendedLifetime(root) { body(root.initialBlock) }
  }

  /// Returns the value of a shaped property; its default if it was never set.
  package func shapedValue(of root: PropertyRoot) -> FlatValue {
    guard let buffer, let index = buffer.offset(of: root) else { return root.initial }
    return buffer.shaped[index]
  }

  /// Sets the value at a key path; a mismatched value is ignored.
  package mutating func set(_ value: FlatValue, at path: PropertyPath) {
    guard path.isResolved else { return }
    if path.root.kind == .shaped {
      let index = makeRoom(for: path.root)
      buffer?.shaped[index] = value
      return
    }
    guard value.shape == nil || path.isFunction else { return }
    // Pads to the number of components of the key path, whatever a custom type returns.
    let numbers = value.numbers
    let fitting = (0..<path.count).map { $0 < numbers.count ? numbers[$0] : 0 }
    editBlock(of: path.root) { path.write(fitting, block: $0) }
  }

  /// Sets a whole property.
  package mutating func set(_ value: FlatValue, of root: PropertyRoot) {
    set(value, at: root.whole)
  }

  /// Copies a whole property from other values; a transform with its components.
  package mutating func take(_ root: PropertyRoot, from other: LayerValues) {
    guard root.kind == .transform else { return set(other.value(of: root), of: root) }
    editBlock(of: root) { own in
      other.copyBlock(of: root, to: own)
      TransformBlock(own).compose()
    }
  }

  /// Commits components of presentation values to a model: rotations without full turns (P-9), and
  /// none of a transform without components (P-10).
  package mutating func commit(_ parts: ComponentMasks, from shown: LayerValues) {
    for root in parts.roots {
      let mask = parts.mask(of: root)
      let isPart = root.kind == .transform && mask & ~TransformComponent.all == 0
      if isPart, !shown.hasParts(root) { continue }
      hold(mask, of: root, from: shown)
      guard root.kind == .transform else { continue }
      editBlock(of: root) { own in
        TransformBlock(own).removeFullTurns(mask)
        TransformBlock(own).compose()
      }
    }
  }

  /// Takes components of properties from other values.
  package mutating func hold(_ parts: ComponentMasks, from other: LayerValues) {
    for root in parts.roots { hold(parts.mask(of: root), of: root, from: other) }
  }

  /// Copies components of a presentation value; those of a transform as components, which the
  /// matrix may not determine.
  ///
  /// - Parameters:
  ///   - mask: The component mask.
  ///   - root: The property.
  ///   - other: The presentation values.
  package mutating func hold(_ mask: UInt64, of root: PropertyRoot, from other: LayerValues) {
    guard root.kind != .shaped else { return take(root, from: other) }
    editBlock(of: root) { own in
      _ = other.withBlock(of: root) { other in
        if root.kind == .transform, mask != .max {
          TransformBlock(own).hold(mask, from: TransformBlock(other))
          TransformBlock(own).compose()
        } else {
          for index in 0..<root.kind.blockSize
          where index >= 64 || mask >> UInt64(index) & 1 == 1 {
            own[index] = other[index]
          }
        }
      }
    }
  }

  /// Copies every property that is set in other values.
  package mutating func merge(_ other: LayerValues) {
    for root in other.roots { take(root, from: other) }
  }

  /// The properties that hold a number that is not finite and can't be drawn.
  ///
  /// - Complexity: O(1) in the number of properties if there are none.
  package var unusableRoots: [PropertyRoot] {
    guard let buffer, !buffer.isModerate else { return [] }
    return roots.filter { !value(of: $0).isFinite }
  }

  /// Replaces values that are not finite by those of a model.
  package mutating func keepFinite(over model: LayerValues) {
    for root in unusableRoots { take(root, from: model) }
  }

  /// Returns the properties that differ in other values, in the order of their first set.
  package func roots(changedIn other: LayerValues) -> [PropertyRoot] {
    (other.roots + roots).uniqued.filter { !reads($0, as: other) }
  }

  /// Returns whether a property and all its components are equal in other values.
  private func reads(_ root: PropertyRoot, as other: LayerValues) -> Bool {
    if root.kind != .shaped, hasSameNumbers(root, as: other) { return true }
    guard value(of: root) == other.value(of: root) else { return false }
    return root.kind != .transform || !isDividedOtherwise(than: other, at: root)
  }

  /// Returns whether the block of a property has the same numbers in other values.
  private func hasSameNumbers(_ root: PropertyRoot, as other: LayerValues) -> Bool {
    withNumbers(of: root) { own in
      other.withNumbers(of: root) { other in
        (0..<root.kind.blockSize).allSatisfy { own[$0] == other[$0] }
      }
    }
  }

  /// Calls a closure with a property's block, which is the default at first.
  mutating func editBlock(
    of root: PropertyRoot, _ edit: (UnsafeMutablePointer<Double>) -> Void
  ) {
    let offset = makeRoom(for: root)
    guard let buffer else { return }
    edit(buffer.numbers + offset)
    withExtendedLifetime(buffer) {}
  }

  /// Makes the buffer unique, and returns the offset of a property in it.
  private mutating func makeRoom(for root: PropertyRoot) -> Int {
    let known = buffer?.offset(of: root)
    let needed = known == nil ? 1 + root.kind.blockSize : 0
    if buffer == nil { buffer = .make(capacity: needed) }
    if !isKnownUniquelyReferenced(&buffer) || buffer?.hasRoom(for: needed) == false {
      buffer = buffer?.copy(adding: needed)
    }
    return known ?? buffer?.add(root) ?? 0
  }

  /// Returns whether every property is equal in both.
  ///
  /// - Parameters:
  ///   - first: Some values.
  ///   - second: Other values.
  /// - Returns: Whether all properties are equal, set or default.
  public static func == (first: LayerValues, second: LayerValues) -> Bool {
    (first.roots + second.roots).allSatisfy { first.reads($0, as: second) }
  }

  /// The set properties by name, on one line.
  public var description: String {
    roots.sorted { $0.name < $1.name }.map { "\($0.name) \(value(of: $0).text(as: $0.valueType))" }
      .joined(separator: " ").oneLineOrNothing
  }

  /// The components of a transform that neither its matrix nor components beside a scale of 0
  /// determine: a rotation beyond a half turn, a mirrored axis, a skew hidden by a scale of 0.
  package func undeterminedParts(of root: PropertyRoot) -> TransformComponents? {
    guard let parts = parts(of: root) else { return nil }
    guard parts.isFlat else {
      let determined = TransformComponents(parts.transform)
      return determined?.isClose(to: parts) == true ? nil : parts
    }
    let isTurnedAndScaledOnly =
      parts.skew == .zero && parts.perspective == TransformComponents().perspective
    return isTurnedAndScaledOnly ? nil : parts
  }

  /// Sets a transform by its components.
  package mutating func set(_ parts: TransformComponents, of root: PropertyRoot) {
    guard root.kind == .transform else { return }
    editBlock(of: root) {
      TransformBlock($0).keep(parts)
      TransformBlock($0).compose()
    }
  }

  /// Returns whether a component reads as another number in other values, although the whole
  /// property is equal.
  package func isDividedOtherwise(than other: LayerValues, at root: PropertyRoot) -> Bool {
    guard root.kind == .transform else { return false }
    func components(in values: LayerValues) -> TransformComponents? {
      values.withBlock(of: root) { TransformBlock($0).modelComponents } ?? nil
    }
    guard let own = components(in: self), let others = components(in: other) else { return false }
    return !own.isClose(to: others)
  }

  /// The components of a transform, as they were written or as the matrix determines them; nil if
  /// it can't be decomposed.
  package func parts(of root: PropertyRoot) -> TransformComponents? {
    guard root.kind == .transform else { return nil }
    return withBlock(of: root) { TransformBlock($0).components } ?? nil
  }

  /// The hidden components if they were written as components, and not only as a matrix.
  package func keptParts(of root: PropertyRoot) -> TransformComponents? {
    parts(of: root).flatMap { $0.isFlat ? $0 : nil }
  }

  /// The contents of the layer.
  public var contents: LayerContents {
    get { self[.contents] }
    set { self[.contents] = newValue }
  }

  /// The visible part of the contents, in unit coordinates.
  public var contentsRect: CGRect {
    get { self[.contentsRect] }
    set { self[.contentsRect] = newValue }
  }

  /// The stretchable part of the contents, in unit coordinates.
  public var contentsCenter: CGRect {
    get { self[.contentsCenter] }
    set { self[.contentsCenter] = newValue }
  }

  /// The scale of the contents, in pixels per point.
  public var contentsScale: Double {
    get { self[.contentsScale] }
    set { self[.contentsScale] = newValue }
  }

  /// Whether the layer is rendered once and cached as a bitmap.
  public var shouldRasterize: Bool {
    get { self[.shouldRasterize] }
    set { self[.shouldRasterize] = newValue }
  }

  /// The scale of a rasterized layer, in pixels per point.
  public var rasterizationScale: Double {
    get { self[.rasterizationScale] }
    set { self[.rasterizationScale] = newValue }
  }
}
