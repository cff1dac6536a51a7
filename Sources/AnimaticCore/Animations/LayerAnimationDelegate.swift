// The delegate of an animation.

/// A delegate that receives the begin, repeat, and end events of an animation.
///
/// An animation holds its delegate strongly. Unlike in Core Animation, the delegates of a
/// group's children are called too.
public protocol LayerAnimationDelegate: AnyObject {
  /// Called once when the animation first becomes active.
  ///
  /// - Parameter event: The animation, its key and layer, and the exact time.
  func animationDidStart(_ event: AnimationEvent)

  /// Called once when the animation ends or is stopped.
  ///
  /// - Parameter event: The animation, its key and layer, the exact time, and whether it ran to its
  ///   end.
  func animationDidStop(_ event: AnimationEvent)

  /// Called at each repeat, when an iteration other than the first begins.
  ///
  /// Core Animation has no equivalent.
  ///
  /// - Parameter event: The animation, its key and layer, the exact time, the index of the
  ///   iteration, and its direction.
  func animationDidRepeat(_ event: AnimationEvent)
}

extension LayerAnimationDelegate {
  /// Ignores the begin of an animation.
  ///
  /// - Parameter event: The animation, its key and layer, and the exact time.
  public func animationDidStart(_ event: AnimationEvent) {}

  /// Ignores the end of an animation.
  ///
  /// - Parameter event: The animation, its key and layer, the exact time, and whether it ran to its
  ///   end.
  public func animationDidStop(_ event: AnimationEvent) {}

  /// Ignores the repeats of an animation.
  ///
  /// - Parameter event: The animation, its key and layer, the exact time, and the iteration.
  public func animationDidRepeat(_ event: AnimationEvent) {}
}

/// A delegate that its host retains as long as the animation is attached, also after its end.
package protocol AttachedDelegate: LayerAnimationDelegate {}
