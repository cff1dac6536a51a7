// The entry of a chain, and how a verb appends an animation to it.

public import AnimaticCore

/// A chain: animations of one layer, written as one readable expression.
///
/// Verbs add animations, modifiers change the last one, and structure operators arrange the
/// composition so far. Verbs start at the cursor, which is at 0 until `.then()` moves it, so plain
/// verbs run together. A chain is a value: a stored beginning can be continued in two ways. To
/// build a long chain in a loop, consume it, as in `chain = (consume chain).move(x: 9).then()`: a
/// chain that stays stored is copied for each verb.
///
/// ```swift
/// Animate(box)
///   .move(to: [100, 100]).stay()            // 0…1
///   .fade(from: 1, to: 0)                   // 0…1
///   .then().scale(to: 2, duration: 0.5)     // 1…1.5
///   .run()
/// ```
public struct Animate: Composable, CustomStringConvertible {
  /// The composition so far.
  public internal(set) var composition: Composition

  /// The index of its layer; -1 for none.
  var layer: Int32 { composition.body.hosts.isEmpty ? -1 : 0 }

  /// The number of animations, on one line.
  public var description: String { "chain, \(composition)" }

  /// Animates any property from one value to another.
  ///
  /// Like any verb, it infers a missing start from the presentation value at its begin, and holds
  /// its end inside the chain.
  ///
  /// ```swift
  /// Animate(shape).animate(.lineWidth, to: 4).animate(.progress, by: 0.5)
  /// ```
  ///
  /// - Parameters:
  ///   - property: The property, standard or custom.
  ///   - from: The value at the start; nil is the presentation value at the begin.
  ///   - to: The value at the end.
  ///   - by: The difference; beside both from and to it is ignored, and reported as C-43.
  ///   - duration: Seconds; nil is 1, or the settling duration of a spring.
  ///   - easing: The easing; nil is linear.
  ///   - at: The position at which it begins; nil is the cursor.
  ///   - file: The file of the caller.
  ///   - line: The line of the caller.
  /// - Returns: The chain with the animation.
  public consuming func animate<Value: AnimatableValue>(
    _ property: LayerProperty<Value>, from: Value? = nil, to: Value? = nil, by: Value? = nil,
    duration: Double? = nil, easing: TimingFunction? = nil, at: Position? = nil,
    file: String = #fileID, line: UInt = #line
  ) -> Animate {
    let given = [from, to, by].count { $0 != nil }
    var chain = basic(
      property, from: from, to: to, by: by, VerbOptions(duration, easing, at, file, line))
    if given == 0 || given == 3 {
      chain.composition.body.report(.oddEnds(given, of: property.path), file, line)
    }
    return chain
  }

  /// Rejects values of another type than the property's, with a readable compiler error.
  @available(*, unavailable, message: "The values are not of the type of the property's values.")
  public consuming func animate<Value: AnimatableValue, Other>(
    _ property: LayerProperty<Value>, from: Other? = nil, to: Other? = nil, by: Other? = nil,
    duration: Double? = nil, easing: TimingFunction? = nil, at: Position? = nil,
    file: String = #fileID, line: UInt = #line
  ) -> Animate { self }
}

extension Animate {
  /// Starts a chain on a layer.
  ///
  /// - Parameter layer: The layer to animate; the chain holds it.
  public init(_ layer: any LayerHost) {
    self.init(composition: Composition(host: layer))
  }

  /// Starts a chain without a layer, to extract its animations or inspect its timeline.
  ///
  /// ```swift
  /// Animate().fade(from: 1, to: 0).entries[0].animation  // a BasicAnimation<Double>
  /// ```
  public init() {
    self.init(composition: Composition())
  }

  /// Appends an animation as the last verb.
  mutating func append(_ record: consuming AnimationRecord, _ options: VerbOptions) {
    record.easing = composition.body.pool.intern(options.easing)
    if let duration = options.duration { record.duration = duration }
    composition.body.nodes.append(
      CompositionNode(.leaf, record, layer: layer, hasDuration: options.duration != nil))
    if let position = options.at {
      composition.body.place(composition.body.nodes.count - 1, at: position)
    }
  }

  /// Rejects the last verb: it keeps its interval, contributes no value, and its listeners receive
  /// an unfinished end.
  mutating func reject(_ diagnostic: Diagnostic) {
    guard let index = composition.body.lastVerb else { return }
    let place = composition.body.pool.place(composition.body.nodes[index].record)
    composition.body.diagnostics.append(diagnostic.at(place))
    composition.body.nodes[index].record.flags.insert([.inert, .rejected])
  }
}
