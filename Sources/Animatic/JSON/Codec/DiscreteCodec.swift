// Values of a user's own type as JSON, by their Codable: the only place that needs Foundation's
// coders.

import AnimaticCore
import Foundation

/// How values of one type that are compared are written and read.
protocol DiscreteCoding: Sendable {
  /// A value as JSON; nil for one that can't be written, or is of another type.
  func json(_ value: any Hashable & Sendable) -> String?

  /// A value from JSON.
  ///
  /// - Throws: What its type says is wrong with it.
  func value(_ json: String) throws -> any Hashable & Sendable

  /// A value as what a `DiscreteValue` of the type is made of; nil is nothing.
  func flat(_ value: (any Hashable & Sendable)?) -> FlatValue

  /// What a `DiscreteValue` of the type holds.
  func wrapped(_ value: FlatValue) -> (any Hashable & Sendable)?
}

struct DiscreteCodec<Wrapped: Hashable & Sendable & Codable>: DiscreteCoding {
  func json(_ value: any Hashable & Sendable) -> String? {
    guard let value = value as? Wrapped else { return nil }
    let encoder = JSONEncoder()
    // In one order, so that the same value is always the same text.
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    encoder.nonConformingFloatEncodingStrategy = .convertToString(
      positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
    return (try? encoder.encode(value)).map { String(decoding: $0, as: UTF8.self) }
  }

  func value(_ json: String) throws -> any Hashable & Sendable {
    let decoder = JSONDecoder()
    decoder.nonConformingFloatDecodingStrategy = .convertFromString(
      positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
    return try decoder.decode(Wrapped.self, from: Data(json.utf8))
  }

  func flat(_ value: (any Hashable & Sendable)?) -> FlatValue {
    DiscreteValue(value as? Wrapped).flat
  }

  func wrapped(_ value: FlatValue) -> (any Hashable & Sendable)? {
    DiscreteValue<Wrapped>(flat: value).wrapped
  }
}
