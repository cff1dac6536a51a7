// Putting two pools together.

extension AnimationPool {
  /// By how much the indices of an appended pool's records move.
  @usableFromInline
  package struct Shift {
    @usableFromInline let numbers: Int32
    @usableFromInline let paths: Int32
    @usableFromInline let timings: Int32
    @usableFromInline let functions: Int32
    @usableFromInline let keyframes: Int32
    @usableFromInline let springs: Int32
    @usableFromInline let shaped: Int32
    @usableFromInline let names: Int32
    /// The new indices of the files; empty where none moves.
    @usableFromInline let files: [Int32]
    /// Whether the appended pool holds numbers and files alone.
    @usableFromInline let isPlain: Bool

    /// Makes a record of the appended pool one of the pool it was appended to.
    @inlinable
    package func apply(to record: inout AnimationRecord) {
      if record.file >= 0, !files.isEmpty { record.file = files[Int(record.file)] }
      if isPlain {
        record.values += numbers
        return
      }
      record.values += record.flags.contains(.shaped) ? shaped : numbers
      if record.property < 0 { record.property -= paths }
      if record.timing >= 0 { record.timing += timings }
      if record.easing >= AnimationPool.firstCurve { record.easing += functions }
      if record.detail >= 0 { record.detail += record.kind == .spring ? springs : keyframes }
      if record.key >= 0 { record.key += names }
      if record.tag >= 0 { record.tag += names }
    }
  }

  /// Appends all of another pool.
  ///
  /// Complexity: O(n) in the size of the other.
  package mutating func append(_ other: AnimationPool) -> Shift {
    let shift = Shift(
      numbers: Int32(numbers.count), paths: Int32(paths.count), timings: Int32(timings.count),
      functions: Int32(functions.count), keyframes: Int32(keyframes.count),
      springs: Int32(springs.count), shaped: Int32(shaped.count), names: Int32(names.count),
      files: appendFiles(of: other), isPlain: other.isPlain)
    numbers.append(contentsOf: other.numbers)
    if !shift.isPlain { appendRarities(of: other, shift) }
    return shift
  }

  /// Whether it holds numbers and files alone, as most pools do.
  private var isPlain: Bool {
    paths.isEmpty && timings.isEmpty && functions.isEmpty && easings.isEmpty && keyframes.isEmpty
      && motions.isEmpty && springs.isEmpty && shaped.isEmpty && names.isEmpty
  }

  /// Appends the files and gives their new indices; none where all stay what they are.
  private mutating func appendFiles(of other: AnimationPool) -> [Int32] {
    if files.isEmpty { files = other.files }
    if files.starts(with: other.files) { return [] }
    return other.files.map { file in
      if let known = files.firstIndex(of: file) { return Int32(known) }
      files.append(file)
      return Int32(files.count - 1)
    }
  }

  private mutating func appendRarities(of other: AnimationPool, _ shift: Shift) {
    let firstEasing = Int32(easings.count)
    paths.append(contentsOf: other.paths)
    timings.append(contentsOf: other.timings)
    functions.append(contentsOf: other.functions)
    curves.append(contentsOf: other.curves)
    names.append(contentsOf: other.names)
    easings.append(
      contentsOf: other.easings.map { $0 >= Self.firstCurve ? $0 + shift.functions : $0 })
    for var table in other.keyframes {
      table.times += shift.numbers
      table.written.numbers += shift.numbers
      table.written.easings += firstEasing
      if table.shapes >= 0 { table.shapes += shift.numbers }
      if table.easings >= 0 { table.easings += firstEasing }
      if table.path >= 0 { table.path += Int32(motions.count) }
      keyframes.append(table)
    }
    motions.append(contentsOf: other.motions)
    springs.append(contentsOf: other.springs)
    shaped.append(contentsOf: other.shaped)
  }
}
