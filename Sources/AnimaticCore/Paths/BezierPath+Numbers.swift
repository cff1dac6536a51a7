// A path as two flat lists: element kinds and coordinates. Paths with equal kinds are interpolated
// by their coordinates (V-7).

#if canImport(CoreGraphics)
  import CoreGraphics
#else
  import Foundation
#endif

extension BezierPath {
  /// The kind of each element: 0 a move, 1 a line, 2 a quadratic curve, 3 a cubic curve, 4 a close.
  ///
  /// The numbers are the element types of Core Graphics. Complexity: O(n).
  package var kinds: [UInt8] {
    elements.map { element in
      switch element {
      case .move: 0
      case .line: 1
      case .quadCurve: 2
      case .curve: 3
      case .close: 4
      }
    }
  }

  /// The coordinates of every point in the order of the elements; within an element, control points
  /// precede the end.
  ///
  /// Complexity: O(n).
  package var coordinates: [Double] {
    var numbers: [Double] = []
    numbers.reserveCapacity(elements.count * 2)
    func add(_ point: CGPoint) {
      numbers.append(Double(point.x))
      numbers.append(Double(point.y))
    }
    for element in elements {
      switch element {
      case .move(let end), .line(let end):
        add(end)
      case .quadCurve(let end, let control):
        add(control)
        add(end)
      case .curve(let end, let control1, let control2):
        add(control1)
        add(control2)
        add(end)
      case .close:
        break
      }
    }
    return numbers
  }

  /// Creates a path from kinds and coordinates; nil for an unknown kind, a wrong number of
  /// coordinates, no initial move, or a close after a close.
  package init?(kinds: [UInt8], coordinates: [Double]) {
    self.init()
    var rest = coordinates[...]
    for kind in kinds {
      guard let element = Element(kind: kind, takingFrom: &rest) else { return nil }
      append(element)
    }
    guard rest.isEmpty, elements.count == kinds.count else { return nil }
  }
}

extension BezierPath.Element {
  fileprivate init?(kind: UInt8, takingFrom numbers: inout ArraySlice<Double>) {
    func point() -> CGPoint? {
      guard let x = numbers.popFirst(), let y = numbers.popFirst() else { return nil }
      return CGPoint(x: x, y: y)
    }
    switch kind {
    case 0, 1:
      guard let end = point() else { return nil }
      self = kind == 0 ? .move(to: end) : .line(to: end)
    case 2:
      guard let control = point(), let end = point() else { return nil }
      self = .quadCurve(to: end, control: control)
    case 3:
      guard let control1 = point(), let control2 = point(), let end = point() else { return nil }
      self = .curve(to: end, control1: control1, control2: control2)
    case 4:
      self = .close
    default:
      return nil
    }
  }
}
