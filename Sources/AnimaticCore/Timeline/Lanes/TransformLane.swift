// A whole-transform animation in the frame loop's form: both ends decomposed once.

/// An animation of a whole transform that plays once.
struct TransformLane<Way: TransformWay>: HeadedLane {
  let head: LaneHead
  private let way: Way

  init(_ head: LaneHead, _ way: Way) {
    self.head = head
    self.way = way
  }

  @inline(__always)
  func show(at time: Double, _ reader: borrowing PlanReader, in frame: PlanReader.Frame) {
    let fraction = head.fraction(at: time, reader)
    let value = way.value(at: fraction)
    // The ends are exact, and an overflowed value has no effect: both are rare.
    guard fraction != 0, fraction != 1, value.sum.isFinite else {
      return reader.showTransform(Int(head.node), at: time, place: Int(head.place), in: frame)
    }
    TransformBlock(frame.values + Int(head.place)).transform = value
  }
}

extension Transform3D {
  /// Finite if every number is, unless they are close to overflow.
  fileprivate var sum: Double { (row1 + row2 + (row3 + row4)).sum() }
}
