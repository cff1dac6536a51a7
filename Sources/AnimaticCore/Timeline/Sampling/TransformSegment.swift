// Whole-transform animations prepared for a frame loop: both ends decomposed once.

/// An animation of a whole transform that plays once.
struct TransformSegment<Way: TransformWay>: BoundedSegment {
  let bounds: SegmentBounds
  let interpolation: Way

  @inline(__always)
  func show(at time: Double, _ reader: borrowing PlanReader, in frame: PlanReader.Frame) {
    let fraction = bounds.fraction(at: time, reader)
    let value = interpolation.value(at: fraction)
    // The ends are exact, and an overflowed value has no effect: both are rare.
    guard fraction != 0, fraction != 1, value.sum.isFinite else {
      return reader.showTransform(Int(bounds.node), at: time, place: Int(bounds.place), in: frame)
    }
    TransformBlock(frame.values + Int(bounds.place)).transform = value
  }
}

/// The segments of whole transforms, in one list per kind of interpolation, so that the frame loop
/// needs no branch.
struct TransformSegments: Sendable {
  private var planar: [TransformSegment<PlanarInterpolation>] = []
  private var rigid: [TransformSegment<RigidInterpolation>] = []
  private var spatial: [TransformSegment<SpatialInterpolation>] = []
  private var matrices: [TransformSegment<MatrixInterpolation>] = []

  var count: Int { planar.count + rigid.count + spatial.count + matrices.count }

  var isEmpty: Bool {
    planar.isEmpty && rigid.isEmpty && spatial.isEmpty && matrices.isEmpty
  }

  mutating func add(_ bounds: SegmentBounds, from start: Transform3D, to end: Transform3D) {
    switch TransformInterpolation(from: start, to: end).way {
    case .planar(let way): planar.append(TransformSegment(bounds: bounds, interpolation: way))
    case .rigid(let way): rigid.append(TransformSegment(bounds: bounds, interpolation: way))
    case .spatial(let way): spatial.append(TransformSegment(bounds: bounds, interpolation: way))
    case .numberByNumber(let way):
      matrices.append(TransformSegment(bounds: bounds, interpolation: way))
    }
  }

  /// Updates the active segments and removes the others.
  mutating func update(
    at time: Double, _ ended: inout [Int32], _ reader: borrowing PlanReader,
    _ frame: PlanReader.Frame
  ) {
    planar.update(at: time, &ended, reader, frame)
    rigid.update(at: time, &ended, reader, frame)
    spatial.update(at: time, &ended, reader, frame)
    matrices.update(at: time, &ended, reader, frame)
  }
}

extension Transform3D {
  /// Finite if every number is, unless they are close to overflow.
  fileprivate var sum: Double { (row1 + row2 + (row3 + row4)).sum() }
}
