// What a callback is told.

/// What a callback is told about the animation that began, repeated or ended.
///
/// Two animations that share one callback are told apart by `key` or by `tag`.
public struct AnimationEvent: CustomStringConvertible {
  /// A copy of the animation as it was attached.
  public let animation: any LayerAnimation

  /// The key under which it, or the child it is, was written; nil without one.
  public let key: String?

  /// The layer it is on; nil once the layer has gone.
  public let layer: (any LayerHost)?

  /// Seconds on the clock of the stage: the exact time of the event, not of the frame that
  /// delivered it.
  public let time: Double

  /// Whether it ran to its end; true at a begin, false where it was clipped, removed or rejected.
  public let finished: Bool

  /// The index of the cycle that begins, from 1 at the first repeat; 0 at a begin and an end.
  ///
  /// On the way back through something that repeats the cycles come in the other order, down to 0.
  public let cycle: Int

  /// The direction of playback at the event, or of time in the cycle that begins.
  ///
  /// An end that is backwards was reached at the begin, by `reverse()` or a rate below 0.
  public let direction: PlayDirection

  /// Creates an event.
  ///
  /// - Parameters:
  ///   - animation: The animation as it was attached.
  ///   - key: Its key.
  ///   - layer: The layer it is on.
  ///   - time: Seconds on the clock of the stage.
  ///   - finished: Whether it ran to its end.
  ///   - cycle: The index of the cycle that begins.
  ///   - direction: Which way time runs.
  public init(
    animation: any LayerAnimation, key: String?, layer: (any LayerHost)?, time: Double,
    finished: Bool, cycle: Int = 0, direction: PlayDirection = .forwards
  ) {
    self.animation = animation
    self.key = key
    self.layer = layer
    self.time = time
    self.finished = finished
    self.cycle = cycle
    self.direction = direction
  }

  /// The tag of the animation.
  public var tag: String? { animation.tag }

  /// The event on one line, such as fade at 0.5 finished.
  public var description: String {
    "\(key?.oneLine ?? animation.keyPath ?? "group") at \(time.text)\(finished ? " finished" : "")"
  }
}
