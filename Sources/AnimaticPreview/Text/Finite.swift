// Numbers as pictures can use them: finite, and short as text.

#if canImport(CoreGraphics)
  import CoreGraphics
#else
  import Foundation
#endif

extension Double {
  /// The number itself, or 0 for one that nothing can be drawn with.
  var ifFinite: Double { isFinite && magnitude < 1e15 ? self : 0 }

  /// The number within bounds; 0 for NaN.
  func clamped(_ low: Double, _ high: Double) -> Double {
    isNaN ? low : Swift.min(Swift.max(self, low), high)
  }

  /// The number rounded to so many places after the point, where it has that many.
  func rounded(places: Int) -> Double {
    guard magnitude < 1e9 else { return self }
    var unit = 1.0
    for _ in 0..<places { unit *= 10 }
    return (self * unit).rounded() / unit
  }
}

extension CGFloat {
  /// The number itself, or 0 for one that nothing can be drawn with.
  var ifFinite: Double { Double(self).ifFinite }
}
