// From one value to another. Owns which of from, to and by are given; the meaning of a missing one
// is the evaluator's.

/// An animation of one property from one value to another (B-1).
///
/// What is missing is taken from the model: `from` and `to`, `from` and `by`, `to` and `by`, or any
/// one of them. All three given, `by` is ignored.
///
/// ```swift
/// let fade = BasicAnimation(.opacity, from: 1, to: 0, duration: 0.3)
/// box.add(fade, forKey: "fade")
/// ```
public struct BasicAnimation<Value: AnimatableValue>: PropertyAnimation {
  /// The animated property.
  public var property: LayerProperty<Value>

  /// The value at the start; nil is the live model value, or to less by.
  ///
  /// The model is read at every frame, and not what other animations show (B-2,
  /// engine-defined: Core Animation's documentation says otherwise than experiments). With neither
  /// to nor by, nil is what showed when the animation was added to its layer (B-3). A color that
  /// was never set can't be interpolated: the animation shows nothing (B-5, L-38).
  public var fromValue: Value? {
    didSet { isFromInferred = false }
  }

  /// The value at the end; nil is the live model value, or from plus by.
  public var toValue: Value?

  /// The difference between start and end.
  ///
  /// Numbers are added. A whole transform is concatenated after the start; one that has no inverse
  /// can't be taken back from to, has no effect and raises C-19 (B-4, engine-defined).
  public var byValue: Value?

  /// Whether the value is added to the presentation value instead of replacing it (P-2).
  ///
  /// Animations are applied in order of addition. Numbers, colors, paths and arrays are added
  /// number by number; components such as `transform.scale` too. A whole transform is concatenated
  /// before what shows. Both orders are engine-defined.
  public var isAdditive = false

  /// Whether each iteration starts at the end value of the previous one (P-3).
  ///
  /// What is added is the value at the end of a cycle, not the difference. Where the animation
  /// autoreverses, nothing piles up (engine-defined).
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
      timing: MediaTiming(duration: duration), timingFunction: timingFunction,
      place: SourcePlace(file: file, line: line))
  }

  /// Creates an animation of a property that is named by Core Animation's key path.
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
  /// It takes a whole transform, named by its key path, and the numbers of the function: one, or an
  /// array of three for scale and translate. Anything else has no effect and raises C-17.
  public var valueFunction: ValueFunction? {
    get { property.valueFunction }
    set { property.setValueFunction(newValue) }
  }

  /// The key path of the property in Core Animation's syntax.
  public var animatedKeyPath: String { property.keyPath }

  /// The animation on one line, such as opacity 1 → 0 begin 0 duration 0.3.
  public var description: String { "\(property) \(change) \(attributes)" }

  /// What it does with its property, in a few words.
  var change: String {
    func text(_ value: Value) -> String { value.flat.text(as: Value.self) }
    return switch (fromValue.map(text), toValue.map(text), byValue.map(text)) {
    case (let from?, let to?, _): "\(from) → \(to)"
    case (let from?, nil, let by?): "\(from) by \(by)"
    case (nil, let to?, let by?): "· → \(to) by \(by)"
    case (let from?, nil, nil): "\(from) → model"
    case (nil, let to?, nil): "model → \(to)"
    case (nil, nil, let by?): "model by \(by)"
    case (nil, nil, nil): "model"
    }
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
