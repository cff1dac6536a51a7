// An unresolved description of a sequence, as a flat value. Creating it runs nothing and reads no
// clock.

import AnimaticCore

/// A description of animations and their timing, built by chains and builders.
///
/// It is a value: a stored composition can be used twice, and neither use changes the other. It is
/// resolved when its timeline, groups, or dump are read, or when it runs.
public struct Composition: Composable, CustomStringConvertible {
  // Either nothing is set, or the body, the only verb, or the row: stored properties and not an
  // enum, because an enum's payload can't be changed in place.

  /// The content, unless it is only plain verbs: one body or none.
  ///
  /// An array, as a copy-on-write box that is small to pass.
  private var written: [CompositionBody]
  /// The layer of a chain of plain verbs.
  private(set) var host: (any LayerHost)?
  /// The single verb.
  ///
  /// Most statements of a builder are one verb, and need no allocation this way.
  private(set) var onlyVerb: OnlyVerb?
  /// The content, while it is only plain verbs of one file and then operators.
  private(set) var row: [PackedVerb]
  /// The file of the verbs.
  private(set) var verbFile: String

  /// The composition itself.
  public var composition: Composition { self }

  /// The number of animations, on one line.
  public var description: String {
    let count = body.nodes.count { $0.kind == .leaf }
    return "composition of \(count) animation\(count == 1 ? "" : "s")"
  }

  // MARK: Content

  /// The index of the last verb or group: the target of modifiers.
  ///
  /// - Complexity: O(n) if verbs in containers are packed.
  var lastVerb: Int? {
    if !written.isEmpty { return written[0].rows.isEmpty ? written[0].lastVerb : body.lastVerb }
    return row.isEmpty ? (onlyVerb == nil ? nil : 0) : row.count - 1
  }

  /// Whether there are no nodes and no diagnostics.
  var isEmpty: Bool {
    written.isEmpty
      ? onlyVerb == nil && row.isEmpty : written[0].nodes.isEmpty && written[0].problems.isEmpty
  }

  /// The single verb, packed; nil if it can't be.
  @inline(__always)
  var packedVerb: PackedVerb? {
    if case .packed(let verb) = onlyVerb { verb } else { nil }
  }

  /// The identity of the verbs' layer; nil for none.
  @inline(__always)
  var hostID: ObjectIdentifier? { host.map { ObjectIdentifier($0) } }

  /// The number of nodes as a builder's statement.
  var treeSize: Int {
    if !written.isEmpty { return written[0].treeSize }
    return row.isEmpty ? (onlyVerb == nil ? 0 : 1) : 2
  }

  /// The number of numbers in its nodes.
  var numberCount: Int {
    written.isEmpty ? onlyVerb?.numberCount ?? 0 : written[0].pool.numbers.count
  }

  /// The whole content, each verb as a node.
  ///
  /// - Complexity: O(n) if verbs are packed.
  package internal(set) var body: CompositionBody {
    get { packedBody.unpacked }
    _modify {
      if written.isEmpty { unfold() }
      written[0].unpack()
      yield &written[0]
    }
  }

  /// The whole content, with packed rows.
  var packedBody: CompositionBody {
    if !written.isEmpty { return written[0] }
    var body = CompositionBody()
    let layer = host.map { body.index(of: $0) } ?? -1
    if let onlyVerb { body.append(onlyVerb, file: verbFile, layer: layer) }
    if !row.isEmpty { body.append(row, file: verbFile, layer: layer) }
    return body
  }

  /// Moves the content out, each verb as a node.
  mutating func takeBody() -> CompositionBody { takePackedBody().unpacked }

  /// Moves the content out, with packed rows.
  mutating func takePackedBody() -> CompositionBody { written.popLast() ?? packedBody }

  /// Appends a packed verb.
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

  /// Appends a verb that can't be packed.
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

  /// Appends a then operator.
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

  /// Starts a row with the only verb; false if it can't be packed, or there is none.
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
    // In place: a separately made body would be copied.
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

// In an extension, to use the memberwise initializer: assigning the properties one by one ends with
// a copy of the whole.
extension Composition {
  /// Creates an empty composition.
  @usableFromInline
  init() { self.init(host: nil) }

  /// Creates an empty composition on a layer.
  @inline(__always)
  init(host: (any LayerHost)?) {
    self.init(written: [], host: host, onlyVerb: nil, row: [], verbFile: "")
  }

  package init(_ body: consuming CompositionBody) {
    self.init(written: [body], host: nil, onlyVerb: nil, row: [], verbFile: "")
  }
}
