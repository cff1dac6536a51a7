// Concatenation of two pools.

extension AnimationPool {
  /// The index offsets of an appended pool's records.
  @usableFromInline
  package struct Shift {
    @usableFromInline let numbers: Int32
    @usableFromInline let paths: Int32
    @usableFromInline let functions: Int32
    @usableFromInline let shaped: Int32
    @usableFromInline let extras: Int32
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
      if record.extra >= 0 { record.extra += extras }
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
      shaped: Int32(shaped.count), extras: Int32(extras.count), files: appendFiles(of: other),
      hasOnlyNumbers: other.hasOnlyNumbers)
    numbers.append(contentsOf: other.numbers)
    if !shift.hasOnlyNumbers { appendReferences(of: other, shift, firstListener: firstListener) }
    return shift
  }

  /// Whether the pool contains only numbers and files, as most pools do.
  private var hasOnlyNumbers: Bool {
    paths.isEmpty && timings.isEmpty && functions.isEmpty && easings.isEmpty && keyframes.isEmpty
      && motions.isEmpty && springs.isEmpty && shaped.isEmpty && names.isEmpty && extras.isEmpty
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
      if table.path >= 0 { table.path += Int32(motions.count) }
      keyframes.append(table)
    }
    for var input in other.inputs {
      input.easings = input.easings.map(shifted)
      inputs.append(input)
    }
    motions.append(contentsOf: other.motions)
    springs.append(contentsOf: other.springs)
    shaped.append(contentsOf: other.shaped)
  }

  /// Appends the rare attributes; must precede the data that they refer to.
  private mutating func appendAttributes(of other: AnimationPool, firstListener: Int32) {
    for var extra in other.extras {
      if extra.timing >= 0 { extra.timing += Int32(timings.count) }
      if extra.keyframes >= 0 { extra.keyframes += Int32(keyframes.count) }
      if extra.spring >= 0 { extra.spring += Int32(springs.count) }
      if extra.listener >= 0 { extra.listener += firstListener }
      if extra.key >= 0 { extra.key += Int32(names.count) }
      if extra.tag >= 0 { extra.tag += Int32(names.count) }
      extras.append(extra)
    }
  }
}
