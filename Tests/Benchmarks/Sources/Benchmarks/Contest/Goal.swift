// What has to be reached. A goal is a ratio of two numbers of one run: machines drift.

import Scenarios

/// A bound for a number, or for its ratio to another.
struct Goal {
  enum Bound {
    /// At most so many times the other, or so much.
    case atMost(Double)
    /// So many times faster than the other.
    case faster(by: Double)
    /// At most so many times the other one day, and more than that today.
    case above(Double, today: String)
  }

  /// The candidate that is judged.
  let name: String
  /// The candidate that it is compared with; nil for a bound of its own.
  let other: String?
  let bound: Bound
  /// Whether the benchmarks fail where it is missed.
  var isGate = true

  /// Whether it is reached, by what was measured.
  func isReached(_ ratio: Double) -> Bool {
    switch bound {
    case .atMost(let most): ratio <= most
    case .faster(let least): 1 / ratio >= least
    case .above(let most, _): ratio > most
    }
  }

  static let all: [Goal] =
    ["S1 chain", "S1 builder"].flatMap { name in
      [
        Goal(name: name, other: "S1 Qt", bound: .faster(by: 5)),
        Goal(name: "\(name), peak bytes", other: nil, bound: .atMost(200)),
      ]
    } + [
      // Too near to its bound to fail for on a busy machine.
      Goal(name: "S1 typical", other: "S1 Qt", bound: .faster(by: 3), isGate: false),
      Goal(name: "S1 typical, peak bytes", other: nil, bound: .atMost(250)),
      Goal(name: "S2 10000", other: "S2 10000 Qt", bound: .faster(by: 18)),
      Goal(name: "S2 10000", other: "S2 10000 C", bound: .atMost(1.8)),
      Goal(name: "S2 100000", other: "S2 1000", bound: .atMost(1.3)),
      Goal(name: "S2 10000, mixed", other: "S2 10000", bound: .atMost(1.5)),
      Goal(name: "S2 10000, blocks per frame", other: nil, bound: .atMost(0)),
      Goal(name: "S2 10000, mixed, blocks per frame", other: nil, bound: .atMost(0)),
      Goal(name: "S3 100000", other: "S3 100000 Qt", bound: .faster(by: 3000)),
      Goal(name: "S3 100000", other: "S3 100000 C", bound: .atMost(2)),
      Goal(name: "S3 100000", other: "S3 10000", bound: .atMost(1.2)),
      Goal(name: "S3 100000, staying", other: "S3 100000", bound: .atMost(1.05)),
      Goal(name: "S4 100000", other: "S4 100000 Qt", bound: .faster(by: 8000)),
      Goal(name: "S4 100000", other: "S4 100000 C", bound: .atMost(2)),
      Goal(name: "S4 100000", other: "S4 10000", bound: .atMost(2)),
      Goal(name: "S5", other: "S5 Qt", bound: .faster(by: 6)),
      Goal(name: "S5", other: "S5 C", bound: .atMost(1.5)),
    ]
    + Scenario6.names.flatMap { curve in
      [
        Goal(name: "S6 \(curve)", other: "S6 \(curve) Qt", bound: .faster(by: 5)),
        Goal(name: "S6 \(curve)", other: "S6 \(curve) C", bound: .atMost(1.25)),
        Goal(name: "S6 \(curve), largest error", other: nil, bound: .atMost(1e-9)),
      ]
    } + [
      Goal(name: "S7", other: "S7 Qt", bound: .faster(by: 12)),
      Goal(name: "S7", other: "S7 C", bound: .atMost(1.5)),
    ] + publicCalls + scaling + growth
}
