// The delegate of an animation.

public import Foundation

/// Receives the begin and the end of an animation; both methods are optional.
public protocol CAAnimationDelegate: NSObjectProtocol {
  /// The active time has begun.
  func animationDidStart(_ anim: CAAnimation)
  /// The animation has ended, or was removed before that.
  func animationDidStop(_ anim: CAAnimation, finished flag: Bool)
}

extension CAAnimationDelegate {
  /// Does nothing, as a method that is not there.
  public func animationDidStart(_ anim: CAAnimation) {}
  /// Does nothing, as a method that is not there.
  public func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {}
}
