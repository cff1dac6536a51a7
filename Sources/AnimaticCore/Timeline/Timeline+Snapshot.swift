// All values at one time.

extension Timeline {
  /// The values of every layer of a timeline at one time.
  public struct Snapshot: Sendable, CustomStringConvertible {
    /// Seconds since the begin.
    public let time: Double

    private let layers: [LayerID?]
    private let values: [LayerValues]

    init(time: Double, layers: [LayerID?], values: [LayerValues]) {
      self.time = time
      self.layers = layers
      self.values = values
    }

    /// The values of a layer; nil for a layer that takes no part.
    ///
    /// - Parameter layer: The layer.
    public subscript(layer: any LayerHost) -> LayerValues? { self[layer.id] }

    /// The values of a layer that is named by its id; nil for a layer that takes no part.
    ///
    /// - Parameter layer: The layer's id.
    public subscript(layer: LayerID) -> LayerValues? {
      layers.firstIndex(of: layer).map { values[$0] }
    }

    /// The values of each layer, in order of appearance.
    public var all: [LayerValues] { values }

    /// The time and the number of layers, on one line.
    public var description: String { "snapshot at \(time.text) of \(values.count) layers" }
  }

  /// The values of every layer at a time, animated or not.
  ///
  /// ```swift
  /// timeline.snapshot(at: 0.5)[box]?.opacity  // 0.5
  /// ```
  ///
  /// - Parameter time: Seconds since the begin.
  /// - Returns: The values by layer.
  /// - Complexity: O(n) in the animations.
  public func snapshot(at time: Double) -> Snapshot {
    let values = plan.layers.indices.map { layer in
      plan.values(
        of: layer, entries: plan.entries(of: layer), at: time.asInstant, over: models[layer],
        end: .drawn)
    }
    return Snapshot(time: time, layers: plan.layers.map(\.id), values: values)
  }
}
