// How a user's text reads where only one line is to be had.

extension String {
  /// The text without line breaks; nothing stays nothing.
  package var oneLineOrNothing: String { isEmpty ? "" : oneLine }

  /// The text without line breaks; a text of nothing is shown as a pair of quotes.
  package var oneLine: String {
    if isEmpty { return "\"\"" }
    guard mayBreak, contains(where: \.isNewline) else { return self }
    return split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
      .joined(separator: "\\n")
  }

  /// Whether there may be a line break in it: looking for one as characters takes long.
  private var mayBreak: Bool { utf8.contains { $0 < 0x20 || $0 > 0x7E } }
}
