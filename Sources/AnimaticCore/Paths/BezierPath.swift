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

  /// Returns the path with every point transformed.
  ///
  /// Only the planar part of the transform is applied: the two-by-two matrix for x and y and their
  /// translation; z and perspective are ignored.
  ///
  /// ```swift
  /// let path = BezierPath([.move(to: .zero), .line(to: CGPoint(x: 3, y: 4))])
  /// path.transformed(by: .scale(x: 2, y: 2)).length  // 10
  /// ```
  ///
  /// - Parameter transform: The transform, whose points are row vectors (V-8).
  /// - Returns: A path with the same elements at transformed points.
  /// - Complexity: O(n) in the elements.
  public func transformed(by transform: Transform3D) -> BezierPath {
    BezierPath(
      elements.compactMap { element in
        Element(kind: element.kind, points: element.points.map(transform.pointInPlane))
      })
  }

  /// Returns the path drawn from its end to its start.
  ///
  /// The last subpath comes first. A closed subpath keeps its start and stays closed; for an exact
  /// reversal, its close becomes the first line if it has a length or the subpath begins with a
  /// line. A fraction f of the reversed path is at 1 - f of the original.
  ///
  /// ```swift
  /// let path = BezierPath([.move(to: .zero), .line(to: CGPoint(x: 3, y: 4))])
  /// path.reversed().currentPoint  // (0, 0)
  /// ```
  ///
  /// - Returns: A path through the same points.
  /// - Complexity: O(n) in the elements.
  public func reversed() -> BezierPath {
    var result = BezierPath()
    for subpath in subpaths.reversed() { subpath.drawBackwards(into: &result) }
    return result
  }

  /// The subpaths, each beginning with a move.
  private var subpaths: [Subpath] {
    var subpaths: [Subpath] = []
    for element in elements {
      if case .move(let point) = element {
        subpaths.append(Subpath(start: point))
        continue
      }
      guard var last = subpaths.popLast() else { continue }
      if last.isClosed {
        subpaths.append(last)
        last = Subpath(start: last.start)
      }
      last.append(element)
      subpaths.append(last)
    }
    return subpaths
  }

  /// The smallest rectangle around everything that is drawn and moved to; zero for an empty path.
  ///
  /// Includes the curves, but not their control points. Points that are not finite are ignored.
  ///
  /// ```swift
  /// let arch = BezierPath([
  ///   .move(to: .zero),
  ///   .quadCurve(to: CGPoint(x: 10, y: 0), control: CGPoint(x: 5, y: 10)),
  /// ])
  /// arch.bounds  // (0, 0, 10, 5)
  /// ```
  ///
  /// - Complexity: O(n) in the elements.
  public var bounds: CGRect {
    let ends = elements.compactMap(\.end).map { SIMD2($0) }
    let points = (ends + segments.flatMap(\.turningPoints)).filter(\.isFinite)
    return points.isEmpty ? .zero : CGRect(around: points.map { CGPoint($0) })
  }

  /// The length of everything drawn, including closes but not moves, to at least nine digits.
  ///
  /// ```swift
  /// BezierPath(rect: CGRect(x: 0, y: 0, width: 30, height: 10)).length  // 80
  /// ```
  ///
  /// Elements with coordinates that are not finite have no length.
  ///
  /// - Complexity: O(n) in the elements.
  public var length: Double { PathEvaluator(self).length }

  /// Returns the point at a fraction of the length, or nil in an empty path.
  ///
  /// At a move, the point after the jump counts. In a path without length, all elements except
  /// moves count as equally long (K-8).
  ///
  /// ```swift
  /// BezierPath(rect: CGRect(x: 0, y: 0, width: 30, height: 10)).point(at: 0.5)  // (30, 10)
  /// ```
  ///
  /// - Parameter fraction: The fraction, from 0 at the start to 1 at the end; clamped, NaN counts
  ///   as 0.
  /// - Returns: The point.
  /// - Complexity: O(n) in the elements for each call: the path is measured each time.
  public func point(at fraction: Double) -> CGPoint? {
    let evaluator = PathEvaluator(self)
    if evaluator.segmentCount == 0 { return currentPoint }
    let place = evaluator.locate(fraction)
    let point = evaluator.point(segment: place.segment, part: place.part)
    return CGPoint(x: point.x, y: point.y)
  }

  /// Returns the direction of the path at a fraction of the length, or nil in an empty path.
  ///
  /// At a corner, the direction is the outgoing one. If a curve begins or ends at its control
  /// point, it is the direction to the next point. Segments without length keep the previous
  /// direction; without any direction the angle is 0 (K-14).
  ///
  /// ```swift
  /// BezierPath(rect: CGRect(x: 0, y: 0, width: 30, height: 10)).angle(at: 0.5)  // π: to the left
  /// ```
  ///
  /// - Parameter fraction: The fraction, from 0 at the start to 1 at the end; clamped, NaN counts
  ///   as 0.
  /// - Returns: The angle in radians from the x-axis toward the y-axis, over -π up to π.
  /// - Complexity: O(n) in the elements for each call: the path is measured each time.
  public func angle(at fraction: Double) -> Double? {
    if isEmpty { return nil }
    let evaluator = PathEvaluator(self)
    let place = evaluator.locate(fraction)
    return evaluator.angle(segment: place.segment, part: place.part)
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

/// One start point and the elements drawn from there.
private struct Subpath {
  var start: CGPoint
  var drawn: [BezierPath.Element] = []
  var isClosed = false

  mutating func append(_ element: BezierPath.Element) {
    if element == .close { isClosed = true } else { drawn.append(element) }
  }

  func drawBackwards(into path: inout BezierPath) {
    let end = drawn.last?.end ?? start
    var back = drawn.indices.reversed().compactMap { index in
      let controls = drawn[index].points.dropLast().reversed()
      let end = index == 0 ? start : drawn[index - 1].end ?? start
      return BezierPath.Element(kind: drawn[index].kind, points: controls + [end])
    }
    if isClosed {
      path.append(.move(to: start))
      if case .line = drawn.first {
        // The first line, reversed, is the new close.
        back.removeLast()
        path.append(.line(to: end))
      } else if end != start {
        path.append(.line(to: end))
      }
    } else {
      path.append(.move(to: end))
    }
    for element in back { path.append(element) }
    if isClosed { path.append(.close) }
  }
}

extension Transform3D {
  fileprivate func pointInPlane(_ point: CGPoint) -> CGPoint {
    let (x, y) = (Double(point.x), Double(point.y))
    return CGPoint(x: x * m11 + y * m21 + m41, y: x * m12 + y * m22 + m42)
  }
}

extension BezierPath {
  /// The kind of each element: 0 a move, 1 a line, 2 a quadratic curve, 3 a cubic curve, 4 a close.
  ///
  /// The numbers are the element types of Core Graphics. Complexity: O(n).
  package var kinds: [UInt8] { elements.map(\.kind) }

  /// The coordinates of every point in the order of the elements; within an element, control points
  /// precede the end.
  ///
  /// Complexity: O(n).
  package var coordinates: [Double] { elements.flatMap(\.points).flatMap(\.components) }

  /// Creates a path from kinds and coordinates; nil for an unknown kind, a wrong number of
  /// coordinates, no initial move, or a close after a close.
  package init?(kinds: [UInt8], coordinates: [Double]) {
    self.init()
    var rest = stride(from: 0, to: coordinates.count - 1, by: 2).map {
      CGPoint(x: coordinates[$0], y: coordinates[$0 + 1])
    }[...]
    for kind in kinds {
      let count = Element.pointCount(of: kind)
      guard let element = Element(kind: kind, points: Array(rest.prefix(count))) else { return nil }
      append(element)
      rest = rest.dropFirst(count)
    }
    let isComplete = rest.isEmpty && coordinates.count.isMultiple(of: 2)
    guard isComplete, elements.count == kinds.count else { return nil }
  }
}

extension BezierPath.Element {
  private static let pointCounts = [1, 1, 2, 3, 0]

  /// The number of points of a kind; 0 for an unknown one.
  package static func pointCount(of kind: UInt8) -> Int {
    pointCounts.indices.contains(Int(kind)) ? pointCounts[Int(kind)] : 0
  }

  /// The number of the kind.
  package var kind: UInt8 {
    switch self {
    case .move: 0
    case .line: 1
    case .quadCurve: 2
    case .curve: 3
    case .close: 4
    }
  }

  /// The control points, then the end.
  package var points: [CGPoint] {
    switch self {
    case .move(let end), .line(let end): [end]
    case .quadCurve(let end, let control): [control, end]
    case .curve(let end, let control1, let control2): [control1, control2, end]
    case .close: []
    }
  }

  /// Creates an element; nil for an unknown kind or a wrong number of points.
  package init?(kind: UInt8, points: [CGPoint]) {
    switch (kind, points.count) {
    case (0, 1): self = .move(to: points[0])
    case (1, 1): self = .line(to: points[0])
    case (2, 2): self = .quadCurve(to: points[1], control: points[0])
    case (3, 3): self = .curve(to: points[2], control1: points[0], control2: points[1])
    case (4, 0): self = .close
    default: return nil
    }
  }
}
