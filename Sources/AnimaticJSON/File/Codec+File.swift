// A file: its lists in order, and on demand the resolved times in absolute seconds, for readers that
// can't compile it.

import Animatic
import AnimaticCore
import AnimaticEngine

extension Codec<Void> {
  /// The version of the format: files of a newer one are rejected.
  fileprivate static var version: Int { 1 }
  fileprivate static var versionKey: String { "animatic" }

  /// The codec of a file, whose version is checked first.
  static var file: Codec {
    .object(
      (),
      [
        Field(written: versionKey) { Codec<Int>.positive.write(version, $0) },
        Field(
          list: "layers", .layer,
          { coder in coder.body.hosts.indices.lazy.map { coder.entry(ofLayer: $0) } },
          add: { $0.add($1) }),
        Field(
          list: "properties", .declaration,
          { zip($0.propertyNames, $0.body.pool.paths).lazy.map { ($0, $1) } },
          add: { $0.properties[$1.id] = $0.body.pool.intern($1.path) }),
        Field(
          list: "callbacks", .callback.list,
          {
            $0.placed($0.body.listeners) { Int($0.pool.attributes(of: $1.record).listener) }
              .map { $0.entries(at: $1) }
          },
          add: { $0.body.listeners.append(AnimationObservers($1)) }),
        Field(
          list: "observers", .observer,
          { $0.placed($0.body.observations) { $0.nodeOperator(of: $1)?.observer ?? -1 } },
          add: { $0.body.observations.append($1.0) }),
        Field(
          list: "nodes", NodeEntry.codec, isRequired: true,
          { coder in coder.body.nodes.lazy.map { NodeEntry($0, in: coder.body) } },
          add: { coder, entry throws(JSONError) in try coder.add(entry) }),
        Field(
          list: "problems", .diagnostic, { $0.body.diagnostics },
          add: { $0.body.diagnostics.append($1) }),
        Field(written: "timeline") { coder in coder.timeline.map(coder.resolved) },
      ])
  }
}

extension Field<Void> {
  /// A field that is not read.
  fileprivate init(written key: String, _ element: @escaping (CompositionCoder) -> JSONElement?) {
    self.init(keys: [key]) { _, coder, members in
      if let element = element(coder) { members.append((key, element)) }
      return true
    } read: { _, _, _ in
    }
  }

  /// A list of a file.
  ///
  /// - Parameters:
  ///   - key: Its key.
  ///   - codec: The codec of an entry.
  ///   - isRequired: Whether an empty list is written, and a missing one an error.
  ///   - entries: Returns the entries of a composition, each made when it is written.
  ///   - add: Adds an entry that was read.
  fileprivate init<Entries: Sequence>(
    list key: String, _ codec: Codec<Entries.Element>, isRequired: Bool = false,
    _ entries: @escaping (CompositionCoder) -> Entries,
    add: @escaping (CompositionCoder, Entries.Element) throws(JSONError) -> Void
  ) {
    self.init(keys: [key], isRequired: isRequired) { _, coder, members in
      var elements: [JSONElement] = []
      coder.path = "\(key)[0]"
      for entry in entries(coder) {
        elements.append(codec.write(entry, coder))
        coder.path = "\(key)[\(elements.count)]"
      }
      if isRequired || !elements.isEmpty { members.append((key, .array(elements))) }
      return true
    } read: { root, _, coder throws(JSONError) in
      for element in try root.required(key).elements() {
        coder.element = element
        try add(coder, codec.read(element, coder))
      }
    }
  }
}

extension CompositionCoder {
  /// Reads the text, and checks everything before use: the result can be compiled.
  func read(_ bytes: [UInt8]) throws(JSONError) -> Composition {
    self.bytes = bytes
    root = try JSONParser.parse(bytes)
    try checkVersion()
    try Codec.file.read(root, self)
    for (layer, model) in models { try readModel(model, of: layer) }
    body.diagnostics += diagnostics + keyDiagnostics
    return Composition(body)
  }

  private func checkVersion() throws(JSONError) {
    guard let element = try? root.value(Codec.versionKey) else {
      throw JSONError(
        id: "J-2", message: "The text is JSON, but no composition: it has no key animatic.",
        remedy: "Read what a composition's json() gave.")
    }
    let version = try Codec<Int>.positive.read(element, self)
    if version <= Codec.version { return }
    throw element.error(
      "J-2",
      "The format is version \(version), and this library knows those up to \(Codec.version).",
      "Read it with a newer version of the library.")
  }

  /// The resolved times: the begin and end of every property animation.
  fileprivate func resolved(_ timeline: Timeline) -> JSONElement {
    let plan = timeline.plan
    let easings = Codec<TimingFunction>.easing
    let animations = plan.layers.flatMap { layer in
      layer.nodes.filter { !plan.nodes[$0].isGroup }.map { node in
        let record = plan.nodes[node].record
        let span = plan.activeInterval(of: Int(node))
        let easing = plan.pool.function(record.easing)
        return JSONElement.object([
          "layer": layer.id.map { Codec<Int>.positive.write(number(of: $0), self) },
          "keyPath": JSONElement(.text(plan.pool.path(record.property).keyPath)),
          "begin": span.map { JSONElement(.number($0.enter)) },
          "end": span.map { JSONElement(.number($0.exit)) },
          "easing": easing.map { easings.write($0, self) },
          "place": plan.pool.place(record).map { JSONElement(.text($0.description)) },
        ])
      }
    }
    return .object([
      "duration": JSONElement(.number(plan.duration)),
      "animations": .array(animations),
    ])
  }
}

extension Codec {
  fileprivate static var diagnostic: Codec<Diagnostic> {
    let severities = [Diagnostic.Severity.info, .warning, .error]
    let time = numbers.map(
      reading: { numbers, _ in
        numbers.count == 2 && numbers[0] <= numbers[1] ? numbers[0]...numbers[1] : nil
      }, writing: { time, _ in [time.lowerBound, time.upperBound] },
      remedy: "Write two numbers that ascend.", else: { _ in "It is no begin and end." })
    return .object(
      ("id", .text), ("severity", .name(of: severities, \.rawValue)), ("message", .text),
      ("remedy", .text), ("path", .text.usual("")), ("time", time.optional),
      ("place", .place.optional)
    ) {
      Diagnostic($1, $0, $2, remedy: $3, at: $6, path: $4, time: $5)
    } parts: {
      ($0.id, $0.severity, $0.message, $0.remedy, $0.path, $0.time, $0.place)
    }
  }
}
