// jump: up and down once, in place or to another place.

public import AnimaticCore

#if canImport(CoreGraphics)
  public import CoreGraphics
#else
  public import Foundation
#endif

extension Animate {
  /// Lets the layer jump once and land exactly where it began.
  ///
  /// The way is a parabola in time, as of something thrown straight up.
  ///
  /// ```swift
  /// Animate(ball).jump(height: 40, duration: 0.5)
  /// ```
  ///
  /// - Parameters:
  ///   - height: How high, in points; up is toward smaller y.
  ///   - duration: Seconds; nil is 1.
  ///   - easing: The easing; nil is linear.
  ///   - at: The position at which it begins; nil is the cursor.
  ///   - file: The file of the caller.
  ///   - line: The line of the caller.
  /// - Returns: The chain with the jump.
  public consuming func jump(
    height: Double = 30, duration: Double? = nil, easing: TimingFunction? = nil,
    at: Position? = nil, file: String = #fileID, line: UInt = #line
  ) -> Animate {
    effect(
      .translationY, values: [0, -height, 0], easings: [.rising, .falling],
      VerbOptions(duration, easing, at, file, line))
  }

  /// Lets the layer jump to a place that is so far from where it starts.
  ///
  /// The way is a parabola: x is even in time, y as of something thrown. It makes one group of two
  /// animations, of the x and of the y of the position, so modifiers after it speak of the group:
  /// give it its duration here.
  ///
  /// ```swift
  /// Animate(ball).jump(by: CGPoint(x: 80, y: 0), height: 40)
  /// ```
  ///
  /// - Parameters:
  ///   - by: How far it lands from where it starts, in points.
  ///   - height: How high it goes above the higher of both ends, in points; up is toward smaller y.
  ///   - duration: Seconds; nil is 1.
  ///   - easing: The easing; nil is linear.
  ///   - at: The position at which it begins; nil is the cursor.
  ///   - file: The file of the caller.
  ///   - line: The line of the caller.
  /// - Returns: The chain with the jump.
  public consuming func jump(
    by: CGPoint, height: Double = 30, duration: Double? = nil, easing: TimingFunction? = nil,
    at: Position? = nil, file: String = #fileID, line: UInt = #line
  ) -> Animate {
    leap(by: by, height: height, VerbOptions(duration, easing, at, file, line))
  }

  /// Lets the layer jump to a place that is so far from where it starts, written as [x, y].
  ///
  /// - Parameters:
  ///   - by: How far it lands from where it starts: two numbers; any other count is rejected with
  ///     C-2.
  ///   - height: How high it goes above the higher of both ends, in points; up is toward smaller y.
  ///   - duration: Seconds; nil is 1.
  ///   - easing: The easing; nil is linear.
  ///   - at: The position at which it begins; nil is the cursor.
  ///   - file: The file of the caller.
  ///   - line: The line of the caller.
  /// - Returns: The chain with the jump.
  public consuming func jump(
    by: [Double], height: Double = 30, duration: Double? = nil, easing: TimingFunction? = nil,
    at: Position? = nil, file: String = #fileID, line: UInt = #line
  ) -> Animate {
    let input = PointInput(by)
    let options = VerbOptions(duration, easing, at, file, line)
    guard let way = input.point(0), input.mistake == nil else {
      return basic(.position, by: .zero, options).checking(input)
    }
    return leap(by: way, height: height, options)
  }
}
