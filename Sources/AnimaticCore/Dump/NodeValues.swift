// The effect of one animation on its property, as fields of a line.

/// The property, kind, and values of a record as text.
struct NodeValues {
  let pool: AnimationPool
  let record: AnimationRecord

  private var path: PropertyPath { pool.path(record.property) }

  var fields: [String] {
    switch record.kind {
    case .group: ["group"]
    case .basic: [property, "basic", change]
    case .spring: [property, "spring", change, "\(pool.spring(record))"]
    case .keyframes: [property, "keyframes"] + keyframes
    }
  }

  private var property: String {
    if case .function(let function) = path.field { return "\(path.keyPath) by \(function)" }
    return path.keyPath
  }

  private func value(_ index: Int) -> String {
    pool.value(index, of: record, count: path.count).text(as: path.valueType)
  }

  private var change: String {
    var next = 0
    func take(_ flag: AnimationRecord.Flags) -> String? {
      guard record.flags.contains(flag) else { return nil }
      defer { next += 1 }
      return value(next)
    }
    let from = take(.from)
    let to = take(.to)
    let by = take(.by)
    let mark = record.flags.contains(.inferred) ? " (inferred)" : ""
    let start = (from ?? (to != nil && by != nil ? "·" : "model")) + mark
    switch (to, by) {
    case (let to?, let by?): return from == nil ? "· → \(to) by \(by)" : "\(start) → \(to)"
    case (let to?, nil): return "\(start) → \(to)"
    case (nil, let by?): return "\(start) by \(by)"
    case (nil, nil): return from == nil ? "model" : "\(start) → model"
    }
  }

  // MARK: Keyframes

  /// The maximum number of listed items; more are counted.
  private static let most = 12

  private var keyframes: [String] {
    let table = pool.table(record)
    let input = pool.input(of: table)
    var fields = input.path.map { ["along \($0)".oneLine] } ?? [way(table, input)]
    if input.path != nil {
      if let times = input.times { fields.append(list("times", times.map(\.text))) }
      if let easings = input.easings {
        fields.append(list("easings", easings.map { (pool.function($0) ?? .linear).description }))
      }
      if table.valueCount > 0 { fields.append("\(table.valueCount) values without effect") }
    }
    if input.path == nil, let times = input.times, times != resolvedTimes(table) {
      fields.append(list("written times", times.map(\.text)))
    }
    if input.mode != .linear { fields.append("\(input.mode)") }
    if let rotation = input.rotation { fields.append("rotation \(rotation)") }
    if let values = input.tensions { fields.append(list("tension", values.map(\.text))) }
    if let values = input.continuities { fields.append(list("continuity", values.map(\.text))) }
    if let values = input.biases { fields.append(list("bias", values.map(\.text))) }
    return fields
  }

  private func resolvedTimes(_ table: KeyframeTable) -> [Double] {
    Array(pool.numbers[Int(table.times)..<Int(table.times) + Int(table.count)])
  }

  private func list(_ name: String, _ texts: [String]) -> String {
    let rest = texts.count - Self.most
    let shown = texts.prefix(Self.most) + (rest > 0 ? ["… \(rest) more"] : [])
    return "\(name) (\(shown.joined(separator: ", ")))"
  }

  private func way(_ table: KeyframeTable, _ input: KeyframeInput) -> String {
    let shown = min(Int(table.count), Self.most)
    var parts = (0..<shown).map { index in
      var part = index == 0 ? value(index) : "→ \(value(index))"
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
    if shown < Int(table.count) { parts.append("… \(Int(table.count) - shown) more") }
    return parts.joined(separator: " ")
  }
}
