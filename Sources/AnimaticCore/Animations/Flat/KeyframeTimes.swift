// The effective times of keyframes.

// One time for each keyframe: explicit, evenly spaced, or paced (K-3, K-4, K-8).

enum KeyframeTimes {
  /// Returns the effective times.
  ///
  /// A keyframe without a time gets one past the end: it is never reached.
  static func resolved(
    _ written: [Double]?, count: Int, mode: CalculationMode, isPath: Bool
  ) -> [Double] {
    guard !mode.isPaced, let written, isUsable(written) else {
      // Each value of a discrete animation has its own slot; of a path, each segment.
      let slots = mode == .discrete && !isPath ? count : count - 1
      return (0..<count).map { slots < 1 ? 0 : Double($0) / Double(slots) }
    }
    let prefix = written.prefix(count)
    return Array(prefix) + [Double](repeating: .infinity, count: count - prefix.count)
  }

  /// Returns times proportional to the distances between keyframes; evenly spaced without
  /// distances.
  static func paced(by distances: [Double]) -> [Double]? {
    var sums = [0.0]
    for distance in distances { sums.append((sums.last ?? 0) + distance) }
    guard let total = sums.last, total > 0, total.isFinite else { return nil }
    return sums.dropLast().map { $0 / total } + [1]
  }

  /// Returns the distances between values over all components (K-8).
  static func distances(of numbers: ArraySlice<Double>, count: Int, components: Int) -> [Double] {
    // Scaled to prevent overflow of squares and sums.
    let largest = numbers.reduce(0) { max($0, abs($1)) }
    guard largest > 0, components > 0, count > 1 else { return [] }
    return (1..<count).map { index in
      let start = numbers.startIndex + index * components
      return (start..<start + components).reduce(0.0) { sum, place in
        let way = numbers[place] / largest - numbers[place - components] / largest
        return sum + way * way
      }.squareRoot()
    }
  }

  static func isUsable(_ times: [Double]) -> Bool {
    !times.isEmpty && times.allSatisfy { $0 >= 0 && $0 <= 1 }
      && zip(times, times.dropFirst()).allSatisfy { $0 <= $1 }
  }
}
