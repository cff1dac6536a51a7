// The timing that layers and animations share.

/// How time passes in a layer or an animation.
public protocol CAMediaTiming: AnyObject {
  /// Seconds of the parent's time.
  var beginTime: CFTimeInterval { get set }
  /// Seconds of one cycle.
  var duration: CFTimeInterval { get set }
  /// How fast it runs against its parent.
  var speed: Float { get set }
  /// Seconds of local time that are skipped at the begin.
  var timeOffset: CFTimeInterval { get set }
  /// How many cycles it runs; 0 is one.
  var repeatCount: Float { get set }
  /// Seconds for which it repeats; 0 leaves it to the count.
  var repeatDuration: CFTimeInterval { get set }
  /// Whether each cycle runs back as well.
  var autoreverses: Bool { get set }
  /// The fill outside the active interval.
  var fillMode: CAMediaTimingFillMode { get set }
}
