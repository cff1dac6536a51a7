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
  /// The models as the memory of all properties.
  let modelFrame: FrameMemory
  private var indices = SmallMap<LayerID, Int>()

  /// Creates a timeline; the models are in the order of the plan's layers.
  package init(plan: Plan, models: [LayerValues], notes: TimelineNotes = TimelineNotes()) {
    self.plan = plan
    self.models = models
    self.notes = notes
    // From here on the parameters would be copies.
    modelFrame = FrameMemory(self.plan, over: self.models)
    for (index, layer) in self.plan.layers.enumerated() {
      if let id = layer.id { _ = indices.index(of: id, adding: index) }
    }
  }

  /// Returns the index of a layer; nil if it is not animated.
  func index(of layer: LayerID) -> Int? { indices[layer] }

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
  public func value<Value>(
    of property: LayerProperty<Value>, on layer: LayerID, at time: Double
  ) -> Value? {
    guard let index = index(of: layer) else { return nil }
    return value(at: property.path, layer: index, time: time)
  }

  /// Returns the value of a property at a time, in a composition of at most one layer.
  ///
  /// - Parameters:
  ///   - property: The property.
  ///   - time: Seconds since the begin; NaN counts as before the begin.
  /// - Returns: The value; nil unless exactly one layer is animated.
  /// - Complexity: O(n) in the animations.
  public func value<Value>(of property: LayerProperty<Value>, at time: Double) -> Value? {
    guard plan.layers.count == 1 else { return nil }
    return value(at: property.path, layer: 0, time: time)
  }

  /// A short description on one line.
  public var description: String {
    let length = duration.isFinite ? "timeline of \(duration.text) s" : "endless timeline"
    return "\(length), \(plan.layers.count.of("layer"))"
  }

  /// Returns the presentation value at a key path.
  @inline(__always)
  private func value<Value: AnimatableValue>(
    at path: PropertyPath, layer: Int, time: Double
  ) -> Value {
    guard let root = plan.root(of: path, on: layer) else {
      return models[layer].value(at: path, as: Value.self)
    }
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
  @inline(__always)
  private func withFrame<Result>(
    of path: PropertyPath, _ root: Int32, layer: Int, at time: Double,
    _ read: (PlanReader.Frame) -> Result
  ) -> Result {
    models[layer].withFrame(of: path.root, as: root) { frame in
      plan.read { reader in
        frame.withTimes(of: plan.frameSize.groups) {
          reader.apply(plan.layers[layer].nodes, at: time.asInstant, to: $0, only: root)
        }
      }
      models[layer].keepFinite(path.root, in: frame)
      return read(frame)
    }
  }
}

extension Double {
  /// A finite time: NaN is before everything, infinity is late.
  package var asInstant: Double {
    isNaN ? -1e300 : Swift.min(Swift.max(self, -1e300), 1e300)
  }
}
