// The values of a layer's properties at one moment: a model, a presentation, or a row of a
// snapshot.

/// The values of the properties of one layer: what is not set reads as Core Animation's default
/// (SEMANTICS Y-8).
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
    let offset: Int
  }

  private var entries: [Entry] = []
  private var numbers: [Double] = []

  /// Creates values that are all at their defaults.
  public init() {}

  /// Reads or writes a property or a part of one.
  ///
  /// A property that can't be resolved reads as zeros and ignores writes (SEMANTICS P-1).
  ///
  /// - Parameter property: The property.
  /// - Complexity: O(n) in the number of properties that were ever set, which is small.
  public subscript<Value>(property: LayerProperty<Value>) -> Value {
    get { Value(components: components(at: property.path)) }
    set { set(newValue.components, at: property.path) }
  }

  /// The key paths of the whole properties that were set, sorted.
  public var keyPaths: [String] { entries.map(\.root.name).sorted() }

  /// The numbers at a path; the default where it was never set.
  package func components(at path: PropertyPath) -> [Double] {
    guard path.isResolved else {
      return [Double](repeating: 0, count: max(1, path.valueType.componentCount))
    }
    var block = Array(block(of: path.root))
    return block.withUnsafeMutableBufferPointer { block in
      block.baseAddress.map { path.read(block: $0) } ?? []
    }
  }

  /// The block of a whole property; its default where it was never set.
  package func block(of root: PropertyRoot) -> ArraySlice<Double> {
    if let offset = entries.first(where: { $0.root == root })?.offset {
      return numbers[offset..<offset + root.kind.blockSize]
    }
    return
      (root.defaults
      + [Double](repeating: 0, count: root.kind.blockSize - root.defaults.count))[...]
  }

  /// Sets the numbers at a path; a wrong count is ignored.
  package mutating func set(_ components: [Double], at path: PropertyPath) {
    guard path.isResolved, components.count == path.count else { return }
    let offset = offset(of: path.root)
    numbers.withUnsafeMutableBufferPointer { numbers in
      guard let base = numbers.baseAddress else { return }
      path.write(components, block: base + offset)
    }
  }

  /// Sets the numbers of a whole property.
  package mutating func set(_ components: [Double], of root: PropertyRoot) {
    set(components, at: root.whole)
  }

  /// Sets the block of a whole property, a transform's parts included: what shows keeps its turns.
  package mutating func set(block: ArraySlice<Double>, of root: PropertyRoot) {
    guard block.count == root.kind.blockSize else { return }
    let offset = offset(of: root)
    numbers.replaceSubrange(offset..<offset + block.count, with: block)
  }

  /// Takes over every property that was set in other values.
  package mutating func merge(_ other: LayerValues) {
    for entry in other.entries {
      set(other.whole(entry.root), of: entry.root)
    }
  }

  private mutating func offset(of root: PropertyRoot) -> Int {
    if let entry = entries.first(where: { $0.root == root }) { return entry.offset }
    let offset = numbers.count
    entries.append(Entry(root: root, offset: offset))
    numbers.append(contentsOf: root.defaults)
    numbers.append(
      contentsOf: repeatElement(0, count: root.kind.blockSize - root.defaults.count))
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
    return roots.allSatisfy { root in
      first.whole(root) == second.whole(root)
    }
  }

  private func whole(_ root: PropertyRoot) -> [Double] {
    components(at: root.whole)
  }

  /// The properties that were set, by name, on one line.
  public var description: String {
    entries.sorted { $0.root.name < $1.root.name }
      .map { "\($0.root.name) \(whole($0.root).tupleText)" }
      .joined(separator: " ")
  }
}
