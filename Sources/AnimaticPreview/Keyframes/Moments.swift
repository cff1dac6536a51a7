// Which moments a picture is made of: where something begins, ends, repeats or passes a key.

import AnimaticCore

/// How near two moments may be.
enum Moments {
  /// Seconds below which two moments are one.
  static let apart = 2e-6
  /// Seconds beside a moment at which its limit is read.
  static let beside = 2e-7
  /// More moments than this are not looked for on one property.
  static let most = 1500
}

extension EventTimes {
  init(plan: Plan, horizon: Double) {
    self.init(plan: plan, in: 0...horizon, most: Moments.most, apart: Moments.apart)
  }

  /// The animations of a layer that write to one of some properties, in order.
  func leaves(of layer: Int, writing roots: Set<String>) -> [Int] {
    let own = plan.layers[layer].roots.map { Int($0) }
    let places = Set(
      own.enumerated().filter { roots.contains(plan.roots[$0.element].root.name) }
        .map { Int32($0.offset) })
    return plan.leaves(of: layer) {
      places.contains($0.root) || places.contains($0.turn)
    }
  }
}
