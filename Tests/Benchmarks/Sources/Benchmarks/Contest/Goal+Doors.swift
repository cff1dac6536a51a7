// The goals of what users call: a stage's frame, a value, a run, and a small composition.

import Scenarios

extension Goal {
  /// Shown with the others; missing one doesn't fail yet.
  static let doors: [Goal] =
    ["S8", "S8b"].flatMap { name in
      [
        door("\(name) 10000", other: "\(name) 10000 Qt", .faster(by: 2.1)),
        door("\(name) 10000, blocks per frame", .atMost(0)),
      ]
    } + [
      door("S9", .atMost(150)),
      door("S9, blocks per value", .atMost(0)),
      door("S10 1", .atMost(12_000)),
      door("S10 100", .atMost(2500)),
      door("S10 1000", .atMost(2500)),
      door("S10 10000", .atMost(2500)),
      door("S11", .atMost(5000)),
    ]

  private static func door(_ name: String, other: String? = nil, _ bound: Bound) -> Goal {
    Goal(name: name, other: other, bound: bound, isGate: false)
  }
}
