// An unresolved description of a sequence, as a flat value. Creating it runs nothing and reads no
// clock.

import AnimaticCore

/// A description of animations and their timing, built by chains and builders.
///
/// It is a value: a stored composition can be used twice, and neither use changes the other. It is
/// resolved when its timeline, groups, or dump are read, or when it runs.
public struct Composition: Composable, CustomStringConvertible {
  /// The content, unless it is a single verb: one body or none.
  ///
  /// An array, as a copy-on-write box that is small to pass.
  private var written: [CompositionBody]
  /// The only verb, while nothing else is written: most statements of a builder are one verb, and
  /// need no allocation this way.
  private(set) var onlyVerb: PlainVerb?
  /// The layer of the only verb.
  private(set) var host: (any LayerHost)?
  /// The file of the only verb; empty without one.
  private(set) var verbFile: String

  /// The composition itself, as the protocol requires.
  public var composition: Composition { self }

  /// The number of animations, on one line.
  public var description: String {
    let count = body.nodes.count { $0.kind == .leaf }
    return "composition of \(count.of("animation"))"
  }

  // MARK: Content

  /// The index of the last verb or group: the target of modifiers.
  var lastVerb: Int? {
    written.isEmpty ? onlyVerb.map { _ in 0 } : written[0].lastVerb
  }

  var hasHost: Bool { written.isEmpty ? host != nil : !written[0].hosts.isEmpty }

  /// Whether there are no nodes and no diagnostics.
  var isEmpty: Bool {
    written.isEmpty ? onlyVerb == nil : written[0].nodes.isEmpty && written[0].diagnostics.isEmpty
  }

  /// The number of nodes as a builder's statement, and of the numbers in them.
  var treeSize: (nodes: Int, numbers: Int) {
    if let onlyVerb { return (1, onlyVerb.numberCount) }
    return written.isEmpty ? (0, 0) : (written[0].treeSize, written[0].pool.numbers.count)
  }

  /// The whole content.
  package internal(set) var body: CompositionBody {
    get {
      var copy = self
      copy.unfold()
      return copy.written[0]
    }
    _modify {
      unfold()
      yield &written[0]
    }
  }

  /// Moves the content out.
  mutating func takeBody() -> CompositionBody {
    unfold()
    return written.removeLast()
  }

  /// Appends a verb.
  mutating func append(_ verb: borrowing PlainVerb, file: String, layer: Int32) {
    if written.isEmpty, onlyVerb == nil {
      onlyVerb = copy verb
      verbFile = file
    } else {
      body.append(verb, file: file, layer: layer)
    }
  }

  /// Writes the content into a body.
  private mutating func unfold() { if written.isEmpty { makeBody() } }

  private mutating func makeBody() {
    // In place: a separately made body would be copied.
    written = [CompositionBody()]
    let layer = host.map { written[0].index(of: $0) } ?? -1
    if let onlyVerb {
      // Most chains have a few verbs.
      written[0].nodes.reserveCapacity(4)
      written[0].pool.numbers.reserveCapacity(8)
      written[0].append(onlyVerb, file: verbFile, layer: layer)
    }
    onlyVerb = nil
    verbFile = ""
    host = nil
  }
}

// In an extension, to use the memberwise initializer: assigning the properties one by one ends with
// a copy of the whole.
extension Composition {
  /// Creates an empty composition.
  init() { self.init(host: nil) }

  /// Creates an empty composition on a layer.
  init(host: (any LayerHost)?) {
    self.init(written: [], onlyVerb: nil, host: host, verbFile: "")
  }

  package init(_ body: consuming CompositionBody) {
    self.init(written: [consume body], onlyVerb: nil, host: nil, verbFile: "")
  }
}
