// How a frame loop evaluates a curve by its code: no object, closure, allocation or reference
// count. Owns the process's one table of named curves. Knows nothing of animations.

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

  /// The eased fraction: exactly 0 up to 0 (and for NaN), exactly 1 from 1 on.
  ///
  /// - Parameters:
  ///   - code: 0…4 for a named curve, 16 + index for one of `own`; any other is linear.
  ///   - fraction: The fraction of the pass.
  ///   - own: The curves of the plan.
  @inlinable @inline(__always)
  package func value(
    _ code: Int32, at fraction: Double, own: UnsafeBufferPointer<EasingCurve>
  ) -> Double {
    UInt32(bitPattern: code) < 5
      ? value(named: code, at: fraction) : ownValue(code, at: fraction, own: own)
  }

  /// The same of a named curve.
  @inlinable @inline(__always)
  func value(named code: Int32, at fraction: Double) -> Double {
    fit(of: code).value(at: fraction) ?? solvedValue(code, at: fraction)
  }

  /// The fit of a named curve.
  @inlinable @inline(__always)
  func fit(of code: Int32) -> CurveFit { CurveFit(rows: table + Int(code) &* CurveFit.length) }

  @usableFromInline @inline(never)
  func ownValue(_ code: Int32, at fraction: Double, own: UnsafeBufferPointer<EasingCurve>) -> Double
  {
    guard fraction > 0 else { return 0 }
    guard fraction < 1 else { return 1 }
    let index = Int(code) - Int(Self.firstOwn)
    guard own.indices.contains(index) else { return fraction }
    // Not `own[index].value`: a copy of the curve would cost a third of the evaluation.
    let kind = own[index].code
    if kind == -1 { return own[index].cubic.solvedValue(at: fraction) }
    return kind < 0
      ? formValue(own, index, at: fraction) : value(named: kind, at: fraction)
  }

  @inline(never)
  private func formValue(
    _ own: UnsafeBufferPointer<EasingCurve>, _ index: Int, at fraction: Double
  ) -> Double {
    own[index].value(at: fraction)
  }

  @usableFromInline @inline(never)
  func solvedValue(_ code: Int32, at fraction: Double) -> Double {
    named[Int(code)].solvedValue(at: fraction)
  }
}
