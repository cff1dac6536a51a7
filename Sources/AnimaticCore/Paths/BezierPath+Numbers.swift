// A path as two flat lists: element kinds and coordinates. Paths with equal kinds are interpolated
// by their coordinates (V-7).

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
