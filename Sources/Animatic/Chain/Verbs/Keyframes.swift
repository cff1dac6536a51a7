// keyframes: any property, type-safe, through several values.

public import AnimaticCore

extension Animate {
  /// Animates any property through several values.
  ///
  /// Keyframes without a time are evenly between their neighbors; the first is at 0 and the last at
  /// 1. A time outside 0 to 1, or before a preceding one, rejects the verb with C-41. Its first
  /// value is an explicit start; fewer than two keyframes have no effect and raise a diagnostic.
  ///
  /// ```swift
  /// Animate(box).keyframes(.opacity) {
  ///   Keyframe(0)
  ///   Keyframe(1, at: 0.3, easing: .easeOut)  // eased on the way from 0 to 1
  ///   Keyframe(0.5)
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - property: The property, standard or custom.
  ///   - mode: The interpolation between values; paced modes take no times and easings.
  ///   - duration: Seconds; nil is 1.
  ///   - easing: The easing; nil is linear.
  ///   - at: The position at which it begins; nil is the cursor.
  ///   - file: The file of the caller.
  ///   - line: The line of the caller.
  ///   - content: The keyframes.
  /// - Returns: The chain with the keyframes.
  public consuming func keyframes<Value: AnimatableValue>(
    _ property: LayerProperty<Value>, mode: CalculationMode = .linear, duration: Double? = nil,
    easing: TimingFunction? = nil, at: Position? = nil, file: String = #fileID, line: UInt = #line,
    @KeyframeBuilder<Value> _ content: () -> [Keyframe<Value>]
  ) -> Animate {
    let keyframes = content()
    let timing = KeyframeTiming(keyframes, mode: mode)
    let animation = KeyframeAnimation(
      property, values: keyframes.map(\.value), keyTimes: timing.times,
      timingFunctions: timing.easings, calculationMode: mode)
    var chain = write(animation, VerbOptions(duration, easing, at, file, line))
    if let time = timing.mistake { chain.reject(.keyframeTime(time, of: property.path)) }
    if keyframes.first?.easing != nil {
      chain.composition.body.report(.unusedKeyframeEasing(of: property.path), file, line)
    }
    return chain
  }
}
