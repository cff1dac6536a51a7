// A description of a sequence: flat, unresolved, a value. Nothing in it runs, and no clock is read
// to make it.

import AnimaticCore

/// A description of what shall move and when: what chains and builders are made of.
///
/// It is a value: a stored composition can be used twice, and neither use changes the other.
/// Nothing is resolved until it is asked for its timeline, its groups or its dump, or is run.
public struct Composition: Composable, CustomStringConvertible {
  /// What was written, once it is more than one plain verb: one body or none.
  ///
  /// An array, because it is a box that is copied when it is shared and written to, and small to
  /// hand on.
  private var written: [CompositionBody]
  /// The layer of a chain.
  private(set) var host: (any LayerHost)?
  /// The only thing that was written.
  ///
  /// Most statements of a builder are no more, and this way they take no memory of their own.
  private(set) var onlyVerb: PlainVerb?
  /// The file of that.
  private(set) var onlyFile: String

  /// The composition itself.
  public var composition: Composition { self }

  /// How many animations were written, on one line.
  public var description: String {
    let count = body.nodes.count { $0.kind == .leaf }
    return "composition of \(count) animation\(count == 1 ? "" : "s")"
  }

  // MARK: What is in it

  /// How many nodes were written.
  var nodeCount: Int { written.isEmpty ? (onlyVerb == nil ? 0 : 1) : written[0].nodes.count }

  /// The index of the last verb or group: what modifiers address.
  var lastVerb: Int? { written.isEmpty ? (onlyVerb == nil ? nil : 0) : written[0].lastVerb }

  /// Whether nothing was written, and nothing went wrong.
  var isEmpty: Bool {
    written.isEmpty ? onlyVerb == nil : written[0].nodes.isEmpty && written[0].problems.isEmpty
  }

  /// How many nodes it has as a statement of a builder.
  var treeSize: Int { written.isEmpty ? nodeCount : written[0].treeSize }

  /// How many numbers its values are.
  var numberCount: Int {
    written.isEmpty ? onlyVerb?.numberCount ?? 0 : written[0].pool.numbers.count
  }

  /// All that was written.
  var body: CompositionBody {
    get { written.isEmpty ? unfolded : written[0] }
    _modify {
      if written.isEmpty { unfold() }
      yield &written[0]
    }
  }

  /// Takes out all that was written.
  mutating func takeBody() -> CompositionBody {
    written.popLast() ?? unfolded
  }

  /// Writes a verb after what stands so far.
  @inline(never)
  mutating func append(_ verb: borrowing PlainVerb, file: String, layer: Int32) {
    if written.isEmpty {
      if onlyVerb == nil {
        onlyVerb = copy verb
        onlyFile = file
        return
      }
      unfold()
    }
    written[0].append(verb, file: file, layer: layer)
  }

  /// Writes the word then.
  @inline(never)
  mutating func appendThen(gap: Double, file: String, line: UInt, layer: Int32) {
    if written.isEmpty { unfold() }
    written[0].appendThen(gap: gap, file: file, line: line, layer: layer)
  }

  @inline(never)
  private mutating func unfold() {
    // In its place: one that is made beside it would be copied.
    written = [CompositionBody()]
    let layer = host.map { written[0].index(of: $0) } ?? -1
    if let onlyVerb { written[0].append(onlyVerb, file: onlyFile, layer: layer) }
    onlyVerb = nil
    onlyFile = ""
    host = nil
  }

  private var unfolded: CompositionBody {
    var body = CompositionBody()
    let layer = host.map { body.index(of: $0) } ?? -1
    if let onlyVerb { body.append(onlyVerb, file: onlyFile, layer: layer) }
    return body
  }
}

// In an extension, so that they can make it at once from all its parts: an init that assigns them one
// by one ends with a copy of the whole.
extension Composition {
  /// Nothing.
  @usableFromInline
  init() { self.init(host: nil) }

  /// Nothing yet, on a layer.
  @inline(__always)
  init(host: (any LayerHost)?) {
    self.init(written: [], host: host, onlyVerb: nil, onlyFile: "")
  }

  init(_ body: consuming CompositionBody) {
    self.init(written: [body], host: nil, onlyVerb: nil, onlyFile: "")
  }
}
