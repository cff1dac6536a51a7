// A delegate of animations made of closures.

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
