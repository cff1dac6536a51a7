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
  /// By property: the start of its block in the numbers, or its index among the shaped values.
  private var offsets = SmallMap<PropertyRoot, Int>()
  private var numbers: [Double] = []
  private var shaped: [FlatValue] = []

  /// Creates values with all properties at their defaults.
  public init() {}

  /// Reads or writes a property or a component of one.
  ///
  /// An unresolved property reads as zeros and ignores writes (P-1).
  ///
  /// - Parameter property: The property.
  /// - Complexity: O(1) in the number of properties set so far.
  public subscript<Value>(property: LayerProperty<Value>) -> Value {
    @inline(never) get { Value(flat: value(at: property.path)) }
    @inline(never) set { set(newValue.flat, at: property.path) }
  }

  /// The sorted key paths of the whole properties that were set.
  public var keyPaths: [String] { roots.ascending(by: \.name).map(\.name) }

  /// The whole properties that were set, in the order of their first set.
  package var roots: [PropertyRoot] { offsets.keys }

  /// Returns the value at a key path; the default if it was never set.
  package func value(at path: PropertyPath) -> FlatValue {
    guard path.isResolved else {
      return FlatValue([Double](repeating: 0, count: path.valueType.usableCount))
    }
    if path.root.kind == .shaped { return shapedValue(of: path.root) }
    var value = FlatValue([])
    withBlock(of: path.root) { path.read(block: $0, into: &value.numbers) }
    return value
  }

  /// Returns the value of a whole property.
  @inline(never)
  package func value(of root: PropertyRoot) -> FlatValue {
    switch root.kind {
    case .shaped: shapedValue(of: root)
    case .transform: value(at: root.whole)
    default: FlatValue(Array(block(of: root)))
    }
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
    var block = Array(block(of: root))
    return block.withUnsafeMutableBufferPointer { $0.baseAddress.map(body) }
  }

  /// Returns the block of a whole property; its default if it was never set.
  package func block(of root: PropertyRoot) -> ArraySlice<Double> {
    if let offset = offsets[root] { return numbers[offset..<offset + root.kind.blockSize] }
    return root.initialBlock[...]
  }

  /// Returns the value of a shaped property; its default if it was never set.
  package func shapedValue(of root: PropertyRoot) -> FlatValue {
    offsets[root].map { shaped[$0] } ?? root.initial
  }

  /// Sets the value at a key path; a mismatched value is ignored.
  package mutating func set(_ value: FlatValue, at path: PropertyPath) {
    guard path.isResolved else { return }
    if path.root.kind == .shaped {
      shaped[makeRoom(for: path.root)] = value
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

  /// Sets the block of a whole property, including transform components, so presentation values
  /// keep full turns.
  package mutating func set(block: UnsafeBufferPointer<Double>, of root: PropertyRoot) {
    guard block.count == root.kind.blockSize else { return }
    let offset = makeRoom(for: root)
    numbers.replaceSubrange(offset..<offset + block.count, with: block)
  }

  /// Copies a whole property from other values in model form: with transform components only if the
  /// matrix doesn't determine them, or if they were held.
  package mutating func take(_ root: PropertyRoot, from other: LayerValues) {
    guard root.kind == .transform else { return set(other.value(of: root), of: root) }
    editBlock(of: root) { own in
      let isHeld = TransformBlock(own).isDivided
      for (index, number) in other.block(of: root).enumerated() { own[index] = number }
      if !isHeld { TransformBlock(own).keepUndetermined() }
    }
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
    var block = Array(other.block(of: root))
    editBlock(of: root) { own in
      if root.kind == .transform, mask != .max {
        block.withUnsafeMutableBufferPointer { other in
          guard let other = other.baseAddress else { return }
          TransformBlock(own).hold(mask, from: TransformBlock(other))
        }
      } else {
        for index in block.indices where index >= 64 || mask >> UInt64(index) & 1 == 1 {
          own[index] = block[index]
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
    // Moderate components also give a finite matrix.
    if numbers.allSatisfy({ $0.magnitude < 1e100 }), shaped.allSatisfy(\.isFinite) { return [] }
    return roots.filter { !value(of: $0).isFinite }
  }

  /// Replaces values that are not finite by those of a model.
  package mutating func keepFinite(over model: LayerValues) {
    for root in unusableRoots { take(root, from: model) }
  }

  /// Returns whether both are copies of the same unchanged values; a fast check that may return
  /// false for equal values.
  package func isSame(as other: LayerValues) -> Bool {
    guard numbers.count == other.numbers.count, shaped.count == other.shaped.count else {
      return false
    }
    let isAlike = numbers.withUnsafeBufferPointer { own in
      other.numbers.withUnsafeBufferPointer { own.baseAddress == $0.baseAddress }
    }
    return isAlike
      && shaped.withUnsafeBufferPointer { own in
        other.shaped.withUnsafeBufferPointer { own.baseAddress == $0.baseAddress }
      }
  }

  /// Returns the properties that differ in other values, in the order of their first set.
  package func roots(changedIn other: LayerValues) -> [PropertyRoot] {
    SmallSet(other.roots + roots).elements.filter { !reads($0, as: other) }
  }

  /// Returns whether a property and all its components are equal in other values.
  @inline(never) private func reads(_ root: PropertyRoot, as other: LayerValues) -> Bool {
    guard value(of: root) == other.value(of: root) else { return false }
    return root.kind != .transform || hiddenParts(of: root) == other.hiddenParts(of: root)
  }

  /// The components of a transform if a scale of 0 hides some of them in its matrix.
  package func hiddenParts(of root: PropertyRoot) -> TransformComponents? {
    withBlock(of: root) { TransformBlock($0).hiddenParts } ?? nil
  }

  /// Calls a closure with a property's block, which is the default at first.
  mutating func editBlock(
    of root: PropertyRoot, _ edit: (UnsafeMutablePointer<Double>) -> Void
  ) {
    let offset = makeRoom(for: root)
    numbers.withUnsafeMutableBufferPointer { numbers in
      if let base = numbers.baseAddress { edit(base + offset) }
    }
  }

  private mutating func makeRoom(for root: PropertyRoot) -> Int {
    if let known = offsets[root] { return known }
    let isShaped = root.kind == .shaped
    let offset = isShaped ? shaped.count : numbers.count
    offsets.add(offset, for: root)
    if isShaped { shaped.append(root.initial) } else { numbers += root.initialBlock }
    return offset
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
    roots.ascending(by: \.name).map { "\($0.name) \(value(of: $0).text(as: $0.valueType))" }
      .joined(separator: " ").oneLineOrNothing
  }
}

extension PropertyRoot {
  /// The block of a new layer.
  package var initialBlock: [Double] {
    initial.numbers
      + [Double](repeating: 0, count: max(0, kind.blockSize - initial.numbers.count))
  }
}
