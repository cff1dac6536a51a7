// Writing keyframe tables to a pool and reading the input back.

/// The attributes of a keyframe animation besides its values.
package struct KeyframeScore {
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
  ///   - score: The attributes besides the values.
  ///   - distances: The distance of each value from the previous one; empty spaces paced times
  ///     evenly.
  package mutating func storeKeyframes(
    count: Int, _ score: KeyframeScore, distances: [Double] = []
  ) -> Int32 {
    let motion = score.path.map { MotionPath(path: $0, motion: PathMotion($0)) }
    let valueCount = Int32(count)
    let count = motion.map { $0.motion.segmentCount + 1 } ?? count
    var table = KeyframeTable(count: count, mode: score.mode)
    table.valueCount = valueCount
    table.rotation = score.rotation
    var times = KeyframeTimes.resolved(
      score.times, count: count, mode: score.mode, isPath: motion != nil)
    if score.mode.isPaced {
      times = motion?.motion.fractions ?? KeyframeTimes.paced(by: distances) ?? times
    }
    if let motion {
      table.path = Int32(motions.count)
      motions.append(motion)
    }
    table.reached = Int32(times.prefix { $0.isFinite }.count)
    table.times = Int32(numbers.count)
    numbers.append(contentsOf: times)
    storeShapes(of: score, in: &table)
    storeEasings(of: score, in: &table)
    storeWritten(score, in: &table)
    keyframes.append(table)
    return Int32(keyframes.count - 1)
  }

  /// Stores the keyframe table of a record whose values are stored.
  package mutating func storeKeyframes(
    of record: AnimationRecord, at path: PropertyPath, count: Int, _ score: KeyframeScore
  ) -> Int32 {
    let isSpread = path.root.kind == .shaped || path.isWholeTransform
    return storeKeyframes(
      count: count, score,
      distances: isSpread || !score.mode.isPaced
        ? []
        : KeyframeTimes.distances(
          of: numbers[Int(record.values)...], count: count, components: path.count))
  }

  /// Stores tension, continuity, and bias of each keyframe; missing ones are 0 (K-9).
  private mutating func storeShapes(of score: KeyframeScore, in table: inout KeyframeTable) {
    let given = [score.tensions, score.continuities, score.biases]
    guard score.mode.isCubic, given.contains(where: { $0?.isEmpty == false }) else { return }
    table.shapes = Int32(numbers.count)
    for index in 0..<Int(table.count) {
      for values in given {
        numbers.append(values.map { index < $0.count ? $0[index] : 0 } ?? 0)
      }
    }
  }

  private mutating func storeEasings(of score: KeyframeScore, in table: inout KeyframeTable) {
    guard let codes = score.easings else { return }
    table.written.easings = Int32(easings.count)
    table.written.easingCount = Int32(codes.count)
    // Paced keyframes have constant speed, and discrete ones no segments to ease (K-5, K-8).
    if !score.mode.isPaced, score.mode != .discrete { table.easings = Int32(easings.count) }
    easings.append(contentsOf: codes)
    // One easing per segment, so the evaluator needs no check.
    easings.append(contentsOf: repeatElement(0, count: max(0, Int(table.count) - 1 - codes.count)))
  }

  private mutating func storeWritten(_ score: KeyframeScore, in table: inout KeyframeTable) {
    table.written.numbers = Int32(numbers.count)
    table.written.timeCount = store(score.times)
    table.written.tensionCount = store(score.tensions)
    table.written.continuityCount = store(score.continuities)
    table.written.biasCount = store(score.biases)
  }

  private mutating func store(_ values: [Double]?) -> Int32 {
    guard let values else { return -1 }
    numbers.append(contentsOf: values)
    return Int32(values.count)
  }

  // MARK: Reading back

  /// Returns the attributes of a table as written.
  package func score(_ table: KeyframeTable) -> KeyframeScore {
    let written = table.written
    var score = KeyframeScore(mode: table.mode)
    var next = Int(written.numbers)
    func take(_ count: Int32) -> [Double]? {
      guard count >= 0 else { return nil }
      defer { next += Int(count) }
      return Array(numbers[next..<next + Int(count)])
    }
    score.times = take(written.timeCount)
    score.tensions = take(written.tensionCount)
    score.continuities = take(written.continuityCount)
    score.biases = take(written.biasCount)
    if written.easingCount >= 0 {
      let start = Int(written.easings)
      score.easings = Array(easings[start..<start + Int(written.easingCount)])
    }
    if table.path >= 0 { score.path = motions[Int(table.path)].path }
    score.rotation = table.rotation
    return score
  }

  /// Returns the table of a keyframe animation; an empty one for any other.
  package func table(_ record: AnimationRecord) -> KeyframeTable {
    guard record.kind == .keyframes else { return KeyframeTable(count: 0) }
    let index = extra(of: record).keyframes
    return index < 0 ? KeyframeTable(count: 0) : keyframes[Int(index)]
  }

  /// Returns the spring of a spring animation.
  package func spring(_ record: AnimationRecord) -> SpringCurve {
    springs[Int(extra(of: record).spring)].curve
  }
}

extension KeyframeTable {
  /// The limit of shape parameters, whose products must not overflow.
  static var greatestShape: Double { 1e60 }

  /// Returns whether path and shape parameters are in range.
  package func isUsable(in pool: AnimationPool) -> Bool {
    // Larger coordinates overflow in interpolation.
    if path >= 0, !pool.motions[Int(path)].path.coordinates.allSatisfy({ abs($0) <= 1e300 }) {
      return false
    }
    guard shapes >= 0 else { return true }
    let first = Int(shapes)
    return pool.numbers[first..<first + 3 * Int(count)].allSatisfy { abs($0) <= Self.greatestShape }
  }
}
