// What is compared. A comparison is a ratio of two numbers of one run: machines drift.

import Scenarios

/// A number of a candidate, or its ratio to that of another.
struct Comparison {
  let name: String
  /// The candidate that it is compared with; nil for its own number.
  let other: String?
  /// Why the ratio is as large as it is; nil where that is plain.
  var remark: String?

  /// Its name, and what the other's name does not share with it.
  var title: String {
    guard let other else { return name }
    let words = other.split(separator: " ")
    let shared = zip(name.split(separator: " "), words).prefix { $0 == $1 }.count
    return "\(name) : \(words.dropFirst(shared).joined(separator: " "))"
  }

  init(_ name: String, to other: String? = nil, remark: String? = nil) {
    self.name = name
    self.other = other
    self.remark = remark
  }

  /// The median of the ratios of the rounds; not a number where a candidate was not measured.
  ///
  /// What a machine does to one candidate it mostly does to the other in the same round.
  func ratio(in found: [String: [Double]]) -> Double {
    let own = found[name] ?? []
    let others = other.map { found[$0] ?? [] } ?? own.map { _ in 1 }
    return Spread(zip(own, others).map { $0 / $1 }).median
  }

  /// A stage's frame, which has to take less than Qt's.
  static let promise = Comparison("S8 10000", to: "S8 10000 Qt")

  static let all: [Comparison] =
    ["S1 chain", "S1 builder", "S1 typical"].flatMap { name in
      [Comparison(name, to: "S1 Qt"), Comparison("\(name), peak bytes")]
    } + [
      Comparison("S2 10000", to: "S2 10000 Qt"),
      Comparison("S2 10000", to: "S2 10000 C"),
      Comparison("S2 100000", to: "S2 1000"),
      Comparison("S2 10000, mixed", to: "S2 10000"),
      Comparison("S2 10000, blocks per frame"),
      Comparison("S2 10000, mixed, blocks per frame"),
      Comparison("S3 100000", to: "S3 100000 Qt"),
      Comparison("S3 100000", to: "S3 100000 C"),
      Comparison("S3 100000", to: "S3 10000"),
      Comparison("S3 100000, staying", to: "S3 100000"),
      Comparison("S4 100000", to: "S4 100000 Qt"),
      Comparison("S4 100000", to: "S4 100000 C"),
      Comparison("S4 100000", to: "S4 10000"),
      Comparison("S5", to: "S5 Qt"),
      Comparison("S5", to: "S5 C"),
    ]
    + Scenario6.names.flatMap { curve in
      [
        Comparison("S6 \(curve)", to: "S6 \(curve) Qt"),
        Comparison("S6 \(curve)", to: "S6 \(curve) C"),
        Comparison("S6 \(curve), largest error"),
      ]
    } + [
      Comparison("S7", to: "S7 Qt"),
      Comparison("S7", to: "S7 C"),
    ] + publicCalls + scaling + growth
}
