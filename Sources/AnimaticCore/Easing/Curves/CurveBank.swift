// The process's one table of named curves, read without an object, closure, allocation or reference
// count.

/// Access to every curve of a plan: named ones by a table, the plan's own from its array.
///
/// Keep one in the evaluator and hand it the plan's curves with each call. It can be inlined into
/// other modules only while type and members are usable from inline.
@usableFromInline
package struct CurveBank: @unchecked Sendable {
  // Unchecked because of the pointers: what they point to is written before the one bank exists,
  // and then never again, and is never freed.

  /// The bank of this process; its table is built when it is first asked for, in about 0.1 ms.
  package static let shared = CurveBank()

  /// The first code of a curve that has no name: its index in the plan's curves is the code minus
  /// this.
  package static let firstOwn: Int32 = 16

  @usableFromInline let table: UnsafePointer<Double>
  private let named: UnsafePointer<CubicCurve>

  private init() {
    let curves = NamedCurve.allCases.map { CubicCurve($0.controlPoints) }
    let count = curves.count * CurveFit.length
    let bytes = UnsafeMutableRawPointer.allocate(
      byteCount: count * MemoryLayout<Double>.stride, alignment: 64)
    let numbers = bytes.initializeMemory(as: Double.self, repeating: 0, count: count)
    let copies = UnsafeMutablePointer<CubicCurve>.allocate(capacity: curves.count)
    for (index, curve) in curves.enumerated() {
      CurveFit.fill(numbers + index * CurveFit.length, with: curve)
      (copies + index).initialize(to: curve)
    }
    table = UnsafePointer(numbers)
    named = UnsafePointer(copies)
  }

  /// The eased fraction of a named curve: exactly 0 up to 0 (and for NaN), exactly 1 from 1 on.
  @inlinable @inline(__always)
  func value(named code: Int32, at fraction: Double) -> Double {
    fit(of: code).value(at: fraction) ?? solvedValue(code, at: fraction)
  }

  /// The fit of a named curve.
  @inlinable @inline(__always)
  func fit(of code: Int32) -> CurveFit { CurveFit(rows: table + Int(code) &* CurveFit.length) }

  @usableFromInline @inline(never)
  func solvedValue(_ code: Int32, at fraction: Double) -> Double {
    named[Int(code)].solvedValue(at: fraction)
  }
}
