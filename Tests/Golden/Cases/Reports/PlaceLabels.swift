// Source locations as labels, so that a moved line or file changes no report.

import Foundation

/// The labels of the source locations of one case: `@1`, `@2`, and so on, in order of first occurrence.
struct PlaceLabels {
  private var labels: [Substring: Int] = [:]

  private static let separator = ".swift:"

  /// Returns the text with a label instead of each `File.swift:12`.
  mutating func replaced(in text: String) -> String {
    guard text.contains(Self.separator) else { return text }
    var result = ""
    var rest = text[...]
    while let mark = rest.range(of: Self.separator) {
      let head = rest[..<mark.lowerBound]
      let digits = rest[mark.upperBound...].prefix { $0.isASCII && $0.isNumber }
      let start = head.lastIndex { !Self.isPartOfPath($0) }.map(head.index(after:))
      let begin = start ?? head.startIndex
      result += rest[..<begin]
      let place = rest[begin..<digits.endIndex]
      result += digits.isEmpty ? place : label(of: place)
      rest = rest[digits.endIndex...]
    }
    return result + rest
  }

  private mutating func label(of place: Substring) -> Substring {
    let number = labels[place] ?? labels.count + 1
    labels[place] = number
    return "@\(number)"
  }

  private static func isPartOfPath(_ character: Character) -> Bool {
    character.isASCII && (character.isLetter || character.isNumber || "/+_-.".contains(character))
  }
}
