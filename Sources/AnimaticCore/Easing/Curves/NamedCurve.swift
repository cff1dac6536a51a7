// Core Animation's five named curves (E-1): names, control points, and codes.

/// A named curve of Core Animation; the raw value is its place in tables.
@usableFromInline
package enum NamedCurve: Int32, Sendable, Hashable, CaseIterable {
  case linear = 0
  case easeIn = 1
  case easeOut = 2
  case easeInEaseOut = 3
  case `default` = 4

  /// Creates the named curve with exactly these control points.
  package init?(_ points: ControlPoints) {
    // One comparison excludes almost all other curves.
    guard points.secondY == 1,
      let curve = Self.allCases.first(where: { $0.controlPoints == points })
    else { return nil }
    self = curve
  }

  /// The inner control points, as read back from Core Animation.
  package var controlPoints: ControlPoints {
    switch self {
    case .linear: ControlPoints(0, 0, 1, 1)
    case .easeIn: ControlPoints(0.42, 0, 1, 1)
    case .easeOut: ControlPoints(0, 0, 0.58, 1)
    case .easeInEaseOut: ControlPoints(0.42, 0, 0.58, 1)
    case .default: ControlPoints(0.25, 0.1, 0.25, 1)
    }
  }

  /// The name in Swift, also in files: an app may be built without the names of cases.
  package var name: String {
    switch self {
    case .linear: "linear"
    case .easeIn: "easeIn"
    case .easeOut: "easeOut"
    case .easeInEaseOut: "easeInEaseOut"
    case .default: "default"
    }
  }
}
