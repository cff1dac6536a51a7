// Values over time as text: only what changed since the line before.

import Animatic

/// A log of the values of several layers.
///
/// An instant at which nothing changes has no line.
struct ValueLog {
  private(set) var lines: [String] = []
  private let readers: [String: [PropertyReader]]
  /// By layer and property: the parts that were written last.
  private var last: [String: PropertyReader.Parts] = [:]

  /// Creates a log that also reads properties that are not standard.
  init(_ readers: [PropertyReader]) {
    self.readers = PropertyReader.standard.merging(
      Dictionary(grouping: readers, by: \.keyPath)
    ) { $1 }
  }

  /// Writes what changed on the layers.
  ///
  /// - Parameters:
  ///   - title: The beginning of the line.
  ///   - rows: The values of each layer with its label.
  mutating func write(_ title: String, _ rows: [(label: String, values: LayerValues)]) {
    var line = title
    for row in rows {
      let changes = changes(of: row.values, on: row.label)
      if !changes.isEmpty { line += " [\(row.label)]" + changes }
    }
    if line != title { lines.append(line) }
  }

  private mutating func changes(of values: LayerValues, on label: String) -> String {
    var text = ""
    for keyPath in values.keyPaths {
      for reader in readers[keyPath] ?? [] {
        let key = label + reader.keyPath
        let parts = reader.read(values)
        text += reader.changes(from: last[key], to: parts)
        last[key] = parts
      }
    }
    return text
  }
}

extension PropertyReader {
  /// The parts that differ, each with its name.
  fileprivate func changes(from old: Parts?, to new: Parts) -> String {
    switch (old, new) {
    case (.text(let old), .text(let new)): old == new ? "" : " \(keyPath) \(new)"
    case (.numbers(let old), .numbers(let new)): changes(from: old, to: new)
    case (_, .text(let new)): " \(keyPath) \(new)"
    case (_, .numbers(let new)): changes(from: [], to: new)
    }
  }

  private func changes(from old: [Double], to new: [Double]) -> String {
    var text = ""
    for index in new.indices {
      if index < old.count, old[index].bitPattern == new[index].bitPattern { continue }
      text += " \(name(of: index)) \(new[index])"
    }
    return old.count > new.count ? text + " \(keyPath).count \(new.count)" : text
  }

  private func name(of index: Int) -> String {
    if index < names.count { return "\(keyPath).\(names[index])" }
    return names.isEmpty && index == 0 ? keyPath : "\(keyPath).\(index)"
  }
}
