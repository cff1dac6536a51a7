// A file as text.

/// A text file of the tree, with its path relative to the root.
struct TextFile: Sendable {
  let path: String
  let text: String

  /// The name without folders and without extension.
  var stem: String {
    let name = path.split(separator: "/").last ?? ""
    return String(name.prefix { $0 != "." })
  }

  /// The folders from the root down, without the file's own name.
  var folders: [String] { path.split(separator: "/").dropLast().map(String.init) }
}
