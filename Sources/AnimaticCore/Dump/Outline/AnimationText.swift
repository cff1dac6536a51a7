// The attributes of one animation as text, for dumps, charts, explanations, and differences.

/// The attributes of a record as text.
struct AnimationText {
  let pool: AnimationPool
  let record: AnimationRecord

  var path: PropertyPath { pool.path(record.property) }

  /// The property, the kind, and the values.
  var fields: [String] {
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

  private func valueText(_ index: Int) -> String { value(index).text(as: path.valueType) }

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
    record.flags.contains(.jumps)
      ? "at once" : (pool.function(record.easing) ?? .linear).description
  }

  /// The iterations, in the words of a dump or of a sentence.
  func iterations(inSentence: Bool) -> [String] {
    let timing = pool.timing(record)
    var fields: [String] = []
    if inSentence {
      fields.append("a pass of \(timing.duration.secondsText) s")
    } else if timing.wallDuration != timing.duration {
      fields.append("duration \(timing.duration.text)")
    }
    let count = timing.repeatCount
    if count != 0 { fields.append(inSentence ? "\(count.text) repeats" : "repeats \(count.text)") }
    if timing.repeatDuration != 0 { fields.append("repeats for \(timing.repeatDuration.text) s") }
    if timing.autoreverses { fields.append("autoreverses") }
    if timing.speed != 1 { fields.append("speed \(timing.speed.text)") }
    let offset = timing.timeOffset
    if offset != 0 { fields.append("offset \(offset.text)\(inSentence ? " s" : "")") }
    return fields
  }

  var fill: String { "fill \(pool.timing(record).fillMode)" }

  /// How the values combine with others, and whether they are rejected.
  var combination: [String] {
    let words: [(AnimationRecord.Flags, String)] = [
      (.additive, "additive"), (.cumulative, "cumulative"), (.rejected, "rejected"),
    ]
    return words.filter { record.flags.contains($0.0) }.map(\.1)
  }

  // MARK: Charts

  /// The kind and the easing, or the reason for having no effect.
  var summary: String {
    if record.flags.contains(.rejected) { return "rejected" }
    if record.flags.contains(.inert) { return "no effect" }
    if record.flags.contains(.jumps) { return easing }
    let isLinear = pool.function(record.easing).map { $0 == .linear } ?? true
    var words: [String] = []
    switch record.kind {
    case .spring: return "spring"
    case .keyframes:
      words = [pool.input(of: pool.table(record)).path == nil ? "keyframes" : "along a path"]
    case .group: break
    default: words = isLinear ? ["linear"] : []
    }
    return (words + (isLinear ? [] : [easing])).joined(separator: " ")
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

  /// The maximum number of listed items; more are counted.
  private static let most = 12

  private var keyframes: [String] {
    let table = pool.table(record)
    let input = pool.input(of: table)
    var fields = input.path.map { ["along \($0)".oneLine] } ?? [keyframeList(table, input)]
    if input.path != nil {
      if let times = input.times { fields.append(list("times", times.map(\.text))) }
      if let easings = input.easings {
        fields.append(list("easings", easings.map { (pool.function($0) ?? .linear).description }))
      }
      if table.valueCount > 0 { fields.append("\(table.valueCount) values without effect") }
    }
    if input.path == nil, let times = input.times, times != pool.times(of: table) {
      fields.append(list("written times", times.map(\.text)))
    }
    if input.mode != .linear { fields.append("\(input.mode)") }
    if let rotation = input.rotation { fields.append("rotation \(rotation)") }
    if let values = input.tensions { fields.append(list("tension", values.map(\.text))) }
    if let values = input.continuities { fields.append(list("continuity", values.map(\.text))) }
    if let values = input.biases { fields.append(list("bias", values.map(\.text))) }
    return fields
  }

  private func list(_ name: String, _ texts: [String]) -> String {
    let rest = texts.count - Self.most
    let listed = texts.prefix(Self.most) + (rest > 0 ? ["… \(rest) more"] : [])
    return "\(name) (\(listed.joined(separator: ", ")))"
  }

  private func keyframeList(_ table: KeyframeTable, _ input: KeyframeInput) -> String {
    let listed = min(Int(table.count), Self.most)
    var parts = (0..<listed).map { index in
      var part = index == 0 ? valueText(index) : "→ \(valueText(index))"
      if input.times != nil {
        let time = pool.numbers[Int(table.times) + index]
        part += time.isFinite ? " at \(time.text)" : " never"
      }
      if index > 0, let codes = input.easings, index <= codes.count {
        let easing = pool.function(codes[index - 1]) ?? .linear
        if easing != .linear { part += " \(easing)" }
      }
      return part
    }
    if listed < Int(table.count) { parts.append("… \(Int(table.count) - listed) more") }
    return parts.joined(separator: " ")
  }
}
