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
    _ first: [Double]?, _ second: [Double]? = nil, _ third: [Double]? = nil,
    of path: @autoclosure () -> PropertyPath = LayerProperty.position.path
  ) -> Animate {
    func mistake(_ pair: [Double]?) -> [Double]? { pair?.count == 2 ? nil : pair }
    if let pair = mistake(first) ?? mistake(second) ?? mistake(third) {
      reject(.notAPoint(pair, of: path()))
    }
    return self
  }
}
