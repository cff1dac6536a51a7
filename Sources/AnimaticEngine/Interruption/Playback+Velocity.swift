// The velocity of what a playback presents.

public import AnimaticCore

extension Playback {
  /// Returns the velocity of a property on a layer, in its units per second, such as points per second.
  ///
  /// It is that of the presentation value from now on: the sum of all animations of the property, at
  /// the rates of their playbacks and the speed of the layer. It is 0 while the playback is paused,
  /// after its end, and for a layer that it doesn't animate. Backward in time it has the sign of the
  /// movement.
  ///
  /// ```swift
  /// let playback = Animate(box).move(x: 100, duration: 2).run()
  /// playback.velocity(of: .positionX, on: box)  // 50
  /// ```
  ///
  /// - Parameters:
  ///   - property: The property: numbers, points, sizes, rectangles, colors, and components of
  ///     transforms have a velocity.
  ///   - layer: The layer.
  /// - Returns: The velocity, with the fields of the value; nil if the property has none, such as a
  ///   whole transform, a path, or an array, and where the value jumps or starts infinitely fast.
  public func velocity<Value>(of property: LayerProperty<Value>, on layer: any LayerHost) -> Value?
  {
    let path = property.path
    guard path.hasVelocity else { return nil }
    let target =
      isPaused
      ? nil
      : journey.runs.lazy.flatMap(\.layerParts).compactMap(\.layer).first { $0.id == layer.layerID }
    guard let target = target as? any AttachmentTarget else {
      return Value(flat: FlatValue(path.zeros))
    }
    return target.stageVelocity(of: path).map { Value(flat: FlatValue($0)) }
  }
}

extension AttachmentTarget {
  /// The velocity of a property from now on, in units per second of the stage; nil if it has none now.
  fileprivate func stageVelocity(of path: PropertyPath) -> [Double]? {
    guard attachments.animates(path), hostSpeed != 0 else { return path.zeros }
    let numbers = velocityAhead(of: path, within: Self.lookahead).compactMap { $0 }
    return numbers.count == path.count ? numbers.map { $0 * hostSpeed } : nil
  }
}

extension PropertyPath {
  fileprivate var zeros: [Double] { [Double](repeating: 0, count: count) }
}
