// Ease in, ease out, and its inverse, by halving.

/// The cubic Bézier curve with the control points (0.42, 0) and (0.58, 1).
enum ModelEasing {
  private static func bezier(_ first: Double, _ second: Double, _ s: Double) -> Double {
    let r = 1 - s
    return 3 * r * r * s * first + 3 * r * s * s * second + s * s * s
  }

  private static func x(_ s: Double) -> Double { bezier(0.42, 0.58, s) }

  private static func y(_ s: Double) -> Double { bezier(0, 1, s) }

  /// The eased time of a length.
  static func value(at time: Double, of length: Double) -> Double {
    snapped(length * y(parameter(time / length, of: x)))
  }

  /// The time at which an eased time is reached.
  static func time(reaching value: Double, of length: Double) -> Double {
    snapped(length * x(parameter(value / length, of: y)))
  }

  /// The parameter at which a rising coordinate has a value.
  private static func parameter(_ value: Double, of coordinate: (Double) -> Double) -> Double {
    if value <= 0 { return 0 }
    if value >= 1 { return 1 }
    var (low, high) = (0.0, 1.0)
    for _ in 0..<60 {
      let middle = (low + high) / 2
      if coordinate(middle) < value { low = middle } else { high = middle }
    }
    return (low + high) / 2
  }

  /// A number without the error of the halving, so that equal times are equal.
  private static func snapped(_ number: Double) -> Double {
    (number * 0x1p34).rounded() * 0x1p-34
  }
}
