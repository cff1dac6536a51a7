// The factor that scales loops over seeds and large sizes.

import Foundation

/// The size of a test run: small by default, complete in the campaign.
package enum Campaign {
  /// The share of each loop that runs: 1 is the complete campaign, more goes beyond it.
  ///
  /// Read from the environment variable `ANIMATIC_CAMPAIGN`; 0.02 without it, at least 0.01. Text that is
  /// not a number stops the run, so that a small run can't pass for the campaign.
  package static let scale: Double = {
    guard let text = ProcessInfo.processInfo.environment["ANIMATIC_CAMPAIGN"] else { return 0.02 }
    guard let scale = Double(text), scale.isFinite else {
      fatalError("ANIMATIC_CAMPAIGN is \"\(text)\". Set it to a number, such as 1.")
    }
    return max(0.01, scale)
  }()

  /// Whether the run covers at least all that the campaign covers.
  package static var isComplete: Bool { scale >= 1 }

  /// The share of a size, rounded up: at least 1 and at most the complete size, because a size beyond it
  /// tests something else.
  package static func count(_ complete: Int) -> Int { min(complete, scaled(complete)) }

  private static func scaled(_ complete: Int) -> Int {
    max(1, Int((Double(complete) * scale).rounded(.up)))
  }

  /// Some of the elements at even distances, at least one if there is any.
  package static func share<Element>(of complete: [Element]) -> [Element] {
    let step = max(1, Int((1 / scale).rounded()))
    return stride(from: 0, to: complete.count, by: step).map { complete[$0] }
  }

  /// The first seeds of a range, at least one; beyond the range where the scale is above 1.
  package static func seeds(_ complete: ClosedRange<UInt64>) -> ClosedRange<UInt64> {
    let first = complete.lowerBound
    return first...first + UInt64(scaled(complete.count) - 1)
  }

  /// Half the share of a number of occurrences that a complete run has to reach, rounded down: a small run
  /// may reach none.
  package static func least(_ complete: Int) -> Int {
    isComplete ? complete : Int(Double(complete) * scale / 2)
  }
}
