// A composition as JSON: its lists, and the names of its layers and properties.

import Animatic
import AnimaticCore

/// A writer of unresolved compositions.
struct CompositionWriter {
  /// The version of the format: files of a newer one are rejected.
  static let version = 1

  static let (versionKey, timelineKey) = ("animatic", "timeline")

  var json: JSONWriter
  let body: CompositionBody
  let types: ValueRegistry
  /// Errors about values that can't be read again.
  private(set) var errors: [CompositionFileError] = []
  /// The path of the element being written, for these errors.
  var path = ""
  /// The names of nonstandard properties in nodes, by their code in the pool.
  private(set) var propertyNames: [String] = []
  /// The codes of the nonstandard whole properties, by name.
  private(set) var wholeProperties: [String: [Int]] = [:]
  /// The sorted key paths of the animated whole properties, and of those that decide about
  /// visibility.
  let usedKeyPaths: [String]
  /// The source locations of listeners and observers, by index.
  private(set) var listenerPlaces: [Int: SourcePlace] = [:]
  private(set) var observerPlaces: [Int: SourcePlace] = [:]
  /// The numbers of layers in values.
  private var layerNumbers: [LayerID: Int] = [:]

  init(_ composition: Composition, isPretty: Bool, types: ValueRegistry) {
    json = JSONWriter(isPretty: isPretty)
    body = composition.body
    self.types = types
    usedKeyPaths = Self.usedKeyPaths(of: body)
    for (index, host) in body.hosts.enumerated() { layerNumbers[host.layerID] = index + 1 }
    nameProperties()
    if !body.listeners.isEmpty || !body.observations.isEmpty { findPlaces() }
    for (number, path) in body.pool.paths.enumerated() where path.component == .whole {
      if path.isResolved { wholeProperties[path.root.name, default: []].append(number) }
    }
  }

  // MARK: Names

  private mutating func findPlaces() {
    for node in body.nodes {
      let listener = Int(body.pool.attributes(of: node.record).listener)
      if listener >= 0 { listenerPlaces[listener] = body.pool.place(node.record) }
      if case .observed(let observer) = body.nodeOperator(of: node) {
        observerPlaces[observer] = body.pool.place(node.record)
      }
    }
  }

  /// Gives each nonstandard property a unique name.
  private mutating func nameProperties() {
    var counts: [String: Int] = [:]
    var names: Set<String> = []
    for path in body.pool.paths {
      var name = path.keyPath
      while PropertyCatalogue.code(of: name) != nil || names.contains(name) {
        let count = counts[path.keyPath, default: 1] + 1
        counts[path.keyPath] = count
        name = "\(path.keyPath)#\(count)"
      }
      names.insert(name)
      propertyNames.append(name)
    }
  }

  private static func usedKeyPaths(of body: CompositionBody) -> [String] {
    var names: Set = [StandardProperty.opacity.name, StandardProperty.transform.name]
    for code in Set(body.nodes.lazy.filter { $0.kind == .leaf }.map(\.record.property)) {
      names.insert(body.pool.path(code).root.name)
    }
    return names.sorted()
  }

  /// The name of a property in nodes.
  func name(of property: Int32) -> String {
    property < 0 ? propertyNames[Int(-1 - property)] : body.pool.path(property).keyPath
  }

  /// The number of a layer in values; a layer outside of the composition gets the next number.
  mutating func number(of layer: LayerID) -> Int {
    if let number = layerNumbers[layer] { return number }
    layerNumbers[layer] = layerNumbers.count + 1
    return layerNumbers.count
  }

  /// Writes a member of an object.
  mutating func write<Value>(_ key: String, _ value: Value, _ codec: Codec<Value>) {
    json.key(key)
    codec.write(value, &self)
  }

  // MARK: Errors

  /// Reports a value that can't be read again.
  mutating func report(_ message: String, _ remedy: String) {
    errors.append(CompositionFileError("J-6", message.oneLine, remedy, path: path))
  }

  /// Reports an unregistered type, whose values can't be read again.
  mutating func reportUnregistered(_ type: Any.Type) {
    if let name = types.refusedName(of: type) {
      report(
        "The type \(type) is not registered: \(name) is a name of the library's.",
        "Register it by a name of your own, without brackets.")
    } else {
      report(
        "The type \(type) is not registered.",
        "Register it with a ValueRegistry, and give that wherever the file is written and read.")
    }
  }
}
