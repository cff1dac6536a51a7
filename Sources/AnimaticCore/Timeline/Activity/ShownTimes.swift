// When each stretch of one root's animations shows: one flat list, because there may be very many.

/// The times at which any of each stretch shows.
struct ShownTimes {
  /// Where the times of each stretch begin, and at the end where the last ones end.
  private let begins: [Int]
  private let times: [ClosedRange<Double>]
  private let areInOrder: Bool

  /// - Parameters:
  ///   - strokes: What shows, by the number of its stretch.
  ///   - owners: How many stretches there are.
  ///   - areInOrder: Whether the times of one stretch come in order, and never meet.
  init(_ strokes: [PaintedLine.Stroke], owners: Int, areInOrder: Bool) {
    var begins = [Int](repeating: 0, count: owners + 1)
    for stroke in strokes { begins[stroke.owner + 1] += 1 }
    for index in 0..<owners { begins[index + 1] += begins[index] }
    var next = begins
    var times = [ClosedRange<Double>](repeating: 0...0, count: strokes.count)
    for stroke in strokes {
      times[next[stroke.owner]] = stroke.start...stroke.end
      next[stroke.owner] += 1
    }
    self.begins = begins
    self.times = times
    self.areInOrder = areInOrder
  }

  /// The times of a stretch, in order.
  ///
  /// - Parameter stretch: Its number: counted through all animations that replace the value, in
  ///   order of application.
  subscript(stretch: Int) -> ArraySlice<ClosedRange<Double>> {
    let own = times[begins[stretch]..<begins[stretch + 1]]
    return areInOrder ? own : Array(own).joinedUp[...]
  }
}

extension [ClosedRange<Double>] {
  /// The same times, each once, in order.
  package var joinedUp: [ClosedRange<Double>] {
    var joined: [ClosedRange<Double>] = []
    for range in sorted(by: { $0.lowerBound < $1.lowerBound }) {
      if let last = joined.last, range.lowerBound <= last.upperBound {
        joined[joined.count - 1] = last.lowerBound...Swift.max(last.upperBound, range.upperBound)
      } else {
        joined.append(range)
      }
    }
    return joined
  }
}
