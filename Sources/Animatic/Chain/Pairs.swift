// Points and sizes as arrays, such as `[x, y]`: exactly two finite numbers, or the verb is
// rejected.

import AnimaticCore

extension CGPoint {
  /// The point [x, y]; (0, 0) for any other count, which rejects the verb.
  init(pair: [Double]) { self = pair.count == 2 ? CGPoint(x: pair[0], y: pair[1]) : .zero }
}

extension CGSize {
  /// The size [width, height]; (0, 0) for any other count, which rejects the verb.
  init(pair: [Double]) {
    self = pair.count == 2 ? CGSize(width: pair[0], height: pair[1]) : .zero
  }
}

extension Animate {
  /// Rejects the verb just added if one of its points or sizes has another count than two.
  consuming func checking(
    _ pairs: [Double]?..., of path: PropertyPath = LayerProperty.position.path
  ) -> Animate {
    let mistake = pairs.first { $0.map { $0.count != 2 } ?? false } ?? nil
    if let mistake { reject(.notAPoint(mistake, of: path)) }
    return self
  }
}
