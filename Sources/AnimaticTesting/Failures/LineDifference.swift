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
    var removed: Set<Int> = []
    var inserted: Set<Int> = []
    for change in news.difference(from: olds) {
      switch change {
      case .remove(let offset, _, _): removed.insert(offset)
      case .insert(let offset, _, _): inserted.insert(offset)
      }
    }
    var marked: [(mark: Character, line: Substring)] = []
    var (oldIndex, newIndex) = (0, 0)
    while oldIndex < olds.count || newIndex < news.count {
      if oldIndex < olds.count, removed.contains(oldIndex) {
        marked.append(("-", olds[oldIndex]))
        oldIndex += 1
      } else if newIndex < news.count, inserted.contains(newIndex) {
        marked.append(("+", news[newIndex]))
        newIndex += 1
      } else {
        marked.append((" ", newIndex < news.count ? news[newIndex] : olds[oldIndex]))
        oldIndex += 1
        newIndex += 1
      }
    }
    text = Self.shortened(marked).joined(separator: "\n")
  }

  /// Removes lines far from any difference.
  private static func shortened(_ marked: [(mark: Character, line: Substring)]) -> [String] {
    var near = [Bool](repeating: false, count: marked.count)
    for index in marked.indices where marked[index].mark != " " {
      for close in max(0, index - context)...min(marked.count - 1, index + context) {
        near[close] = true
      }
    }
    var lines: [String] = []
    for index in marked.indices {
      if near[index] {
        lines.append("\(marked[index].mark) \(marked[index].line)")
      } else if lines.last != "  …" {
        lines.append("  …")
      }
    }
    return lines
  }
}
