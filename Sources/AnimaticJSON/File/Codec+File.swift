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
          list: "layers", .layer, \.hosts.indices, { $0.entry(ofLayer: $1) }, add: { $1.add($0) }),
        Field(
          list: "properties", PropertyEntry.codec, \.pool.paths.indices,
          { PropertyEntry($0.body.pool.paths[$1], id: $0.propertyNames[$1]) },
          add: { $1.properties[$0.id] = $1.body.pool.intern($0.path) }),
        Field(
          list: "callbacks", CallbackEntry.codec.list, \.listeners.indices,
          { CallbackEntry.all(of: $0.body.listeners[$1], at: $0.listenerPlaces[$1] ?? nil) },
          add: { $1.body.listeners.append(AnimationObservers($0)) }),
        Field(
          list: "observers", .observer, \.observations.indices,
          { ($0.body.observations[$1], $0.observerPlaces[$1] ?? nil) },
          add: { $1.body.observations.append($0.0) }),
        Field(
          list: "nodes", NodeEntry.codec, isRequired: true, \.nodes.indices,
          { NodeEntry($0.body.nodes[$1], in: $0.body) }),
        Field(
          list: "problems", .diagnostic, \.diagnostics.indices, { $0.body.diagnostics[$1] },
          add: { $1.body.diagnostics.append($0) }),
        Field(written: "timeline") { coder in coder.timeline.map(coder.resolved) },
      ])
  }
}

extension Field<Void> {
  /// A field that is not read.
  fileprivate init(written key: String, _ element: @escaping (CompositionCoder) -> JSONElement?) {
    self.init(keys: [key]) { _, coder in
      element(coder).map { [(key, $0)] } ?? []
    } read: { _, _, _ in
    }
  }

  /// A list of a file.
  ///
  /// - Parameters:
  ///   - key: Its key.
  ///   - codec: The codec of an element.
  ///   - isRequired: Whether an empty list is written, and a missing one an error.
  ///   - indices: The indices of the elements in a composition.
  ///   - entry: Returns an element of a composition.
  ///   - add: Adds an element, unless its codec does.
  fileprivate init<Entry>(
    list key: String, _ codec: Codec<Entry>, isRequired: Bool = false,
    _ indices: @escaping (CompositionBody) -> Range<Int>,
    _ entry: @escaping (CompositionCoder, Int) -> Entry,
    add: @escaping (Entry, CompositionCoder) -> Void = { _, _ in }
  ) {
    self.init(keys: [key]) { _, coder in
      let elements = indices(coder.body).map { index in
        coder.path = "\(key)[\(index)]"
        return codec.write(entry(coder, index), coder)
      }
      return elements.isEmpty && !isRequired
        ? [] : [(key, JSONElement(.array(elements)))]
    } read: { root, _, coder throws(JSONError) in
      guard let list = isRequired ? try root.required(key) : try root.value(key) else { return }
      for element in try list.elements() { add(try codec.read(element, coder), coder) }
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
    let animations = plan.layers.flatMap { layer in
      layer.nodes.filter { !plan.nodes[$0].isGroup }.map {
        resolved(Int($0), of: plan, on: layer.id)
      }
    }
    let duration = JSONElement(.number(plan.duration))
    return JSONElement(
      .object([
        ("duration", duration), ("animations", JSONElement(.array(animations))),
      ]))
  }

  private func resolved(_ node: Int, of plan: Plan, on layer: LayerID?) -> JSONElement {
    let record = plan.nodes[node].record
    let span = plan.activeInterval(of: node)
    let easing = plan.pool.function(record.easing)
    let members = [
      Codec<Int>.positive.optional.members("layer", layer.map(number), self),
      Codec<String>.text.members("keyPath", plan.pool.path(record.property).keyPath, self),
      Codec<Double>.number.optional.members("begin", span?.enter, self),
      Codec<Double>.number.optional.members("end", span?.exit, self),
      Codec<TimingFunction>.easing.optional.members("easing", easing, self),
      Codec<SourcePlace>.place.optional.members("place", plan.pool.place(record), self),
    ]
    return JSONElement(.object(members.flatMap(\.self)))
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
      Members(
        ("id", .text), ("severity", .name(of: severities, \.rawValue)), ("message", .text),
        ("remedy", .text), ("path", .text.usual("")), ("time", time.optional),
        ("place", .place.optional)
      ) {
        Diagnostic($1, $0, $2, remedy: $3, at: $6, path: $4, time: $5)
      } parts: {
        ($0.id, $0.severity, $0.message, $0.remedy, $0.path, $0.time, $0.place)
      })
  }
}
