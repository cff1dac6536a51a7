// A point written as `[x, y]`: exactly two finite numbers, or the verb is refused.

import AnimaticCore

#if canImport(CoreGraphics)
  import CoreGraphics
#else
  import Foundation
#endif

/// The points of a verb that were written as arrays.
struct PointInput {
  /// What was written in the place of a point.
  let written: [[Double]?]

  init(_ written: [Double]?...) {
    self.written = written
  }

  /// The point at a place: (0, 0) for an array that is none, which is refused anyway.
  func point(_ index: Int) -> CGPoint? {
    written[index].map { $0.count == 2 ? CGPoint(x: $0[0], y: $0[1]) : .zero }
  }

  /// The first array that is not a point.
  var mistake: [Double]? {
    written.compactMap { $0 }.first { $0.count != 2 }
  }
}

extension Animate {
  /// Refuses the verb just added where one of its points was none.
  consuming func checking(_ input: PointInput) -> Animate {
    if let mistake = input.mistake { reject { .notAPoint(mistake, at: $0) } }
    return self
  }
}
