// The goals of what users call: a stage's frame, a value, a run, and a small composition.

import Scenarios

extension Goal {
  /// Goals of calls that are slower than they should be; missing one does not fail.
  static let publicCalls: [Goal] =
    ["S8", "S8b"].flatMap { name in
      [
        goal("\(name) 10000", other: "\(name) 10000 Qt", .faster(by: 2.1)),
        goal("\(name) 10000, blocks per frame", .atMost(0)),
      ]
    } + [
      goal("S9", .atMost(150)),
      goal("S9, blocks per value", .atMost(0)),
      goal("S10 1", .atMost(12_000)),
      goal("S10 100", .atMost(2500)),
      goal("S10 1000", .atMost(2500)),
      goal("S10 10000", .atMost(2500)),
      goal("S11", .atMost(5000)),
    ]

  private static func goal(_ name: String, other: String? = nil, _ bound: Bound) -> Goal {
    Goal(name: name, other: other, bound: bound, isGate: false)
  }
}
