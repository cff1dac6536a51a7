// Points and sizes as arrays, such as `[x, y]`: exactly two finite numbers, or the verb is
// rejected.

import AnimaticCore

/// The array arguments of a verb.
struct PointInput {
  /// The arrays, in order.
  let written: [[Double]?]

  init(_ written: [Double]?...) {
    self.written = written
  }

  /// The point at an index; (0, 0) for an invalid array, which is rejected anyway.
  func point(_ index: Int) -> CGPoint? {
    written[index].map { $0.count == 2 ? CGPoint(x: $0[0], y: $0[1]) : .zero }
  }

  /// The size at an index; (0, 0) for an invalid array, which is rejected anyway.
  func size(_ index: Int) -> CGSize? {
    point(index).map { CGSize(width: $0.x, height: $0.y) }
  }

  /// The first invalid array.
  var mistake: [Double]? {
    written.compactMap { $0 }.first { $0.count != 2 }
  }
}

extension Animate {
  /// Rejects the verb just added if one of its points is invalid.
  consuming func checking(
    _ input: PointInput, of path: PropertyPath = LayerProperty.position.path
  ) -> Animate {
    if let mistake = input.mistake { reject(.notAPoint(mistake, of: path)) }
    return self
  }
}
