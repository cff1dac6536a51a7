// An animation between two values. Owns from, to, and by; the evaluator resolves missing ones.

/// An animation of one property from one value to another (B-1).
///
/// Specify `from` and `to`, `from` and `by`, `to` and `by`, or one of them; missing values come
/// from the model. If all three are given, `by` is ignored.
///
/// ```swift
/// let fade = BasicAnimation(.opacity, from: 1, to: 0, duration: 0.3)
/// box.add(fade, forKey: "fade")
/// ```
public struct BasicAnimation<Value: AnimatableValue>: PropertyAnimation {
  /// The animated property.
  public var property: LayerProperty<Value>

  /// The value at the start; nil is the live model value, or to minus by.
  ///
  /// The model value is read at every frame and excludes other animations (B-2, engine-defined:
  /// Core Animation's documentation and its behavior differ). Without `to` and `by`, nil is the
  /// presentation value when the animation was added (B-3). A color that was never set can't be
  /// interpolated: the animation has no effect (B-5, L-38).
  public var fromValue: Value? {
    didSet { isFromInferred = false }
  }

  /// The value at the end; nil is the live model value, or from plus by.
  public var toValue: Value?

  /// The difference between start and end.
  ///
  /// Numbers are added. A whole transform is concatenated after the start; one without an inverse
  /// can't be subtracted from `to`, has no effect, and raises C-19 (B-4, engine-defined).
  public var byValue: Value?

  /// Whether the value is added to the presentation value instead of replacing it (P-2).
  ///
  /// Animations are applied in order of addition. Numbers, colors, paths, and arrays are
  /// added component by component, including components such as `transform.scale`. A whole
  /// transform is concatenated before the presentation value. Both orders are engine-defined.
  public var isAdditive = false

  /// Whether each iteration starts at the end value of the previous one (P-3).
  ///
  /// Each iteration adds the value at the end of an iteration, not the difference. An autoreversing
  /// animation does not accumulate (engine-defined).
  public var isCumulative = false

  /// Timing, easing, removal, delegate, tag, and source location.
  public var attributes: AnimationAttributes

  /// Whether the compiler inferred the start from the presentation value at the begin.
  public package(set) var isFromInferred = false

  /// Creates an animation.
  ///
  /// - Parameters:
  ///   - property: The property to animate.
  ///   - from: The value at the start.
  ///   - to: The value at the end.
  ///   - by: The difference between start and end.
  ///   - duration: The duration of one iteration in seconds; 0 is resolved when added (T-8).
  ///   - timingFunction: The easing; nil is linear.
  ///   - file: The file of the caller.
  ///   - line: The line of the caller.
  public init(
    _ property: LayerProperty<Value>, from: Value? = nil, to: Value? = nil, by: Value? = nil,
    duration: Double = 0, timingFunction: TimingFunction? = nil,
    file: String = #fileID, line: UInt = #line
  ) {
    self.property = property
    fromValue = from
    toValue = to
    byValue = by
    attributes = AnimationAttributes(
      duration: duration, timingFunction: timingFunction, file: file, line: line)
  }

  /// Creates an animation of a property named by a Core Animation key path.
  ///
  /// - Parameters:
  ///   - keyPath: The key path; an unknown one has no visible effect and raises L-1.
  ///   - from: The value at the start.
  ///   - to: The value at the end.
  ///   - by: The difference between start and end.
  ///   - duration: The duration of one iteration in seconds; 0 is resolved when added (T-8).
  ///   - timingFunction: The easing; nil is linear.
  ///   - file: The file of the caller.
  ///   - line: The line of the caller.
  public init(
    keyPath: String, from: Value? = nil, to: Value? = nil, by: Value? = nil,
    duration: Double = 0, timingFunction: TimingFunction? = nil,
    file: String = #fileID, line: UInt = #line
  ) {
    self.init(
      LayerProperty(keyPath: keyPath), from: from, to: to, by: by, duration: duration,
      timingFunction: timingFunction, file: file, line: line)
  }

  /// The function that makes a transform from the values; nil animates the property directly (P-4).
  ///
  /// A value function requires the key path of a whole transform and the function's numbers: one,
  /// or an array of three for scale and translate. Anything else has no effect and raises C-17.
  public var valueFunction: ValueFunction? {
    get { property.valueFunction }
    set { property.setValueFunction(newValue) }
  }

  /// The key path of the property in Core Animation's syntax.
  public var animatedKeyPath: String { property.keyPath }

  /// The animation on one line, such as opacity 1 → 0 begin 0 duration 0.3.
  public var description: String { "\(property) \(change) \(attributes)" }

  /// A short description of the change.
  var change: String {
    func text(_ value: Value) -> String { value.flat.text(at: property.path) }
    return endsText(from: fromValue.map(text), to: toValue.map(text), by: byValue.map(text))
  }
}

/// Returns the ends of an animation as text.
///
/// - Parameters:
///   - from: The start.
///   - to: The end.
///   - by: The change.
///   - mark: A note about the start.
func endsText(from: String?, to: String?, by: String?, mark: String = "") -> String {
  switch (from, to, by) {
  case (let from?, let to?, _): "\(from)\(mark) → \(to)"
  case (let from?, nil, let by?): "\(from)\(mark) by \(by)"
  case (let from?, nil, nil): "\(from)\(mark) → model"
  case (nil, let to?, let by?): "· → \(to) by \(by)"
  case (nil, let to?, nil): "model\(mark) → \(to)"
  case (nil, nil, let by?): "model\(mark) by \(by)"
  case (nil, nil, nil): "model"
  }
}

extension BasicAnimation {
  /// Unavailable: gives the compiler a clear message for values of the wrong type.
  @available(*, unavailable, message: "The values are not of the type of the property's values.")
  public init<Other>(
    _ property: LayerProperty<Value>, from: Other? = nil, to: Other? = nil, by: Other? = nil,
    duration: Double = 0, timingFunction: TimingFunction? = nil, file: String = #fileID,
    line: UInt = #line
  ) {
    self.init(property)
  }
}
