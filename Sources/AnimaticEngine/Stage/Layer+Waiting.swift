// Animations that wait for their layer to enter a stage.

import AnimaticCore

/// An animation that was added to a layer without a stage.
struct WaitingAnimation {
  let animation: any LayerAnimation
  let key: String?
}

extension Layer {
  /// Whether animations wait for the layer to enter a stage.
  var isWaiting: Bool { !waiting.isEmpty }

  /// Keeps an animation until the layer enters a stage, in place of one that waits under its key.
  func keepWaiting(_ animation: any LayerAnimation, forKey key: String?) {
    note(.layerWithoutStage.at(animation.place))
    let new = WaitingAnimation(animation: animation, key: key)
    if let key, waiting.contains(where: { $0.key == key }) {
      setWaiting(waiting.filter { $0.key != key } + [new])
    } else {
      waiting.append(new)
    }
  }

  /// Replaces the waiting animations.
  func setWaiting(_ new: [WaitingAnimation]) {
    let old = waiting
    waiting = new
    // Released after the list is written, since the deinitializers of delegates may run user code.
    withExtendedLifetime(old) {}
  }

  /// Returns the waiting animations, which no longer wait.
  func takeWaiting() -> [WaitingAnimation] {
    let old = waiting
    waiting = []
    return old
  }
}
