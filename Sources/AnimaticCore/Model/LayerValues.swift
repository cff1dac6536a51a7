// The values of a layer's properties at one moment: a model, a presentation, or a row of a
// snapshot.

/// The values of the properties of one layer: what is not set reads as Core Animation's default
/// (Y-8).
///
/// ```swift
/// var values = LayerValues()
/// values.opacity = 0.5
/// values.position.x = 10
/// values[.rotation] = .pi
/// values.transform.m11  // -1
/// ```
public struct LayerValues: Sendable, Equatable, CustomStringConvertible {
  private struct Entry: Sendable {
    let root: PropertyRoot
    /// Where its block starts in the numbers, or its place among the shaped values.
    let offset: Int
  }

  private var entries: [Entry] = []
  private var numbers: [Double] = []
  private var shaped: [FlatValue] = []
  /// By property: its offset; empty as long as there are few.
  private var offsets: [PropertyRoot: Int] = [:]

  /// As many are found faster one after the other.
  private static let few = 16

  /// Creates values that are all at their defaults.
  public init() {}

  /// Reads or writes a property or a part of one.
  ///
  /// A property that can't be resolved reads as zeros and ignores writes (P-1).
  ///
  /// - Parameter property: The property.
  /// - Complexity: O(1) in the number of properties that were ever set.
  public subscript<Value>(property: LayerProperty<Value>) -> Value {
    get { Value(flat: value(at: property.path)) }
    set { set(newValue.flat, at: property.path) }
  }

  /// The key paths of the whole properties that were set, sorted.
  public var keyPaths: [String] { entries.map(\.root.name).sorted() }

  /// The whole properties that were set, in the order in which they were.
  package var roots: [PropertyRoot] { entries.map(\.root) }

  /// The value at a path; the default where it was never set.
  package func value(at path: PropertyPath) -> FlatValue {
    guard path.isResolved else {
      return FlatValue([Double](repeating: 0, count: path.valueType.usableCount))
    }
    if path.root.kind == .shaped { return shapedValue(of: path.root) }
    return FlatValue(withBlock(of: path.root) { path.read(block: $0) } ?? [])
  }

  /// The value of a whole property.
  package func value(of root: PropertyRoot) -> FlatValue {
    switch root.kind {
    case .shaped: shapedValue(of: root)
    case .transform: value(at: root.whole)
    default: FlatValue(Array(block(of: root)))
    }
  }

  /// Whether component animations can start from a path: of a transform that has no parts they
  /// can't (P-10).
  package func canRead(_ path: PropertyPath) -> Bool {
    guard path.isResolved, path.root.kind == .transform, path.field != .whole else { return true }
    return hasParts(path.root)
  }

  /// Whether a transform can be taken apart.
  package func hasParts(_ root: PropertyRoot) -> Bool {
    withBlock(of: root) { TransformBlock($0).isReadable } ?? false
  }

  /// Whether a component can be written: scales of 0 are no hindrance, as they are to animations.
  package func canWrite(_ path: PropertyPath) -> Bool {
    guard !canRead(path) else { return true }
    return TransformParts(flat: Transform3D(components: value(of: path.root).numbers)) != nil
  }

  /// Lends a copy of the block of a property.
  private func withBlock<Result>(
    of root: PropertyRoot, _ body: (UnsafeMutablePointer<Double>) -> Result
  ) -> Result? {
    var block = Array(block(of: root))
    return block.withUnsafeMutableBufferPointer { $0.baseAddress.map(body) }
  }

  /// The block of a whole property; its default where it was never set.
  package func block(of root: PropertyRoot) -> ArraySlice<Double> {
    if let offset = offset(of: root) { return numbers[offset..<offset + root.kind.blockSize] }
    return root.initialBlock[...]
  }

  /// The value of a property that is more than numbers; its default where it was never set.
  package func shapedValue(of root: PropertyRoot) -> FlatValue {
    offset(of: root).map { shaped[$0] } ?? root.initial
  }

  /// Sets the value at a path; one that does not fit is ignored.
  package mutating func set(_ value: FlatValue, at path: PropertyPath) {
    guard path.isResolved else { return }
    if path.root.kind == .shaped {
      shaped[makeRoom(for: path.root)] = value
      return
    }
    guard value.shape == nil || path.isFunction else { return }
    // Exactly as many numbers as the path holds, whatever a user's type gives.
    let missing = max(0, path.count - value.numbers.count)
    let fitting = value.numbers.prefix(path.count) + repeatElement(0, count: missing)
    let offset = makeRoom(for: path.root)
    numbers.withUnsafeMutableBufferPointer { numbers in
      guard let base = numbers.baseAddress else { return }
      path.write(Array(fitting), block: base + offset)
    }
  }

  /// Sets a whole property.
  package mutating func set(_ value: FlatValue, of root: PropertyRoot) {
    set(value, at: root.whole)
  }

  /// Sets the block of a whole property, a transform's parts included: what shows keeps its turns.
  package mutating func set(block: UnsafeBufferPointer<Double>, of root: PropertyRoot) {
    guard block.count == root.kind.blockSize else { return }
    let offset = makeRoom(for: root)
    numbers.replaceSubrange(offset..<offset + block.count, with: block)
  }

  /// Takes over a whole property from other values, as a model keeps it: with the parts of a
  /// transform where its matrix does not tell them, or where they were held.
  package mutating func take(_ root: PropertyRoot, from other: LayerValues) {
    guard root.kind == .transform else { return set(other.value(of: root), of: root) }
    let offset = makeRoom(for: root)
    let block = other.block(of: root)
    let isHeld = withBlock(of: root) { TransformBlock($0).isDivided } ?? false
    numbers.replaceSubrange(offset..<offset + block.count, with: block)
    if isHeld { return }
    numbers.withUnsafeMutableBufferPointer { numbers in
      if let base = numbers.baseAddress { TransformBlock(base + offset).keepUntold() }
    }
  }

  /// Takes over parts of a property as they show: those of a transform as its parts, which its
  /// matrix need not tell.
  ///
  /// - Parameters:
  ///   - mask: The parts, one bit each.
  ///   - root: The property.
  ///   - other: What shows.
  package mutating func hold(_ mask: UInt64, of root: PropertyRoot, from other: LayerValues) {
    guard root.kind != .shaped else { return take(root, from: other) }
    let offset = makeRoom(for: root)
    var block = Array(other.block(of: root))
    numbers.withUnsafeMutableBufferPointer { numbers in
      block.withUnsafeMutableBufferPointer { block in
        guard let own = numbers.baseAddress, let other = block.baseAddress else { return }
        if root.kind == .transform, mask != .max {
          TransformBlock(own + offset).hold(mask, from: TransformBlock(other))
        } else {
          for index in 0..<block.count where index >= 64 || mask >> UInt64(index) & 1 == 1 {
            own[offset + index] = other[index]
          }
        }
      }
    }
  }

  /// Takes over every property that was set in other values.
  package mutating func merge(_ other: LayerValues) {
    for entry in other.entries { take(entry.root, from: other) }
  }

  /// The properties that hold a number that is not finite; nothing can be drawn of them.
  ///
  /// - Complexity: O(1) in the properties where there are none.
  package var unusableRoots: [PropertyRoot] {
    // The matrix of the parts of a transform is finite as well where they are not huge.
    if numbers.allSatisfy({ $0.magnitude < 1e100 }), shaped.allSatisfy(\.isFinite) { return [] }
    return entries.map(\.root).filter { !value(of: $0).isFinite }
  }

  /// Takes back to a model what has grown beyond all numbers over it.
  package mutating func keepFinite(over model: LayerValues) {
    for root in unusableRoots { take(root, from: model) }
  }

  /// Whether both are copies of the same values that nobody has changed since: a quick look, which may
  /// say no where they are equal.
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

  /// The properties that read differently in other values, in the order in which they were first set.
  package func roots(changedIn other: LayerValues) -> [PropertyRoot] {
    var seen: Set<PropertyRoot> = []
    return (other.entries + entries).map(\.root)
      .filter { seen.insert($0).inserted && !reads($0, as: other) }
  }

  /// Whether a property and all its parts read the same in other values.
  private func reads(_ root: PropertyRoot, as other: LayerValues) -> Bool {
    guard value(of: root) == other.value(of: root) else { return false }
    return root.kind != .transform || hiddenParts(of: root) == other.hiddenParts(of: root)
  }

  /// The parts of a transform where a scale of 0 hides some of them in its matrix.
  package func hiddenParts(of root: PropertyRoot) -> TransformParts? {
    withBlock(of: root) { TransformBlock($0).hiddenParts } ?? nil
  }

  /// The same where they were written as parts, and not only as a matrix.
  package func keptParts(of root: PropertyRoot) -> TransformParts? {
    withBlock(of: root) { block in
      let block = TransformBlock(block)
      return block.isDivided ? block.hiddenParts : nil
    } ?? nil
  }

  private func offset(of root: PropertyRoot) -> Int? {
    offsets.isEmpty ? entries.first { $0.root == root }?.offset : offsets[root]
  }

  private mutating func makeRoom(for root: PropertyRoot) -> Int {
    if let known = offset(of: root) { return known }
    let isShaped = root.kind == .shaped
    let offset = isShaped ? shaped.count : numbers.count
    entries.append(Entry(root: root, offset: offset))
    if !offsets.isEmpty {
      offsets[root] = offset
    } else if entries.count > Self.few {
      for entry in entries { offsets[entry.root] = entry.offset }
    }
    if isShaped { shaped.append(root.initial) } else { numbers += root.initialBlock }
    return offset
  }

  /// Whether every property reads the same in both.
  ///
  /// - Parameters:
  ///   - first: Some values.
  ///   - second: Other values.
  /// - Returns: Whether nothing tells them apart, set or default.
  public static func == (first: LayerValues, second: LayerValues) -> Bool {
    let roots = (first.entries + second.entries).map(\.root)
    return roots.allSatisfy { first.reads($0, as: second) }
  }

  /// The properties that were set, by name, on one line.
  public var description: String {
    entries.sorted { $0.root.name < $1.root.name }
      .map { "\($0.root.name) \(value(of: $0.root).text(as: $0.root.valueType))" }
      .joined(separator: " ").oneLineOrNothing
  }
}

extension PropertyRoot {
  /// What a fresh layer's block holds.
  package var initialBlock: [Double] {
    initial.numbers
      + [Double](repeating: 0, count: max(0, kind.blockSize - initial.numbers.count))
  }
}
