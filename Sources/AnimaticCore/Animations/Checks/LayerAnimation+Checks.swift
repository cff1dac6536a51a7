// Whether a single animation can be played on any layer.

extension LayerAnimation {
  /// The diagnostic of an animation that no layer can play (T-17, L-49, C-4); nil if playable.
  ///
  /// - Complexity: O(n) in the numbers of the animation.
  package var diagnostic: Diagnostic? {
    var pool = AnimationPool()
    var listeners: [AnimationObservers] = []
    guard var record = pool.encode(self, listeners: &listeners) else { return nil }
    let found = record.check(in: pool)
    return record.flags.contains(.rejected) ? found.first { $0.severity == .error } : nil
  }

  /// Whether times and repeats are valid; only a group may be infinite.
  package var hasUsableTiming: Bool {
    attributes.timing.isValid && (self is AnimationGroup || attributes.timing.duration.isFinite)
  }
}

extension KeyframeAnimation {
  /// The effective key times; nil if keyframes are spaced evenly instead (K-4).
  package var usableKeyTimes: [Double]? {
    keyTimes.flatMap { KeyframeTimes.isUsable($0) ? $0 : nil }
  }

  /// Whether the shape parameters of cubic keyframes are in range.
  package var hasUsableShapes: Bool {
    [tensionValues, continuityValues, biasValues].allSatisfy { values in
      values?.allSatisfy { abs($0) <= KeyframeTable.greatestShape } ?? true
    }
  }
}
