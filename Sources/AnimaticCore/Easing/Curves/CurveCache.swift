// The table of named curves, one per process, read without an object, closure, allocation, or
// reference count.

/// Access to all curves of a plan: named ones from a table, others from the plan's array.
///
/// Keep one in the evaluator and pass the plan's curves with each call. Type and members must be
/// usable from inline to be inlined into other modules.
@usableFromInline
package struct CurveCache: @unchecked Sendable {
  // Unchecked because of the pointers: their memory is initialized before the cache is shared,
  // never written again, and never freed.

  /// The shared cache; its table is built lazily, in about 0.1 ms.
  @usableFromInline package static let shared = CurveCache()

  @usableFromInline let table: UnsafePointer<Double>
  private let named: UnsafePointer<CubicCurve>

  private init() {
    let count = NamedCurve.allCases.count * CurveApproximation.length
    let bytes = UnsafeMutableRawPointer.allocate(
      byteCount: count * MemoryLayout<Double>.stride, alignment: 64)
    let numbers = bytes.initializeMemory(as: Double.self, repeating: 0, count: count)
    let curves = UnsafeMutablePointer<CubicCurve>.allocate(capacity: NamedCurve.allCases.count)
    for (index, name) in NamedCurve.allCases.enumerated() {
      (curves + index).initialize(to: CubicCurve(name.controlPoints))
      CurveApproximation.fill(numbers + index * CurveApproximation.length, with: curves[index])
    }
    table = UnsafePointer(numbers)
    named = UnsafePointer(curves)
  }

  /// Returns the eased fraction of a named curve: exactly 0 up to 0 (and for NaN), exactly 1 from 1
  /// on.
  @inlinable @inline(__always)
  func value(of curve: NamedCurve, at fraction: Double) -> Double {
    approximation(of: curve).value(at: fraction) ?? solvedValue(of: curve, at: fraction)
  }

  /// Returns the approximation of a named curve.
  @inlinable @inline(__always)
  func approximation(of curve: NamedCurve) -> CurveApproximation {
    CurveApproximation(rows: table + Int(curve.rawValue) &* CurveApproximation.length)
  }

  @usableFromInline @inline(never)
  func solvedValue(of curve: NamedCurve, at fraction: Double) -> Double {
    named[Int(curve.rawValue)].solvedValue(at: fraction)
  }
}
