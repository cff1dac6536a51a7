// A spring animation between two values. Owns the spring; from, to, and by are a basic animation's.

/// An animation of one property driven by a spring (S-1 to S-14).
///
/// Start and end are those of a basic animation with the same from, to, and by. The spring runs in
/// seconds of the animation's local time; the duration only cuts it off, so set it to the settling
/// duration (S-6, L-18). A duration of 0 is resolved when added, as in Core Animation.
///
/// A timing function remaps the spring's time (S-12, L-20; engine-defined).
///
/// ```swift
/// var jump = SpringAnimation(.positionX, from: 0, to: 100, spring: SpringCurve(damping: 10))
/// jump.duration = jump.settlingDuration  // 1.47…
/// ```
public struct SpringAnimation<Value: AnimatableValue>: PropertyAnimation {
  var basic: BasicAnimation<Value>

  /// The spring: mass, stiffness, damping and initial velocity.
  public var spring: SpringCurve

  /// Creates an animation.
  ///
  /// - Parameters:
  ///   - property: The property to animate.
  ///   - from: The value at the start.
  ///   - to: The value at rest.
  ///   - by: The difference between start and rest.
  ///   - spring: The spring.
  ///   - duration: The duration of one iteration in seconds; 0 is resolved when added (T-8), which
  ///     cuts most springs short.
  ///   - file: The file of the caller.
  ///   - line: The line of the caller.
  public init(
    _ property: LayerProperty<Value>, from: Value? = nil, to: Value? = nil, by: Value? = nil,
    spring: SpringCurve = SpringCurve(), duration: Double = 0,
    file: String = #fileID, line: UInt = #line
  ) {
    basic = BasicAnimation(
      property, from: from, to: to, by: by, duration: duration, file: file, line: line)
    self.spring = spring
  }

  /// Creates an animation with its spring's settling duration, from perceptual parameters (S-10).
  ///
  /// - Parameters:
  ///   - property: The property to animate.
  ///   - from: The value at the start.
  ///   - to: The value at rest.
  ///   - by: The difference between start and rest.
  ///   - perceptualDuration: The perceived duration in seconds.
  ///   - bounce: The bounciness, -1 to 1; 0 does not bounce.
  ///   - file: The file of the caller.
  ///   - line: The line of the caller.
  public init(
    _ property: LayerProperty<Value>, from: Value? = nil, to: Value? = nil, by: Value? = nil,
    perceptualDuration: Double, bounce: Double = 0,
    file: String = #fileID, line: UInt = #line
  ) {
    let spring = SpringCurve(perceptualDuration: perceptualDuration, bounce: bounce)
    self.init(
      property, from: from, to: to, by: by, spring: spring, duration: spring.settlingDuration,
      file: file, line: line)
  }

  /// The animated property.
  public var property: LayerProperty<Value> {
    get { basic.property }
    set { basic.property = newValue }
  }

  /// The value at the start; nil is the live model value, or to minus by.
  public var fromValue: Value? {
    get { basic.fromValue }
    set { basic.fromValue = newValue }
  }

  /// The value at rest; nil is the live model value, or from plus by.
  public var toValue: Value? {
    get { basic.toValue }
    set { basic.toValue = newValue }
  }

  /// The difference between start and rest.
  public var byValue: Value? {
    get { basic.byValue }
    set { basic.byValue = newValue }
  }

  /// Whether the value is added to the presentation value instead of replacing it (P-2).
  public var isAdditive: Bool {
    get { basic.isAdditive }
    set { basic.isAdditive = newValue }
  }

  /// Whether each iteration starts at the end value of the previous one (P-3).
  public var isCumulative: Bool {
    get { basic.isCumulative }
    set { basic.isCumulative = newValue }
  }

  /// The function that makes a transform from the values; nil animates the property directly (P-4).
  public var valueFunction: ValueFunction? {
    get { basic.valueFunction }
    set { basic.valueFunction = newValue }
  }

  /// Timing, easing, removal, delegate, tag, and source location.
  public var attributes: AnimationAttributes {
    get { basic.attributes }
    set { basic.attributes = newValue }
  }

  /// Whether the compiler inferred the start from the presentation value at the begin.
  public var isFromInferred: Bool { basic.isFromInferred }

  /// The key path of the property in Core Animation's syntax.
  public var animatedKeyPath: String { basic.animatedKeyPath }

  /// The animation on one line, such as position.x 0 → 100 spring … begin 0 duration 1.
  public var description: String {
    "\(basic.property) \(basic.change) \(spring) \(attributes)"
  }
}

extension SpringAnimation {
  /// Unavailable: gives the compiler a clear message for values of the wrong type.
  @available(*, unavailable, message: "The values are not of the type of the property's values.")
  public init<Other>(
    _ property: LayerProperty<Value>, from: Other? = nil, to: Other? = nil, by: Other? = nil,
    spring: SpringCurve = SpringCurve(), duration: Double = 0, file: String = #fileID,
    line: UInt = #line
  ) {
    self.init(property)
  }

  /// Unavailable: gives the compiler a clear message for values of the wrong type.
  @available(*, unavailable, message: "The values are not of the type of the property's values.")
  public init<Other>(
    _ property: LayerProperty<Value>, from: Other? = nil, to: Other? = nil, by: Other? = nil,
    perceptualDuration: Double, bounce: Double = 0, file: String = #fileID, line: UInt = #line
  ) {
    self.init(property)
  }

  // MARK: The spring's parameters, with Core Animation's names

  /// The mass of the spring, more than 0; other values are ignored (S-1).
  public var mass: Double {
    get { spring.mass }
    set { spring.mass = newValue }
  }

  /// The stiffness of the spring, more than 0; other values are ignored (S-1).
  public var stiffness: Double {
    get { spring.stiffness }
    set { spring.stiffness = newValue }
  }

  /// The damping of the spring, 0 or more; other values are ignored (S-1).
  public var damping: Double {
    get { spring.damping }
    set { spring.damping = newValue }
  }

  /// The initial velocity toward the target, in multiples of the distance per second (S-2).
  public var initialVelocity: Double {
    get { spring.initialVelocity }
    set { spring.initialVelocity = newValue }
  }

  /// Whether damping above the critical value is used as written (S-3).
  public var allowsOverdamping: Bool {
    get { spring.allowsOverdamping }
    set { spring.allowsOverdamping = newValue }
  }

  /// The time until the spring is at rest, in seconds (S-7 to S-9).
  public var settlingDuration: Double { spring.settlingDuration }
}
