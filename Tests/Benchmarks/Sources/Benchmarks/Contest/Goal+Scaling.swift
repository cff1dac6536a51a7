// What the time of one unit may grow by, from few to many: nothing takes a time that grows with the
// square of how many there are, and what is over leaves no memory behind.

import Scenarios

extension Goal {
  static let scaling: [Goal] = [
    // What little the heap has at hand is used again; a million take memory that the system has to
    // clear first, page by page.
    Goal(name: "Scale build 1000000", other: "Scale build 10000", bound: .atMost(2)),
    Goal(
      name: "Scale keyframes 1000000, building", other: "Scale keyframes 1000, building",
      bound: .atMost(1.5)),
    Goal(
      name: "Scale layers 100000, building", other: "Scale layers 100, building",
      bound: .atMost(2)),
    Goal(
      name: "Scale layers 100000, running", other: "Scale layers 100, running", bound: .atMost(2)),
    Goal(
      name: "Scale groups 1000, building", other: "Scale groups 100, building",
      bound: .atMost(1.5)),
    // As a search by halves grows: of a million it takes 20 steps, of ten it takes 3.3.
    Goal(name: "Scale keyframes 1000000", other: "Scale keyframes 10", bound: .atMost(6)),
    Goal(name: "Scale layers 100000", other: "Scale layers 100", bound: .atMost(1.2)),
    Goal(name: "Scale groups 1000", other: "Scale groups 100", bound: .atMost(1.5)),
    Goal(name: "S3 1000000", other: "S3 10000", bound: .atMost(1.5)),
    // Pictures show no more of many than of few, but look at all of it; what is hidden by what is
    // found by sorting.
    Goal(
      name: "Scale preview row 100000, page", other: "Scale preview row 1000, page",
      bound: .atMost(1.5)),
    Goal(
      name: "Scale preview row 100000, chart", other: "Scale preview row 1000, chart",
      bound: .atMost(4)),
    Goal(
      name: "Scale preview layers 100000, page", other: "Scale preview layers 1000, page",
      bound: .atMost(1.5)),
    Goal(
      name: "Scale preview layers 100000, chart", other: "Scale preview layers 1000, chart",
      bound: .atMost(1.5)),
    // A block that is used again may be some bytes larger than what it was asked for; one lost
    // object of each composition would be a megabyte.
    Goal(name: "Memory, bytes grown in 50 minutes", other: nil, bound: .atMost(1024)),
    Goal(
      name: "Memory, bytes grown from 100,000 to 1,000,000 animations", other: nil,
      bound: .atMost(1024)),
  ]

  /// The goals that the quick way shows, too: they compare a program with itself.
  ///
  /// From the smallest size to the largest, 16 times as many, n log n grows by less than 1.5 for each
  /// thing and a square by 16; between them is what caches and a busy machine do. What is known to
  /// grow has to be well below before it counts as mended.
  static let growth: [Goal] = Growth.all.map { growth in
    let most = 4.0
    return Goal(
      name: growth.row(growth.sizes[growth.sizes.count - 1]), other: growth.row(growth.sizes[0]),
      bound: growth.knownCause.map { .above(2.5, today: $0) } ?? .atMost(most))
  }
}
