// A composition as JSON, section by section: the top level of a file.

import Animatic
import AnimaticCore
import AnimaticEngine

/// A writer of unresolved compositions.
struct CompositionWriter {
  /// The version of the format: files of a newer one are rejected.
  static let version = 1

  /// The suffix of a transform's key that has all its components.
  static let partsSuffix = ".parts"

  var json: JSONWriter
  let body: CompositionBody
  let types: ValueRegistry
  /// Errors about values that can't be read again.
  var faults: [CompositionFileError] = []
  /// The writer's path, for these errors.
  var spot = ""
  /// The names of nonstandard properties in nodes, by their code in the pool.
  private(set) var propertyNames: [String] = []
  /// The codes of the nonstandard whole properties, by name.
  private var wholeNumbers: [String: [Int]] = [:]
  /// The sorted key paths of the animated whole properties, and of those that decide about
  /// visibility.
  private let usedKeyPaths: [String]
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
    for (number, path) in body.pool.paths.enumerated() where path.field == .whole {
      if path.isResolved { wholeNumbers[path.root.name, default: []].append(number) }
    }
  }

  /// The text, and the errors about values that can't be read again.
  ///
  /// - Parameter timeline: The resolved timeline; nil omits it.
  mutating func write(_ timeline: Timeline?) {
    json.openObject()
    json.breakLine(2)
    json.key("animatic")
    json.write(Self.version)
    section("layers", body.hosts.indices) { $0.writeLayer($1) }
    section("properties", body.pool.paths.indices) { $0.writeProperty($1) }
    section("callbacks", body.listeners.indices) { $0.writeCallbacks($1) }
    section("observers", body.observations.indices) { $0.writeObserver($1) }
    section("nodes", body.nodes.indices, isKept: true) { $0.writeNode($1) }
    section("problems", body.problems.indices) { $0.writeProblem($1) }
    if let timeline { write(timeline) }
    json.breakLine(0)
    json.closeObject()
  }

  /// Writes a list with a line per element; an empty one is omitted.
  private mutating func section(
    _ name: String, _ indices: Range<Int>, isKept: Bool = false,
    _ write: (inout CompositionWriter, Int) -> Void
  ) {
    if indices.isEmpty, !isKept { return }
    json.breakLine(2)
    json.key(name)
    json.openArray()
    for index in indices {
      json.breakLine(4)
      spot = "\(name)[\(index)]"
      write(&self, index)
    }
    if !indices.isEmpty { json.breakLine(2) }
    json.closeArray()
  }

  // MARK: Names

  private mutating func findPlaces() {
    for node in body.nodes {
      let listener = Int(body.pool.extra(of: node.record).listener)
      if listener >= 0 { listenerPlaces[listener] = body.pool.place(node.record) }
      if case .observed(let observer) = body.word(of: node) {
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

  /// The number of a layer in values; a layer outside of the composition gets the next number.
  mutating func number(of layer: LayerID) -> Int {
    if let number = layerNumbers[layer] { return number }
    layerNumbers[layer] = layerNumbers.count + 1
    return layerNumbers.count
  }

  // MARK: Layers and properties

  private mutating func writeLayer(_ index: Int) {
    let host = body.hosts[index]
    json.openObject()
    json.key("id")
    json.write(index + 1)
    if let name = host.name {
      json.key("name")
      json.write(name)
    }
    let values = host.modelValues(for: usedKeyPaths)
    json.key("model")
    json.openObject()
    for name in values.keyPaths {
      let code = PropertyCatalogue.code(of: name)
      if let root = code.flatMap({ PropertyCatalogue.path($0) })?.root, isWritable(values, root) {
        json.key(name)
        write(values.value(of: root), as: root.valueType)
        writeHiddenParts(of: root, values)
      }
    }
    var known: Set<PropertyRoot> = []
    for number in values.keyPaths.flatMap({ wholeNumbers[$0] ?? [] }).sorted() {
      let path = body.pool.paths[number]
      guard known.insert(path.root).inserted else { continue }
      json.key(propertyNames[number])
      write(values.value(of: path.root), as: path.root.valueType)
    }
    json.closeObject()
    json.closeObject()
  }

  /// Writes the components missing in a matrix: the rotation and the scales hidden by a scale of 0
  /// (P-9), or all components where more is missing.
  private mutating func writeHiddenParts(of root: PropertyRoot, _ values: LayerValues) {
    if let parts = values.untoldParts(of: root) {
      json.key(root.name + Self.partsSuffix)
      return json.write(parts.numbers)
    }
    guard root.kind == .transform, values.keptParts(of: root) != nil else { return }
    for name in ["rotation.x", "rotation.y", "rotation.z", "scale.x", "scale.y", "scale.z"] {
      let keyPath = "\(root.name).\(name)"
      guard let code = PropertyCatalogue.code(of: keyPath),
        let path = PropertyCatalogue.path(code)
      else { continue }
      json.key(keyPath)
      write(numbers: values.value(at: path).numbers)
    }
  }

  /// Whether a model value can be read again; one that is not animated is not reported.
  private func isWritable(_ values: LayerValues, _ root: PropertyRoot) -> Bool {
    guard root.name == StandardProperty.contents.name, !usedKeyPaths.contains(root.name) else {
      return true
    }
    let image = LayerContents(flat: values.value(of: root)).image
    return image.map { $0 is String || types.codec(of: type(of: $0)) != nil } ?? true
  }

  private static func usedKeyPaths(of body: CompositionBody) -> [String] {
    var names: Set = [StandardProperty.opacity.name, StandardProperty.transform.name]
    for code in Set(body.nodes.lazy.filter { $0.kind == .leaf }.map(\.record.property)) {
      names.insert(body.pool.path(code).root.name)
    }
    return names.sorted()
  }

  private mutating func writeProperty(_ index: Int) {
    let path = body.pool.paths[index]
    json.openObject()
    json.key("id")
    json.write(propertyNames[index])
    if propertyNames[index] != path.keyPath {
      json.key("keyPath")
      json.write(path.keyPath)
    }
    json.key("type")
    if let name = types.name(of: path.valueType) {
      json.write(name)
    } else {
      json.write("\(path.valueType)".oneLine)
      tellUnregistered(path.valueType)
    }
    if case .function(let function) = path.field {
      json.key("valueFunction")
      json.write(function.rawValue)
    }
    if path.isResolved, !path.isFunction {
      json.key("default")
      write(path.root.initial, as: path.valueType)
    }
    json.closeObject()
  }

  /// Reports an unregistered type, whose values can't be read again.
  mutating func tellUnregistered(_ type: Any.Type) {
    let refused = types.refusedName(of: type).map {
      CompositionFileError(
        "J-6", "The type \(type) is not registered: \($0) is a name of the library's.".oneLine,
        "Register it by a name of your own, without brackets.", path: spot)
    }
    faults.append(
      refused
        ?? CompositionFileError(
          "J-6", "The type \(type) is not registered.".oneLine,
          "Register it with a ValueRegistry, and give that wherever the file is written and read.",
          path: spot))
  }
}
