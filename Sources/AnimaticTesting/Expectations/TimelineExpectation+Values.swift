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
    let texts = NumberText.distinct(found.flat, expected.flat) { $0.text(at: property.path) }
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
    let (length, wanted) = NumberText.distinct(found, expected, \.text)
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
