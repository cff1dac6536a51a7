// Approximation of intervals that CSS can't express: short linear pieces, and cubic curves where
// all numbers are monotone together.

import AnimaticCore

extension TrackFitter {
  private struct Piece {
    let start: Double
    let first: StyleValue
    let end: Double
    let last: StyleValue
  }

  mutating func lower(from start: Double, to end: Double) {
    let way = wayThatHolds(from: start, to: end)
    let first = limit(start, towards: end, way: way)
    let last = limit(end, towards: start, way: way)
    add(start, first)
    // Enough initial pieces that no oscillation falls between the samples.
    let count = 12
    // The last mark is the end itself, since a sum may be slightly before it.
    let marks =
      (0..<count).map { start + (end - start) * Double($0) / Double(count) } + [end]
    let values =
      [first] + marks.dropFirst().dropLast().map { sample($0, way: way) } + [last]
    var waiting: [Piece] = (0..<count).reversed().map { index in
      Piece(
        start: marks[index], first: values[index], end: marks[index + 1], last: values[index + 1])
    }
    while let piece = waiting.popLast() {
      let middle = piece.start + (piece.end - piece.start) / 2
      if isStraight(piece, way: way) {
        add(piece.end, piece.last)
      } else if let curve = curve(over: piece, way: way) {
        bend(curve)
        add(piece.end, piece.last)
      } else if room <= waiting.count + min(reserved, room / 2) {
        track.isCut = true
        add(piece.end, piece.last)
      } else if piece.end - piece.start < Self.shortest(at: piece.end) {
        add(middle, piece.first)
        add(middle, piece.last)
        add(piece.end, piece.last)
      } else {
        let value = sample(middle, way: way)
        waiting.append(Piece(start: middle, first: value, end: piece.end, last: piece.last))
        waiting.append(Piece(start: piece.start, first: piece.first, end: middle, last: value))
      }
    }
  }

  private func isStraight(_ piece: Piece, way: Int) -> Bool {
    guard piece.first.form == piece.last.form else { return false }
    return [0.2347, 0.5071, 0.7793].allSatisfy { share in
      let value = sample(piece.start + (piece.end - piece.start) * share, way: way)
      let shown = piece.first.inBrowser(to: piece.last, at: share)
      return value.form == shown.form
        && value.distance(to: shown, reach: track.channel.reach) <= 0.8
    }
  }

  /// The curve for a piece whose numbers are monotone together: a cubic in time through the values
  /// at both thirds.
  private func curve(over piece: Piece, way: Int) -> ControlPoints? {
    guard piece.first.form == piece.last.form, piece.first.isStraight else { return nil }
    let ways = zip(piece.first.numbers, piece.last.numbers).map { $1 - $0 }
    guard let most = ways.indices.max(by: { abs(ways[$0]) < abs(ways[$1]) }), ways[most] != 0 else {
      return nil
    }
    func progress(_ share: Double) -> Double {
      let value = sample(piece.start + (piece.end - piece.start) * share, way: way)
      guard value.form == piece.first.form else { return .nan }
      return (value.numbers[most] - piece.first.numbers[most]) / ways[most]
    }
    let (early, late) = (progress(1 / 3) - 1 / 27, progress(2 / 3) - 8 / 27)
    let points = ControlPoints(1 / 3, 3 * early - 1.5 * late, 2 / 3, 3 * late - 1.5 * early)
    guard points.isLegal, abs(points.firstY) < 100, abs(points.secondY) < 100 else { return nil }
    if piece.first.hasColor,
      !(0...1).contains(points.firstY) || !(0...1).contains(points.secondY)
    {
      return nil
    }
    let curve = CubicCurve(points)
    let fits = [0.0931, 0.2347, 0.5071, 0.7793, 0.9117].allSatisfy { share in
      let value = sample(piece.start + (piece.end - piece.start) * share, way: way)
      let shown = piece.first.inBrowser(to: piece.last, at: curve.value(at: share))
      return value.form == shown.form
        && value.distance(to: shown, reach: track.channel.reach) <= 0.8
    }
    return fits ? points : nil
  }

  /// Sets the curve from the last keyframe to the next.
  private mutating func bend(_ curve: ControlPoints) {
    guard !track.keyframes.isEmpty else { return }
    track.keyframes[track.keyframes.count - 1].curve = curve
  }

  /// The first form that gives compatible values at all samples.
  private func wayThatHolds(from start: Double, to end: Double) -> Int {
    for way in track.channel.ways.indices {
      let values = Self.checks.map { value(start + (end - start) * $0, way: way) }
      guard let first = values.first ?? nil else { continue }
      if values.allSatisfy({ $0?.form == first.form }) { return way }
    }
    return max(track.channel.ways.count - 1, 0)
  }
}
