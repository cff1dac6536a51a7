// Whole transforms on their way, by the way they go: each kind is a list of its own, so that the
// frame loop never asks.

/// The lanes of whole transforms.
struct TransformLanes: Sendable {
  private var planar: [TransformLane<PlanarInterpolation>] = []
  private var rigid: [TransformLane<RigidInterpolation>] = []
  private var spatial: [TransformLane<SpatialInterpolation>] = []
  private var matrices: [TransformLane<MatrixInterpolation>] = []

  var count: Int { planar.count + rigid.count + spatial.count + matrices.count }

  mutating func add(_ place: TransformPlace, from start: Transform3D, to end: Transform3D) {
    switch TransformInterpolation(from: start, to: end).way {
    case .planar(let way): planar.append(TransformLane(way, place))
    case .rigid(let way): rigid.append(TransformLane(way, place))
    case .spatial(let way): spatial.append(TransformLane(way, place))
    case .numberByNumber(let way): matrices.append(TransformLane(way, place))
    }
  }

  mutating func removeAll() {
    planar.removeAll(keepingCapacity: true)
    rigid.removeAll(keepingCapacity: true)
    spatial.removeAll(keepingCapacity: true)
    matrices.removeAll(keepingCapacity: true)
  }

  /// Shows a time, and takes out what is through.
  mutating func sweep(
    at time: Double, _ leaving: inout [Int32], _ reader: PlanReader, _ frame: PlanReader.Frame
  ) {
    planar.sweep(at: time, &leaving) { $0.show(at: time, reader, in: frame) }
    rigid.sweep(at: time, &leaving) { $0.show(at: time, reader, in: frame) }
    spatial.sweep(at: time, &leaving) { $0.show(at: time, reader, in: frame) }
    matrices.sweep(at: time, &leaving) { $0.show(at: time, reader, in: frame) }
  }
}
