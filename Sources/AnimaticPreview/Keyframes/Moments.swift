// The event times of a picture: begins, ends, repeats and keyframes.

import AnimaticCore

/// The tolerances and limits of event times.
enum Moments {
  /// The interval in seconds below which two event times are one.
  static let apart = 2e-6
  /// The distance in seconds at which the one-sided limit of an event time is read.
  static let beside = 2e-7
  /// The most event times of one property.
  static let most = 1500
}

extension EventTimes {
  init(plan: Plan, horizon: Double) {
    self.init(plan: plan, in: 0...horizon, most: Moments.most, apart: Moments.apart)
  }

  /// The animations of a layer that write to any of some properties, in order.
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
