// The only verb of a composition, packed or plain.

/// A single verb.
enum OnlyVerb {
  case packed(PackedVerb)
  case plain(PlainVerb)

  /// The number of numbers in its values.
  var numberCount: Int {
    switch self {
    case .packed: 2
    case .plain(let verb): verb.numberCount
    }
  }
}

extension CompositionBody {
  /// Appends a verb.
  mutating func append(_ verb: borrowing OnlyVerb, file: String, layer: Int32) {
    switch copy verb {
    case .packed(let verb): append(verb, file: file, layer: layer)
    case .plain(let verb): append(verb, file: file, layer: layer)
    }
  }

  mutating func append(_ verb: PackedVerb, file: String, layer: Int32) {
    nodes.append(verb.node(layer: layer, file: pool.index(ofFile: file), in: &pool))
  }
}
