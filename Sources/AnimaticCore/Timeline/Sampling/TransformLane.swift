// One whole transform on its way, as the frame loop needs it: both ends taken apart, once.

/// An animation of a whole transform that plays once, between its begin and its end.
struct TransformLane<Way: TransformWay>: LeavingLane {
  private let way: Way
  private let begin: Double
  /// 1 by the seconds that it lasts.
  private let pace: Double
  let until: Double
  private let easing: Int32
  private let place: Int32
  let track: Int32
  private let node: Int32

  init(_ way: Way, _ plan: TransformPlace) {
    self.way = way
    begin = plan.record.begin
    pace = 1 / plan.record.duration
    until = plan.until
    easing = plan.record.easing
    place = Int32(truncatingIfNeeded: plan.place)
    track = Int32(truncatingIfNeeded: plan.track)
    node = Int32(truncatingIfNeeded: plan.node)
  }

  /// Shows a time.
  @inline(__always)
  func show(at time: Double, _ reader: PlanReader, in frame: PlanReader.Frame) {
    let fraction = reader.eased((time - begin) * pace, easing)
    let value = way.value(at: fraction)
    // The ends are exact, and what grew beyond all numbers shows nothing: both are rare.
    guard fraction != 0, fraction != 1, value.sum.isFinite else {
      return reader.showTransform(Int(node), at: time, place: Int(place), in: frame)
    }
    TransformBlock(frame.values + Int(place)).transform = value
  }
}

/// Which animation of a transform is on its way, until when, and where its block is in a frame.
struct TransformPlace {
  let node: Int
  let record: AnimationRecord
  let place: Int
  let track: Int
  let until: Double
}

extension Transform3D {
  /// Finite where every number is, unless they are as large as numbers get.
  fileprivate var sum: Double { (row1 + row2 + (row3 + row4)).sum() }
}

extension PlanReader {
  /// Writes the whole transform that an animation shows: where it shows nothing, the model.
  @inline(never)
  func showTransform(_ node: Int, at time: Double, place: Int, in frame: Frame) {
    let record = nodes[node].record
    let model = TransformBlock(frame.model + place)
    guard let progress = progress(of: node, at: time, end: .drawn) else {
      return frame.showModel(at: place, width: TransformBlock.size)
    }
    let ends = transformEnds(record) { model.transform }
    let value = ends.start.interpolated(
      to: ends.end, at: eased(progress.fraction, record.easing))
    guard value.isFinite else {
      return frame.showModel(at: place, width: TransformBlock.size)
    }
    TransformBlock(frame.values + place).transform = value
  }
}
