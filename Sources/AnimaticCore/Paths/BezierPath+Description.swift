// Path descriptions in SVG syntax.

extension BezierPath: CustomStringConvertible {
  /// The path on one line in SVG syntax, as in path(M 0 0 L 100 0 Z).
  ///
  /// After 16 elements, only the number of others is printed: `path(M 0 0 … and 984 more)`.
  public var description: String {
    let longest = 16
    var texts = elements.prefix(longest).map(\.description)
    if elements.count > longest { texts.append("… and \(elements.count - longest) more") }
    return "path(\(texts.joined(separator: " ")))"
  }
}

extension BezierPath.Element: CustomStringConvertible {
  /// The SVG letter and the points on one line, control points first, as in L 100 0.
  public var description: String {
    let letter = ["M", "L", "Q", "C", "Z"][Int(kind)]
    return ([letter] + points.flatMap(\.components).map(\.text)).joined(separator: " ")
  }
}
