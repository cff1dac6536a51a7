// The values of one layer by the key path of the whole property, and the fields in them (P-5, P-6).

/// Model values, or a copy of them over which animations are applied.
struct ReferenceValues {
  private(set) var roots: [String: ReferenceValue]
  /// P-9: the component state, from the first component animation on.
  private var parts: [String: ReferenceTransform] = [:]
  /// How near the nearest decision was that rounding could have turned.
  private(set) var margin = Double.infinity

  init(_ roots: [String: ReferenceValue]) {
    self.roots = roots
  }

  /// The value at a key path; nil where it names nothing, or where it can't be read (P-10).
  func read(_ keyPath: String) -> ReferenceValue? {
    guard let (root, field) = split(keyPath), let whole = roots[root] else { return nil }
    if field.isEmpty {
      return parts[root].map { ReferenceValue($0.matrix, .transform) } ?? whole
    }
    if whole.kind == .transform {
      return (parts[root] ?? ReferenceTransform(matrix: whole.numbers))?.read(field)
        .map { ReferenceValue($0) }
    }
    return Self.slice(field, of: whole.numbers.count).map {
      ReferenceValue(Array(whole.numbers[$0]))
    }
  }

  /// Writes the value at a key path.
  mutating func write(_ value: ReferenceValue, _ keyPath: String) {
    guard let (root, field) = split(keyPath), let whole = roots[root] else { return }
    if field.isEmpty {
      var value = value
      // V-1: a flag is on wherever its number is not 0.
      if value.kind == .flag { value.numbers = [value.numbers[0] == 0 ? 0 : 1] }
      roots[root] = value
      parts[root] = nil
    } else if whole.kind == .transform {
      // P-10: what has no parts is left as it is.
      guard var state = parts[root] ?? ReferenceTransform(matrix: whole.numbers) else { return }
      if state.isFragile { margin = 0 }
      state.write(value.numbers, field)
      parts[root] = state
    } else if let range = Self.slice(field, of: whole.numbers.count) {
      roots[root]?.numbers.replaceSubrange(range, with: value.numbers)
    }
  }

  private func split(_ keyPath: String) -> (root: String, field: Substring)? {
    if roots[keyPath] != nil { return (keyPath, "") }
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
