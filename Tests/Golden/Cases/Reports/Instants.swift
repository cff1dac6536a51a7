// The times at which a case is recorded.

/// Equally spaced times that are exact in binary, so that ends on multiples of an eighth are among
/// them.
struct Instants {
  /// The time from one instant to the next, in seconds.
  let step: Double

  /// The number of recorded instants, the first two of them before 0.
  static let count = 200

  /// The recorded length of what never ends, in seconds.
  private static let endless = 10.0

  /// Creates the times of a recording.
  ///
  /// - Parameter span: The duration of the recording.
  init(span: Double) {
    let length = span.isFinite ? min(max(span, 0), 1e9) : Self.endless
    var step = 1.0 / 64
    while step * Double(Self.count - 10) < length { step *= 2 }
    self.step = step
  }

  /// The times at which the values of a timeline are recorded.
  var times: [Double] { (0..<Self.count).map { Double($0 - 2) * step } }

  /// The times up to which a run is advanced; few of them are instants.
  var runTimes: [Double] { (1...30).map { Double($0) * step * 6.5 } }

  /// The times at which a scene without a timeline is recorded.
  var liveTimes: [Double] { (0..<Self.count).map { Double($0) * step } }
}
