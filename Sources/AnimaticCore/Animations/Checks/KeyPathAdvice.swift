// Suggestions for wrong key paths: view names, derived properties, misspellings.

package enum KeyPathAdvice {
  private static let viewNames = [
    "alpha": "opacity", "center": "position", "center.x": "position.x", "center.y": "position.y",
    "isHidden": "hidden", "isDoubleSided": "doubleSided", "tintColor": "backgroundColor",
    "layer.opacity": "opacity",
  ]

  /// Returns the property to animate instead of a derived one (P-12); nil for any other.
  package static func derived(_ keyPath: String) -> String? {
    let names = keyPath.split(separator: ".")
    if names.first == "affineTransform" { return "Animate transform instead." }
    guard names.first == "frame" else { return nil }
    return switch names.dropFirst().joined(separator: ".") {
    case "origin.x", "x": "Animate position.x: it is the frame's x + anchorPoint.x × width."
    case "origin.y", "y": "Animate position.y: it is the frame's y + anchorPoint.y × height."
    case "origin": "Animate position: it is the frame's origin + anchorPoint × size."
    case "size": "Animate bounds.size instead."
    case "size.width", "width": "Animate bounds.size.width instead."
    case "size.height", "height": "Animate bounds.size.height instead."
    default: "Animate position and bounds instead."
    }
  }

  /// Returns the standard key path for a view's property name or a misspelling; nil if none is
  /// near.
  package static func nearest(_ keyPath: String) -> String? {
    if let meant = viewNames[keyPath] { return meant }
    // A long text is not a misspelling, and comparing it would be slow.
    guard !keyPath.isEmpty, keyPath.count <= 40 else { return nil }
    let ranked = PropertyCatalogue.keyPaths.map { ($0, distance(Array($0), Array(keyPath))) }
    guard let best = ranked.min(by: { $0.1 < $1.1 }), best.1 <= max(1, keyPath.count / 3) else {
      return nil
    }
    return best.0
  }

  /// Returns the case-insensitive edit distance.
  private static func distance(_ first: [Character], _ second: [Character]) -> Int {
    var row = Array(0...second.count)
    for (i, letter) in first.enumerated() {
      var diagonal = row[0]
      row[0] = i + 1
      for (j, other) in second.enumerated() {
        let isSame = letter.lowercased() == other.lowercased()
        let next = min(row[j] + 1, row[j + 1] + 1, diagonal + (isSame ? 0 : 1))
        diagonal = row[j + 1]
        row[j + 1] = next
      }
    }
    return row[second.count]
  }
}
