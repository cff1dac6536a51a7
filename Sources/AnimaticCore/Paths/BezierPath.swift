// The elements of a path and the invariants of their order. Shapes, arcs, measurements, and edits
// are in separate files.

/// A path of lines, quadratic and cubic curves, in any number of subpaths.
///
/// A path is built as in Core Graphics: a move begins a subpath, and every other element draws from
/// the current point. Any coordinates are allowed; values that are not finite are kept.
///
/// Elements in unusual order are normalized:
/// - A path that does not begin with a move begins at the origin: a move to (0, 0) is inserted.
/// - An element after a close starts at the begin of the closed subpath.
/// - Closing a closed or empty subpath has no effect.
///
/// ```swift
/// var path = BezierPath()
/// path.move(to: .zero)
/// path.addLine(to: CGPoint(x: 100, y: 0))
/// path.addCurve(
///   to: CGPoint(x: 200, y: 100), control1: CGPoint(x: 150, y: 0),
///   control2: CGPoint(x: 200, y: 50))
/// path.length  // 254.8868, rounded
/// ```
///
/// In a keyframe animation, each element except moves is one segment (K-11).
public struct BezierPath: Sendable, Equatable {
  /// The elements in the order in which they draw; the first is a move.
  public private(set) var elements: [Element] = []

  /// The start of the last subpath, to which a close returns.
  private var subpathStart: CGPoint = .zero

  /// Creates an empty path.
  public init() {}

  /// Creates a path from elements in any order.
  ///
  /// ```swift
  /// BezierPath([.line(to: CGPoint(x: 1, y: 0)), .close, .close]).elements.count  // 3
  /// ```
  ///
  /// Here the initial move to the origin is inserted, and the second close has no effect.
  ///
  /// - Parameter elements: The elements; the type describes how unusual orders are normalized.
  /// - Complexity: O(n) in the elements.
  public init(_ elements: [Element]) {
    self.elements.reserveCapacity(elements.count)
    for element in elements { append(element) }
  }

  /// Whether the path has no elements; a path of one move is not empty.
  public var isEmpty: Bool { elements.isEmpty }

  /// The start of the next element, or nil in an empty path.
  ///
  /// After a close, the current point is the begin of the closed subpath.
  public var currentPoint: CGPoint? {
    guard let last = elements.last else { return nil }
    return last.end ?? subpathStart
  }

  /// Appends an element; a close without an open subpath has no effect.
  mutating func append(_ element: Element) {
    switch element {
    case .move(let point):
      subpathStart = point
    case .close:
      guard let last = elements.last, last != .close else { return }
    case .line, .quadCurve, .curve:
      if elements.isEmpty { append(.move(to: .zero)) }
    }
    elements.append(element)
  }

  /// One step of a path: a move, a line, a curve, or a close.
  public enum Element: Sendable, Equatable {
    /// Begins a subpath at a point without drawing.
    case move(to: CGPoint)
    /// Draws a straight line to a point.
    case line(to: CGPoint)
    /// Draws a quadratic curve to a point with one control point.
    case quadCurve(to: CGPoint, control: CGPoint)
    /// Draws a cubic curve to a point; leaves toward the first control point and arrives from the
    /// second.
    case curve(to: CGPoint, control1: CGPoint, control2: CGPoint)
    /// Draws a straight line to the begin of the subpath.
    case close

    /// The end point; nil for a close, whose end depends on the subpath.
    var end: CGPoint? { points.last }
  }
}

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

// Conversion from path elements to segments.

extension BezierPath {
  /// The elements except moves as lines or curves with a start; a close is a line to the begin of
  /// the subpath.
  ///
  /// Follows K-11. Complexity: O(n).
  var segments: [PathSegment] {
    var segments: [PathSegment] = []
    segments.reserveCapacity(elements.count)
    var begin = SIMD2<Double>.zero
    var current = begin
    for element in elements {
      let points = element.points.map { SIMD2($0) }
      if case .move = element {
        begin = points[0]
        current = begin
        continue
      }
      let segment = PathSegment(
        from: current, through: points.isEmpty ? [begin] : points,
        approach: segments.last?.departure ?? .zero)
      segments.append(segment)
      current = segment.end
    }
    return segments
  }
}

// The drawing operations of a path, except arcs.

extension BezierPath {
  /// Begins a subpath at a point.
  ///
  /// - Parameter point: The start of the subpath.
  public mutating func move(to point: CGPoint) {
    append(.move(to: point))
  }

  /// Draws a straight line from the current point.
  ///
  /// - Parameter point: The end of the line.
  public mutating func addLine(to point: CGPoint) {
    append(.line(to: point))
  }

  /// Draws a quadratic curve from the current point.
  ///
  /// - Parameters:
  ///   - end: The end of the curve.
  ///   - control: The control point; the curve does not pass through it.
  public mutating func addQuadCurve(to end: CGPoint, control: CGPoint) {
    append(.quadCurve(to: end, control: control))
  }

  /// Draws a cubic curve from the current point.
  ///
  /// - Parameters:
  ///   - end: The end of the curve.
  ///   - control1: The control point next to the start.
  ///   - control2: The control point next to the end.
  public mutating func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    append(.curve(to: end, control1: control1, control2: control2))
  }

  /// Draws a closed rectangle as a separate subpath: a move, three lines, and a close.
  ///
  /// The rectangle starts at the smallest x and y and runs along x first: clockwise if y points
  /// down.
  ///
  /// - Parameter rect: The rectangle; a negative size is standardized.
  public mutating func addRect(_ rect: CGRect) {
    append(.move(to: CGPoint(x: rect.minX, y: rect.minY)))
    append(.line(to: CGPoint(x: rect.maxX, y: rect.minY)))
    append(.line(to: CGPoint(x: rect.maxX, y: rect.maxY)))
    append(.line(to: CGPoint(x: rect.minX, y: rect.maxY)))
    append(.close)
  }

  /// Draws a straight line to the begin of the subpath and closes it.
  ///
  /// The next element starts there. Without an open subpath, nothing changes.
  public mutating func closeSubpath() {
    append(.close)
  }
}
