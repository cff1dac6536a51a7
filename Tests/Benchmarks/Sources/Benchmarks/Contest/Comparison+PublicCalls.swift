// What users call: a stage's frame, a value, a run, and a small composition.

extension Comparison {
  static let publicCalls: [Comparison] =
    ["S8", "S8b"].flatMap { name in
      [
        Comparison("\(name) 10000", to: "\(name) 10000 Qt"),
        Comparison("\(name) 10000, blocks per frame"),
      ]
    } + [
      Comparison("S9", to: "S9 Qt"),
      Comparison("S9, blocks per value"),
      Comparison("S10 1", to: "S10 1 Qt"),
      Comparison("S10 100", to: "S10 100 Qt"),
      Comparison("S10 1000", to: "S10 1000 Qt"),
      Comparison("S10 10000", to: "S10 10000 Qt"),
      Comparison("S11", to: "S11 Qt"),
    ]
}
