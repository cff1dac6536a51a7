// Evaluation of the curve of any code: named ones by table, others from the plan's curves.

extension CurveCache {
  /// Returns the eased fraction: exactly 0 up to 0 (and for NaN), exactly 1 from 1 on.
  ///
  /// - Parameters:
  ///   - code: 0…4 for a named curve, 16 + index for one of `own`; any other is linear.
  ///   - fraction: The fraction of the pass.
  ///   - own: The curves of the plan.
  @inlinable @inline(__always)
  package func value(
    _ code: Int32, at fraction: Double, own: UnsafeBufferPointer<EasingCurve>
  ) -> Double {
    (0..<5).contains(code)
      ? value(named: code, at: fraction) : ownValue(code, at: fraction, own: own)
  }

  @usableFromInline @inline(never)
  func ownValue(_ code: Int32, at fraction: Double, own: UnsafeBufferPointer<EasingCurve>) -> Double
  {
    guard fraction > 0 else { return 0 }
    guard fraction < 1 else { return 1 }
    let index = Int(code) - Int(Self.firstOwn)
    guard own.indices.contains(index) else { return fraction }
    // Not `own[index].value`: copying the curve would cost a third of the evaluation.
    let kind = own[index].code
    if kind == -1 { return own[index].cubic.solvedValue(at: fraction) }
    return kind < 0
      ? formValue(own, index, at: fraction) : value(named: kind, at: fraction)
  }

  @inline(never)
  private func formValue(
    _ own: UnsafeBufferPointer<EasingCurve>, _ index: Int, at fraction: Double
  ) -> Double {
    // Not `own[index].sharedForm`, which copies the curve.
    own.baseAddress?[index].sharedForm?.value(at: fraction) ?? fraction
  }
}
