// A file as text.

import Foundation

/// A text file of the tree, with its path relative to the root.
struct TextFile: Sendable {
  let path: String
  let text: String

  /// The name without folders and without extension.
  var stem: String {
    let name = path.split(separator: "/").last ?? ""
    return String(name.prefix { $0 != "." })
  }

  /// Whether the text contains another one.
  func contains(_ part: String) -> Bool { Data(text.utf8).range(of: Data(part.utf8)) != nil }

  /// The folders from the root down, without the file's own name.
  var folders: [String] { path.split(separator: "/").dropLast().map(String.init) }
}
