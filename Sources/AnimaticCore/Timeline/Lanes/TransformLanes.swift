// Whole-transform lanes in one list per kind of interpolation, so the frame loop needs no branch.

/// The lanes of whole transforms.
struct TransformLanes: Sendable {
  private var planar: [TransformLane<PlanarInterpolation>] = []
  private var rigid: [TransformLane<RigidInterpolation>] = []
  private var spatial: [TransformLane<SpatialInterpolation>] = []
  private var matrices: [TransformLane<MatrixInterpolation>] = []

  var count: Int { planar.count + rigid.count + spatial.count + matrices.count }

  var isEmpty: Bool {
    planar.isEmpty && rigid.isEmpty && spatial.isEmpty && matrices.isEmpty
  }

  mutating func add(_ head: LaneHead, from start: Transform3D, to end: Transform3D) {
    switch TransformInterpolation(from: start, to: end).way {
    case .planar(let way): planar.append(TransformLane(head, way))
    case .rigid(let way): rigid.append(TransformLane(head, way))
    case .spatial(let way): spatial.append(TransformLane(head, way))
    case .numberByNumber(let way): matrices.append(TransformLane(head, way))
    }
  }

  /// Updates the active lanes and removes the others.
  mutating func sweep(
    at time: Double, _ leaving: inout [Int32], _ reader: borrowing PlanReader,
    _ frame: PlanReader.Frame
  ) {
    planar.sweep(at: time, &leaving, reader, frame)
    rigid.sweep(at: time, &leaving, reader, frame)
    spatial.sweep(at: time, &leaving, reader, frame)
    matrices.sweep(at: time, &leaving, reader, frame)
  }
}
