// The origin of a stagger.

/// The statement of a stagger that begins first; the others follow by their distance from it.
public enum StaggerOrigin: Sendable, Hashable, CustomStringConvertible {
  /// The first statement, then the next ones.
  case first
  /// The last statement, then the previous ones.
  case last
  /// The middle, then outward to both sides.
  case center
  /// Both ends, then inward.
  case edges
  /// The statement at an index, then outward; an index out of range is the nearest end.
  case index(Int)

  /// The distance of a statement from the origin, in steps, possibly half steps.
  func distance(of index: Int, in count: Int) -> Double {
    let last = Double(count - 1)
    let place = Double(index)
    return switch self {
    case .first: place
    case .last: last - place
    case .center: abs(place - last / 2) - (count.isMultiple(of: 2) ? 0.5 : 0)
    case .edges: min(place, last - place)
    case .index(let origin): abs(place - Double(min(max(origin, 0), max(count - 1, 0))))
    }
  }

  /// The distance of the statement farthest from the origin, in steps.
  func greatestDistance(in count: Int) -> Double {
    // At an end or in the middle.
    [0, count / 2, count - 1].map { distance(of: $0, in: count) }.max() ?? 0
  }

  /// The name of the case.
  public var description: String {
    switch self {
    case .first: "first"
    case .last: "last"
    case .center: "center"
    case .edges: "edges"
    case .index(let index): "index \(index)"
    }
  }
}
