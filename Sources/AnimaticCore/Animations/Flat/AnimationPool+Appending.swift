// Concatenation of two pools.

extension AnimationPool {
  /// The index offsets of an appended pool's records.
  @usableFromInline
  package struct Shift {
    @usableFromInline let numbers: Int32
    @usableFromInline let paths: Int32
    @usableFromInline let functions: Int32
    @usableFromInline let shaped: Int32
    @usableFromInline let attributes: Int32
    /// The new indices of the files; empty if unchanged.
    @usableFromInline let files: [Int16]
    /// Whether the appended pool contains only numbers and files.
    @usableFromInline let hasOnlyNumbers: Bool

    /// Rebases a record of the appended pool.
    @inlinable
    package func apply(to record: inout AnimationRecord) {
      if record.file >= 0, !files.isEmpty { record.file = files[Int(record.file)] }
      if hasOnlyNumbers {
        record.values += numbers
        return
      }
      record.values += record.flags.contains(.shaped) ? shaped : numbers
      if record.property < 0 { record.property -= paths }
      if record.easing >= AnimationPool.firstCurve { record.easing += functions }
      if record.attributes >= 0 { record.attributes += attributes }
    }
  }

  /// Appends another pool.
  ///
  /// Complexity: O(n) in the size of the other.
  ///
  /// - Parameters:
  ///   - other: The other pool.
  ///   - firstListener: The new index of its first observer.
  package mutating func append(_ other: AnimationPool, firstListener: Int32) -> Shift {
    let shift = Shift(
      numbers: Int32(numbers.count), paths: Int32(paths.count), functions: Int32(functions.count),
      shaped: Int32(shaped.count), attributes: Int32(attributes.count),
      files: appendFiles(of: other),
      hasOnlyNumbers: other.hasOnlyNumbers)
    numbers.append(contentsOf: other.numbers)
    if !shift.hasOnlyNumbers { appendReferences(of: other, shift, firstListener: firstListener) }
    return shift
  }

  /// Whether the pool contains only numbers and files, as most pools do.
  private var hasOnlyNumbers: Bool {
    paths.isEmpty && timings.isEmpty && functions.isEmpty && easings.isEmpty && keyframes.isEmpty
      && pathEvaluators.isEmpty && springs.isEmpty && shaped.isEmpty && names.isEmpty
      && attributes.isEmpty
  }

  /// Appends the files and returns their new indices; empty if unchanged.
  private mutating func appendFiles(of other: AnimationPool) -> [Int16] {
    if files.isEmpty { files = other.files }
    if files.starts(with: other.files) { return [] }
    return other.files.map { intern(file: $0) }
  }

  private mutating func appendReferences(
    of other: AnimationPool, _ shift: Shift, firstListener: Int32
  ) {
    appendAttributes(of: other, firstListener: firstListener)
    let firstEasing = Int32(easings.count)
    func shifted(_ codes: [Int32]) -> [Int32] {
      codes.map { $0 >= Self.firstCurve ? $0 + shift.functions : $0 }
    }
    paths.append(contentsOf: other.paths)
    timings.append(contentsOf: other.timings)
    functions.append(contentsOf: other.functions)
    curves.append(contentsOf: other.curves)
    names.append(contentsOf: other.names)
    easings.append(contentsOf: shifted(other.easings))
    for var table in other.keyframes {
      table.times += shift.numbers
      if table.input >= 0 { table.input += Int32(inputs.count) }
      if table.shapes >= 0 { table.shapes += shift.numbers }
      if table.easings >= 0 { table.easings += firstEasing }
      if table.path >= 0 { table.path += Int32(pathEvaluators.count) }
      keyframes.append(table)
    }
    for var input in other.inputs {
      input.easings = input.easings.map(shifted)
      inputs.append(input)
    }
    pathEvaluators.append(contentsOf: other.pathEvaluators)
    springs.append(contentsOf: other.springs)
    shaped.append(contentsOf: other.shaped)
  }

  /// Appends the rare attributes; must precede the data that they refer to.
  private mutating func appendAttributes(of other: AnimationPool, firstListener: Int32) {
    for var attributes in other.attributes {
      if attributes.timing >= 0 { attributes.timing += Int32(timings.count) }
      if attributes.keyframes >= 0 { attributes.keyframes += Int32(keyframes.count) }
      if attributes.spring >= 0 { attributes.spring += Int32(springs.count) }
      if attributes.listener >= 0 { attributes.listener += firstListener }
      if attributes.key >= 0 { attributes.key += Int32(names.count) }
      if attributes.tag >= 0 { attributes.tag += Int32(names.count) }
      self.attributes.append(attributes)
    }
  }
}
