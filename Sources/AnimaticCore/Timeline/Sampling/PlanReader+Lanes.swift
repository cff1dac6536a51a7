// What lanes ask a reader: what one animation shows, whatever is around it.

extension PlanReader {
  /// The time at which an animation shows something else by itself: when it begins, when it is at
  /// its end, and when that is over.
  func change(of node: Int, after time: Double) -> Double {
    let begin = nodes[node].record.begin
    if time < begin { return begin }
    let end = begin + length(of: node)
    if time < end - MediaTiming.tolerance { return end - MediaTiming.tolerance }
    let last = end + MediaTiming.tolerance
    return time <= last ? last.nextUp : .infinity
  }

  /// Seconds from begin to end, repeats included.
  func length(of node: Int) -> Double {
    let record = nodes[node].record
    return hasTiming(record) ? timing(record).wallDuration : record.duration
  }

  /// Writes what an animation of a track shows: where it shows nothing, the model.
  func show(_ node: Int, at time: Double, _ track: SampleTrack, in frame: Frame) {
    if track.isTransform { return showTransform(node, at: time, place: track.place, in: frame) }
    show(
      node, at: time, place: track.place, width: track.width, isAdditive: track.isAdditive,
      in: frame)
  }

  /// The same of numbers.
  func show(
    _ node: Int, at time: Double, place: Int, width: Int, isAdditive: Bool, in frame: Frame
  ) {
    guard let progress = progress(of: node, at: time, end: .drawn) else {
      return frame.showModel(at: place, width: width)
    }
    let record = nodes[node].record
    let moment = moment(of: record, progress)
    for number in 0..<width {
      let model = frame.model[place + number]
      let value = self.number(record, number, count: width, at: moment) { model }
      frame.values[place + number] = isAdditive ? model + value : value
    }
  }

  /// The same of a whole transform.
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

extension PlanReader.Frame {
  /// Shows the model at some numbers.
  func showModel(at place: Int, width: Int) {
    for number in place..<place + width { values[number] = model[number] }
  }
}
