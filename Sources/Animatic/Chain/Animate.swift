// The entry of a chain, and how a verb puts an animation into it. What the verbs mean is in their
// own files.

public import AnimaticCore

/// The entry of a chain: writes a sequence of animations of one layer as one readable expression.
///
/// Verbs add animations, modifiers change the last one, structure words arrange what stands so far.
/// Verbs start at the cursor, which is at 0 until `.then()` moves it, so plain verbs run together.
/// A chain is a value: a stored beginning can be continued in two ways.
///
/// ```swift
/// Animate(box)
///   .move(to: [100, 100]).stay()            // 0…1
///   .fade(from: 1, to: 0)                   // 0…1
///   .then().scale(to: 2, duration: 0.5)     // 1…1.5
///   .run()
/// ```
public struct Animate: Composable, CustomStringConvertible {
  /// The description of what was written so far.
  public internal(set) var composition = Composition()

  let layer: Int32

  /// Starts a chain on a layer.
  ///
  /// - Parameter layer: The layer to animate; the chain holds it.
  public init(_ layer: any LayerHost) {
    composition.hosts = [layer]
    self.layer = 0
  }

  /// Starts a chain without a layer: to take its animations out, or to look at its timeline.
  ///
  /// ```swift
  /// Animate().fade(from: 1, to: 0).entries[0].animation  // a BasicAnimation<Double>
  /// ```
  public init() {
    layer = -1
  }

  /// How many animations were written, on one line.
  public var description: String { "chain, \(composition)" }
}

/// What every verb takes besides what it animates.
struct VerbOptions {
  let duration: Double?
  let easing: TimingFunction?
  let file: String
  let line: UInt

  init(_ duration: Double?, _ easing: TimingFunction?, _ file: String, _ line: UInt) {
    self.duration = duration
    self.easing = easing
    self.file = file
    self.line = line
  }
}

extension Animate {
  /// The duration of a verb that says none, unless it has its own.
  static let defaultDuration = 1.0

  /// Adds an animation from one value to another.
  ///
  /// A value that can't be used rejects the verb.
  consuming func basic<Value: AnimatableValue>(
    _ property: LayerProperty<Value>, from: Value? = nil, to: Value? = nil, by: Value? = nil,
    _ options: VerbOptions
  ) -> Animate {
    var record = AnimationRecord(
      .basic, duration: Self.defaultDuration, property: composition.pool.intern(property))
    record.values = Int32(composition.pool.numbers.count)
    var isUsable = true
    for (value, flag) in [(from, AnimationRecord.Flags.from), (to, .to), (by, .by)] {
      guard let value else { continue }
      let components = value.components
      isUsable = isUsable && components.allSatisfy(\.isFinite)
      record.flags.insert(flag)
      composition.pool.append(components, count: property.path.count)
    }
    append(record, options)
    if !isUsable { reject { .unusableValue(of: property.path, at: $0) } }
    return self
  }

  /// Adds keyframes that are offsets from what shows when they begin.
  consuming func offsets(
    _ property: LayerProperty<Double>, values: [Double], times: [Double], duration: Double,
    _ options: VerbOptions
  ) -> Animate {
    var record = AnimationRecord(
      .keyframes, duration: duration, property: composition.pool.intern(property),
      flags: .offsets)
    record.values = Int32(composition.pool.numbers.count)
    composition.pool.numbers.append(contentsOf: values)
    record.keyframes = composition.pool.storeKeyframes(
      count: values.count, times: times, easings: nil)
    append(record, options)
    if !values.allSatisfy(\.isFinite) { reject { .unusableValue(of: property.path, at: $0) } }
    return self
  }

  private mutating func append(_ record: AnimationRecord, _ options: VerbOptions) {
    var record = record
    record.easing = composition.pool.intern(options.easing)
    composition.pool.mark(&record, file: options.file, line: options.line)
    if let duration = options.duration { record.duration = duration }
    var node = CompositionNode(.leaf, record, layer: layer)
    node.hasDuration = options.duration != nil
    composition.nodes.append(node)
  }

  /// Refuses the last verb: it keeps its place, contributes no value, and its listeners hear that
  /// it did not finish.
  mutating func reject(_ finding: (SourcePlace?) -> Diagnostic) {
    guard let index = composition.lastVerb else { return }
    let record = composition.nodes[index].record
    composition.problems.append(finding(composition.pool.place(record)))
    composition.nodes[index].record.flags.insert([.inert, .rejected])
  }
}
