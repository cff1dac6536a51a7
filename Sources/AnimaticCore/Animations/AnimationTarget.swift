// The delegate protocol of animations and a delegate made of closures.

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

/// A delegate made of closures.
///
/// ```swift
/// fade.delegate = AnimationTarget(end: { event in log.append("\(event.time) \(event.finished)") })
/// ```
public final class AnimationTarget: LayerAnimationDelegate, CustomStringConvertible {
  /// The type of the closures.
  public typealias Handler = (AnimationEvent) -> Void

  private let begin: Handler?
  private let end: Handler?
  private let repeats: Handler?

  /// The source location; nil for a delegate that was created as a value.
  package var place: SourcePlace?

  /// Creates a delegate from optional closures.
  ///
  /// - Parameters:
  ///   - begin: Called when the animation begins.
  ///   - end: Called when it ends or is stopped.
  ///   - repeats: Called when an iteration other than the first begins.
  public init(begin: Handler? = nil, end: Handler? = nil, repeat repeats: Handler? = nil) {
    self.begin = begin
    self.end = end
    self.repeats = repeats
  }

  /// The events that have a closure.
  package var events: ObservedEvents {
    ObservedEvents(begin: begin != nil, end: end != nil, repeats: repeats != nil)
  }

  /// Calls the begin closure.
  ///
  /// - Parameter event: The animation, its key and layer, and the exact time.
  public func animationDidStart(_ event: AnimationEvent) { begin?(event) }

  /// Calls the end closure.
  ///
  /// - Parameter event: The animation, its key and layer, the exact time, and whether it ran to its
  ///   end.
  public func animationDidStop(_ event: AnimationEvent) { end?(event) }

  /// Calls the repeat closure.
  ///
  /// - Parameter event: The animation, its key and layer, the exact time, and the iteration.
  public func animationDidRepeat(_ event: AnimationEvent) { repeats?(event) }

  /// The available closures on one line.
  public var description: String { "target of \(events)" }
}
