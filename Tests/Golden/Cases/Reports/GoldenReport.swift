// The recorded behavior of a case as text.

import Foundation

/// The texts of all aspects of a case.
package struct GoldenReport: Sendable {
  private let texts: [Aspect: String]

  /// Creates a report whose source locations are replaced by labels.
  init(_ texts: [Aspect: String]) {
    var labels = PlaceLabels()
    var labeled: [Aspect: String] = [:]
    for aspect in Aspect.allCases { labeled[aspect] = labels.replaced(in: texts[aspect] ?? "") }
    self.texts = labeled
  }

  /// Creates a report from the text of a file.
  package init(text: String) {
    var texts: [Aspect: [Substring]] = [:]
    var aspect: Aspect?
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      if line.hasPrefix(Self.heading), let next = Aspect(rawValue: String(line.dropFirst(3))) {
        aspect = next
      } else if let aspect {
        texts[aspect, default: []].append(line)
      }
    }
    self.texts = texts.mapValues { $0.joined(separator: "\n") }
  }

  private static let heading = "## "

  /// The text of an aspect.
  package subscript(aspect: Aspect) -> String { texts[aspect] ?? "" }

  /// The text of a file: all aspects, each below its heading.
  package var text: String {
    Aspect.allCases.map { "\(Self.heading)\($0.rawValue)\n\(self[$0])" }.joined(separator: "\n")
  }

  /// The hashes of all aspects on one line.
  package var hashes: String {
    Aspect.allCases.map { TextHash.hex(of: self[$0]) }.joined(separator: " ")
  }
}
