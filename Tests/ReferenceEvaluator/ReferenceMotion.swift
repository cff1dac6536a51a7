// Keyframes along a path: K-11 to K-16. The path itself and its lengths are next door.

import AnimaticCore

#if canImport(CoreGraphics)
  import CoreGraphics
#else
  import Foundation
#endif

/// A point that follows a path, by key times or at an even speed.
struct ReferenceMotion {
  var path: ReferencePath
  var times: [Double]?
  var easings: [TimingFunction]
  var mode: CalculationMode
  var rotation: RotationMode?

  /// Where it is at a fraction.
  private struct Place {
    var segment: Int
    var part: Double
    /// How near a jump, or a corner where the layer turns with the path, was.
    var margin = Double.infinity
  }

  /// A path is curved by itself: the cubic modes do as linear and paced do (engine-defined).
  private var isPaced: Bool { mode == .paced || mode == .cubicPaced }

  /// The point; nil for a path without any segment (K-2).
  func sample(at instant: ReferenceInstant) -> ReferenceValue? {
    guard !path.segments.isEmpty else { return nil }
    let place = place(at: instant)
    let segment = path.segments[place.segment]
    var point = segment.point(at: place.part)
    // K-13, K-15: at an even speed it also leaves the path at that speed.
    if isPaced, place.part < 0 || place.part > 1 { point = pointBeyond(place) }
    var value = ReferenceValue(point.numbers)
    value.margin = place.margin
    return value
  }

  private func pointBeyond(_ place: Place) -> CGPoint {
    let segment = path.segments[place.segment]
    let end = min(max(place.part, 0), 1)
    let direction = segment.direction(at: end) ?? .zero
    let size = ReferenceSegment.length(direction)
    let way = (place.part - end) * segment.length
    return segment.point(at: end) + direction * (size > 0 ? way / size : 0)
  }

  /// K-14: radians by which the layer is turned.
  func angle(at instant: ReferenceInstant) -> (angle: Double, margin: Double) {
    let place = place(at: instant)
    let part = min(max(place.part, 0), 1)
    let angle = path.angle(place.segment, part)
    var margin = place.margin
    // Near a cusp the direction depends on digits beyond the precision of any length.
    let segment = path.segments[place.segment]
    if segment.points.count > 2, part > 0, part < 1 {
      for near in [max(part - 1e-7, 0), min(part + 1e-7, 1)] {
        let change = path.angle(place.segment, near) - angle
        if abs(sin(change / 2)) > 1e-4 { margin = 0 }
      }
    }
    return (angle + (rotation == .autoReverse ? .pi : 0), margin)
  }

  private func place(at instant: ReferenceInstant) -> Place {
    if isPaced { return pacedPlace(at: instant.fraction, isExact: instant.isExact) }
    let count = path.segments.count + 1
    let times = ReferenceKeyTimes.resolved(self.times, count: count, slots: count - 1)
    var place: Place
    if mode == .discrete {
      // K-12: the start of each segment; the end of the last one is never presented.
      let index = ReferenceKeyTimes.reached(times, at: instant.fraction)
      place = Place(segment: min(index, count - 2), part: 0)
    } else {
      let found = ReferenceKeyTimes.place(
        times, easings, at: instant.fraction, isExact: instant.isExact)
      place = Place(segment: found.segment, part: found.part)
      // The last keyframe is the end of the segment before it, also where nothing moves to the next.
      if found.segment == count - 1 || found.segment == times.count - 1 && found.segment > 0 {
        place = Place(segment: found.segment - 1, part: 1)
      }
    }
    if !instant.isExact {
      for jump in jumps(times) { place.margin = min(place.margin, abs(instant.fraction - jump)) }
    }
    return place
  }

  /// The fractions at which the value jumps; if the layer rotates, every corner is one.
  private func jumps(_ times: [Double]) -> [Double] {
    times.indices.filter { index in
      mode == .discrete || rotation != nil
        || index + 1 < times.count && times[index + 1] == times[index]
        || index > 0 && times[index - 1] == times[index]
        || index < path.segments.count && path.segments[index].isAfterMove
    }.map { times[$0] }
  }

  /// K-13: segments by their length; at a joint the later one applies.
  private func pacedPlace(at fraction: Double, isExact: Bool) -> Place {
    let lengths = path.segments.map(\.length)
    let times = ReferenceKeyTimes.paced(lengths)
    let hasLength = lengths.contains { $0 > 0 }
    let found = ReferenceKeyTimes.place(times, [], at: fraction, isExact: isExact)
    var place = Place(segment: found.segment, part: found.part)
    if found.segment == lengths.count {
      place = Place(segment: lengths.count - 1, part: 1)
    } else if hasLength, found.part > 0, found.part < 1 {
      place.part = path.segments[found.segment].parameter(
        after: found.part * lengths[found.segment])
    }
    // The times are not exact: they are measured.
    for jump in jumps(times) where jump > 0 && jump < 1 || !isExact {
      place.margin = min(place.margin, abs(fraction - jump))
    }
    return place
  }
}
