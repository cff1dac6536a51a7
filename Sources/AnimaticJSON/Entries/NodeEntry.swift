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

  /// The kind of a node.
  static func of(_ node: CompositionNode) -> NodeKind {
    all.first { $0.kind == node.kind && ($0.kind != .leaf || $0.record == node.record.kind) }
      ?? all[0]
  }
}

/// A node in a file.
struct NodeEntry {
  static let (spanKey, thenKey) = ("span", "then")

  /// The node; the values, timing and spring of its record are in the other properties.
  var node = CompositionNode(.leaf, AnimationRecord(.basic, duration: 0), layer: -1)
  var from, to, by: FlatValue?
  var values: [FlatValue]?
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
    get { .of(node) }
    set {
      node.kind = newValue.kind
      node.record.kind = newValue.record
    }
  }

  private static let namedFlags: KeyValuePairs<String, AnimationRecord.Flags> = [
    "raw": .raw, "inferred": .inferred, "inert": .inert, "rejected": .rejected,
    "offsets": .offsets, "factors": .factors, "misfit": .misfit, "badRepeats": .badRepeats,
  ]

  /// The internal flags.
  private var marks: AnimationRecord.Flags {
    get { node.record.flags.intersection(AnimationRecord.Flags(Self.namedFlags.map(\.value))) }
    set { node.record.flags.formUnion(newValue) }
  }

  /// The codec of a value of the property.
  private func codec(_ pool: AnimationPool, _ types: ValueRegistry) -> Codec<FlatValue> {
    .value(of: pool.path(node.record.property), types)
  }

  // MARK: Fields

  /// The fields in the order in which they are written.
  static var fields: Fields<NodeEntry> {
    Fields(
      NodeEntry(),
      [
        Field(\.kind, .required("kind", .name(of: NodeKind.all, \.name))),
        Field(\.node.span, .usual(spanKey, .integer { 1...$0.body.nodes.count + 1 }, 1)),
        Field(\.node.layer, .usual("layer", .layerIndex, -1)),
        Field(if: { $0.node.kind == .leaf }, animation),
        Field(\.node.record.flags[.additive], .usual("isAdditive", .flag, false)),
        Field(\.node.record.flags[.cumulative], .usual("isCumulative", .flag, false)),
      ] + timing + attributes)
  }

  private static var animation: [Field<NodeEntry>] {
    [
      Field(\.node.record.property, .required("property", .property)),
      Field(if: { $0.node.record.kind == .keyframes }, keyframes),
      Field(
        if: { $0.node.record.kind != .keyframes },
        [
          Field(\.from, "from") { $0.codec($1, $2) },
          Field(\.to, "to") { $0.codec($1, $2) },
          Field(\.by, "by") { $0.codec($1, $2) },
        ]),
      Field(
        if: { $0.node.record.kind == .spring }, [Field(\.spring, .required("spring", .spring))]),
    ]
  }

  private static var keyframes: [Field<NodeEntry>] {
    [
      Field(\.values, "values", isRequired: true) { $0.codec($1, $2).list },
      Field(\.input.mode, .usual("calculationMode", .name, .linear)),
      Field(\.input.times, .optional("keyTimes", .numbers)),
      Field(\.input.tensions, .optional("tensionValues", .numbers)),
      Field(\.input.continuities, .optional("continuityValues", .numbers)),
      Field(\.input.biases, .optional("biasValues", .numbers)),
      Field(\.input.easings, .optional("timingFunctions", Codec<Int32>.easing.list)),
      Field(\.input.path, .optional("path", .path)),
      Field(\.input.rotation, .optional("rotationMode", .name)),
    ]
  }

  private static var timing: [Field<NodeEntry>] {
    [
      Field(\.timing.beginTime, .usual("begin", .number, 0)),
      Field(\.duration, .optional("duration", .number)),
      Field(\.defaultDuration, .usual("defaultDuration", .number, 0)),
      Field(\.timing.speed, .usual("speed", .number, 1)),
      Field(\.timing.timeOffset, .usual("timeOffset", .number, 0)),
      Field(\.timing.repeatCount, .usual("repeatCount", .number, 0)),
      Field(\.timing.repeatDuration, .usual("repeatDuration", .number, 0)),
      Field(\.timing.autoreverses, .usual("autoreverses", .flag, false)),
      Field(\.timing.fillMode, .usual("fillMode", .name, .removed)),
      Field(
        \.node.record.flags[.kept], .usual("isRemovedOnCompletion", Codec.flag.map(!, !), false)),
      Field(\.node.record.easing, .usual("easing", .easing, -1)),
    ]
  }

  private static var attributes: [Field<NodeEntry>] {
    [
      Field(\.position, .optional("at", .position)), operatorField,
      Field(
        \.node.endBehavior, .usual("remains", .name(of: [.stay, .settle]) { "\($0)" }, .remove)),
      Field(
        \.node.motion, .optional("reducedMotion", .name(of: ReducedMotion.allCases, \.description))),
      Field(\.pooled.key, .usual("key", .name, -1)),
      Field(\.pooled.tag, .usual("tag", .name, -1)),
      Field(
        \.pooled.listener,
        .usual("callbacks", .index(of: "callbacks") { $0.body.listeners.count }, -1)),
      Field(
        \.marks,
        .usual(
          "marks",
          .names(of: namedFlags.map(\.value)) { flag in
            namedFlags.first { $0.value == flag }?.key ?? ""
          }, [])),
      Field(\.place, .optional("place", .nodePlace)),
      Field(\.then, .optional(thenKey, .integer(in: 0...Int(clamping: UInt32.max)))),
    ]
  }

  /// The operator, checked against the kind of node.
  private static var operatorField: Field<NodeEntry> {
    let key = "word"
    let operators = Variants<NodeOperator>.operators
    let field = Fields<NodeOperator?>.optional(key, .object(operators.fields))
    return Field(keys: field.keys) {
      field.write($0.nodeOperator, &$1)
    } read: { object, entry, reader throws(JSONError) in
      let valid = entry.kind.operators
      guard let element = try object.value(key) else {
        if valid.isEmpty || entry.node.kind == .chain { return }
        throw object.error(
          "J-3", "A node of the kind \(entry.kind.name) says no word.",
          "Add the key word, with one of \(valid.joined(separator: ", ")).")
      }
      let nameElement = try element.required(operators.key)
      let name = try operators.name.read(nameElement, &reader).name
      guard valid.contains(name) else {
        throw nameElement.invalid(
          "A node of the kind \(entry.kind.name) can't say \(name).",
          valid.isEmpty
            ? "Take the word out." : "Let it say one of \(valid.joined(separator: ", ")).")
      }
      entry.nodeOperator = try field.read(object, &reader)
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

extension Codec<Int32> {
  /// The index of a layer, by its id in the file.
  fileprivate static var layerIndex: Codec {
    Codec<Int>.positive.map { number, element, reader throws(JSONError) in
      if let index = reader.layerIndices[number] { return index }
      throw element.invalid("No layer has the id \(number).", "Add it to the layers.")
    } writing: { index, _ in
      Int(index) + 1
    }
  }

  /// A name in the pool.
  fileprivate static var name: Codec {
    Codec<String>.text.map(
      reading: { $2.body.pool.intern(name: $0) }, writing: { $1.body.pool.name($0) ?? "" })
  }

  /// An easing in the pool.
  fileprivate static var easing: Codec {
    Codec<TimingFunction>.easing.map(
      reading: { $2.body.pool.intern($0) }, writing: { $1.body.pool.function($0) ?? .linear })
  }

  /// The name of a property.
  fileprivate static var property: Codec {
    Codec<String>.text.map { name, element, reader throws(JSONError) in
      try reader.property(name, at: element)
    } writing: { code, writer in
      writer.name(of: code)
    }
  }
}

extension Codec<SourcePlace> {
  /// The source location of a node, whose file is stored.
  fileprivate static var nodePlace: Codec {
    Codec(write: place.write) { element, reader throws(JSONError) in
      let place = try place.read(element, &reader)
      if reader.fileIndex(of: place.file) != nil { return place }
      throw element.invalid("More than 32,768 files are named.", "Name fewer.")
    }
  }
}
