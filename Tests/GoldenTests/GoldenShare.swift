// How much of the net a test run compares.

import Foundation
import GoldenCases
import RandomScenes

/// The share of the cases that a test run compares.
enum GoldenShare {
  /// The folder of the net.
  static let net = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().appending(path: "Golden")

  /// Whether the numbers of this platform are those of the stored reports, to the last digit.
  static var isExact: Bool {
    #if os(Linux)
      true
    #else
      false
    #endif
  }

  /// All cases of the net.
  static let all = Result { try GoldenCase.all(in: net) }

  /// The cases that are compared.
  static func cases() throws -> [GoldenCase] { Campaign.share(of: try all.get()) }
}
