// The values of one layer by the key path of the whole property, and the fields in them (P-5, P-6).

/// Model values, or a copy of them over which animations are applied.
struct ReferenceValues {
  var numbers: [String: [Double]]
  /// P-9: the component state, from the first component animation on.
  private var parts: [String: ReferenceTransform] = [:]

  init(_ numbers: [String: [Double]]) {
    self.numbers = numbers
  }

  /// The numbers at a key path; nil where it names nothing.
  func read(_ keyPath: String) -> [Double]? {
    guard let (root, field) = split(keyPath), let whole = numbers[root] else { return nil }
    if field.isEmpty { return parts[root].map(\.matrix) ?? whole }
    if whole.count == 16 {
      return (parts[root] ?? ReferenceTransform(matrix: whole)).read(field)
    }
    return Self.slice(field, of: whole.count).map { Array(whole[$0]) }
  }

  /// Writes the numbers at a key path.
  mutating func write(_ values: [Double], _ keyPath: String) {
    guard let (root, field) = split(keyPath), let whole = numbers[root] else { return }
    if field.isEmpty {
      numbers[root] = values
      parts[root] = nil
    } else if whole.count == 16 {
      var state = parts[root] ?? ReferenceTransform(matrix: whole)
      state.write(values[0], field)
      parts[root] = state
    } else if let range = Self.slice(field, of: whole.count) {
      numbers[root]?.replaceSubrange(range, with: values)
    }
  }

  private func split(_ keyPath: String) -> (root: String, field: Substring)? {
    if numbers[keyPath] != nil { return (keyPath, "") }
    guard let dot = keyPath.firstIndex(of: ".") else { return nil }
    return (String(keyPath[..<dot]), keyPath[keyPath.index(after: dot)...])
  }

  /// P-5.
  private static func slice(_ field: Substring, of count: Int) -> Range<Int>? {
    switch (count, field) {
    case (2, "x"), (2, "width"), (4, "origin.x"): 0..<1
    case (2, "y"), (2, "height"), (4, "origin.y"): 1..<2
    case (4, "origin"): 0..<2
    case (4, "size"): 2..<4
    case (4, "size.width"): 2..<3
    case (4, "size.height"): 3..<4
    default: nil
    }
  }
}
