// The path between two layers of a tree, for converting times and points.

import AnimaticCore

/// The path from one layer to another: up to the common ancestor, and down again.
///
/// Layers of two trees are connected by the space around the roots.
struct LayerRoute {
  /// The layers to leave, in that order.
  let up: [Layer]
  /// The layers to enter, in that order.
  let down: [Layer]

  /// Nil is the space around the roots.
  init(from start: Layer?, to end: Layer?) {
    var up = start?.ancestors ?? []
    var down = end?.ancestors ?? []
    while let last = up.last, last === down.last {
      up.removeLast()
      down.removeLast()
    }
    self.up = up
    self.down = down.reversed()
  }

  /// Converts a time along the path, from its start to its end (T-15).
  func converted(_ time: ExactTime) -> ExactTime {
    let top = up.reduce(time) { $1.left(at: $0) }
    return down.reduce(top) { $1.entered(at: $0) }
  }
}

extension Layer {
  /// Converts a time of another layer, or of the host, to the layer's local time.
  ///
  /// ```swift
  /// fade.beginTime = box.convertTime(stage.mediaTime, from: nil) + 1  // one second from now
  /// ```
  ///
  /// - Parameters:
  ///   - time: The time, in seconds.
  ///   - layer: The layer of the given time; nil is the host's media time.
  /// - Returns: The time in the layer's local time, in seconds. Follows T-15.
  public func convertTime(_ time: Double, from layer: Layer?) -> Double {
    LayerRoute(from: layer, to: self).converted(ExactTime(time)).rounded
  }

  /// Converts a local time of the layer to the time of another layer, or of the host.
  ///
  /// - Parameters:
  ///   - time: The layer's local time, in seconds.
  ///   - layer: The layer of the returned time; nil is the host's media time.
  /// - Returns: The time, in seconds; through a layer with speed 0, its begin time. Follows T-15.
  public func convertTime(_ time: Double, to layer: Layer?) -> Double {
    LayerRoute(from: self, to: layer).converted(ExactTime(time)).rounded
  }
}
