// Derived paths: transformed and reversed.

extension BezierPath {
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
