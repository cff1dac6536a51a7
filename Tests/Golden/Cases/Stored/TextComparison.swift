// The first line at which two texts differ.

import Foundation

/// Compares two texts line by line.
struct TextComparison {
  private let old: [Substring]
  private let new: [Substring]
  private let isExact: Bool

  init(_ old: String, _ new: String, isExact: Bool) {
    self.old = old.split(separator: "\n", omittingEmptySubsequences: false)
    self.new = new.split(separator: "\n", omittingEmptySubsequences: false)
    self.isExact = isExact
  }

  /// The first lines that differ, old and new; nil for equal texts.
  var difference: String? {
    for index in 0..<max(old.count, new.count) {
      let (old, new) = (line(index, of: old), line(index, of: new))
      if old == new || !isExact && isNear(old, new) { continue }
      let start = zip(old, new).prefix { $0 == $1 }.count - 60
      return "line \(index + 1):\n  old \(part(of: old, from: start))"
        + "\n  new \(part(of: new, from: start))"
    }
    return nil
  }

  /// The part of a line that fits on a screen.
  private func part(of line: Substring, from start: Int) -> String {
    if line.count <= 160 { return String(line) }
    let part = line.dropFirst(max(start, 0)).prefix(160)
    return (start > 0 ? "…" : "") + part + (part.endIndex < line.endIndex ? "…" : "")
  }

  private func line(_ index: Int, of lines: [Substring]) -> Substring {
    index < lines.count ? lines[index] : "(no line)"
  }

  /// Whether two lines have the same words, and numbers that differ by at most 1e-9.
  private func isNear(_ old: Substring, _ new: Substring) -> Bool {
    let (old, new) = (words(of: old), words(of: new))
    return old.count == new.count
      && zip(old, new).allSatisfy { first, second in
        if first == second { return true }
        guard let first = Double(first), let second = Double(second) else { return false }
        return abs(first - second) <= 1e-9 * max(1, abs(first))
      }
  }

  /// The numbers of a line, and the text between them.
  private func words(of line: Substring) -> [Substring] {
    line.split { " (),…[]".contains($0) }
  }
}
