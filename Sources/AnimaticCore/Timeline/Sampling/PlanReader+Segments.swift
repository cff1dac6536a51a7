// Evaluation of one animation for segments, without its ancestors.

extension PlanReader {
  /// Returns the time at which an animation changes its behavior: its begin, and always around its
  /// end.
  func change(of node: Int, after time: Double) -> Double {
    let begin = nodes[node].record.begin
    if time < begin { return begin }
    let end = end(of: node)
    if time < end.first { return end.first }
    return time < end.last ? time.nextUp : .infinity
  }

  /// Returns a time before an animation's end and one after it, both close to it.
  ///
  /// In between the node is evaluated: the end has a tolerance (T-18) in local time, and the elapsed
  /// time is rounded differently than the end.
  func end(of node: Int) -> (first: Double, last: Double) {
    let record = nodes[node].record
    let timing =
      hasTiming(record)
      ? timing(record) : MediaTiming(beginTime: record.begin, duration: record.duration)
    let end = timing.endTime
    let margin =
      2 * MediaTiming.tolerance / abs(timing.speed)
      + 4 * (abs(record.begin) + abs(end)).ulp
    return margin.isFinite ? (end - margin, end + margin) : (end, end)
  }

  /// Returns the start of one number of an animation with two ends, and its change; nil unless its
  /// curve is named and its ends are not too far apart.
  func line(
    _ record: AnimationRecord, place: Int, isAdditive: Bool, _ frame: Frame
  ) -> (start: Double, change: Double)? {
    guard record.isSmooth else { return nil }
    let model = frame.model[place]
    let ends = ends(record, Int(record.values), count: 1) { model }
    let change = ends.end - ends.start
    return change.isFinite ? (isAdditive ? model + ends.start : ends.start, change) : nil
  }

  /// Writes the value of a track's animation, or the model if it has no effect.
  func show(_ node: Int, at time: Double, _ track: PropertyTrack, in frame: Frame) {
    if track.isTransform { return showTransform(node, at: time, place: track.place, in: frame) }
    show(
      node, at: time, place: track.place, width: track.width, isAdditive: track.isAdditive,
      in: frame)
  }

  /// Writes the value of a numeric animation.
  func show(
    _ node: Int, at time: Double, place: Int, width: Int, isAdditive: Bool, in frame: Frame
  ) {
    guard let progress = progress(of: node, at: time, end: .drawn) else {
      return frame.showModel(at: place, width: width)
    }
    let record = nodes[node].record
    let position = position(of: record, progress)
    for number in 0..<width {
      let model = frame.model[place + number]
      let value = self.number(record, number, count: width, at: position) { model }
      frame.values[place + number] = isAdditive ? model + value : value
    }
  }

  /// Writes the value of a whole-transform animation.
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
  /// Writes the model to some numbers.
  func showModel(at place: Int, width: Int) {
    for number in place..<place + width { values[number] = model[number] }
  }
}

extension AnimationRecord {
  /// Whether the animation has two ends and a named curve, so that a last bit of time is a last bit
  /// of value: other curves may jump.
  fileprivate var isSmooth: Bool {
    kind == .basic && duration.isFinite && easing < CurveCache.firstOwn
  }
}
