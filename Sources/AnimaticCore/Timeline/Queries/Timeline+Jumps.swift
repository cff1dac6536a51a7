// Where a value does not change little by little.

/// A moment at which a value is suddenly another.
public struct TimelineJump<Value: AnimatableValue>: Sendable, Equatable, CustomStringConvertible {
  /// Seconds since the begin.
  public let time: Double

  /// What shows right before it.
  public let before: Value

  /// What shows right after it.
  public let after: Value

  /// Both values and the time, on one line.
  public var description: String {
    let texts = [before, after].map { $0.flat.text(as: Value.self) }
    return "from \(texts[0]) to \(texts[1]) at \(time.secondsText) s".oneLine
  }
}

extension Timeline {
  /// The moments at which a property is suddenly another: where something begins, ends or snaps back.
  ///
  /// Found by looking closely between all begins, ends, turns and keys, and right after the end; of
  /// more than 20,000 of them some are left out, see `canSearch`.
  ///
  /// ```swift
  /// Animate(box).fade(from: 1, to: 0).timeline.jumps(of: .opacity, on: box).first?.time  // 1
  /// ```
  ///
  /// - Parameters:
  ///   - property: A property of numbers; of others every change counts.
  ///   - layer: The layer.
  ///   - limit: By how much one of the numbers may jump within four billionths of a second; of a small
  ///     limit something fast is a jump.
  ///   - time: Seconds since the begin, from and to; all of it where nil, and of what never ends
  ///     three cycles.
  /// - Returns: The jumps in order of time, at most a thousand; none for a layer that takes no part.
  /// - Complexity: O(n²) in the animations of the property.
  public func jumps<Value>(
    of property: LayerProperty<Value>, on layer: any LayerHost, greaterThan limit: Double = 1e-3,
    in time: ClosedRange<Double>? = nil
  ) -> [TimelineJump<Value>] {
    guard let index = index(of: layer.id), plan.root(of: property.path, on: index) != nil else {
      return []
    }
    let corners = corners(of: property.path, on: index, in: time)
    func value(_ time: Double) -> FlatValue {
      flatValue(at: property.path, layer: index, time: time)
    }
    var jumps: [TimelineJump<Value>] = []
    var lookouts = corners.lookouts
    // What jumps at an edge of the time shows before or after it.
    let beside = 4 * MediaTiming.tolerance
    if let first = lookouts.first, time != nil, first > 0 { lookouts.insert(first - beside, at: 0) }
    if let last = lookouts.last, time != nil || duration.isFinite {
      lookouts.append(last + beside)
    }
    guard var last = lookouts.first.map({ ($0, value($0)) }) else { return [] }
    for time in lookouts.dropFirst() where jumps.count < 1_000 {
      let next = (time, value(time))
      defer { last = next }
      guard Self.distance(last.1, next.1) > limit else { continue }
      var (low, high) = (last, next)
      // Halving leads to the larger of the two steps, and at a jump none is left but it.
      while high.0 - low.0 > 4 * MediaTiming.tolerance {
        let middle = low.0 + (high.0 - low.0) / 2
        let found = (middle, value(middle))
        let isFirst = Self.distance(low.1, found.1) >= Self.distance(found.1, high.1)
        if isFirst { high = found } else { low = found }
        if Self.distance(low.1, high.1) <= limit { break }
      }
      if Self.distance(low.1, high.1) > limit {
        // At the corner that it belongs to, where there is one.
        let corner = corners.times.first { abs($0 - high.0) <= 8 * MediaTiming.tolerance }
        jumps.append(
          TimelineJump(
            time: corner ?? high.0, before: Value(flat: low.1), after: Value(flat: high.1)))
      }
    }
    return jumps
  }

  /// By how much the numbers of two values differ at most; without end where more than numbers does.
  private static func distance(_ first: FlatValue, _ second: FlatValue) -> Double {
    guard first.matches(second), first.numbers.count == second.numbers.count else {
      return .infinity
    }
    return zip(first.numbers, second.numbers).reduce(0) { max($0, abs($1.0 - $1.1)) }
  }
}
