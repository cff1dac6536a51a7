// A segment in the time of a group.

/// A property written by one animation in such a group.
struct GroupedSegment: Sendable {
  private let node: Int
  private let target: FrameTarget
  /// Of no length if the node is evaluated.
  private let line: NumberLine

  init(
    _ node: Int, to target: FrameTarget, _ reader: borrowing PlanReader, _ frame: PlanReader.Frame
  ) {
    self.node = node
    self.target = target
    line = reader.singlePassLine(of: node, to: target, frame)
  }

  /// Writes the value at a time of its clock.
  @inline(__always)
  func show(at time: Double, _ reader: borrowing PlanReader, in frame: PlanReader.Frame) {
    let elapsed = time - line.begin
    if elapsed >= 0, elapsed < line.length - MediaTiming.tolerance {
      frame.values[Int(target.place)] = line.value(at: time, reader.curveCache)
    } else if time == GroupClock.closed {
      frame.showModel(target)
    } else {
      reader.show(node, at: time, to: target, in: frame)
    }
  }
}
