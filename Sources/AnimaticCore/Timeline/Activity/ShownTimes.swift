// The visible times of one property's intervals, in one flat list because there may be many.

/// The visible times of each interval.
struct ShownTimes {
  /// The index of each interval's first time, followed by the total count.
  private let begins: [Int]
  private let times: [ClosedRange<Double>]
  private let areInOrder: Bool

  /// - Parameters:
  ///   - strokes: The visible times by interval number.
  ///   - owners: The number of intervals.
  ///   - areInOrder: Whether the times of one interval are in order and disjoint.
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

  /// Returns the visible times of an interval, in order.
  ///
  /// - Parameter stretch: Its number, counted through all replacing animations in order of
  ///   application.
  subscript(stretch: Int) -> ArraySlice<ClosedRange<Double>> {
    let own = times[begins[stretch]..<begins[stretch + 1]]
    return areInOrder ? own : Array(own).joinedUp[...]
  }
}

extension [ClosedRange<Double>] {
  /// The union of the times, in order.
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
