// The growth of the time of one unit, from few to many, and of the memory that is left behind.

import Scenarios

extension Comparison {
  static let scaling: [Comparison] = [
    // A million take memory that the system has to clear first, page by page.
    Comparison("Scale build 1000000", to: "Scale build 10000"),
    Comparison("Scale keyframes 1000000, building", to: "Scale keyframes 1000, building"),
    Comparison("Scale layers 100000, building", to: "Scale layers 100, building"),
    Comparison("Scale layers 100000, running", to: "Scale layers 100, running"),
    Comparison("Scale groups 1000, building", to: "Scale groups 100, building"),
    // As a search by halves grows: of a million it takes 20 steps, of ten it takes 3.3.
    Comparison("Scale keyframes 1000000", to: "Scale keyframes 10"),
    Comparison("Scale layers 100000", to: "Scale layers 100"),
    Comparison("Scale groups 1000", to: "Scale groups 100"),
    Comparison("S3 1000000", to: "S3 10000"),
    Comparison("Scale preview row 100000, page", to: "Scale preview row 1000, page"),
    Comparison("Scale preview row 100000, chart", to: "Scale preview row 1000, chart"),
    Comparison("Scale preview layers 100000, page", to: "Scale preview layers 1000, page"),
    Comparison("Scale preview layers 100000, chart", to: "Scale preview layers 1000, chart"),
    Comparison("Memory, bytes grown in 50 minutes"),
    Comparison("Memory, bytes grown from 100,000 to 1,000,000 animations"),
  ]

  /// From the smallest size to the largest, which is 16 or 32 times as many: n log n grows by less than
  /// 1.5 for each thing, and a square by 16 or 32.
  static let growth: [Comparison] = Growth.all.map { growth in
    Comparison(
      growth.row(growth.sizes[growth.sizes.count - 1]), to: growth.row(growth.sizes[0]),
      remark: growth.reason)
  }
}
