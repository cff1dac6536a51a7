// The coding of values that are not interpolated.

import AnimaticCore
import Foundation

/// The codecs of a registered discrete type.
protocol DiscreteCoding: Sendable {
  /// The codec of a `DiscreteValue` of the type.
  var value: Codec<FlatValue> { get }

  /// The codec of the content of such a value.
  var content: Codec<any Hashable & Sendable> { get }
}

struct DiscreteCodec<Wrapped: Hashable & Sendable & Codable>: DiscreteCoding {
  var value: Codec<FlatValue> { Codec<Wrapped>(write: encode, read: decode).discrete }

  var content: Codec<any Hashable & Sendable> { Codec(write: encode, read: decode) }

  private func encode(_ value: any Hashable & Sendable, _ coder: CompositionCoder) -> JSONElement {
    let encoder = JSONEncoder()
    // Sorted, so the same value is always the same text.
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    encoder.nonConformingFloatEncodingStrategy = .convertToString(
      positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
    let text = (value as? Wrapped).flatMap { try? encoder.encode($0) }
      .map { String(decoding: $0, as: UTF8.self) }
    // A null would be read as a missing value.
    if let text, text != "null" { return JSONElement(.literal(text)) }
    let fault = text == nil ? "can't be encoded." : "is encoded as null, which is no value."
    coder.report(
      "A value of type \(type(of: value)) \(fault)", "Let its encode(to:) write it.")
    return JSONElement(.text("\(value)"))
  }

  private func decode(
    _ element: JSONElement, _ coder: CompositionCoder
  ) throws(JSONError) -> Wrapped {
    let decoder = JSONDecoder()
    decoder.nonConformingFloatDecodingStrategy = .convertFromString(
      positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
    do {
      return try decoder.decode(Wrapped.self, from: Data(coder.bytes[element.range]))
    } catch {
      throw element.invalid(
        "The value can't be decoded: \(error).".oneLine, "Write what its type encodes.")
    }
  }
}
