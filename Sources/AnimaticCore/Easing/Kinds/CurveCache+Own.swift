// Evaluation of the easing of a record: named curves by table, others from the plan's curves.

extension CurveCache {
  /// Returns the eased fraction: exactly 0 up to 0 (and for NaN), exactly 1 from 1 on.
  ///
  /// - Parameters:
  ///   - easing: The easing; none is linear.
  ///   - fraction: The fraction of the pass.
  ///   - own: The curves of the plan.
  @inline(__always)
  package func value(
    _ easing: EasingID, at fraction: Double, own: UnsafeBufferPointer<EasingCurve>
  ) -> Double {
    if let curve = easing.named { return value(of: curve, at: fraction) }
    return ownValue(easing, at: fraction, own: own)
  }

  @inline(never)
  func ownValue(
    _ easing: EasingID, at fraction: Double, own: UnsafeBufferPointer<EasingCurve>
  ) -> Double {
    guard fraction > 0 else { return 0 }
    guard fraction < 1 else { return 1 }
    guard let index = easing.ownIndex, own.indices.contains(index) else { return fraction }
    // Not `own[index].value`: copying the curve would cost a third of the evaluation.
    if let curve = own[index].named { return value(of: curve, at: fraction) }
    return own[index].isCubic
      ? own[index].cubic.solvedValue(at: fraction) : formValue(own, index, at: fraction)
  }

  @inline(never)
  private func formValue(
    _ own: UnsafeBufferPointer<EasingCurve>, _ index: Int, at fraction: Double
  ) -> Double {
    // Not `own[index].sharedForm`, which copies the curve.
    own.baseAddress?[index].sharedForm?.value(at: fraction) ?? fraction
  }
}
