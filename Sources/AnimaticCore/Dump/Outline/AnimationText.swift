// The attributes of one animation as text, for dumps, charts, explanations, and differences.

/// The attributes of a record as text.
struct AnimationText {
  let pool: AnimationPool
  let record: AnimationRecord
  /// Whether long lists are shortened.
  var isFolded = true

  var path: PropertyPath { pool.path(record.property) }

  /// The property, the kind, and the values.
  var fields: [String?] {
    switch record.kind {
    case .group: ["group"]
    case .basic: [property, "basic", ends]
    case .spring: [property, "spring", ends, "\(pool.spring(record))"]
    case .keyframes: [property, "keyframes"] + keyframes
    }
  }

  private var property: String {
    if case .function(let function) = path.component { return "\(path.keyPath) by \(function)" }
    return path.keyPath
  }

  func value(_ index: Int) -> FlatValue { pool.value(index, of: record, count: path.count) }

  private func valueText(_ index: Int) -> String { value(index).text(at: path) }

  private var ends: String {
    var texts = (0..<pool.valueCount(of: record)).map(valueText)[...]
    func take(_ flag: AnimationRecord.Flags) -> String? {
      record.flags.contains(flag) ? texts.popFirst() : nil
    }
    return endsText(
      from: take(.from), to: take(.to), by: take(.by),
      mark: record.flags.contains(.inferred) ? " (inferred)" : "")
  }

  // MARK: Timing

  /// The easing; at once if the animation jumps.
  var easing: String {
    record.flags.contains(.jumps) ? "at once" : function(record.easing).description
  }

  /// Returns the easing of a code; linear for none.
  func function(_ easing: EasingID) -> TimingFunction { pool.function(easing) ?? .linear }

  /// The iterations, in the words of a dump or of a sentence.
  func iterations(inSentence: Bool) -> [String?] {
    let timing = pool.timing(record)
    let (count, offset) = (timing.repeatCount.text, timing.timeOffset.text)
    let isWhole = timing.wallDuration == timing.duration
    let duration = isWhole ? nil : "duration \(timing.duration.text)"
    return [
      inSentence ? "a pass of \(timing.duration.text) s" : duration,
      timing.repeatCount == 0 ? nil : inSentence ? "\(count) repeats" : "repeats \(count)",
      timing.repeatDuration == 0 ? nil : "repeats for \(timing.repeatDuration.text) s",
      timing.autoreverses ? "autoreverses" : nil,
      timing.speed == 1 ? nil : "speed \(timing.speed.text)",
      timing.timeOffset == 0 ? nil : inSentence ? "offset \(offset) s" : "offset \(offset)",
    ]
  }

  var fill: String { "fill \(pool.timing(record).fillMode)" }

  /// How the values combine with others, and whether they are rejected.
  var combination: [String?] {
    let flags = record.flags
    return [
      flags.contains(.additive) ? "additive" : nil,
      flags.contains(.cumulative) ? "cumulative" : nil,
      flags.contains(.rejected) ? "rejected" : nil,
    ]
  }

  // MARK: Charts

  /// The kind and the easing, or the reason for having no effect.
  var summary: String {
    if record.flags.contains(.rejected) { return "rejected" }
    if record.flags.contains(.inert) { return "no effect" }
    if record.flags.contains(.jumps) { return easing }
    let easing = function(record.easing) == .linear ? nil : self.easing
    switch record.kind {
    case .spring: return "spring"
    case .basic: return easing ?? "linear"
    case .group: return easing ?? ""
    case .keyframes:
      let isPath = pool.input(of: pool.table(record)).path != nil
      return [isPath ? "along a path" : "keyframes", easing].joined(separator: " ")
    }
  }

  /// The number of iterations, such as ×3, or endless; nil for one, and for no effect.
  var repeats: String? {
    guard record.flags.isDisjoint(with: [.rejected, .inert]) else { return nil }
    let timing = pool.timing(record)
    let isTimed = timing.repeatDuration > 0
    let cycles = isTimed ? timing.repeatDuration / timing.cycleDuration : timing.repeatCount
    if cycles.isInfinite { return "endless" }
    return cycles.isNaN || cycles == (isTimed ? 1 : 0) ? nil : "×\(cycles.text)"
  }

  // MARK: Keyframes

  /// The most items that are listed completely; of more, the first three and the last are listed.
  private static let most = 6

  /// Returns a list of items, with the number of the omitted ones.
  private func list(_ count: Int, by separator: String, _ item: (Int) -> String) -> String {
    guard isFolded, count > Self.most else {
      return (0..<count).map(item).joined(separator: separator)
    }
    return ((0..<3).map(item) + ["… \(count - 4) more", item(count - 1)])
      .joined(separator: separator)
  }

  private var keyframes: [String?] {
    let table = pool.table(record)
    let input = pool.input(of: table)
    let shapes = [
      input.mode == .linear ? nil : "\(input.mode)", input.rotation.map { "rotation \($0)" },
      list("tension", input.tensions), list("continuity", input.continuities),
      list("bias", input.biases),
    ]
    guard let path = input.path else {
      let times = input.times == pool.times(of: table) ? nil : input.times
      return [keyframeList(table, input), list("written times", times)] + shapes
    }
    return [
      "along \(path)".oneLine, list("times", input.times),
      input.easings.map { list("easings", $0.map { function($0).description }) },
      table.valueCount > 0 ? "\(table.valueCount) values without effect" : nil,
    ] + shapes
  }

  private func list(_ name: String, _ numbers: [Double]?) -> String? {
    numbers.map { list(name, $0.map(\.text)) }
  }

  private func list(_ name: String, _ texts: [String]) -> String {
    "\(name) (\(list(texts.count, by: ", ") { texts[$0] }))"
  }

  private func keyframeList(_ table: KeyframeTable, _ input: KeyframeInput) -> String {
    list(Int(table.count), by: " → ") { index in
      var part = valueText(index)
      if input.times != nil {
        let time = pool.numbers[Int(table.times) + index]
        part += time.isFinite ? " at \(time.text)" : " never"
      }
      if index > 0, let codes = input.easings, index <= codes.count {
        let easing = function(codes[index - 1])
        if easing != .linear { part += " \(easing)" }
      }
      return part
    }
  }
}
