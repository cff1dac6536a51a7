// Key paths: a key, and what follows its dot.

/// A key path cut at its first dot.
struct SplitKeyPath {
  let key: String
  /// Nil where the path is one key.
  let rest: String?

  init(_ path: String) {
    let parts = path.split(separator: ".", maxSplits: 1, omittingEmptySubsequences: false)
    key = parts.first.map(String.init) ?? path
    rest = parts.count > 1 ? String(parts[1]) : nil
  }
}
