// Whole transforms that play once, prepared for a frame loop.

/// A whole transform between two ends once; both ends are decomposed once.
struct TransformSegment<Way: TransformWay>: Segment {
  /// The segment as it is evaluated by its node.
  let evaluated: EvaluatedSegment
  let record: AnimationRecord
  let interpolation: Way

  var bounds: SegmentBounds { evaluated.bounds }

  @inline(__always)
  func show(at time: Double, _ reader: borrowing PlanReader, in frame: PlanReader.Frame) {
    let fraction = reader.fraction(of: record, at: time)
    let value = interpolation.value(at: fraction)
    // The ends are exact, and an overflowed value has no effect: both are rare.
    guard fraction != 0, fraction != 1, value.sum.isFinite else {
      return evaluated.show(at: time, reader, in: frame)
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

  mutating func add(
    _ evaluated: EvaluatedSegment, _ record: AnimationRecord,
    from start: Transform3D, to end: Transform3D
  ) {
    func segment<Way>(_ way: Way) -> TransformSegment<Way> {
      TransformSegment(evaluated: evaluated, record: record, interpolation: way)
    }
    switch TransformInterpolation(from: start, to: end).way {
    case .planar(let way): planar.append(segment(way))
    case .rigid(let way): rigid.append(segment(way))
    case .spatial(let way): spatial.append(segment(way))
    case .numberByNumber(let way): matrices.append(segment(way))
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
