// What all animations have in common, in Core Animation's words.

/// An animation that can be added to a layer: basic, spring, keyframe or group.
///
/// Animations are values: adding one copies it, so later edits of the original change nothing
/// . Only the library's own types can be added; any other is refused with a
/// diagnostic.
public protocol LayerAnimation: CustomStringConvertible {
  /// Timing, easing, removal, delegate, tag and the line that wrote it.
  var attributes: AnimationAttributes { get set }
}

extension LayerAnimation {
  /// When it begins, how long it lasts and how its time runs.
  public var timing: MediaTiming {
    get { attributes.timing }
    set { attributes.timing = newValue }
  }

  /// Seconds in the parent's time at which it begins; 0 on a layer means "now" (T-9).
  public var beginTime: Double {
    get { attributes.timing.beginTime }
    set { attributes.timing.beginTime = newValue }
  }

  /// Seconds of one pass; 0 becomes 0.25 on a layer and the group's duration in a group
  /// (T-8, G-4).
  ///
  /// Negative, NaN and infinite durations are refused when the animation is added (C-4, L-49). A
  /// group may be infinite: its time runs on and never ends.
  public var duration: Double {
    get { attributes.timing.duration }
    set { attributes.timing.duration = newValue }
  }

  /// How fast local time runs against the parent's.
  public var speed: Double {
    get { attributes.timing.speed }
    set { attributes.timing.speed = newValue }
  }

  /// Seconds by which local time is ahead.
  public var timeOffset: Double {
    get { attributes.timing.timeOffset }
    set { attributes.timing.timeOffset = newValue }
  }

  /// How many cycles it plays; 0 plays once, infinity never ends.
  public var repeatCount: Double {
    get { attributes.timing.repeatCount }
    set { attributes.timing.repeatCount = newValue }
  }

  /// Seconds of local time it plays for; 0 is ignored.
  public var repeatDuration: Double {
    get { attributes.timing.repeatDuration }
    set { attributes.timing.repeatDuration = newValue }
  }

  /// Whether each pass forwards is followed by one backwards.
  public var autoreverses: Bool {
    get { attributes.timing.autoreverses }
    set { attributes.timing.autoreverses = newValue }
  }

  /// What shows before the begin and after the end.
  public var fillMode: FillMode {
    get { attributes.timing.fillMode }
    set { attributes.timing.fillMode = newValue }
  }

  /// How progress runs over one pass; nil is linear.
  public var timingFunction: TimingFunction? {
    get { attributes.timingFunction }
    set { attributes.timingFunction = newValue }
  }

  /// Whether the layer lets go of it at its end.
  public var isRemovedOnCompletion: Bool {
    get { attributes.isRemovedOnCompletion }
    set { attributes.isRemovedOnCompletion = newValue }
  }

  /// Who hears its begin and its end; held strongly.
  public var delegate: (any LayerAnimationDelegate)? {
    get { attributes.delegate }
    set { attributes.delegate = newValue }
  }

  /// A name of your own, to tell animations apart in a callback.
  public var tag: String? {
    get { attributes.tag }
    set { attributes.tag = newValue }
  }

  /// The line that wrote the animation.
  public var place: SourcePlace? { attributes.place }

  /// The animation as one that the library made itself: no line of the user's wrote it.
  package func withoutPlace() -> Self {
    var animation = self
    animation.attributes.place = nil
    return animation
  }

  /// Core Animation's key path, for an animation of one property; nil for a group.
  public var keyPath: String? { (self as? any PropertyAnimation)?.animatedKeyPath }
}

/// An animation of one property.
public protocol PropertyAnimation: LayerAnimation {
  /// Core Animation's key path of the property.
  var animatedKeyPath: String { get }

  /// Whether the value is added to what shows instead of replacing it (P-2).
  var isAdditive: Bool { get set }

  /// Whether each cycle starts where the one before it ended (P-3).
  var isCumulative: Bool { get set }

  /// What makes a transform from the values; nil animates the property as it is (P-4).
  var valueFunction: ValueFunction? { get set }
}
