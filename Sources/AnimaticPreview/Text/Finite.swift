// Numbers for pictures: finite, and short as text.

#if canImport(CoreGraphics)
  import CoreGraphics
#else
  import Foundation
#endif

extension Double {
  /// The number, or 0 if it can't be drawn.
  var ifFinite: Double { isFinite && magnitude < 1e15 ? self : 0 }

  /// The number clamped to a range; 0 for NaN.
  func clamped(_ low: Double, _ high: Double) -> Double {
    isNaN ? low : Swift.min(Swift.max(self, low), high)
  }

  /// The number rounded to a number of decimal places, if it has that many.
  func rounded(places: Int) -> Double {
    guard magnitude < 1e9 else { return self }
    var unit = 1.0
    for _ in 0..<places { unit *= 10 }
    return (self * unit).rounded() / unit
  }
}

extension CGFloat {
  /// The number, or 0 if it can't be drawn.
  var ifFinite: Double { Double(self).ifFinite }
}
