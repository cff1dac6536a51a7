// The easings that are not cubic curves. Each kind is evaluated in its own file.

/// An easing curve that is not cubic, as stored by a timing function.
package enum EasingForm: Sendable, Hashable {
  case penner(PennerCurve)
  case steps(StepCurve)
  case stops(PiecewiseCurve)
  case samples(SampleCurve)
  indirect case spring(SpringEasing)
  indirect case mirrored(MirroredCurve)
  indirect case part(PartCurve)

  /// The shape of a curve between two edges.
  package enum Lines: Sendable {
    case level
    case straight
    case curved
  }

  /// Returns the one-sided limit at a fraction of 0…1: 0 before the start, 1 after the end.
  func limit(at fraction: Double, _ side: EasingSide) -> Double {
    if fraction <= 0, side == .before { return 0 }
    if fraction >= 1, side == .after { return 1 }
    return switch self {
    case .penner(let curve): curve.value(at: fraction)
    case .steps(let curve): curve.limit(at: fraction, side)
    case .stops(let curve): curve.limit(at: fraction, side)
    case .samples(let curve): curve.value(at: fraction)
    case .spring(let curve): curve.value(at: fraction)
    case .mirrored(let curve): curve.limit(at: fraction, side)
    case .part(let curve): curve.limit(at: fraction, side)
    }
  }

  var edges: [EasingEdge] {
    switch self {
    case .penner(let curve): curve.edges
    case .steps(let curve): curve.edges
    case .stops(let curve): curve.edges
    case .samples(let curve): curve.edges
    case .spring(let curve): curve.edges
    case .mirrored(let curve): curve.edges
    case .part(let curve): curve.edges
    }
  }

  /// An estimate of the number of edges, at least half of it; limits the cost of nested curves.
  var edgeCount: Int {
    switch self {
    case .penner(let curve): curve.family == .elastic ? Int(2 / curve.period) + 2 : 8
    case .steps(let curve): curve.count + 1
    case .stops(let curve): curve.inputs.count + 2
    case .samples(let curve): curve.values.count
    case .spring: 8
    case .mirrored(let curve): curve.edgeCount
    case .part(let curve): curve.base.edgeCount
    }
  }

  /// The nesting depth, without the innermost curve.
  var depth: Int {
    switch self {
    case .mirrored(let curve): curve.depth
    case .part(let curve): curve.depth
    default: 0
    }
  }

  package var lines: Lines {
    switch self {
    case .penner, .spring: .curved
    case .steps: .level
    case .stops, .samples: .straight
    case .mirrored(let curve): curve.base.lines
    case .part(let curve): curve.base.lines
    }
  }
}
