// Expectations of values.

public import Animatic
import AnimaticCore
public import Testing

extension TimelineExpectation {
  /// Expects a property to have a value at a time.
  ///
  /// ```swift
  /// expectTimeline(of: intro).value(of: .opacity, on: card, at: 0.5, is: 0.75, within: 0.01)
  /// ```
  ///
  /// - Parameters:
  ///   - property: The property.
  ///   - layer: The layer.
  ///   - time: The time in seconds since the begin.
  ///   - expected: The value.
  ///   - tolerance: The allowed deviation of each component; 0 or more.
  ///   - sourceLocation: The location of the call.
  /// - Returns: The expectations, for chaining.
  @discardableResult
  public func value<Value>(
    of property: LayerProperty<Value>, on layer: any LayerHost, at time: Double,
    is expected: Value, within tolerance: Double = 1e-9,
    sourceLocation: SourceLocation = #_sourceLocation
  ) -> Self {
    value(
      of: property, on: layer, at: time, "at \(time.text) s", is: expected, within: tolerance,
      sourceLocation)
  }

  /// Expects a value at a time, which messages describe in words.
  private func value<Value>(
    of property: LayerProperty<Value>, on layer: any LayerHost, at time: Double, _ when: String,
    is expected: Value, within tolerance: Double, _ location: SourceLocation
  ) -> Self {
    guard let found = timeline.value(of: property, on: layer, at: time) else {
      return missing(layer, at: location)
    }
    if found.isWithin(tolerance, of: expected) { return self }
    let texts = NumberText.distinct {
      (found.flat.text(at: property.path), expected.flat.text(at: property.path))
    }
    let deviation = found.deviation(from: expected).map {
      " (off by \(FlatValue([$0]).text(at: property.path)))"
    }
    return fail(
      "\(name(of: property, on: layer)) is \(texts.0) \(when), expected \(texts.1)"
        + "\(deviation ?? "").", property, layer, why: time, at: location)
  }

  /// Expects a property to have a value after the end.
  ///
  /// - Parameters:
  ///   - property: The property.
  ///   - layer: The layer.
  ///   - expected: The remaining value: the model's, unless an animation stays or settles.
  ///   - tolerance: The allowed deviation of each component; 0 or more.
  ///   - sourceLocation: The location of the call.
  /// - Returns: The expectations, for chaining.
  @discardableResult
  public func endValue<Value>(
    of property: LayerProperty<Value>, on layer: any LayerHost, is expected: Value,
    within tolerance: Double = 1e-9, sourceLocation: SourceLocation = #_sourceLocation
  ) -> Self {
    guard timeline.duration.isFinite else {
      return fail(
        "The timeline never ends, so \(name(of: property, on: layer)) has no end value\(lastEnd).",
        .all, at: sourceLocation)
    }
    return value(
      of: property, on: layer, at: timeline.duration + 1,
      "after the end at \(timeline.duration.text) s", is: expected, within: tolerance,
      sourceLocation)
  }

  /// Expects the timeline to have a duration.
  ///
  /// - Parameters:
  ///   - expected: The duration in seconds; infinite for an endless timeline.
  ///   - tolerance: The allowed deviation, in seconds.
  ///   - sourceLocation: The location of the call.
  /// - Returns: The expectations, for chaining.
  @discardableResult
  public func duration(
    _ expected: Double, within tolerance: Double = 1e-9,
    sourceLocation: SourceLocation = #_sourceLocation
  ) -> Self {
    let found = timeline.duration
    if found == expected || abs(found - expected) <= tolerance { return self }
    let (length, wanted) = NumberText.distinct { (found.text, expected.text) }
    let lasts = found.isFinite ? "lasts \(length) s" : "never ends"
    return fail("The timeline \(lasts), expected \(wanted) s\(lastEnd).", .all, at: sourceLocation)
  }

  /// The animation that ends last, as the end of a sentence.
  private var lastEnd: String {
    let last = timeline.activeAnimations(of: .all).max { $0.interval.exit < $1.interval.exit }
    guard let last else { return "" }
    let exit = last.interval.exit
    let end = exit.isFinite ? "ends last, at \(exit.text) s" : "never ends"
    return "; \(name(of: last.node)) \(end)"
  }

  /// The most layers listed by name; more are counted.
  private static let mostNames = 12

  /// Records an issue about a layer that is not animated.
  @discardableResult
  func missing(_ layer: any LayerHost, at location: SourceLocation) -> Self {
    let labels = timeline.plan.layers.map(\.label.quoted)
    let more = labels.count > Self.mostNames ? ", … \(labels.count - Self.mostNames) more" : ""
    let names = labels.prefix(Self.mostNames).joined(separator: ", ") + more
    let name = layer.name?.quoted
    let isOther = name.map(labels.contains) ?? false
    return fail(
      "\(name ?? "A layer without a name") is not animated here"
        + (isOther ? ", but another layer of that name is. " : ". ")
        + (labels.isEmpty ? "No layer is." : "Animated layers: \(names)."),
      .all, at: location)
  }

  /// Expects a property to change in one direction only, from begin to end.
  ///
  /// ```swift
  /// expectTimeline(of: intro).monotonic(.opacity, on: card, .rising)
  /// ```
  ///
  /// - Parameters:
  ///   - property: A property with a single number.
  ///   - layer: The layer.
  ///   - direction: The direction.
  ///   - time: The interval in seconds since the begin; nil is all of it, and three iterations of
  ///     an endless timeline.
  ///   - tolerance: The largest change in the other direction.
  ///   - sourceLocation: The location of the call.
  /// - Returns: The expectations, for chaining.
  @discardableResult
  public func monotonic(
    _ property: LayerProperty<Double>, on layer: any LayerHost, _ direction: ValueDirection,
    in time: ClosedRange<Double>? = nil, within tolerance: Double = 1e-9,
    sourceLocation: SourceLocation = #_sourceLocation
  ) -> Self {
    guard isSearched(property, layer, time, at: sourceLocation) else { return self }
    let samples = timeline.closeSamples(of: property, on: layer, in: time)
    guard var extreme = samples.first else { return missing(layer, at: sourceLocation) }
    let sign = direction == .rising ? 1.0 : -1.0
    for sample in samples {
      if (extreme.value - sample.value) * sign > tolerance {
        let (one, next) = NumberText.distinct {
          (extreme.value.flat.text(at: property.path), sample.value.flat.text(at: property.path))
        }
        return fail(
          "\(name(of: property, on: layer)) is not \(direction): it is \(one) at "
            + "\(extreme.time.text) s, then \(next) at \(sample.time.text) s.",
          property, layer, why: sample.time, at: sourceLocation)
      }
      if (sample.value - extreme.value) * sign > 0 { extreme = sample }
    }
    return self
  }

  /// Expects a property never to jump, also at the end.
  ///
  /// - Parameters:
  ///   - property: The property; without numeric components, every change is a jump.
  ///   - layer: The layer.
  ///   - limit: The largest jump of a component; nil is 0.001, or 0.2 % of the range of the values,
  ///     which a spring may still be off when it has settled.
  ///   - time: The interval in seconds since the begin; nil is all of it, and three iterations of
  ///     an endless timeline.
  ///   - sourceLocation: The location of the call.
  /// - Returns: The expectations, for chaining.
  @discardableResult
  public func noJump<Value>(
    of property: LayerProperty<Value>, on layer: any LayerHost, greaterThan limit: Double? = nil,
    in time: ClosedRange<Double>? = nil, sourceLocation: SourceLocation = #_sourceLocation
  ) -> Self {
    guard isSearched(property, layer, time, at: sourceLocation) else { return self }
    let jumps = timeline.jumps(
      of: property, on: layer, greaterThan: limit ?? leastJump(of: property, on: layer), in: time)
    guard let jump = jumps.first else { return self }
    let more = jumps.count > 1 ? ", and \(jumps.count - 1) more times" : ""
    return fail(
      "\(name(of: property, on: layer)) jumps \(jump)\(more).", property, layer, why: jump.time,
      at: sourceLocation)
  }

  /// The default limit of jumps, from the range of the values at evenly spaced times.
  private func leastJump<Value>(
    of property: LayerProperty<Value>, on layer: any LayerHost
  ) -> Double {
    let values = (0...64).compactMap {
      timeline.value(of: property, on: layer, at: timeline.plan.horizon * Double($0) / 64)?
        .flat.numbers
    }
    let count = values.map(\.count).min() ?? 0
    let ranges = (0..<count).map { component in
      let numbers = values.map { $0[component] }
      return (numbers.max() ?? 0) - (numbers.min() ?? 0)
    }
    return max(1e-3, 2e-3 * (ranges.max() ?? 0))
  }

  /// Expects a number to stay within a range.
  ///
  /// - Parameters:
  ///   - property: A property with a single number.
  ///   - layer: The layer.
  ///   - range: The lowest and the highest number.
  ///   - time: The interval in seconds since the begin; nil is all of it, and three iterations of
  ///     an endless timeline.
  ///   - sourceLocation: The location of the call.
  /// - Returns: The expectations, for chaining.
  @discardableResult
  public func values(
    of property: LayerProperty<Double>, on layer: any LayerHost, stayIn range: ClosedRange<Double>,
    in time: ClosedRange<Double>? = nil, sourceLocation: SourceLocation = #_sourceLocation
  ) -> Self {
    guard isSearched(property, layer, time, at: sourceLocation) else { return self }
    guard let extrema = timeline.extrema(of: property, on: layer, in: time) else {
      return missing(layer, at: sourceLocation)
    }
    let tolerance = 1e-9 * max(1, abs(range.lowerBound), abs(range.upperBound))
    for sample in [extrema.lowest, extrema.highest]
    where sample.value < range.lowerBound - tolerance || sample.value > range.upperBound + tolerance
    {
      fail(
        "\(name(of: property, on: layer)) is \(sample), outside \(range.lowerBound.text)…"
          + "\(range.upperBound.text).", property, layer, why: sample.time, at: sourceLocation)
    }
    return self
  }

  /// Whether the layer is animated and a search is complete; otherwise fails.
  private func isSearched<Value>(
    _ property: LayerProperty<Value>, _ layer: any LayerHost, _ time: ClosedRange<Double>?,
    at location: SourceLocation
  ) -> Bool {
    guard timeline.layers.contains(layer.layerID) else {
      missing(layer, at: location)
      return false
    }
    if timeline.canSearch(property, on: layer, in: time) { return true }
    fail(
      "\(name(of: property, on: layer)) changes too often to search it completely. Search a shorter "
        + "interval, such as in: 0...1.",
      .layer(layer).property(property), at: location)
    return false
  }
}

extension AnimatableValue {
  /// Whether each number is within a tolerance, and everything else is equal.
  func isWithin(_ tolerance: Double, of other: Self) -> Bool {
    let (first, second) = (flat, other.flat)
    guard first.matches(second) else { return false }
    return zip(first.numbers, second.numbers).allSatisfy { one, other in
      one == other || abs(one - other) <= tolerance || one.isNaN && other.isNaN
    }
  }

  /// The largest deviation of a number; nil for values without corresponding numbers.
  func deviation(from other: Self) -> Double? {
    let (first, second) = (flat, other.flat)
    return first.matches(second)
      ? zip(first.numbers, second.numbers).map { abs($0 - $1) }.max() : nil
  }
}

/// The direction in which a value changes.
public enum ValueDirection: String, Sendable, Hashable, CaseIterable, CustomStringConvertible {
  /// The value never decreases.
  case rising
  /// The value never increases.
  case falling

  /// The name of the case.
  public var description: String { rawValue }
}
