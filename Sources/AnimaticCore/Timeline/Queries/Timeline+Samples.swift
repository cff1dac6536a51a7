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
    guard let index = index(of: layer.id), framesPerSecond > 0, framesPerSecond.isFinite else {
      return []
    }
    let (start, end) = (time?.lowerBound ?? 0, time?.upperBound ?? plan.horizon)
    let frames = (end - start) * framesPerSecond
    guard frames.isFinite, frames >= 0 else { return [] }
    // The last frame is the end, also where rounding put it a little earlier.
    let count = Int(min(frames + 1e-9, Self.mostSamples - 1))
    var times = (0...count).map { start + Double($0) / framesPerSecond }
    if let last = times.last, end - last > 1e-9 / framesPerSecond,
      Double(count) < Self.mostSamples - 1
    {
      times.append(end)
    }
    return times.map { time in
      TimelineSample(
        time: time, value: Value(flat: flatValue(at: property.path, layer: index, time: time)))
    }
  }

  /// What shows when all has ended: what remains, and the model of everything else.
  ///
  /// Nil where something never ends.
  public var endState: Snapshot? {
    duration.isFinite ? snapshot(at: duration + 1) : nil
  }
}
