// Concatenation of two pools.

extension AnimationPool {
  /// The index offsets of an appended pool's records.
  package struct Shift {
    let numbers: Int32
    let paths: Int32
    let functions: Int32
    let shaped: Int32
    let attributes: Int32
    /// The new indices of the files; empty if unchanged.
    let files: [Int16]
    /// Whether the appended pool contains only numbers and files.
    let hasOnlyNumbers: Bool

    /// Rebases a record of the appended pool.
    package func apply(to record: inout AnimationRecord) {
      if !files.isEmpty, record.file >= 0 { record.file = files[Int(record.file)] }
      if hasOnlyNumbers {
        record.values += numbers
        return
      }
      record.values += record.flags.contains(.shaped) ? shaped : numbers
      if record.property < 0 { record.property -= paths }
      record.easing = record.easing.shifted(by: functions)
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
    func shifted(_ easings: [EasingID]) -> [EasingID] {
      easings.map { $0.shifted(by: shift.functions) }
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

  /// Stores a keyframe table and computes the effective times once (K-3, K-4, K-8).
  ///
  /// - Parameters:
  ///   - count: The number of values; a path has one more keyframe than segments.
  ///   - input: The attributes besides the values.
  ///   - distances: The distance of each value from the previous one; empty spaces paced times
  ///     evenly.
  package mutating func storeKeyframes(
    count: Int, _ input: KeyframeInput, distances: [Double] = []
  ) -> Int32 {
    let evaluator = input.path.map(PathEvaluator.init)
    let valueCount = Int32(count)
    let count = evaluator.map { $0.segmentCount + 1 } ?? count
    var table = KeyframeTable(count: count, mode: input.mode)
    table.valueCount = valueCount
    table.rotation = input.rotation
    var times = KeyframeTimes.resolved(
      input.times, count: count, mode: input.mode, isPath: evaluator != nil)
    if input.mode.isPaced {
      times = evaluator?.fractions ?? KeyframeTimes.paced(by: distances) ?? times
    }
    if let evaluator {
      table.path = Int32(pathEvaluators.count)
      pathEvaluators.append(evaluator)
    }
    table.reached = Int32(times.prefix { $0.isFinite }.count)
    table.times = Int32(numbers.count)
    numbers.append(contentsOf: times)
    storeShapes(of: input, in: &table)
    storeEasings(of: input, in: &table)
    table.input = Int32(inputs.count)
    table.hasTimes = input.times != nil
    inputs.append(input)
    keyframes.append(table)
    return Int32(keyframes.count - 1)
  }

  /// Stores the keyframe table of a record whose values are stored.
  package mutating func storeKeyframes(
    of record: AnimationRecord, at path: PropertyPath, count: Int, _ input: KeyframeInput
  ) -> Int32 {
    let isSpread = path.root.kind == .shaped || path.isWholeTransform
    return storeKeyframes(
      count: count, input,
      distances: isSpread || !input.mode.isPaced
        ? []
        : KeyframeTimes.distances(
          of: numbers[Int(record.values)...], count: count, components: path.count))
  }

  /// Stores tension, continuity, and bias of each keyframe; missing ones are 0 (K-9).
  private mutating func storeShapes(of input: KeyframeInput, in table: inout KeyframeTable) {
    let given = [input.tensions, input.continuities, input.biases]
    guard input.mode.isCubic, given.contains(where: { $0?.isEmpty == false }) else { return }
    table.shapes = Int32(numbers.count)
    for index in 0..<Int(table.count) {
      for values in given {
        numbers.append(values.map { index < $0.count ? $0[index] : 0 } ?? 0)
      }
    }
  }

  private mutating func storeEasings(of input: KeyframeInput, in table: inout KeyframeTable) {
    // Paced keyframes have constant speed, and discrete ones no segments to ease (K-5, K-8).
    guard let codes = input.easings, !input.mode.isPaced, input.mode != .discrete else { return }
    table.easings = Int32(easings.count)
    easings.append(contentsOf: codes)
    // One easing per segment, so the evaluator needs no check.
    easings += [EasingID](
      repeating: EasingID(.linear), count: max(0, Int(table.count) - 1 - codes.count))
  }

  // MARK: Reading back

  /// Returns the attributes of a table as written.
  package func input(of table: KeyframeTable) -> KeyframeInput {
    table.input < 0 ? KeyframeInput(mode: table.mode) : inputs[Int(table.input)]
  }

  /// Returns the effective times of a table.
  package func times(of table: KeyframeTable) -> [Double] {
    Array(numbers[Int(table.times)..<Int(table.times) + Int(table.count)])
  }

  /// Returns the table of a keyframe animation; an empty one for any other.
  package func table(_ record: AnimationRecord) -> KeyframeTable {
    guard record.kind == .keyframes else { return KeyframeTable(count: 0) }
    let index = attributes(of: record).keyframes
    return index < 0 ? KeyframeTable(count: 0) : keyframes[Int(index)]
  }

  /// Returns the spring of a spring animation.
  package func spring(_ record: AnimationRecord) -> SpringCurve {
    springs[Int(attributes(of: record).spring)].curve
  }
}

/// The attributes of a keyframe animation as written, besides its values.
package struct KeyframeInput: Sendable {
  package var mode = CalculationMode.linear
  package var times: [Double]?
  package var easings: [EasingID]?
  package var tensions: [Double]?
  package var continuities: [Double]?
  package var biases: [Double]?
  package var path: BezierPath?
  package var rotation: RotationMode?

  package init(mode: CalculationMode = .linear, times: [Double]? = nil, easings: [EasingID]? = nil)
  {
    self.mode = mode
    self.times = times
    self.easings = easings
  }
}
