// A composition that is written, or what is read of it so far.

import Animatic
import AnimaticCore
import AnimaticEngine

/// The composition of a file, and the numbers and names of its layers and properties.
final class CompositionCoder {
  var body: CompositionBody
  let types: ValueRegistry
  /// The codecs of the values of properties, by their codes.
  var codecs: [Int32: Codec<FlatValue>] = [:]
  /// The codec of the values of the property that was written or read last.
  var valueCodec = Codec<FlatValue>.numbers(1)

  // MARK: State of writing

  /// The resolved times to write; nil omits them.
  var timeline: Timeline?
  /// Errors about values that can't be read again.
  private(set) var errors: [CompositionFileError] = []
  /// The path of the element being written, for these errors.
  var path = ""
  /// The numbers of layers in values.
  private lazy var layerNumbers = Dictionary(
    zip(body.hosts.map(\.layerID), 1...), uniquingKeysWith: { $1 })
  /// The unique names of nonstandard properties in nodes, by their code in the pool.
  private(set) lazy var propertyNames: [String] = {
    var counts: [String: Int] = [:]
    var names: Set<String> = []
    return body.pool.paths.map { path in
      var name = path.keyPath
      while PropertyCatalogue.code(of: name) != nil || !names.insert(name).inserted {
        counts[path.keyPath, default: 1] += 1
        name = "\(path.keyPath)#\(counts[path.keyPath, default: 1])"
      }
      return name
    }
  }()
  /// The names and paths of the nonstandard whole properties, the first of each.
  private(set) lazy var wholeProperties = {
    var roots: Set<PropertyRoot> = []
    return zip(propertyNames, body.pool.paths).filter { _, path in
      path.component == .whole && path.isResolved && roots.insert(path.root).inserted
    }
  }()
  /// The sorted key paths of the animated whole properties, and of those that decide about
  /// visibility.
  private(set) lazy var usedKeyPaths = Set(
    [StandardProperty.opacity.name, StandardProperty.transform.name]
      + Set(body.nodes.lazy.filter { $0.kind == .leaf }.map(\.record.property)).map {
        body.pool.path($0).root.name
      }
  ).sorted()

  // MARK: State of reading

  var bytes: [UInt8] = []
  var root = JSONElement.null
  /// The element of a list that is read.
  var element = JSONElement.null
  /// The easing that was read last: the base of the one around it.
  var easing = TimingFunction.linear
  /// The index of each layer, by its id in the file.
  var layerIndices: [Int: Int32] = [:]
  /// The model values of layers that have some.
  var models: [(layer: Layer, element: JSONElement)] = []
  /// Layer ids of values that are not among the file's layers.
  private var otherLayers: [Int: LayerID] = [:]
  /// The codes of the nonstandard properties, by name.
  var properties: [String: Int32] = [:]
  /// New diagnostics about values.
  var diagnostics: [Diagnostic] = []
  /// The unknown and the duplicate keys.
  var invalidKeys: [(member: JSONElement.Member, isKnown: Bool)] = []

  init(_ body: CompositionBody, _ types: ValueRegistry) {
    self.body = body
    self.types = types
  }

  // MARK: Writing

  /// Pairs parts with the source locations of the nodes that have their indices.
  func placed<Part>(
    _ parts: [Part], by index: (CompositionBody, CompositionNode) -> Int
  ) -> [(Part, SourcePlace?)] {
    let places = Dictionary(
      body.nodes.map { (index(body, $0), body.pool.place($0.record)) }, uniquingKeysWith: { $1 })
    return parts.indices.map { (parts[$0], places[$0] ?? nil) }
  }

  /// The name of a property in nodes.
  func name(of property: Int32) -> String {
    property < 0 ? propertyNames[Int(-1 - property)] : body.pool.path(property).keyPath
  }

  /// The number of a layer in values; a layer outside of the composition gets the next number.
  func number(of layer: LayerID) -> Int {
    let number = layerNumbers[layer] ?? layerNumbers.count + 1
    layerNumbers[layer] = number
    return number
  }

  /// Reports a value that can't be read again.
  func report(_ message: String, _ remedy: String) {
    let error = JSONError(id: "J-6", message: message.oneLine, remedy: remedy)
    errors.append(CompositionFileError(error, path: path))
  }

  /// Reports an unregistered type, whose values can't be read again.
  func reportUnregistered(_ type: Any.Type) {
    let name = types.refused[ObjectIdentifier(type)]
    let reason = name.map { ": \($0) is a name of the library's" } ?? ""
    report(
      "The type \(type) is not registered\(reason).",
      name == nil
        ? "Register it with a ValueRegistry, and give that wherever the file is written and read."
        : "Register it by a name of your own, without brackets.")
  }

  // MARK: Reading

  /// Further diagnostics are only counted.
  private static let mostInvalidKeys = 100

  /// The layer id for a number in the file.
  func layerID(_ number: Int) -> LayerID {
    if let index = layerIndices[number] { return body.hosts[Int(index)].layerID }
    let id = otherLayers[number] ?? LayerID()
    otherLayers[number] = id
    return id
  }

  /// The code of the property with a name.
  func property(_ name: String, at element: JSONElement) throws(JSONError) -> Int32 {
    if let code = properties[name] ?? PropertyCatalogue.code(of: name) { return code }
    throw element.invalid(
      "\(name.oneLine.prefix(60)) is no standard property, and the file declares none of the name.",
      "Declare it under properties, with its type and its default.")
  }

  /// Records the unknown and the duplicate keys of an object, and returns a bit for each known one.
  func checkKeys(
    of object: JSONElement, among known: [String: Int]
  ) throws(JSONError) -> UInt64 {
    var found: UInt64 = 0
    for member in try object.members() {
      let bit: UInt64 = known[member.key].map { 1 << $0 } ?? 0
      if bit & ~found == 0 { invalidKeys.append((member, isKnown: bit != 0)) }
      found |= bit
    }
    return found
  }

  /// One diagnostic per unknown or duplicate key, in the order of the text.
  var keyDiagnostics: [Diagnostic] {
    let sorted = invalidKeys.sorted { $0.member.value.offset < $1.member.value.offset }
    let found = sorted.prefix(Self.mostInvalidKeys).map { member, isKnown in
      let problem = isKnown ? "is there twice; the first counts." : "is not known here."
      return Diagnostic(
        .warning, "J-9", "The key \(member.key.oneLine.prefix(60)) \(problem)",
        remedy: isKnown
          ? "Take one of them out."
          : "Take it out, or spell it as the documentation of the format does.",
        path: root.path(to: member.value.offset, isShort: true))
    }
    let rest = sorted.count - found.count
    if rest == 0 { return found }
    let message = "\(rest) more keys of the file are not known, or there twice."
    return found + [Diagnostic(.warning, "J-9", message, remedy: "Take them out.")]
  }
}
