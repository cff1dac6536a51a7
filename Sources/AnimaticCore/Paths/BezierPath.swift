// Owns the elements of a path and the rule that keeps a list of them a path. Shapes, arcs, measuring
// and changing have files of their own; it knows no animation.

#if canImport(CoreGraphics)
  public import CoreGraphics
#else
  public import Foundation
#endif

/// A path of lines, quadratic and cubic curves, in any number of subpaths.
///
/// It is built like a path of Core Graphics: a move begins a subpath, every other element draws on
/// from the current point. Any coordinates are allowed; what is not finite stays as it is.
///
/// Odd orders mean something, too:
/// - A path that does not begin with a move begins at the origin: the move to (0, 0) is put in.
/// - What is drawn after a close goes on from where the closed subpath began.
/// - Closing what is closed already, or what is empty, changes nothing.
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
/// As the path of a keyframe animation every element but a move is one segment (K-11).
public struct BezierPath: Sendable, Equatable {
  /// The elements in the order in which they draw; the first is a move.
  public private(set) var elements: [Element] = []

  /// Where the last subpath began: what a close returns to.
  private var subpathStart: CGPoint = .zero

  /// Creates a path of nothing.
  public init() {}

  /// Creates a path from elements in any order.
  ///
  /// ```swift
  /// BezierPath([.line(to: CGPoint(x: 1, y: 0)), .close, .close]).elements.count  // 3
  /// ```
  ///
  /// The move to the origin comes first here, and the second close changes nothing.
  ///
  /// - Parameter elements: The elements; what odd orders mean is told at the type.
  /// - Complexity: O(n) in the elements.
  public init(_ elements: [Element]) {
    self.elements.reserveCapacity(elements.count)
    for element in elements { append(element) }
  }

  /// Whether the path has no elements at all; a path of one move is not empty.
  public var isEmpty: Bool { elements.isEmpty }

  /// Where the next element would start, or nil in an empty path.
  ///
  /// After a close that is where the closed subpath began.
  public var currentPoint: CGPoint? {
    guard let last = elements.last else { return nil }
    return last.end ?? subpathStart
  }

  /// Adds an element, or nothing where there is nothing to close.
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
}

extension BezierPath {
  /// One step of a path: a move, a line, a curve or the way back to the start.
  public enum Element: Sendable, Equatable {
    /// Begins a subpath at a point and draws nothing.
    case move(to: CGPoint)
    /// Draws a straight line to a point.
    case line(to: CGPoint)
    /// Draws a quadratic curve to a point; the control point bends it.
    case quadCurve(to: CGPoint, control: CGPoint)
    /// Draws a cubic curve to a point: it leaves towards the first control point and arrives from
    /// the second one.
    case curve(to: CGPoint, control1: CGPoint, control2: CGPoint)
    /// Draws a straight line to where the subpath began.
    case close

    /// The point it draws or moves to; nil for a close, which does not know it.
    var end: CGPoint? {
      switch self {
      case .move(let end), .line(let end), .quadCurve(let end, _), .curve(let end, _, _): end
      case .close: nil
      }
    }
  }
}
