// The storage of layer values: one buffer of numbers, and a table of the properties.

/// The numbers of a layer's properties, and where each property is; written only while uniquely
/// referenced.
final class ValueBuffer: ManagedBuffer<ValueBuffer.Header, Double> {
  struct Header {
    let capacity: Int
    /// The number of numbers.
    var count = 0
    /// The properties in the order of their first set.
    fileprivate var items: [Item] = []
    /// The properties that are not standard.
    fileprivate var customRoots: [PropertyRoot] = []
    /// The offsets of the properties that are not standard.
    fileprivate var customOffsets: [PropertyRoot: Int] = [:]
    /// The values without a fixed count of numbers; nil if there are none.
    var shaped: UnsafeMutablePointer<FlatValue>?
    var shapedCount = 0
  }

  /// One property: the number of a standard one, or -1 - index of another, and its offset.
  fileprivate struct Item {
    let number: Int32
    let offset: Int32
  }

  /// Creates a buffer with room for a number of numbers.
  static func make(capacity: Int) -> ValueBuffer {
    let buffer = create(minimumCapacity: capacity) { _ in Header(capacity: capacity) }
    // The most derived class is created, which a checked cast would look up.
    return unsafeDowncast(buffer, to: ValueBuffer.self)
  }

  /// Returns a copy with room for further numbers.
  func copy(adding room: Int = 0) -> ValueBuffer {
    let needed = head.pointee.count + room
    let copy = Self.make(capacity: room == 0 ? head.pointee.capacity : needed + needed / 2)
    copy.head.pointee.count = head.pointee.count
    copy.head.pointee.items = head.pointee.items
    copy.head.pointee.customRoots = head.pointee.customRoots
    copy.head.pointee.customOffsets = head.pointee.customOffsets
    copy.numbers.initialize(from: numbers, count: head.pointee.count)
    if head.pointee.shapedCount > 0 { copy.head.pointee.shaped = copyShaped(adding: 0) }
    copy.head.pointee.shapedCount = head.pointee.shapedCount
    return copy
  }

  deinit { head.pointee.shaped?.deinitialize(count: head.pointee.shapedCount).deallocate() }

  /// The buffer of no properties.
  nonisolated(unsafe) static let empty = make(capacity: 0)

  /// The header in place: `header` checks for exclusive access, which takes longer than reading it.
  var head: UnsafeMutablePointer<Header> { withUnsafeMutablePointerToHeader { $0 } }

  /// The numbers; valid only while the buffer is retained.
  var numbers: UnsafeMutablePointer<Double> { withUnsafeMutablePointerToElements { $0 } }

  /// The values without a fixed count of numbers, valid only while the buffer is retained; not to be
  /// read if there are none.
  var shaped: UnsafeMutablePointer<FlatValue> { head.pointee.shaped ?? Self.noShaped }

  /// Memory that is never initialized or read.
  private nonisolated(unsafe) static let noShaped = UnsafeMutablePointer<FlatValue>.allocate(
    capacity: 1)

  /// Whether no value can have overflowed.
  var isModerate: Bool {
    Self.isModerate(
      UnsafeBufferPointer(start: numbers, count: head.pointee.count),
      UnsafeBufferPointer(start: shaped, count: head.pointee.shapedCount))
  }

  /// Returns whether numbers are far from an overflow, also of a matrix with these components, and
  /// shaped values finite.
  static func isModerate(
    _ numbers: UnsafeBufferPointer<Double>, _ shaped: UnsafeBufferPointer<FlatValue>
  ) -> Bool {
    numbers.allSatisfy { $0.magnitude < 1e100 } && shaped.allSatisfy(\.isFinite)
  }

  /// Returns whether there is room for further numbers.
  func hasRoom(for count: Int) -> Bool { head.pointee.count + count <= head.pointee.capacity }

  // MARK: Properties

  /// The properties in the order of their first set.
  var roots: [PropertyRoot] {
    head.pointee.items.map { item in
      item.number < 0
        ? head.pointee.customRoots[Int(-1 - item.number)]
        : PropertyCatalogue.root(number: Int(item.number))
    }
  }

  /// Returns the start of a property's block in the numbers, or its index among the shaped values;
  /// nil if it was never set.
  func offset(of root: PropertyRoot) -> Int? {
    root.number < 0 ? head.pointee.customOffsets[root] : offset(ofStandard: root.number)
  }

  /// Returns the same of a standard property.
  func offset(ofStandard number: Int) -> Int? {
    for index in head.pointee.items.indices where head.pointee.items[index].number == number {
      return Int(head.pointee.items[index].offset)
    }
    return nil
  }

  /// Sets a property to its value in a model, with the components of a transform.
  func set(_ root: PropertyRoot, at offset: Int, from model: LayerValues) {
    if root.kind == .shaped {
      shaped[offset] = model.shapedValue(of: root)
    } else {
      model.copyBlock(of: root, to: numbers + offset)
    }
  }

  /// Adds a property with its default, without listing it; there must be room.
  func addUnlisted(_ root: PropertyRoot) -> Int {
    root.kind == .shaped ? addShaped(root.initial) : addBlock(of: root)
  }

  /// Adds a property that was never set, with its default; there must be room.
  func add(_ root: PropertyRoot) -> Int {
    let offset = addUnlisted(root)
    let number = root.number < 0 ? -1 - head.pointee.customRoots.count : root.number
    if root.number < 0 {
      head.pointee.customRoots.append(root)
      head.pointee.customOffsets[root] = offset
    }
    head.pointee.items.append(Item(number: Int32(number), offset: Int32(offset)))
    return offset
  }

  private func addBlock(of root: PropertyRoot) -> Int {
    let offset = head.pointee.count
    head.pointee.count += root.kind.blockSize
    (numbers + offset).initialize(from: root.initialBlock, count: root.kind.blockSize)
    return offset
  }

  private func addShaped(_ value: FlatValue) -> Int {
    let count = head.pointee.shapedCount
    if count & (count - 1) == 0 {
      let old = head.pointee.shaped
      head.pointee.shaped = copyShaped(adding: 1)
      old?.deinitialize(count: count).deallocate()
    }
    (shaped + count).initialize(to: value)
    head.pointee.shapedCount = count + 1
    return count
  }

  /// Returns a copy of the values without a fixed count of numbers, with room for a power of two,
  /// so that adding them one by one copies each a few times.
  private func copyShaped(adding room: Int) -> UnsafeMutablePointer<FlatValue> {
    let count = head.pointee.shapedCount
    let capacity = 1 << (Int.bitWidth - (count + room - 1).leadingZeroBitCount)
    let copy = UnsafeMutablePointer<FlatValue>.allocate(capacity: capacity)
    copy.initialize(from: shaped, count: count)
    return copy
  }
}
