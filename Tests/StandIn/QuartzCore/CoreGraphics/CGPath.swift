// Paths, and paths that can be drawn on.

public import Foundation

/// A path of lines and curves.
public class CGPath: Hashable {
  struct Piece: Hashable {
    let type: CGPathElementType
    let points: [CGPoint]

    static func == (a: Self, b: Self) -> Bool { a.type == b.type && a.points == b.points }

    func hash(into hasher: inout Hasher) {
      hasher.combine(type)
      for point in points {
        hasher.combine(point.x)
        hasher.combine(point.y)
      }
    }
  }

  fileprivate(set) var pieces: [Piece] = []

  /// The number of the type.
  public class var typeID: CFTypeID { 2 }

  init(pieces: [Piece]) { self.pieces = pieces }

  /// A rectangle.
  public convenience init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    let path = CGMutablePath()
    path.addRect(rect, transform: transform?.pointee ?? .identity)
    self.init(pieces: path.pieces)
  }

  /// A copy that can't be drawn on.
  public func copy() -> CGPath? { CGPath(pieces: pieces) }

  /// A copy that can be drawn on.
  public func mutableCopy() -> CGMutablePath? {
    let path = CGMutablePath()
    path.pieces = pieces
    return path
  }

  /// Whether there is nothing in it.
  public var isEmpty: Bool { pieces.isEmpty }

  /// Where it has come to; zero where it is empty.
  public var currentPoint: CGPoint {
    guard let last = pieces.last else { return .zero }
    if let point = last.points.last { return point }
    return pieces.last { $0.type == .moveToPoint }?.points.last ?? .zero
  }

  /// Hands out the pieces one after another.
  public func applyWithBlock(_ block: (UnsafePointer<CGPathElement>) -> Void) {
    for piece in pieces {
      var points = piece.points
      points.withUnsafeMutableBufferPointer { buffer in
        // An element without points still has storage for them.
        var nothing = CGPoint.zero
        withUnsafeMutablePointer(to: &nothing) { place in
          var element = CGPathElement(type: piece.type, points: buffer.baseAddress ?? place)
          block(&element)
        }
      }
    }
  }

  /// Whether two have the same pieces.
  public static func == (a: CGPath, b: CGPath) -> Bool { a.pieces == b.pieces }

  /// Mixes the pieces into a hash.
  public func hash(into hasher: inout Hasher) { hasher.combine(pieces) }
}

/// A path that can be drawn on.
public final class CGMutablePath: CGPath {
  /// An empty path.
  public init() { super.init(pieces: []) }

  private func append(
    _ type: CGPathElementType, _ points: [CGPoint], _ transform: CGAffineTransform
  ) {
    if type != .moveToPoint, pieces.isEmpty {
      CAStubFault.raise("a path has no current point before its first move")
    }
    pieces.append(Piece(type: type, points: points.map { $0.applying(transform) }))
  }

  /// Begins a new subpath.
  public func move(to point: CGPoint, transform: CGAffineTransform = .identity) {
    append(.moveToPoint, [point], transform)
  }

  /// Adds a line.
  public func addLine(to point: CGPoint, transform: CGAffineTransform = .identity) {
    append(.addLineToPoint, [point], transform)
  }

  /// Adds a quadratic curve.
  public func addQuadCurve(
    to end: CGPoint, control: CGPoint, transform: CGAffineTransform = .identity
  ) {
    append(.addQuadCurveToPoint, [control, end], transform)
  }

  /// Adds a cubic curve.
  public func addCurve(
    to end: CGPoint, control1: CGPoint, control2: CGPoint, transform: CGAffineTransform = .identity
  ) {
    append(.addCurveToPoint, [control1, control2, end], transform)
  }

  /// Closes the subpath.
  public func closeSubpath() { append(.closeSubpath, [], .identity) }

  /// Adds a rectangle.
  public func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
    move(to: rect.origin, transform: transform)
    addLine(to: CGPoint(x: rect.maxX, y: rect.minY), transform: transform)
    addLine(to: CGPoint(x: rect.maxX, y: rect.maxY), transform: transform)
    addLine(to: CGPoint(x: rect.minX, y: rect.maxY), transform: transform)
    closeSubpath()
  }
}

// A path that can be drawn on must not cross into another isolation.
@available(*, unavailable)
extension CGPath: @unchecked Sendable {}
