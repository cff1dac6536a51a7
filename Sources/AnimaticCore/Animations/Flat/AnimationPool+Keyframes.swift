// Writing keyframe tables to a pool and reading the input back.

/// The attributes of a keyframe animation as written, besides its values.
package struct KeyframeInput: Sendable {
  package var mode = CalculationMode.linear
  package var times: [Double]?
  package var easings: [Int32]?
  package var tensions: [Double]?
  package var continuities: [Double]?
  package var biases: [Double]?
  package var path: BezierPath?
  package var rotation: RotationMode?

  package init(mode: CalculationMode = .linear, times: [Double]? = nil, easings: [Int32]? = nil) {
    self.mode = mode
    self.times = times
    self.easings = easings
  }
}

extension AnimationPool {
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
    easings += [Int32](repeating: 0, count: max(0, Int(table.count) - 1 - codes.count))
  }

  // MARK: Reading back

  /// Returns the attributes of a table as written.
  @inline(never)
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
