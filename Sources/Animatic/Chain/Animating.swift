// animate: any property, type-safe, between two values.

public import AnimaticCore

extension Animate {
  /// Animates any property from one value to another.
  ///
  /// Like any verb, it infers a missing start from the presentation value at its begin, and holds
  /// its end inside the chain.
  ///
  /// ```swift
  /// Animate(shape).animate(.lineWidth, to: 4).animate(.progress, by: 0.5)
  /// ```
  ///
  /// - Parameters:
  ///   - property: The property, standard or custom.
  ///   - from: The value at the start; nil is the presentation value at the begin.
  ///   - to: The value at the end.
  ///   - by: The difference; beside both from and to it is ignored, and reported as C-43.
  ///   - duration: Seconds; nil is 1, or the settling duration of a spring.
  ///   - easing: The easing; nil is linear.
  ///   - at: The position at which it begins; nil is the cursor.
  ///   - file: The file of the caller.
  ///   - line: The line of the caller.
  /// - Returns: The chain with the animation.
  public consuming func animate<Value: AnimatableValue>(
    _ property: LayerProperty<Value>, from: Value? = nil, to: Value? = nil, by: Value? = nil,
    duration: Double? = nil, easing: TimingFunction? = nil, at: Position? = nil,
    file: String = #fileID, line: UInt = #line
  ) -> Animate {
    let given = [from, to, by].count { $0 != nil }
    var chain = basic(
      property, from: from, to: to, by: by, VerbOptions(duration, easing, at, file, line))
    if given == 0 || given == 3 {
      chain.composition.body.report(.oddEnds(given, of: property.path), file, line)
    }
    return chain
  }

  /// Rejects values of another type than the property's, with a readable compiler error.
  @available(*, unavailable, message: "The values are not of the type of the property's values.")
  public consuming func animate<Value: AnimatableValue, Other>(
    _ property: LayerProperty<Value>, from: Other? = nil, to: Other? = nil, by: Other? = nil,
    duration: Double? = nil, easing: TimingFunction? = nil, at: Position? = nil,
    file: String = #fileID, line: UInt = #line
  ) -> Animate { self }
}
