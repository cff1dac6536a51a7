// Values of custom types as JSON, by their Codable conformance: the only use of Foundation's
// coders.

import AnimaticCore
import Foundation

/// A codec for the values of one discrete type.
protocol DiscreteCoding: Sendable {
  /// The JSON of a value; nil for an unencodable one, or one of another type.
  func json(_ value: any Hashable & Sendable) -> String?

  /// The value of a JSON text.
  ///
  /// - Throws: The decoding error of the type.
  func value(_ json: String) throws -> any Hashable & Sendable

  /// The flat form of a `DiscreteValue` of the type; nil is the empty value.
  func flat(_ value: (any Hashable & Sendable)?) -> FlatValue

  /// The content of a `DiscreteValue` of the type.
  func wrapped(_ value: FlatValue) -> (any Hashable & Sendable)?
}

struct DiscreteCodec<Wrapped: Hashable & Sendable & Codable>: DiscreteCoding {
  func json(_ value: any Hashable & Sendable) -> String? {
    guard let value = value as? Wrapped else { return nil }
    let encoder = JSONEncoder()
    // Sorted, so the same value is always the same text.
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
