// Who hears of an animation: the delegate protocol and the delegate made of two closures.

/// Hears when an animation begins and when it ends.
///
/// An animation holds its delegate strongly for as long as it lives (SEMANTICS A-2). Children of
/// groups are heard too, which Core Animation never does.
public protocol LayerAnimationDelegate: AnyObject {
  /// Called once per run, when the animation first becomes active.
  ///
  /// - Parameter event: The animation, its key and layer, and the exact time.
  func animationDidStart(_ event: AnimationEvent)

  /// Called once per run, when the animation is last left or the run stops.
  ///
  /// - Parameter event: The animation, its key and layer, the exact time, and whether it ran to its
  ///   end.
  func animationDidStop(_ event: AnimationEvent)
}

extension LayerAnimationDelegate {
  /// Does nothing.
  ///
  /// - Parameter event: The animation, its key and layer, and the exact time.
  public func animationDidStart(_ event: AnimationEvent) {}

  /// Does nothing.
  ///
  /// - Parameter event: The animation, its key and layer, the exact time, and whether it ran to its
  ///   end.
  public func animationDidStop(_ event: AnimationEvent) {}
}

/// A delegate made of closures.
///
/// ```swift
/// fade.delegate = AnimationTarget(end: { event in log.append("\(event.time) \(event.finished)") })
/// ```
public final class AnimationTarget: LayerAnimationDelegate, CustomStringConvertible {
  /// What a callback looks like.
  public typealias Handler = (AnimationEvent) -> Void

  private let begin: Handler?
  private let end: Handler?

  /// Creates a delegate from two closures; either may be missing.
  ///
  /// - Parameters:
  ///   - begin: Called when the animation begins.
  ///   - end: Called when it ends or is stopped.
  public init(begin: Handler? = nil, end: Handler? = nil) {
    self.begin = begin
    self.end = end
  }

  /// Whether there is a closure for the end.
  package var hearsEnd: Bool { end != nil }

  /// Calls the closure for the begin.
  ///
  /// - Parameter event: The animation, its key and layer, and the exact time.
  public func animationDidStart(_ event: AnimationEvent) { begin?(event) }

  /// Calls the closure for the end.
  ///
  /// - Parameter event: The animation, its key and layer, the exact time, and whether it ran to its
  ///   end.
  public func animationDidStop(_ event: AnimationEvent) { end?(event) }

  /// Which of the two closures there are, on one line.
  public var description: String {
    "target of \(begin == nil ? "" : "begin")\(begin != nil && end != nil ? " and " : "")"
      + (end == nil ? "" : "end")
  }
}
