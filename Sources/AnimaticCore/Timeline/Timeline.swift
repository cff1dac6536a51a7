// A pure function of a plan, model values, and a time. No clock, no history.

/// The presentation of a composition at any time, queried by layer and time.
///
/// A timeline is an independent value. It keeps the layers' model values from its creation, has no
/// side effects, and returns the same result for the same query.
///
/// ```swift
/// let timeline = Animate(box).fade(from: 1, to: 0).timeline
/// timeline.duration                                // 1
/// timeline.value(of: .opacity, on: box, at: 0.5)   // 0.5
/// ```
public struct Timeline: Sendable, CustomStringConvertible {
  /// A property with a running animation.
  public struct ActiveProperty: Sendable, Hashable, CustomStringConvertible {
    /// The layer; nil in a composition without one.
    public let layer: LayerID?

    /// The key path in Core Animation's syntax.
    public let keyPath: String

    /// The key path on one line.
    public var description: String { keyPath.oneLine }
  }

  package let plan: Plan
  package let models: [LayerValues]
  /// The names and diagnostics of the compiler.
  package let notes: TimelineNotes
  /// The index of each layer; empty if there are a few.
  private let indices: [LayerID: Int]

  /// Creates a timeline; the models are in the order of the plan's layers.
  package init(plan: Plan, models: [LayerValues], notes: TimelineNotes = TimelineNotes()) {
    var indices: [LayerID: Int] = [:]
    // A few layers are found as fast in the plan.
    for (index, layer) in plan.layers.enumerated() where plan.layers.count > 16 {
      if let id = layer.id { indices[id] = index }
    }
    self.indices = indices
    self.plan = plan
    self.models = models
    self.notes = notes
  }

  /// Returns the index of a layer; nil if it is not animated.
  package func index(of layer: LayerID) -> Int? {
    indices.isEmpty ? plan.layers.firstIndex { $0.id == layer } : indices[layer]
  }

  /// The duration in seconds; infinite if an animation never ends.
  public var duration: Double { plan.duration }

  /// The animated layers in order of appearance; empty for a composition without a layer.
  public var layers: [LayerID] { plan.layers.compactMap(\.id) }

  /// The cues in source order.
  public var cues: [TimelineCue] { notes.cues }

  /// Returns the value of a property of a layer at a time.
  ///
  /// Before the begin and after the end, the result is the fill, or otherwise the model value. A
  /// property that is not animated has its model value.
  ///
  /// - Parameters:
  ///   - property: The property.
  ///   - layer: The layer.
  ///   - time: Seconds since the begin; NaN counts as before the begin.
  /// - Returns: The value; nil only for a layer that is not animated.
  /// - Complexity: O(n) in the animations of the layer.
  public func value<Value>(
    of property: LayerProperty<Value>, on layer: any LayerHost, at time: Double
  ) -> Value? {
    value(of: property, on: layer.layerID, at: time)
  }

  /// Returns the value of a property at a time, for a layer given by id.
  ///
  /// - Parameters:
  ///   - property: The property.
  ///   - layer: The layer's id.
  ///   - time: Seconds since the begin; NaN counts as before the begin.
  /// - Returns: The value; nil only for a layer that is not animated.
  /// - Complexity: O(n) in the animations of the layer.
  @_specialize(where Value == Double)
  public func value<Value>(
    of property: LayerProperty<Value>, on layer: LayerID, at time: Double
  ) -> Value? {
    // Specialized, since optional values of an unknown type have their type looked up each time.
    guard let index = index(of: layer) else { return nil }
    return value(of: property, layer: index, time: time)
  }

  /// Returns the value of a property at a time, in a composition of at most one layer.
  ///
  /// - Parameters:
  ///   - property: The property.
  ///   - time: Seconds since the begin; NaN counts as before the begin.
  /// - Returns: The value; nil unless exactly one layer is animated.
  /// - Complexity: O(n) in the animations.
  public func value<Value>(of property: LayerProperty<Value>, at time: Double) -> Value? {
    plan.layers.count == 1 ? value(of: property, layer: 0, time: time) : nil
  }

  /// A short description on one line.
  public var description: String {
    let length = duration.isFinite ? "timeline of \(duration.text) s" : "endless timeline"
    return "\(length), \(plan.layers.count.of("layer"))"
  }

  /// Returns the presentation value of a property, which is never nil.
  private func value<Value: AnimatableValue>(
    of property: LayerProperty<Value>, layer: Int, time: Double
  ) -> Value? {
    let path = property.path
    guard let root = plan.root(of: path, on: layer) else { return models[layer][property] }
    return withFrame(of: path, Int32(root), layer: layer, at: time) { frame in
      Value(at: path, in: frame.values, or: frame.value(at: path))
    }
  }

  /// Returns the presentation value at a key path.
  package func flatValue(at path: PropertyPath, layer: Int, time: Double) -> FlatValue {
    guard let root = plan.root(of: path, on: layer) else { return models[layer].value(at: path) }
    return withFrame(of: path, Int32(root), layer: layer, at: time) { $0.value(at: path) }
  }

  /// Calls a closure with a frame of the presentation value of an animated property.
  private func withFrame<Result>(
    of path: PropertyPath, _ root: Int32, layer: Int, at time: Double,
    _ read: (PlanReader.Frame) -> Result
  ) -> Result {
    let (model, nodes, groups) = (models[layer], plan.layers[layer].nodes, plan.frameSize.groups)
    return plan.read { reader in
      model.withFrame(of: path.root, as: root) { frame in
        frame.withTimes(of: groups) { reader.apply(nodes, at: time.asInstant, to: $0, only: root) }
        model.keepFinite(path.root, in: frame)
        return read(frame)
      }
    }
  }

  /// The values of every layer of a timeline at one time.
  public struct Snapshot: Sendable, CustomStringConvertible {
    /// Seconds since the begin.
    public let time: Double

    let timeline: Timeline
    let memory: FrameMemory

    /// The values of a layer; nil for a layer that is not animated.
    ///
    /// - Parameter layer: The layer.
    public subscript(layer: any LayerHost) -> LayerValues? { self[layer.layerID] }

    /// The values of a layer given by id; nil for a layer that is not animated.
    ///
    /// - Parameter layer: The layer's id.
    public subscript(layer: LayerID) -> LayerValues? {
      timeline.index(of: layer).map(values)
    }

    /// The values of each layer, in order of appearance.
    public var all: [LayerValues] { timeline.plan.layers.indices.map(values) }

    /// The time and the number of layers on one line.
    public var description: String {
      "snapshot at \(time.text) of \(timeline.plan.layers.count.of("layer"))"
    }

    private func values(of layer: Int) -> LayerValues { timeline.values(of: layer, in: memory) }
  }

  /// Returns the values of a layer in a frame.
  func values(of layer: Int, in memory: FrameMemory) -> LayerValues {
    let roots = plan.layers[layer].roots
    return memory.values(
      of: plan.roots[Int(roots.lowerBound)..<Int(roots.upperBound)], over: models[layer])
  }

  /// Returns the values of every layer at a time.
  ///
  /// ```swift
  /// timeline.snapshot(at: 0.5)[box]?.opacity  // 0.5
  /// ```
  ///
  /// - Parameter time: Seconds since the begin.
  /// - Returns: The values by layer.
  /// - Complexity: O(n) in the animations.
  public func snapshot(at time: Double) -> Snapshot {
    var memory = FrameMemory(plan, over: models)
    plan.apply(at: time.asInstant, to: &memory)
    return Snapshot(time: time, timeline: self, memory: memory)
  }
}

extension Double {
  /// A finite time: NaN is before everything, infinity is late.
  package var asInstant: Double {
    isNaN ? -1e300 : Swift.min(Swift.max(self, -1e300), 1e300)
  }
}
