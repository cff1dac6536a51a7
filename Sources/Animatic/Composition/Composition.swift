// A description of a sequence: flat, unresolved, a value. Nothing in it runs, and no clock is read
// to make it.

import AnimaticCore

/// A description of what shall move and when: what chains and builders are made of.
///
/// It is a value: a stored composition can be used twice, and neither use changes the other.
/// Nothing is resolved until it is asked for its timeline, its groups or its dump, or is run.
public struct Composition: Composable, CustomStringConvertible {
  // Of what follows, either nothing is set, or the body, or the only verb, or the row: fields and
  // not an enum, because what stands in an enum can't be changed in its place.

  /// What was written, once it is more than plain verbs in a row: one body or none.
  ///
  /// An array, because it is a box that is copied when it is shared and written to, and small to
  /// hand on.
  private var written: [CompositionBody]
  /// The layer of a chain of plain verbs.
  private(set) var host: (any LayerHost)?
  /// The only thing that was written.
  ///
  /// Most statements of a builder are no more, and this way they take no memory of their own.
  private(set) var onlyVerb: OnlyVerb?
  /// What was written, as long as it is plain verbs of one file and the word then.
  private(set) var row: [PackedVerb]
  /// The file of the verbs.
  private(set) var verbFile: String

  /// The composition itself.
  public var composition: Composition { self }

  /// How many animations were written, on one line.
  public var description: String {
    let count = body.nodes.count { $0.kind == .leaf }
    return "composition of \(count) animation\(count == 1 ? "" : "s")"
  }

  // MARK: What is in it

  /// The index of the last verb or group: what modifiers address.
  ///
  /// - Complexity: O(n) where verbs in containers are packed.
  var lastVerb: Int? {
    if !written.isEmpty { return written[0].rows.isEmpty ? written[0].lastVerb : body.lastVerb }
    return row.isEmpty ? (onlyVerb == nil ? nil : 0) : row.count - 1
  }

  /// Whether nothing was written, and nothing went wrong.
  var isEmpty: Bool {
    written.isEmpty
      ? onlyVerb == nil && row.isEmpty : written[0].nodes.isEmpty && written[0].problems.isEmpty
  }

  /// The only thing that was written, packed; nil where it can't be.
  @inline(__always)
  var packedVerb: PackedVerb? {
    if case .packed(let verb) = onlyVerb { verb } else { nil }
  }

  /// Which layer the verbs are on; nil for none.
  @inline(__always)
  var hostID: ObjectIdentifier? { host.map { ObjectIdentifier($0) } }

  /// How many nodes it takes as a statement of a builder.
  var treeSize: Int {
    if !written.isEmpty { return written[0].treeSize }
    return row.isEmpty ? (onlyVerb == nil ? 0 : 1) : 2
  }

  /// How many numbers its nodes have.
  var numberCount: Int {
    written.isEmpty ? onlyVerb?.numberCount ?? 0 : written[0].pool.numbers.count
  }

  /// All that was written, each verb as a node.
  ///
  /// - Complexity: O(n) where verbs are packed.
  var body: CompositionBody {
    get { packedBody.unpacked }
    _modify {
      if written.isEmpty { unfold() }
      written[0].unpack()
      yield &written[0]
    }
  }

  /// All that was written, verbs in a row packed.
  var packedBody: CompositionBody {
    if !written.isEmpty { return written[0] }
    var body = CompositionBody()
    let layer = host.map { body.index(of: $0) } ?? -1
    if let onlyVerb { body.append(onlyVerb, file: verbFile, layer: layer) }
    if !row.isEmpty { body.append(row, file: verbFile, layer: layer) }
    return body
  }

  /// Takes out all that was written, each verb as a node.
  mutating func takeBody() -> CompositionBody { takePackedBody().unpacked }

  /// Takes out all that was written, verbs in a row packed.
  mutating func takePackedBody() -> CompositionBody { written.popLast() ?? packedBody }

  /// Writes a packed verb after what stands so far.
  @inline(__always)
  mutating func append(_ verb: PackedVerb, file: borrowing String, layer: Int32) {
    if !row.isEmpty, file == verbFile {
      row.append(verb)
    } else {
      appendOutsideRow(verb, file: copy file, layer: layer)
    }
  }

  @inline(never)
  private mutating func appendOutsideRow(
    _ verb: PackedVerb, file: consuming String, layer: Int32
  ) {
    if written.isEmpty {
      if onlyVerb == nil, row.isEmpty {
        onlyVerb = .packed(verb)
        verbFile = consume file
        return
      }
      if file == verbFile, startRow() { return row.append(verb) }
      unfold()
    }
    written[0].unpack()
    written[0].append(verb, file: file, layer: layer)
  }

  /// Writes a verb that can't be packed after what stands so far.
  @inline(never)
  mutating func append(_ verb: borrowing PlainVerb, file: String, layer: Int32) {
    if written.isEmpty {
      if onlyVerb == nil, row.isEmpty {
        onlyVerb = .plain(copy verb)
        verbFile = file
        return
      }
      unfold()
    }
    written[0].unpack()
    written[0].append(verb, file: file, layer: layer)
  }

  /// Writes the word then.
  @inline(never)
  mutating func appendThen(gap: Double, file: String, line: UInt, layer: Int32) {
    if written.isEmpty {
      if gap == 0, file == verbFile, startRow() {
        let last = row.count - 1
        if row[last].takesThen(line: line) { return row[last].sayThen(line: line) }
      }
      unfold()
    }
    written[0].unpack()
    written[0].appendThen(gap: gap, file: file, line: line, layer: layer)
  }

  /// Makes a row of the only verb; false where it can't be packed, or there is none.
  @inline(__always)
  private mutating func startRow() -> Bool {
    if !row.isEmpty { return true }
    guard let verb = packedVerb else { return false }
    row.append(verb)
    onlyVerb = nil
    return true
  }

  @inline(never)
  private mutating func unfold() {
    // In its place: one that is made beside it would be copied.
    written = [CompositionBody()]
    let layer = host.map { written[0].index(of: $0) } ?? -1
    if let onlyVerb { written[0].append(onlyVerb, file: verbFile, layer: layer) }
    if !row.isEmpty { written[0].append(row, file: verbFile, layer: layer) }
    onlyVerb = nil
    row = []
    verbFile = ""
    host = nil
  }
}

// In an extension, so that they can make it at once from all its parts: an init that assigns them
// one by one ends with a copy of the whole.
extension Composition {
  /// Nothing.
  @usableFromInline
  init() { self.init(host: nil) }

  /// Nothing yet, on a layer.
  @inline(__always)
  init(host: (any LayerHost)?) {
    self.init(written: [], host: host, onlyVerb: nil, row: [], verbFile: "")
  }

  init(_ body: consuming CompositionBody) {
    self.init(written: [body], host: nil, onlyVerb: nil, row: [], verbFile: "")
  }
}
