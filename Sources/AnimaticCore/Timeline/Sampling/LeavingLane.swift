// What every lane has, and how a list of lanes is gone through at a frame.

/// What moves until some time.
protocol LeavingLane: Sendable {
  /// The time from which on it is at its end, or something else shows.
  var until: Double { get }
  var track: Int32 { get }
}

extension Array where Element: LeavingLane {
  /// Writes what is on its way, and takes out what is through.
  @inline(__always)
  mutating func sweep(at time: Double, _ leaving: inout [Int32], _ write: (Element) -> Void) {
    let kept = withUnsafeMutableBufferPointer { lanes in
      var kept = lanes.count
      var index = 0
      while index < kept {
        if time < lanes[index].until {
          write(lanes[index])
          index += 1
        } else {
          leaving.append(lanes[index].track)
          kept -= 1
          lanes[index] = lanes[kept]
        }
      }
      return kept
    }
    if kept < count { removeLast(count - kept) }
  }
}
