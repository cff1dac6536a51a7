// A node in a file, and its fields.

import Animatic
import AnimaticCore

/// A kind of node by its name in a file: an animation has its own.
struct NodeKind: Equatable {
  let name: String
  let kind: CompositionNode.Kind
  var record = AnimationRecord.Kind.group
  /// The names of the valid operators.
  var operators: [String] = []
  /// The greatest number of children.
  var mostChildren = Int.max

  static let all = [
    NodeKind(name: "basic", kind: .leaf, record: .basic, mostChildren: 0),
    NodeKind(name: "spring", kind: .leaf, record: .spring, mostChildren: 0),
    NodeKind(name: "keyframes", kind: .leaf, record: .keyframes, mostChildren: 0),
    NodeKind(name: "group", kind: .group),
    NodeKind(name: "wait", kind: .wait, mostChildren: 0),
    NodeKind(name: "cue", kind: .cue, operators: ["cue"], mostChildren: 0),
    NodeKind(name: "then", kind: .then, mostChildren: 0),
    NodeKind(name: "chain", kind: .chain, operators: ["observed"]),
    NodeKind(name: "sequence", kind: .sequence),
    NodeKind(name: "parallel", kind: .parallel),
    NodeKind(name: "stagger", kind: .stagger, operators: ["stagger", "lag"]),
    NodeKind(name: "shift", kind: .shift, mostChildren: 1),
    NodeKind(
      name: "pace", kind: .pace, operators: ["sped", "stretched", "fitted"], mostChildren: 1),
    NodeKind(
      name: "time", kind: .time,
      operators: ["repeated", "autoreversed", "reversed", "trimmed", "eased", "fitted"],
      mostChildren: 1),
  ]
}

/// A node in a file.
struct NodeEntry {
  static let (spanKey, thenKey) = ("span", "then")

  var kind = NodeKind.all[0]
  /// The node; its kind and the values and timing of its record are in the other properties.
  var node = CompositionNode(.leaf, AnimationRecord(.basic, duration: 0), layer: -1)
  /// The start, the end, and the difference.
  var ends = [FlatValue?](repeating: nil, count: 3)
  var values: [FlatValue] = []
  var input = KeyframeInput()
  /// The timing, with the default duration.
  var timing = MediaTiming()
  var duration: Double?
  /// The spring, the key, the tag and the listener.
  var pooled = RecordAttributes()
  var attributes = NodeAttributes()
  var place: SourcePlace?
  /// The line of a directly following then.
  var then: Int?

  /// The names of the internal flags.
  private static let markNames: KeyValuePairs<String, AnimationRecord.Flags> = [
    "raw": .raw, "inferred": .inferred, "inert": .inert, "rejected": .rejected,
    "offsets": .offsets, "factors": .factors, "misfit": .misfit, "badRepeats": .badRepeats,
  ]

  private static let allMarks = AnimationRecord.Flags(markNames.map(\.value))

  private var marks: AnimationRecord.Flags {
    get { node.record.flags.intersection(Self.allMarks) }
    set { node.record.flags.formUnion(newValue) }
  }

  // MARK: Fields

  static var codec: Codec<NodeEntry> {
    .object(
      NodeEntry(),
      [
        Field("kind", .name(of: NodeKind.all, \.name)) { $1(&$0.kind) },
        Field(spanKey, .integer { 1...$0.body.nodes.count + 1 }.usual(1)) { $1(&$0.node.span) },
        Field("layer", .layerIndex.usual(-1)) { $1(&$0.node.layer) },
      ] + animation + timing + attributes)
  }

  private static var animation: [Field<NodeEntry>] {
    let keyframes: [Field<NodeEntry>] = [
      Field("values", .value.list) { $1(&$0.values) },
      Field("calculationMode", .name.usual(.linear)) { $1(&$0.input.mode) },
      Field("keyTimes", .numbers.optional) { $1(&$0.input.times) },
      Field("tensionValues", .numbers.optional) { $1(&$0.input.tensions) },
      Field("continuityValues", .numbers.optional) { $1(&$0.input.continuities) },
      Field("biasValues", .numbers.optional) { $1(&$0.input.biases) },
      Field("timingFunctions", .pooledEasing.list.optional) { $1(&$0.input.easings) },
      Field("path", .path.optional) { $1(&$0.input.path) },
      Field("rotationMode", Codec<RotationMode>.name.optional) { $1(&$0.input.rotation) },
    ]
    let ends = zip(["from", "to", "by"], 0...).map { key, index in
      Field<NodeEntry>(key, .value.optional) { $1(&$0.ends[index]) }
    }
    let spring = Field<NodeEntry>("spring", .pooledSpring) { $1(&$0.pooled.spring) }
    let property = Field<NodeEntry>("property", .property) { $1(&$0.node.record.property) }
    return [property.only { $0.kind.kind == .leaf }]
      + keyframes.map { field in field.only { $0.kind.record == .keyframes } }
      + ends.map { field in field.only { [.basic, .spring].contains($0.kind.record) } }
      + [spring.only { $0.kind.record == .spring }]
  }

  private static var timing: [Field<NodeEntry>] {
    [
      Field("isAdditive", .flag.usual(false)) { $1(&$0.node.record.flags[.additive]) },
      Field("isCumulative", .flag.usual(false)) { $1(&$0.node.record.flags[.cumulative]) },
      Field("begin", .number.usual(0)) { $1(&$0.timing.beginTime) },
      Field("duration", .number.optional) { $1(&$0.duration) },
      Field("defaultDuration", .number.usual(0)) { $1(&$0.timing.duration) },
      Field("speed", .number.usual(1)) { $1(&$0.timing.speed) },
      Field("timeOffset", .number.usual(0)) { $1(&$0.timing.timeOffset) },
      Field("repeatCount", .number.usual(0)) { $1(&$0.timing.repeatCount) },
      Field("repeatDuration", .number.usual(0)) { $1(&$0.timing.repeatDuration) },
      Field("autoreverses", .flag.usual(false)) { $1(&$0.timing.autoreverses) },
      Field("fillMode", .name.usual(.removed)) { $1(&$0.timing.fillMode) },
      Field("isRemovedOnCompletion", .flag.map(!, !).usual(false)) {
        $1(&$0.node.record.flags[.kept])
      },
      Field("easing", .pooledEasing.usual(.none)) { $1(&$0.node.record.easing) },
      Field("velocity", .numbers.optional) { $1(&$0.attributes.initialVelocity) },
      Field("at", .position.optional) { $1(&$0.attributes.position) }, operatorField,
    ]
  }

  private static var attributes: [Field<NodeEntry>] {
    [
      Field("remains", .name(of: [.stay, .settle]) { "\($0)" }.usual(.remove)) {
        $1(&$0.node.endBehavior)
      },
      Field("reducedMotion", Codec.name(of: ReducedMotion.allCases, \.description).optional) {
        $1(&$0.node.motion)
      },
      Field("key", .pooledName.usual(-1)) { $1(&$0.pooled.key) },
      Field("tag", .pooledName.usual(-1)) { $1(&$0.pooled.tag) },
      Field("callbacks", .index(of: "callbacks") { $0.body.listeners.count }.usual(-1)) {
        $1(&$0.pooled.listener)
      },
      Field("marks", .names(markNames).usual([])) { $1(&$0.marks) },
      Field("place", .nodePlace.optional) { $1(&$0.place) },
      Field(thenKey, Codec<Int>.integer(in: 0...Int(clamping: UInt32.max)).optional) {
        $1(&$0.then)
      },
    ]
  }

  /// The operator, checked against the kind of node.
  private static var operatorField: Field<NodeEntry> {
    let all = KeyValuePairs<String, Field<NodeOperator>>.operators
    let names = Codec.name(of: all.map(\.key), \.self)
    let codec = Codec.object(.reversed, [Field(case: "name", all)])
    let field = Field<NodeEntry>("word", codec.optional) { $1(&$0.attributes.nodeOperator) }
    return Field(keys: field.keys, isRequired: true, write: field.write) {
      object, entry, coder throws(JSONError) in
      let valid = entry.kind.operators.joined(separator: ", ")
      guard let element = try object.value("word") else {
        if valid.isEmpty || entry.kind.kind == .chain { return }
        throw object.error(
          "J-3", "A node of the kind \(entry.kind.name) says no word.",
          "Add the key word, with one of \(valid).")
      }
      let nameElement = try element.required("name")
      let name = try names.read(nameElement, coder)
      guard entry.kind.operators.contains(name) else {
        throw nameElement.invalid(
          "A node of the kind \(entry.kind.name) can't say \(name).",
          valid.isEmpty ? "Take the word out." : "Let it say one of \(valid).")
      }
      entry.attributes.nodeOperator = try codec.read(element, coder)
    }
  }
}

extension AnimationRecord.Flags: Hashable {
  /// Whether a flag is set.
  fileprivate subscript(flag: Self) -> Bool {
    get { contains(flag) }
    set { set(flag, newValue) }
  }
}

extension Codec {
  /// The index of a layer, by its id in the file.
  fileprivate static var layerIndex: Codec<Int32> {
    Codec<Int>.positive.map(
      reading: { $1.layerIndices[$0] }, writing: { index, _ in Int(index) + 1 },
      remedy: "Add it to the layers.", else: { "No layer has the id \($0)." })
  }

  /// A name in the pool.
  fileprivate static var pooledName: Codec<Int32> {
    text.map(reading: { $1.body.pool.intern(name: $0) }, writing: { $1.body.pool.name($0) ?? "" })
  }

  /// An easing in the pool.
  fileprivate static var pooledEasing: Codec<EasingID> {
    Codec<TimingFunction>.easing.map(
      reading: { $1.body.pool.intern($0) }, writing: { $1.body.pool.function($0) ?? .linear })
  }

  /// A spring in the pool.
  fileprivate static var pooledSpring: Codec<Int32> {
    spring.map(
      reading: { $1.body.pool.store($0) }, writing: { $1.body.pool.springs[Int($0)].curve })
  }

  /// The name of a property.
  fileprivate static var property: Codec<Int32> {
    Codec<Int32> { code, coder in
      coder.setValueCodec(for: code)
      return JSONElement(.text(coder.name(of: code)))
    } read: { element, coder throws(JSONError) in
      let code = try coder.property(element.text(), at: element)
      coder.setValueCodec(for: code)
      return code
    }
  }

  /// The source location of a node, whose file is stored.
  fileprivate static var nodePlace: Codec<SourcePlace> {
    place.map(
      reading: { $1.body.pool.intern(file: $0.file) < 0 ? nil : $0 },
      writing: { place, _ in place },
      remedy: "Name fewer.",
      else: { _ in "More than 32,768 files are named." })
  }
}

extension NodeEntry {
  fileprivate static let endFlags: [AnimationRecord.Flags] = [.from, .to, .by]

  init(_ node: CompositionNode, in body: CompositionBody) {
    let record = node.record
    self.node = node
    kind = NodeKind.all.first { ($0.kind, $0.record) == (node.kind, record.kind) } ?? kind
    if node.kind != .leaf { self.node.record.flags.remove([.additive, .cumulative]) }
    values = body.pool.values(of: record)
    var rest = values[...]
    ends = Self.endFlags.map { record.flags.contains($0) ? rest.popFirst() : nil }
    input = body.pool.input(of: body.pool.table(record))
    timing = body.pool.timing(record)
    if node.hasDuration { (duration, timing.duration) = (record.duration, 0) }
    pooled = body.pool.attributes(of: record)
    attributes = body.attributes(of: node)
    place = body.pool.place(record)
    if node.hasThen { then = Int(node.thenLine) }
  }
}

extension CompositionCoder {
  /// Adds a node, and new diagnostics about its values.
  func add(_ entry: NodeEntry) throws(JSONError) {
    var node = entry.node
    node.kind = entry.kind.kind
    node.record.kind = entry.kind.record
    body.pool.change(&node.record) { $0 = entry.pooled }
    if node.kind == .leaf { try storeValues(of: entry, in: &node.record) }
    var timing = entry.timing
    timing.duration = entry.duration ?? timing.duration
    body.pool.storeAnew(timing, in: &node.record)
    if let place = entry.place { body.pool.mark(&node.record, file: place.file, line: place.line) }
    node.hasDuration = entry.duration != nil
    node.hasThen = entry.then != nil
    node.thenLine = UInt32(clamping: entry.then ?? 0)
    body.nodes.append(node)
    body.changeAttributes(of: body.nodes.count - 1) { $0 = entry.attributes }
    try checkTree(node, entry.kind)
  }

  /// Checks the last node against the nodes before it, which are in it or beside it.
  private func checkTree(_ node: CompositionNode, _ kind: NodeKind) throws(JSONError) {
    if node.kind == .then, let then = try element.value(NodeEntry.thenKey) {
      throw then.invalid("After a then stands another.", "Take it out.")
    }
    let span = try element.value(NodeEntry.spanKey) ?? element
    let children = body.children(of: body.nodes.count - 1).map { body.nodes[$0] }
    guard children.reduce(1, { $0 + $1.span }) == node.span else {
      throw span.invalid(
        "A span of \(node.span) cuts through a node before it.",
        "Count the node and all nodes that are in it, which stand right before it.")
    }
    guard children.count <= kind.mostChildren else {
      throw span.invalid(
        "A node of the kind \(kind.name) has \(children.count) children, but may have "
          + "\(kind.mostChildren).", "Put them into a chain first.")
    }
    if children.allSatisfy(\.isStatement) || node.kind == .chain || node.kind == .group { return }
    throw element.invalid(
      "A child of a \(kind.name) says then, or is a cue, outside of a chain.",
      "Put it into a chain first.")
  }

  // MARK: Values

  /// Stores the values of an animation; marks unusable ones.
  private func storeValues(
    of entry: NodeEntry, in record: inout AnimationRecord
  ) throws(JSONError) {
    let path = body.pool.path(record.property)
    for (flag, end) in zip(NodeEntry.endFlags, entry.ends) { record.flags.set(flag, end != nil) }
    let values = entry.values + entry.ends.compactMap(\.self)
    body.pool.beginValues(of: &record, at: path)
    record.values = body.pool.store(values, isShaped: record.flags.contains(.shaped))
    if record.kind == .keyframes {
      let table = body.pool.storeKeyframes(of: record, at: path, count: values.count, entry.input)
      body.pool.change(&record) { $0.keyframes = table }
    }
    try checkOffsets(of: record, path)
    let marks = record.flags
    let found = record.check(in: body.pool)
    if record.flags != marks { diagnostics += found }
  }

  /// Checks that offsets apply to one number, or to the points of a path.
  private func checkOffsets(
    of record: AnimationRecord, _ path: PropertyPath
  ) throws(JSONError) {
    guard !record.flags.isDisjoint(with: [.offsets, .factors]) else { return }
    let isPath = body.pool.table(record).isPath
    let isNumber = !record.flags.contains(.shaped) && path.count == 1 && !path.isFunction
    if record.kind == .keyframes, record.flags.contains(.offsets),
      isPath ? path.count == 2 && !record.flags.contains(.factors) : isNumber
    {
      return
    }
    throw element.invalid(
      "The marks offsets and factors are of keyframes of a number, or of a path.", "Take them out.")
  }
}
