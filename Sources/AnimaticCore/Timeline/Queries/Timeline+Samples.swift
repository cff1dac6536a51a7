// Many values of one property.

extension Timeline {
  /// Nearly half an hour of a display with 60 frames a second.
  private static let mostSamples = 100_000.0

  /// The values of a property at the frames of a display.
  ///
  /// ```swift
  /// timeline.samples(of: .opacity, on: box, framesPerSecond: 4).map(\.value)  // [1, 0.75, 0.5, …]
  /// ```
  ///
  /// - Parameters:
  ///   - property: The property.
  ///   - layer: The layer.
  ///   - framesPerSecond: How many frames a second has; more than 0, or there is none.
  ///   - time: Seconds since the begin, from and to; all of it where nil, and of what never ends
  ///     three cycles.
  /// - Returns: The samples in order of time, at most 100,000, the last at the end of the time;
  ///   none for a layer that takes no part.
  /// - Complexity: O(n·k) in the animations of the layer and the samples.
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
    return times.map { time in
      TimelineSample(
        time: time, value: Value(flat: flatValue(at: property.path, layer: index, time: time)))
    }
  }

  /// The times of the frames; the last is the end, also where the rate leads by it or not as far.
  private static func times(
    from start: Double, to end: Double, framesPerSecond: Double
  ) -> [Double] {
    let frames = (end - start) * framesPerSecond
    guard frames > 0 else { return [end] }
    // A frame that rounding put next to the end is the end.
    let isMany = frames > mostSamples
    let count = isMany ? mostSamples - 1 : (frames - 1e-9).rounded(.up)
    return (0..<Int(max(1, count))).map { min(start + Double($0) / framesPerSecond, end) } + [end]
  }

  /// What shows when all has ended: what remains, and the model of everything else.
  ///
  /// Nil where something never ends.
  public var endState: Snapshot? {
    duration.isFinite ? snapshot(at: max(duration + 1, duration.nextUp)) : nil
  }
}
