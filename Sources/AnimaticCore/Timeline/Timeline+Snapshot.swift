// All values at one time: one frame of numbers and views into it.

extension Timeline {
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
