// The one factor that scales every loop over seeds.

import Foundation

/// The size of a test run: small by default, complete in the campaign.
package enum Campaign {
  /// The share of each loop that runs: 1 is the complete campaign, more goes beyond it.
  ///
  /// Read from the environment variable `ANIMATIC_CAMPAIGN`; 0.04 without it.
  package static let scale: Double = {
    let text = ProcessInfo.processInfo.environment["ANIMATIC_CAMPAIGN"]
    return text.flatMap(Double.init).map { max(0, $0) } ?? 0.04
  }()

  /// Whether the run covers at least all that the campaign covers.
  package static var isComplete: Bool { scale >= 1 }

  /// The share of a count, rounded up: at least 1.
  package static func count(_ complete: Int) -> Int {
    max(1, Int((Double(complete) * scale).rounded(.up)))
  }

  /// Some of the elements at even distances, at least one if there is any.
  package static func share<Element>(of complete: [Element]) -> [Element] {
    let step = max(1, Int((1 / max(scale, 1e-3)).rounded()))
    return stride(from: 0, to: complete.count, by: step).map { complete[$0] }
  }

  /// The first seeds of a range, at least one.
  package static func seeds(_ complete: ClosedRange<UInt64>) -> ClosedRange<UInt64> {
    let first = complete.lowerBound
    return first...first + UInt64(count(complete.count) - 1)
  }

  /// The share of a number of occurrences that a complete run has to reach, rounded down: a small run may
  /// reach none.
  package static func least(_ complete: Int) -> Int {
    isComplete ? complete : Int(Double(complete) * scale / 2)
  }
}
