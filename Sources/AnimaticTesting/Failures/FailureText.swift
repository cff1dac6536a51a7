// The text of a failed expectation, in a form that `swift test` shows completely.

/// The text of a failed expectation: at most 2,000 bytes, with drawing characters in ASCII.
///
/// On Linux, `swift test` reads the output of tests in pieces of 4,096 bytes, and discards a piece
/// that begins or ends within a character. The unlimited text is attached to the test.
struct FailureText {
  let text: String

  /// The first line: what differs, with its numbers.
  var headline: String { String(text.prefix { $0 != "\n" }) }

  /// The lines after the first one, if there are any.
  var details: String? {
    text.firstIndex(of: "\n").map { String(text[text.index(after: $0)...]) }
  }

  private static let mostBytes = 2_000

  /// - Parameters:
  ///   - text: The message.
  ///   - chart: Draws a chart with a number of rows; it gets the bytes that the message leaves.
  init(_ text: String, chart: (Int) -> String = { _ in "" }) {
    let message = Self.limited(Self.plain(text))
    let left = Self.mostBytes - message.utf8.count - 1
    let charts = [12, 8, 4, 2].map { Self.plainChart(chart($0)) }
    let fitting = charts.first { !$0.isEmpty && $0.utf8.count <= left }
    self.text = [message, fitting].compactMap(\.self).joined(separator: "\n")
  }

  // MARK: Length

  private static let omission = "\n... (the attachment of the test has the rest)"

  /// Returns the text up to the limit, without the last line if it is incomplete.
  private static func limited(_ text: String) -> String {
    guard text.utf8.count > mostBytes else { return text }
    let kept = text.prefix(bytes: mostBytes - omission.utf8.count)
    let end = kept.lastIndex(of: "\n") ?? kept.endIndex
    return kept[..<end] + omission
  }

  // MARK: Characters

  private static func plain(_ text: String) -> String {
    text.reduce(into: "") { $0 += characters[$1] ?? String($1) }
  }

  /// Returns the chart with one character for each, so that columns stay aligned.
  private static func plainChart(_ text: String) -> String {
    plain(text.reduce(into: "") { $0.append(bars[$1] ?? $1) })
  }

  private static let characters: [Character: String] = [
    "…": "...", "→": "->", "–": "-", "×": "x", "·": "-", "π": "pi", "°": " deg", "∞": "infinity",
    "≈": "~",
    "─": "-", "┬": "+", "├": "|", "┤": "|", "└": "`", "│": "|", "┊": ":", "▕": "|", "▏": "|",
    "█": "#", "▒": "%", "╌": "~", "◆": "o", "▸": ">", "◂": "<", "╳": "X", "▴": "^",
  ]

  private static let bars: [Character: Character] = ["→": "}", "·": ":"]
}

extension String {
  /// Returns the longest prefix of whole characters with at most a number of bytes.
  fileprivate func prefix(bytes count: Int) -> Substring {
    var left = count
    return prefix { character in
      left -= character.utf8.count
      return left >= 0
    }
  }
}
