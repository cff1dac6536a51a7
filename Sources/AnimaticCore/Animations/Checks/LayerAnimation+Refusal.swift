// What no layer can play, asked of one animation by itself.

extension LayerAnimation {
  /// Why no layer can play it, whatever is in it (T-17, L-49, C-4); nil where one can.
  ///
  /// - Complexity: O(n) in the numbers of the animation.
  package var refusal: Diagnostic? {
    var pool = AnimationPool()
    var listeners: [AnimationListener?] = []
    guard var record = pool.encode(self, listeners: &listeners) else { return nil }
    let found = record.check(in: pool)
    return record.flags.contains(.rejected) ? found.first { $0.severity == .error } : nil
  }

  /// Whether its times and repeats can be calculated with; only a group may last without end.
  package var hasUsableTiming: Bool {
    attributes.timing.isValid && (self is AnimationGroup || attributes.timing.duration.isFinite)
  }
}

extension KeyframeAnimation {
  /// The key times that count; nil where keyframes are spread evenly instead (K-4).
  package var usableKeyTimes: [Double]? {
    keyTimes.flatMap { KeyframeTimes.isUsable($0) ? $0 : nil }
  }

  /// Whether the shape of cubic keyframes can be calculated with.
  package var hasUsableShapes: Bool {
    [tensionValues, continuityValues, biasValues].allSatisfy { values in
      values?.allSatisfy { abs($0) <= KeyframeTable.greatestShape } ?? true
    }
  }
}
