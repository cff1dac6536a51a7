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
  private var written: [CompositionBody] = []
  /// The layer of a chain.
  private(set) var host: (any LayerHost)?
  /// The only thing that was written.
  ///
  /// Most statements of a builder are no more, and this way they take no memory of their own.
  private(set) var onlyVerb: PlainVerb?

  @inline(__always)
  init(host: (any LayerHost)? = nil) {
    self.host = host
  }

  init(_ body: CompositionBody) {
    written = [body]
  }

  /// The composition itself.
  public var composition: Composition { self }

  /// How many animations were written, on one line.
  public var description: String {
    let count = body.nodes.count { $0.kind == .leaf }
    return "composition of \(count) animation\(count == 1 ? "" : "s")"
  }

  // MARK: What is in it

  /// How many nodes there are when it is one tree, at most.
  var size: Int { written.isEmpty ? 1 : written[0].nodes.count + 1 }

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
    guard !written.isEmpty else { return unfolded }
    var body = CompositionBody()
    swap(&body, &written[0])
    return body
  }

  /// Lends the only verb, without a copy.
  mutating func withOnlyVerb(_ use: (borrowing PlainVerb) -> Void) {
    if let onlyVerb { use(onlyVerb) }
  }

  /// Writes a verb after what stands so far.
  mutating func append(_ verb: PlainVerb, layer: Int32) {
    if written.isEmpty {
      if onlyVerb == nil {
        onlyVerb = verb
        return
      }
      unfold()
    }
    written[0].append(verb, layer: layer)
  }

  private mutating func unfold() {
    written = [unfolded]
    onlyVerb = nil
    host = nil
  }

  private var unfolded: CompositionBody {
    var body = CompositionBody()
    let layer = host.map { body.index(of: $0) } ?? -1
    if let onlyVerb { body.append(onlyVerb, layer: layer) }
    return body
  }
}
