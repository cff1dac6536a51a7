// How a user's text reads where only one line is to be had.

extension String {
  /// The text without line breaks; nothing stays nothing.
  package var oneLineOrNothing: String { isEmpty ? "" : oneLine }

  /// The text without line breaks; a text of nothing is shown as a pair of quotes.
  package var oneLine: String {
    if isEmpty { return "\"\"" }
    guard contains(where: \.isNewline) else { return self }
    return split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
      .joined(separator: "\\n")
  }
}
