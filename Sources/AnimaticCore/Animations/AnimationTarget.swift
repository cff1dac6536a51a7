// Who hears of an animation: the delegate protocol and the delegate made of closures.

/// Hears when an animation begins and when it ends.
///
/// An animation holds its delegate strongly for as long as it lives. Children of
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

  /// Called at each repeat: when a new cycle of the animation begins, but for the first.
  ///
  /// Core Animation has no such call.
  ///
  /// - Parameter event: The animation, its key and layer, the exact time, the index of the cycle
  ///   and which way time runs through it.
  func animationDidRepeat(_ event: AnimationEvent)
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

  /// Does nothing.
  ///
  /// - Parameter event: The animation, its key and layer, the exact time, and the cycle.
  public func animationDidRepeat(_ event: AnimationEvent) {}
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
  private let repeats: Handler?

  /// The line that wrote it, where it was not written as a value.
  package var place: SourcePlace?

  /// Creates a delegate from closures; each may be missing.
  ///
  /// - Parameters:
  ///   - begin: Called when the animation begins.
  ///   - end: Called when it ends or is stopped.
  ///   - repeats: Called when a new cycle begins, but for the first.
  public init(begin: Handler? = nil, end: Handler? = nil, repeat repeats: Handler? = nil) {
    self.begin = begin
    self.end = end
    self.repeats = repeats
  }

  /// Whether there is a closure for the begin.
  package var hearsBegin: Bool { begin != nil }

  /// Whether there is a closure for the end.
  package var hearsEnd: Bool { end != nil }

  /// Whether there is a closure for repeats.
  package var hearsRepeats: Bool { repeats != nil }

  /// Calls the closure for the begin.
  ///
  /// - Parameter event: The animation, its key and layer, and the exact time.
  public func animationDidStart(_ event: AnimationEvent) { begin?(event) }

  /// Calls the closure for the end.
  ///
  /// - Parameter event: The animation, its key and layer, the exact time, and whether it ran to its
  ///   end.
  public func animationDidStop(_ event: AnimationEvent) { end?(event) }

  /// Calls the closure for repeats.
  ///
  /// - Parameter event: The animation, its key and layer, the exact time, and the cycle.
  public func animationDidRepeat(_ event: AnimationEvent) { repeats?(event) }

  /// Which of the closures there are, on one line.
  public var description: String {
    let names = [begin.map { _ in "begin" }, end.map { _ in "end" }, repeats.map { _ in "repeat" }]
    return "target of " + names.compactMap { $0 }.joined(separator: " and ")
  }
}
