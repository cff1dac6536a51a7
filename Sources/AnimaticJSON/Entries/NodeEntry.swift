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

  /// The node; the values, timing and spring of its record are in the other properties.
  var node = CompositionNode(.leaf, AnimationRecord(.basic, duration: 0), layer: -1)
  /// The start, the end, and the difference.
  var ends = [FlatValue?](repeating: nil, count: 3)
  var values: [FlatValue] = []
  var input = KeyframeInput()
  var spring = SpringCurve()
  /// The timing without its duration.
  var timing = MediaTiming()
  var duration: Double?
  var defaultDuration = 0.0
  /// The key, the tag and the listener.
  var pooled = RecordAttributes()
  var position: Position?
  var nodeOperator: NodeOperator?
  var place: SourcePlace?
  /// The line of a directly following then.
  var then: Int?

  var kind: NodeKind {
    get {
      NodeKind.all.first {
        $0.kind == node.kind && ($0.kind != .leaf || $0.record == node.record.kind)
      } ?? NodeKind.all[0]
    }
    set {
      node.kind = newValue.kind
      node.record.kind = newValue.record
    }
  }

  private static let namedFlags: KeyValuePairs<String, AnimationRecord.Flags> = [
    "raw": .raw, "inferred": .inferred, "inert": .inert, "rejected": .rejected,
    "offsets": .offsets, "factors": .factors, "misfit": .misfit, "badRepeats": .badRepeats,
  ]

  /// The names of the internal flags.
  private var marks: [String] {
    get { Self.namedFlags.filter { node.record.flags.contains($0.value) }.map(\.key) }
    set {
      for (name, flag) in Self.namedFlags where newValue.contains(name) {
        node.record.flags.insert(flag)
      }
    }
  }

  // MARK: Fields

  static var codec: Codec<NodeEntry> {
    .object(
      NodeEntry(),
      [
        Field(\.kind, "kind", .name(of: NodeKind.all, \.name)),
        Field(\.node.span, spanKey, .integer { 1...$0.body.nodes.count + 1 }.usual(1)),
        Field(\.node.layer, "layer", .layerIndex.usual(-1)),
        Field(if: { $0.node.kind == .leaf }, animation),
        Field(\.node.record.flags[.additive], "isAdditive", .flag.usual(false)),
        Field(\.node.record.flags[.cumulative], "isCumulative", .flag.usual(false)),
        Field(\.timing.beginTime, "begin", .number.usual(0)),
        Field(\.duration, "duration", .number.optional),
        Field(\.defaultDuration, "defaultDuration", .number.usual(0)),
        Field(\.timing.speed, "speed", .number.usual(1)),
        Field(\.timing.timeOffset, "timeOffset", .number.usual(0)),
        Field(\.timing.repeatCount, "repeatCount", .number.usual(0)),
        Field(\.timing.repeatDuration, "repeatDuration", .number.usual(0)),
        Field(\.timing.autoreverses, "autoreverses", .flag.usual(false)),
        Field(\.timing.fillMode, "fillMode", .name.usual(.removed)),
        Field(\.node.record.flags[.kept], "isRemovedOnCompletion", .flag.map(!, !).usual(false)),
        Field(\.node.record.easing, "easing", .pooledEasing.usual(-1)),
        Field(\.position, "at", .position.optional), operatorField,
        Field(
          \.node.endBehavior, "remains", .name(of: [.stay, .settle]) { "\($0)" }.usual(.remove)),
        Field(
          \.node.motion, "reducedMotion",
          Codec.name(of: ReducedMotion.allCases, \.description).optional),
        Field(\.pooled.key, "key", .pooledName.usual(-1)),
        Field(\.pooled.tag, "tag", .pooledName.usual(-1)),
        Field(
          \.pooled.listener, "callbacks",
          .index(of: "callbacks") { $0.body.listeners.count }.usual(-1)),
        Field(
          \.marks, "marks", Codec<String>.name(of: namedFlags.map(\.key), \.self).list.usual([])),
        Field(\.place, "place", .nodePlace.optional),
        Field(\.then, thenKey, Codec<Int>.integer(in: 0...Int(clamping: UInt32.max)).optional),
        added,
      ])
  }

  private static var animation: [Field<NodeEntry>] {
    [
      Field(\.node.record.property, "property", .property),
      Field(
        if: { $0.node.record.kind == .keyframes },
        [
          Field(\.values, "values") { $1.codec(of: $0.node.record.property).list },
          Field(\.input.mode, "calculationMode", .name.usual(.linear)),
          Field(\.input.times, "keyTimes", .numbers.optional),
          Field(\.input.tensions, "tensionValues", .numbers.optional),
          Field(\.input.continuities, "continuityValues", .numbers.optional),
          Field(\.input.biases, "biasValues", .numbers.optional),
          Field(\.input.easings, "timingFunctions", .pooledEasing.list.optional),
          Field(\.input.path, "path", .path.optional),
          Field(\.input.rotation, "rotationMode", Codec<RotationMode>.name.optional),
        ]),
      Field(
        if: { $0.node.record.kind != .keyframes },
        zip(["from", "to", "by"], 0...).map { key, index in
          Field(\.ends[index], key) { $1.codec(of: $0.node.record.property).optional }
        }),
      Field(if: { $0.node.record.kind == .spring }, [Field(\.spring, "spring", .spring)]),
    ]
  }

  /// No field: adds the node, when its fields are read.
  private static var added: Field<NodeEntry> {
    Field(keys: []) { _, _ in
      []
    } read: { object, entry, coder throws(JSONError) in
      try coder.add(entry, object)
    }
  }

  /// The operator, checked against the kind of node.
  private static var operatorField: Field<NodeEntry> {
    let key = "word"
    let operators = Members<NodeOperator>.operators
    let names = operators.map(\.key)
    let field = Field<NodeEntry>(
      \.nodeOperator, key, Codec.object(Members(case: "name", operators)).optional)
    return Field(keys: [key], write: field.write) { object, entry, coder throws(JSONError) in
      let valid = entry.kind.operators
      guard let element = try object.value(key) else {
        if valid.isEmpty || entry.node.kind == .chain { return }
        throw object.error(
          "J-3", "A node of the kind \(entry.kind.name) says no word.",
          "Add the key word, with one of \(valid.joined(separator: ", ")).")
      }
      let nameElement = try element.required("name")
      let name = try Codec.name(of: names, \.self).read(nameElement, coder)
      guard valid.contains(name) else {
        throw nameElement.invalid(
          "A node of the kind \(entry.kind.name) can't say \(name).",
          valid.isEmpty
            ? "Take the word out." : "Let it say one of \(valid.joined(separator: ", ")).")
      }
      try field.read(object, &entry, coder)
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
  fileprivate static var pooledEasing: Codec<Int32> {
    Codec<TimingFunction>.easing.map(
      reading: { $1.body.pool.intern($0) }, writing: { $1.body.pool.function($0) ?? .linear })
  }

  /// The name of a property.
  fileprivate static var property: Codec<Int32> {
    Codec<Int32> { code, coder in
      JSONElement(.text(coder.name(of: code)))
    } read: { element, coder throws(JSONError) in
      try coder.property(element.text(), at: element)
    }
  }

  /// The source location of a node, whose file is stored.
  fileprivate static var nodePlace: Codec<SourcePlace> {
    place.map(
      reading: { $1.fileIndex(of: $0.file) == nil ? nil : $0 }, writing: { place, _ in place },
      remedy: "Name fewer.",
      else: { _ in "More than 32,768 files are named." })
  }
}
