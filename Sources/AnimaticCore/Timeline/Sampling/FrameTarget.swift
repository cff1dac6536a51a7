// The memory that a segment writes.

/// The numbers of a property of one layer in a frame.
struct FrameTarget: Sendable {
  /// The index of the first number.
  let place: Int32
  let width: Int32
  /// The index of the first property of the layer.
  let layerRoot: Int32
}
