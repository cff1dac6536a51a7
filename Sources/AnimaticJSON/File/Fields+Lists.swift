// A file: its lists in order, and on demand the resolved times in absolute seconds, for readers that
// can't compile it.

import Animatic
import AnimaticCore
import AnimaticEngine

extension Fields<Void> {
  /// A list of a file.
  ///
  /// - Parameters:
  ///   - key: Its key.
  ///   - codec: The codec of an element.
  ///   - isRequired: Whether an empty list is written, and a missing one an error.
  ///   - indices: The indices of the elements in a composition.
  ///   - entry: Returns an element of a composition.
  ///   - add: Adds an element that was read.
  init<Entry>(
    list key: String, _ codec: Codec<Entry>, isRequired: Bool = false,
    indices: @escaping (CompositionBody) -> Range<Int>,
    entry: @escaping (CompositionWriter, Int) -> Entry,
    add:
      @escaping (Entry, JSONElement, inout CompositionReader) throws(JSONError) -> Void
  ) {
    self.init(keys: [key]) { _, writer in
      let indices = indices(writer.body)
      if indices.isEmpty, !isRequired { return }
      writer.json.key(key, line: 2)
      writer.json.open("[")
      for index in indices {
        writer.json.breakLine(4)
        writer.path = "\(key)[\(index)]"
        codec.write(entry(writer, index), &writer)
      }
      writer.json.close("]", line: indices.isEmpty ? nil : 2)
    } read: { root, reader throws(JSONError) in
      guard let list = isRequired ? try root.required(key) : try root.value(key) else { return }
      for element in try list.elements() {
        try add(try codec.read(element, &reader), element, &reader)
      }
    }
  }

  /// All lists but the resolved times, which are not read.
  static var lists: [Fields] {
    [
      Fields(list: "layers", .object(LayerEntry.fields), indices: \.hosts.indices) {
        LayerEntry(id: $1 + 1, name: $0.body.hosts[$1].name, model: .host($0.body.hosts[$1]))
      } add: { entry, _, reader throws(JSONError) in
        reader.add(entry)
      },
      Fields(list: "properties", .object(PropertyEntry.fields), indices: \.pool.paths.indices) {
        PropertyEntry($0.body.pool.paths[$1], id: $0.propertyNames[$1])
      } add: { entry, _, reader throws(JSONError) in
        reader.properties[entry.id] = reader.body.pool.intern(entry.path)
      },
      Fields(list: "callbacks", CallbackEntry.codec, indices: \.listeners.indices) {
        CallbackEntry.all(of: $0.body.listeners[$1], at: $0.listenerPlaces[$1])
      } add: { entries, _, reader throws(JSONError) in
        reader.body.listeners.append(AnimationObservers(entries))
      },
      Fields(list: "observers", .object(ObserverEntry.fields), indices: \.observations.indices) {
        ObserverEntry(observer: $0.body.observations[$1], place: $0.observerPlaces[$1])
      } add: { entry, _, reader throws(JSONError) in
        reader.body.observations.append(entry.observer)
      },
      Fields(list: "nodes", .object(NodeEntry.fields), isRequired: true, indices: \.nodes.indices) {
        NodeEntry($0.body.nodes[$1], in: $0.body)
      } add: { entry, element, reader throws(JSONError) in
        try reader.add(entry, element)
      },
      Fields(list: "problems", .diagnostic, indices: \.diagnostics.indices) {
        $0.body.diagnostics[$1]
      } add: { problem, _, reader throws(JSONError) in
        reader.body.diagnostics.append(problem)
      },
    ]
  }
}

// MARK: Reading

extension CompositionReader {
  /// Reads the text, and checks everything before use: the result can be compiled.
  mutating func read() throws(JSONError) -> Composition {
    root = try JSONParser.parse(bytes)
    try checkVersion()
    let lists = Fields.lists
    for list in lists { try list.read(root, &self) }
    for (layer, model) in models { try readModel(model, of: layer) }
    let others = [CompositionWriter.versionKey, CompositionWriter.timelineKey]
    try checkKeys(of: root, among: Set(others + lists.flatMap(\.keys)))
    body.diagnostics += diagnostics + keyDiagnostics
    return Composition(body)
  }

  private mutating func checkVersion() throws(JSONError) {
    let last = CompositionWriter.version
    guard let element = try? root.value(CompositionWriter.versionKey) else {
      throw JSONError(
        id: "J-2", message: "The text is JSON, but no composition: it has no key animatic.",
        remedy: "Read what a composition's json() gave.", offset: 0)
    }
    let version = try Codec<Int>.positive.read(element, &self)
    if version <= last { return }
    throw element.error(
      "J-2", "The format is version \(version), and this library knows those up to \(last).",
      "Read it with a newer version of the library.")
  }
}

// MARK: Writing

extension CompositionWriter {
  /// Writes the text.
  ///
  /// - Parameter timeline: The resolved timeline; nil omits it.
  mutating func write(_ timeline: Timeline?) {
    json.open("{")
    json.key(Self.versionKey, line: 2)
    json.write(Self.version)
    for list in Fields.lists { list.write((), &self) }
    if let timeline { write(timeline) }
    json.close("}", line: 0)
  }

  /// Writes the resolved times: the begin and end of every property animation.
  private mutating func write(_ timeline: Timeline) {
    let plan = timeline.plan
    json.key(Self.timelineKey, line: 2)
    json.open("{")
    json.key("duration", line: 4)
    json.write(plan.duration)
    json.key("animations", line: 4)
    json.open("[")
    for layer in plan.layers {
      let number = layer.id.map { self.number(of: $0) }
      for node in layer.nodes where !plan.nodes[node].isGroup {
        json.breakLine(6)
        writeResolved(Int(node), of: plan, layer: number)
      }
    }
    json.close("]", line: 4)
    json.close("}", line: 2)
  }

  private mutating func writeResolved(_ node: Int, of plan: Plan, layer: Int?) {
    let record = plan.nodes[node].record
    let span = plan.activeInterval(of: node)
    json.open("{")
    Fields.optional("layer", .integer(in: .min ... .max)).write(layer, &self)
    write("keyPath", plan.pool.path(record.property).keyPath, .text)
    Fields.optional("begin", .number).write(span?.enter, &self)
    Fields.optional("end", .number).write(span?.exit, &self)
    Fields.optional("easing", .easing).write(plan.pool.function(record.easing), &self)
    Fields.optional("place", .place).write(plan.pool.place(record), &self)
    json.close("}")
  }
}

extension Codec<Diagnostic> {
  fileprivate static var diagnostic: Codec {
    let time = Codec<[Double]>.numbers.map { numbers, element, _ throws(JSONError) in
      if numbers.count == 2, numbers[0] <= numbers[1] { return numbers[0]...numbers[1] }
      throw element.invalid("It is no begin and end.", "Write two numbers that ascend.")
    } writing: { time, _ in
      [time.lowerBound, time.upperBound]
    }
    return .object(
      Fields(
        .required("id", .text),
        .required("severity", .name(of: [.info, .warning, .error], \.rawValue)),
        .required("message", .text), .required("remedy", .text), .usual("path", .text, ""),
        .optional("time", time), .optional("place", .place)
      ) {
        Diagnostic($1, $0, $2, remedy: $3, at: $6, path: $4, time: $5)
      } take: {
        ($0.id, $0.severity, $0.message, $0.remedy, $0.path, $0.time, $0.place)
      })
  }
}
