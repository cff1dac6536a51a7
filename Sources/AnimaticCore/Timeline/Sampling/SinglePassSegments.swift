// Keyframes and whole transforms that play once, prepared for a frame loop.

/// Numbers that go through keyframes once.
struct KeyframeSegment: Segment {
  let bounds: SegmentBounds
  private let record: AnimationRecord
  private let width: Int32
  /// The index of the table.
  private let table: Int32
  /// The number of segments if they are linear and equally long, which needs no search; otherwise
  /// 0.
  private let evenSegments: Double

  /// Fails for anything but keyframes that play once.
  init?(
    _ bounds: SegmentBounds, _ record: AnimationRecord, width: Int32,
    _ reader: borrowing PlanReader
  ) {
    guard record.kind == .keyframes, !reader.hasTiming(record), record.attributes >= 0,
      !reader.table(record).isPath
    else { return nil }
    self.bounds = bounds
    self.record = record
    self.width = width
    table = reader.attributes[Int(record.attributes)].keyframes
    let table = reader.table(record)
    let isEven = table.mode == .linear && table.easings < 0 && !table.hasTimes
    evenSegments = isEven ? Double(table.count - 1) : 0
  }

  @inline(__always)
  func show(at time: Double, _ reader: borrowing PlanReader, in frame: PlanReader.Frame) {
    let fraction = reader.fraction(of: record, at: time)
    if evenSegments > 0, fraction > 0, fraction < 1 {
      show(evenMix(at: fraction), reader, in: frame)
    } else {
      showMix(at: fraction, reader, in: frame)
    }
  }

  @inline(never)
  private func showMix(
    at fraction: Double, _ reader: borrowing PlanReader, in frame: PlanReader.Frame
  ) {
    show(reader.mix(reader.keyframes[Int(table)], at: fraction), reader, in: frame)
  }

  @inline(__always)
  private func show(_ mix: KeyframeMix, _ reader: borrowing PlanReader, in frame: PlanReader.Frame)
  {
    for number in 0..<Int(width) {
      let value = reader.number(of: mix, first: Int(record.values) + number, count: Int(width))
      let place = Int(bounds.place) + number
      frame.values[place] = record.flags.contains(.additive) ? frame.model[place] + value : value
    }
  }

  /// Returns the mix at a fraction strictly between 0 and 1.
  @inline(__always)
  private func evenMix(at fraction: Double) -> KeyframeMix {
    let index = Int(fraction * evenSegments)
    let place = Double(index)
    let (low, high) = (place / evenSegments, (place + 1) / evenSegments)
    // The product may round beyond a keyframe.
    if fraction < low {
      let lower = (place - 1) / evenSegments
      return KeyframeMix(index: index - 1, part: (fraction - lower) / (low - lower))
    }
    if fraction >= high {
      let higher = (place + 2) / evenSegments
      return KeyframeMix(index: index + 1, part: (fraction - high) / (higher - high))
    }
    return KeyframeMix(index: index, part: (fraction - low) / (high - low))
  }
}

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

extension PlanReader {
  /// Returns the eased fraction of a single pass while it is active, exact to the last bit because
  /// keyframes and curves may jump.
  @inline(__always)
  fileprivate func fraction(of record: AnimationRecord, at time: Double) -> Double {
    let length = record.duration
    return eased(length.isFinite ? (time - record.begin) / length : 0, record.easing)
  }
}
