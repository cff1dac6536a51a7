// A point or size written as two numbers, such as `[x, y]`: exactly two finite ones, or the verb is
// refused.

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

  /// The size at a place: (0, 0) for an array that is none, which is refused anyway.
  func size(_ index: Int) -> CGSize? {
    point(index).map { CGSize(width: $0.x, height: $0.y) }
  }

  /// The first array that is not a point.
  var mistake: [Double]? {
    written.compactMap { $0 }.first { $0.count != 2 }
  }
}

extension Animate {
  /// Refuses the verb just added where one of its points was none.
  consuming func checking(
    _ input: PointInput, of path: PropertyPath = LayerProperty.position.path
  ) -> Animate {
    if let mistake = input.mistake { reject { .notAPoint(mistake, of: path, at: $0) } }
    return self
  }
}
