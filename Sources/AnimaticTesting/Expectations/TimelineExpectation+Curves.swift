// Expectations of a property's curve over time.

public import Animatic
import AnimaticCore
public import Testing

/// The direction in which a value changes.
public enum ValueDirection: String, Sendable, Hashable, CaseIterable, CustomStringConvertible {
  /// The value never decreases.
  case rising
  /// The value never increases.
  case falling

  /// The name of the case.
  public var description: String { rawValue }
}

extension TimelineExpectation {
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
        let (one, next) = NumberText.distinct(extreme.value.flat, sample.value.flat) {
          $0.text(at: property.path)
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
