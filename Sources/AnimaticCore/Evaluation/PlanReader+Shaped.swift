// Evaluation of shaped values: paths, arrays, contents, discrete values (V-1, V-7).

extension PlanReader {
  @inline(never)
  func applyShaped(_ reading: Reading, to frame: Frame, place: Int) {
    let model = frame.modelShaped[place]
    var value = shapedValue(reading, at: reading.position, model: model)
    if reading.cycles != 0 {
      let end = shapedValue(reading, at: reading.cycleEnd, model: model)
      value = value.adding(end, times: reading.cycles)
    }
    frame.shaped[place] =
      reading.record.flags.contains(.additive) ? frame.shaped[place].adding(value) : value
  }

  private func shapedValue(
    _ reading: Reading, at position: Position, model: FlatValue
  ) -> FlatValue {
    let first = Int(reading.record.values)
    if case .keys(let mix) = position, let value = smooth(mix, first: first) { return value }
    return value(
      of: reading.record, at: position, { shaped[first + $0] }, model: { model },
      between: { $0.interpolated(to: $1, at: $2) }, sum: { $0.adding($1, times: $2) })
  }

  /// Returns the value on a smooth curve; nil for linear interpolation, or if the shapes differ.
  private func smooth(_ mix: KeyframeMix, first: Int) -> FlatValue? {
    guard let weights = mix.weights else { return nil }
    let all = [weights.before, weights.start, weights.end, weights.after]
    let counting = all.enumerated().filter { $0.element != 0 }
    return .mix(
      counting.map { step, weight in
        (value: shaped[first + mix.index - 1 + step], weight: weight)
      })
  }
}
