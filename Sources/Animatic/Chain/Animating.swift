// animate: any property, typed, from one value to another.

public import AnimaticCore

extension Animate {
  /// Animates any property from one value to another.
  ///
  /// A verb like all others: what is missing is what shows at its begin, and it holds inside the
  /// chain.
  ///
  /// ```swift
  /// Animate(shape).animate(.lineWidth, to: 4).animate(.progress, by: 0.5)
  /// ```
  ///
  /// - Parameters:
  ///   - property: The property; one of your own, too.
  ///   - from: The value at the start; nil is the presentation value at the begin.
  ///   - to: The value at the end.
  ///   - by: How far it goes; beside from and to it is ignored, and C-43 tells.
  ///   - duration: Seconds; nil is 1.
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
      let place = SourcePlace(file: file, line: line)
      chain.composition.body.problems.append(.oddEnds(given, of: property.path, at: place))
    }
    return chain
  }
}

extension Animate {
  /// Values of another type than the property's, for which the compiler finds no words of its own.
  @available(*, unavailable, message: "The values are not of the type of the property's values.")
  public consuming func animate<Value: AnimatableValue, Other>(
    _ property: LayerProperty<Value>, from: Other? = nil, to: Other? = nil, by: Other? = nil,
    duration: Double? = nil, easing: TimingFunction? = nil, at: Position? = nil,
    file: String = #fileID, line: UInt = #line
  ) -> Animate { self }
}
