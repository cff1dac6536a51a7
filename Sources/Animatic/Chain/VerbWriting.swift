// Verbs with more than a number or a point: values of any type, paths, effects.

import AnimaticCore

extension Animate {
  /// Adds an animation of a property from one value to another.
  ///
  /// An unusable value rejects the verb.
  consuming func basic<Value: AnimatableValue>(
    _ property: LayerProperty<Value>, from: Value? = nil, to: Value? = nil, by: Value? = nil,
    _ options: VerbOptions
  ) -> Animate {
    let record = composition.body.pool.record(
      of: property.path, from: from?.flat, to: to?.flat, by: by?.flat)
    return write(record, duration: VerbOptions.defaultDuration, options)
  }

  /// Adds an animation of a size with array arguments.
  ///
  /// Any other count than two rejects the verb.
  consuming func basic(
    _ property: LayerProperty<CGSize>, from: [Double]?, to: [Double]?, by: [Double]?,
    _ options: VerbOptions
  ) -> Animate {
    basic(
      property, from: from.map(CGSize.init(pair:)), to: to.map(CGSize.init(pair:)),
      by: by.map(CGSize.init(pair:)), options
    ).checking(from, to, by, of: property.path)
  }

  /// Adds a verb from an animation value, of which only the property and the values count.
  ///
  /// An unusable value rejects the verb.
  consuming func write(
    _ animation: some FlatAnimation, flags: AnimationRecord.Flags = [],
    duration: Double = VerbOptions.defaultDuration, _ options: VerbOptions
  ) -> Animate {
    var record = animation.makeRecord(in: &composition.body.pool)
    record.flags.formUnion(flags)
    return write(record, duration: duration, options)
  }

  private consuming func write(
    _ record: AnimationRecord, duration: Double, _ options: VerbOptions
  ) -> Animate {
    var record = record
    record.duration = duration
    composition.body.pool.mark(&record, file: options.file, line: options.line)
    composition.body.diagnostics += record.check(in: composition.body.pool)
    append(record, options)
    return self
  }

  /// Adds keyframes based on the presentation value at the begin: offsets or factors.
  ///
  /// - Parameters:
  ///   - property: The animated property.
  ///   - kind: Empty for offsets, factors for factors.
  ///   - values: The first is rest, and so is the last if it ends at rest: 0 or 1.
  ///   - times: The time of each value; nil spaces them evenly.
  ///   - easings: The easing of each segment; nil is linear.
  ///   - duration: The default duration, in seconds.
  ///   - options: The options common to all verbs.
  consuming func effect(
    _ property: LayerProperty<Double>, _ kind: AnimationRecord.Flags = [], values: [Double],
    times: [Double]? = nil, easings: [TimingFunction]? = nil,
    duration: Double = VerbOptions.defaultDuration, _ options: VerbOptions
  ) -> Animate {
    let keyframes = KeyframeAnimation(
      property, values: values, keyTimes: times, timingFunctions: easings)
    return write(keyframes, flags: kind.union(.offsets), duration: duration, options)
  }

  /// Adds oscillations to both sides, starting and ending at rest.
  consuming func shaken(
    _ property: LayerProperty<Double>, by range: Double, _ times: Double, _ options: VerbOptions
  ) -> Animate {
    let swings = times.isPlayable ? max(1, Int((times * 2).rounded())) : 1
    // A swing from side to side takes one step, the first and the last half a step.
    let sides = (0..<swings).map { $0.isMultiple(of: 2) ? range : -range }
    let moments = (0..<swings).map { (Double($0) + 0.5) / Double(swings) }
    return effect(
      property, values: [0] + sides + [0], times: [0] + moments + [1], duration: 0.4, options
    ).checking(times: times)
  }

  /// Rejects the verb just added if its count is unusable.
  consuming func checking(times: Double) -> Animate {
    if !times.isPlayable { reject(.unusableCount("times", times)) }
    return self
  }
}

extension Double {
  /// Whether the count of an effect is usable.
  fileprivate var isPlayable: Bool { self > 0 && self <= 1000 }

  /// The count of an effect with whole repetitions only; 1 if unusable.
  var wholeTimes: Int { isPlayable ? max(1, Int(rounded())) : 1 }
}
