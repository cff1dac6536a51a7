// The search for an action, and the built-in ones (I-7, I-11, I-12).

import Foundation

private let animated: Set = [
  "bounds", "position", "zPosition", "anchorPoint", "anchorPointZ", "transform",
  "sublayerTransform", "contents", "contentsRect", "contentsCenter", "contentsScale",
  "cornerRadius", "borderWidth", "borderColor", "opacity", "shadowColor", "shadowOpacity",
  "shadowOffset", "shadowRadius", "backgroundColor",
]

private let faded: Set = ["hidden", "geometryFlipped", "masksToBounds", "mask", "sublayers"]

extension CALayer {
  /// The first action that is found; NSNull ends the search without one.
  func foundAction(forKey event: String) -> (any CAAction)? {
    let styled = style?["actions"] as? [String: any CAAction]
    let found =
      delegate?.action(for: self, forKey: event) ?? actions?[event] ?? styled?[event]
      ?? type(of: self).defaultAction(forKey: event) ?? builtInAction(forKey: event)
    return found is NSNull ? nil : found
  }

  private func builtInAction(forKey event: String) -> (any CAAction)? {
    // A layer that was never presented does not animate its changes.
    guard committed != nil else { return nil }
    if faded.contains(event) { return CATransition() }
    guard animated.contains(SplitKeyPath(event).key), event != "position.x", event != "position.y"
    else { return nil }
    let shown = (presentation() ?? self).value(forKeyPath: event)
    if event == "backgroundColor", shown == nil { return nil }
    let animation = CABasicAnimation(keyPath: event)
    animation.fromValue = shown
    animation.fillMode = .backwards
    animation.timingFunction =
      CATransaction.animationTimingFunction() ?? CAMediaTimingFunction(name: .default)
    return animation
  }
}
