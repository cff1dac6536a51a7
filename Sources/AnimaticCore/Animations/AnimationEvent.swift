// The event passed to animation callbacks.

/// An event of an animation: its begin, a repeat, or its end.
///
/// Use `key` or `tag` to distinguish two animations that share one callback.
public struct AnimationEvent: CustomStringConvertible {
  /// A copy of the animation as it was attached.
  public let animation: any LayerAnimation

  /// The key of the animation, or of the group child; nil without one.
  public let key: String?

  /// The layer of the animation; nil once the layer has been deallocated.
  public let layer: (any LayerHost)?

  /// The exact time of the event in seconds on the stage's clock, not the time of the delivering
  /// frame.
  public let time: Double

  /// Whether the animation ran to its end; true at a begin, false if it was clipped, removed,
  /// rejected, or left by a seek.
  public let finished: Bool

  /// The index of the iteration that begins: 1 at the first repeat, 0 at a begin or an end.
  ///
  /// In reverse playback the index counts down to 0.
  public let cycle: Int

  /// The direction of playback at the event, or of time in the iteration that begins.
  ///
  /// After `reverse()` or with a rate below 0, an end event with direction backwards occurs at the
  /// begin time, and a begin event at the end time.
  public let direction: PlayDirection

  /// Creates an event.
  ///
  /// - Parameters:
  ///   - animation: The animation as it was attached.
  ///   - key: Its key.
  ///   - layer: The layer it is on.
  ///   - time: Seconds on the stage's clock.
  ///   - finished: Whether the animation ran to its end.
  ///   - cycle: The index of the iteration that begins.
  ///   - direction: The direction of time.
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
