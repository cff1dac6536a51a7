// Keyframes of numbers that play once, prepared for a frame loop.

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
