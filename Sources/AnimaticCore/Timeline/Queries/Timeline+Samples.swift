// Multiple samples of a property.

extension Timeline {
  /// Almost half an hour at 60 frames per second.
  private static let mostSamples = 100_000.0

  /// Returns the values of a property at a frame rate.
  ///
  /// ```swift
  /// timeline.samples(of: .opacity, on: box, framesPerSecond: 4).map(\.value)  // [1, 0.75, 0.5, …]
  /// ```
  ///
  /// - Parameters:
  ///   - property: The property.
  ///   - layer: The layer.
  ///   - framesPerSecond: The frame rate; without a positive one there are no samples.
  ///   - time: The interval in seconds since the begin; nil is the whole, or three iterations if
  ///     infinite.
  /// - Returns: The samples in order of time, at most 100,000, the last at the end of the interval;
  ///   empty for a layer that is not animated.
  /// - Complexity: O(n + k log n) in the animations of the property and the samples.
  public func samples<Value>(
    of property: LayerProperty<Value>, on layer: any LayerHost, framesPerSecond: Double = 60,
    in time: ClosedRange<Double>? = nil
  ) -> [TimelineSample<Value>] {
    guard let index = index(of: layer.layerID), framesPerSecond > 0, framesPerSecond.isFinite else {
      return []
    }
    let range = searchRange(time)
    let times = Self.times(
      from: range.lowerBound, to: range.upperBound, framesPerSecond: framesPerSecond)
    let value = values(at: property.path, layer: index)
    return times.map { TimelineSample(time: $0, value: Value(flat: value($0))) }
  }

  /// Returns the times of the frames; the last is always the end.
  private static func times(
    from start: Double, to end: Double, framesPerSecond: Double
  ) -> [Double] {
    let frames = (end - start) * framesPerSecond
    guard frames > 0 else { return [end] }
    // A frame next to the end due to rounding is the end.
    let isMany = frames > mostSamples
    let count = isMany ? mostSamples - 1 : (frames - 1e-9).rounded(.up)
    return (0..<Int(max(1, count))).map { min(start + Double($0) / framesPerSecond, end) } + [end]
  }

  /// The values after all animations have ended: fills, and otherwise the model; nil if infinite.
  public var endState: Snapshot? {
    duration.isFinite ? snapshot(at: max(duration + 1, duration.nextUp)) : nil
  }
}
