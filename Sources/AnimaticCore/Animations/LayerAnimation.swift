// The protocol of all animations, with Core Animation's names.

/// An animation that can be added to a layer: basic, spring, keyframe or group.
///
/// Animations are values: adding one copies it, so later edits of the original have no effect
/// . Only the library's types can be added; any other type is rejected with a diagnostic.
public protocol LayerAnimation: CustomStringConvertible {
  /// Timing, easing, removal, delegate, tag, and source location.
  var attributes: AnimationAttributes { get set }
}

extension LayerAnimation {
  /// The begin time, duration, repeats, and speed.
  public var timing: MediaTiming {
    get { attributes.timing }
    set { attributes.timing = newValue }
  }

  /// The begin time in the parent's time, in seconds; 0 on a layer means "now" (T-9).
  public var beginTime: Double {
    get { attributes.timing.beginTime }
    set { attributes.timing.beginTime = newValue }
  }

  /// The duration of one iteration in seconds; 0 becomes 0.25 on a layer and the group's duration
  /// in a group (T-8, G-4).
  ///
  /// Negative, NaN, and infinite durations are rejected when the animation is added (C-4, L-49). A
  /// group may be infinite: it never ends.
  public var duration: Double {
    get { attributes.timing.duration }
    set { attributes.timing.duration = newValue }
  }

  /// The speed of local time relative to the parent's time.
  public var speed: Double {
    get { attributes.timing.speed }
    set { attributes.timing.speed = newValue }
  }

  /// The offset of local time in seconds.
  public var timeOffset: Double {
    get { attributes.timing.timeOffset }
    set { attributes.timing.timeOffset = newValue }
  }

  /// The number of iterations; 0 plays once, infinity never ends.
  public var repeatCount: Double {
    get { attributes.timing.repeatCount }
    set { attributes.timing.repeatCount = newValue }
  }

  /// The total local time of all iterations in seconds; 0 is ignored.
  public var repeatDuration: Double {
    get { attributes.timing.repeatDuration }
    set { attributes.timing.repeatDuration = newValue }
  }

  /// Whether each forward pass is followed by a backward pass.
  public var autoreverses: Bool {
    get { attributes.timing.autoreverses }
    set { attributes.timing.autoreverses = newValue }
  }

  /// The presentation before the begin and after the end.
  public var fillMode: FillMode {
    get { attributes.timing.fillMode }
    set { attributes.timing.fillMode = newValue }
  }

  /// The easing of one iteration; nil is linear.
  public var timingFunction: TimingFunction? {
    get { attributes.timingFunction }
    set { attributes.timingFunction = newValue }
  }

  /// Whether the layer removes the animation when it ends.
  public var isRemovedOnCompletion: Bool {
    get { attributes.isRemovedOnCompletion }
    set { attributes.isRemovedOnCompletion = newValue }
  }

  /// The delegate that receives begin and end events; held strongly.
  public var delegate: (any LayerAnimationDelegate)? {
    get { attributes.delegate }
    set { attributes.delegate = newValue }
  }

  /// A user-defined label that identifies the animation in a callback.
  public var tag: String? {
    get { attributes.tag }
    set { attributes.tag = newValue }
  }

  /// The source location of the animation.
  public var place: SourcePlace? { attributes.place }

  /// Returns the animation without a source location, as one that the library created.
  package func withoutPlace() -> Self {
    var animation = self
    animation.attributes.place = nil
    return animation
  }

  /// The key path of a property animation in Core Animation's syntax; nil for a group.
  public var keyPath: String? { (self as? any PropertyAnimation)?.animatedKeyPath }
}
