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
  /// - Returns: The jumps in order of time: all that are looked for where `canSearch` says so, at most
  ///   20,000; none for a layer that takes no part.
  /// - Complexity: O(n²) in the animations of the property.
  public func jumps<Value>(
    of property: LayerProperty<Value>, on layer: any LayerHost, greaterThan limit: Double = 1e-3,
    in time: ClosedRange<Double>? = nil
  ) -> [TimelineJump<Value>] {
    guard let index = index(of: layer.layerID), plan.root(of: property.path, on: index) != nil
    else {
      return []
    }
    let corners = corners(of: property.path, on: index, in: time)
    let search = JumpSearch(limit: limit) {
      flatValue(at: property.path, layer: index, time: $0)
    }
    var lookouts = corners.lookouts
    // What jumps at an edge of the time shows before or after it.
    if let first = lookouts.first, time != nil, first > 0 {
      lookouts.insert(first - JumpSearch.shortest(at: first), at: 0)
    }
    if let last = lookouts.last, time != nil || duration.isFinite {
      lookouts.append(last + JumpSearch.shortest(at: last))
    }
    guard var last = lookouts.first.map(search.moment) else { return [] }
    var jumps: [TimelineJump<Value>] = []
    for time in lookouts.dropFirst() where jumps.count < TimelineCorners.most {
      let next = search.moment(at: time)
      defer { last = next }
      guard let (before, after) = search.jump(between: last, and: next) else { continue }
      // At the corner that it belongs to, where there is one.
      let corner = corners.nearest(to: after.time, within: 2 * JumpSearch.shortest(at: after.time))
      jumps.append(
        TimelineJump(
          time: corner ?? after.time, before: Value(flat: before.value),
          after: Value(flat: after.value)))
    }
    return jumps
  }
}
