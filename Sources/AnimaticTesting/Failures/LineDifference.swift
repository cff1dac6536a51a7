// The line-by-line difference of two texts.

/// The lines of two texts, with the lines of only one of them marked.
struct LineDifference {
  let text: String

  /// The number of context lines around a difference.
  private static let context = 2
  /// The most lines that are compared.
  private static let most = 5_000

  init(_ old: String, _ new: String) {
    func lines(_ text: String) -> [Substring] {
      text.split(separator: "\n", omittingEmptySubsequences: false)
    }
    let (olds, news) = (lines(old), lines(new))
    guard olds.count + news.count <= Self.most else {
      let first = zip(olds, news).enumerated().first { $1.0 != $1.1 }
      let number = first?.offset ?? min(olds.count, news.count)
      text = [
        "line \(number + 1)", "- \(number < olds.count ? olds[number] : "")",
        "+ \(number < news.count ? news[number] : "")",
      ].joined(separator: "\n")
      return
    }
    var marked: [(mark: Character, line: Substring)] = olds.map { (" ", $0) }
    // Removed lines come first, so their offsets are those in the old text.
    for change in news.difference(from: olds) {
      switch change {
      case .remove(let offset, _, _): marked[offset].mark = "-"
      case .insert(let offset, let line, _):
        let next = marked.indices.lazy.filter { marked[$0].mark != "-" }.dropFirst(offset).first
        marked.insert(("+", line), at: next ?? marked.count)
      }
    }
    text = Self.shortened(marked).joined(separator: "\n")
  }

  /// Removes lines far from any difference.
  private static func shortened(_ marked: [(mark: Character, line: Substring)]) -> [String] {
    let changed = marked.indices.filter { marked[$0].mark != " " }
    let near = Set(changed.flatMap { $0 - context...$0 + context })
    var lines: [String] = []
    for (index, line) in marked.enumerated() {
      if near.contains(index) {
        lines.append("\(line.mark) \(line.line)")
      } else if lines.last != "  …" {
        lines.append("  …")
      }
    }
    return lines
  }
}
