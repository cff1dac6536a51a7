// A composition from JSON, section by section. Everything is checked before use: the result can be
// compiled, or is an error.

import Animatic
import AnimaticCore
import AnimaticEngine

/// Reads a composition in its unresolved form.
struct CompositionReader {
  let root: JSONElement
  let types: ValueRegistry
  var body = CompositionBody()
  private(set) var layers: [Layer] = []
  /// The index of each layer, by its id in the file.
  private(set) var layerIndices: [Int: Int32] = [:]
  /// Layer ids of values that are not among the file's layers.
  private var strangers: [Int: LayerID] = [:]
  /// The nonstandard properties, by name.
  private var properties: [String: (path: PropertyPath, code: Int32)] = [:]
  private var files: [String: Int16] = [:]

  init(_ bytes: [UInt8], types: ValueRegistry) throws(CompositionFileError) {
    root = JSONElement(document: try JSONDocument(bytes), index: 0)
    self.types = types
  }

  mutating func read() throws(CompositionFileError) -> Composition {
    try checkVersion()
    try readLayerNames()
    for element in try list("properties") { try readProperty(element) }
    try readModels()
    for element in try list("callbacks") { body.listeners.append(try listener(element)) }
    for element in try list("observers") { body.observations.append(try observation(element)) }
    let nodes = try root.required("nodes").elements()
    body.nodes.reserveCapacity(nodes.count)
    var tree = NodeTree()
    var found: [Diagnostic] = []
    for element in nodes { try readNode(element, in: &tree, &found) }
    for element in try list("problems") { body.problems.append(try problem(element)) }
    body.problems += found
    var check = KeyCheck(document: root.document)
    body.problems += check.findings()
    return Composition(body)
  }

  private func list(_ key: StaticString) throws(CompositionFileError) -> [JSONElement] {
    try root.value(key)?.elements() ?? []
  }

  private func checkVersion() throws(CompositionFileError) {
    guard root.isObject, let element = try root.value("animatic") else {
      throw CompositionFileError(
        "J-2", "The text is JSON, but no composition: it has no key animatic.",
        "Read what a composition's json() gave.", line: 1, column: 1)
    }
    let version = try element.integer(in: 1...Int(Int32.max))
    guard version <= CompositionWriter.version else {
      throw element.error(
        "J-2",
        "The format is version \(version), and this library knows those up to "
          + "\(CompositionWriter.version).", "Read it with a newer version of the library.")
    }
  }

  // MARK: Layers

  private mutating func readLayerNames() throws(CompositionFileError) {
    for (index, element) in try list("layers").enumerated() {
      let id = try element.required("id")
      let number = try id.integer(in: 1...Int(Int32.max))
      guard layerIndices.updateValue(Int32(index), forKey: number) == nil else {
        throw id.unfit("A second layer has the id \(number).", "Give each layer an id of its own.")
      }
      let layer = Layer(name: try element.text("name"))
      layers.append(layer)
      _ = body.index(of: layer)
    }
  }

  private mutating func readModels() throws(CompositionFileError) {
    for (index, element) in try list("layers").enumerated() {
      guard let model = try element.value("model") else { continue }
      var values = LayerValues()
      var held = PropertyReach()
      var names: Set<String> = []
      for (name, value) in try model.entries() where names.insert(name).inserted {
        if let root = transformRoot(ofParts: name) {
          values.set(try parts(value), of: root)
          held.insert(.max, of: root)
          continue
        }
        let path = try property(name, at: value).path
        guard path.isResolved, !path.isFunction else {
          throw value.unfit("\(name.oneLine) is nothing that a layer has.", "Take it out.")
        }
        values.set(try self.value(value, of: path), at: path)
      }
      layers[index].setModelValues(values)
      // As components, which setting the model does not keep.
      layers[index].holdAtOnce(held, from: values)
    }
  }

  /// The transform with a key for its components; nil for any other key.
  private func transformRoot(ofParts name: String) -> PropertyRoot? {
    guard name.hasSuffix(CompositionWriter.partsSuffix), properties[name] == nil,
      let code = PropertyCatalogue.code(
        of: String(name.dropLast(CompositionWriter.partsSuffix.count))),
      let root = PropertyCatalogue.path(code)?.root, root.kind == .transform
    else { return nil }
    return root
  }

  private func parts(_ element: JSONElement) throws(CompositionFileError) -> TransformParts {
    let numbers = try element.numbers()
    guard numbers.allSatisfy(\.isFinite), let parts = TransformParts(numbers: numbers) else {
      throw element.unfit(
        "The parts of a transform are \(TransformParts.count) finite numbers.",
        "Give scale, skew, rotation and translation, three numbers each, and m14, m24, m34, m44.")
    }
    return parts
  }

  /// The layer id for a number in the file.
  mutating func layerID(_ number: Int) -> LayerID {
    if let index = layerIndices[number] { return layers[Int(index)].id }
    if let id = strangers[number] { return id }
    let id = LayerID()
    strangers[number] = id
    return id
  }

  // MARK: Properties

  private mutating func readProperty(_ element: JSONElement) throws(CompositionFileError) {
    let id = try element.required("id")
    let name = try id.text()
    let typeElement = try element.required("type")
    let typeName = try typeElement.text()
    guard let type = types.type(named: typeName) else {
      throw typeElement.error(
        "J-6", "The type \(typeName.oneLine) of the property \(name.oneLine) is not registered.",
        "Register it with a ValueRegistry, and give that when the file is read.")
    }
    let keyPath = try element.text("keyPath") ?? name
    let function = try element.word("valueFunction", ValueFunction.self)
    var initial: FlatValue?
    if let value = try element.value("default") {
      initial = try self.value(value, as: type)
    }
    guard properties[name] == nil, PropertyCatalogue.code(of: name) == nil else {
      throw id.unfit("A second property has the id \(name.oneLine).", "Give it another id.")
    }
    let path = Self.path(keyPath, function, initial, type)
    properties[name] = (path, body.pool.intern(path))
  }

  private static func path<Value: AnimatableValue>(
    _ keyPath: String, _ function: ValueFunction?, _ initial: FlatValue?, _: Value.Type
  ) -> PropertyPath {
    if let initial, function == nil {
      return LayerProperty<Value>(keyPath, default: Value(flat: initial)).path
    }
    return LayerProperty<Value>(keyPath: keyPath, valueFunction: function).path
  }

  /// The property with a name, and its code.
  func property(
    _ name: String, at element: JSONElement
  ) throws(CompositionFileError) -> (path: PropertyPath, code: Int32) {
    if let known = properties[name] { return known }
    if let code = PropertyCatalogue.code(of: name), let path = PropertyCatalogue.path(code) {
      return (path, code)
    }
    throw element.unfit(
      "\(name.oneLine.prefix(60)) is no standard property, and the file declares none of the name.",
      "Declare it under properties, with its type and its default.")
  }

  // MARK: Places

  /// Records the source location of a record.
  mutating func mark(
    _ record: inout AnimationRecord, _ element: JSONElement
  ) throws(CompositionFileError) {
    let place = try element.place()
    record.line = Int32(truncatingIfNeeded: place.line)
    if let known = files[place.file] {
      record.file = known
      return
    }
    guard files.count <= Int(Int16.max) else {
      throw element.unfit("More than 32,768 files are named.", "Name fewer.")
    }
    record.file = Int16(files.count)
    files[place.file] = record.file
    body.pool.files.append(place.file)
  }
}

/// The trees of the post-order nodes read so far.
struct NodeTree {
  private var trees: [(first: Int, isStatement: Bool)] = []

  /// Adds a node and its content; nil if its span cuts through another.
  ///
  /// - Returns: The number of children, and whether each is a statement.
  mutating func take(
    _ index: Int, span: Int, isStatement: Bool
  ) -> (count: Int, areStatements: Bool)? {
    let first = index + 1 - span
    var lowest = index
    var (count, areStatements) = (0, true)
    while let last = trees.last, last.first >= first {
      lowest = last.first
      count += 1
      areStatements = areStatements && last.isStatement
      trees.removeLast()
    }
    guard first >= 0, lowest == first else { return nil }
    trees.append((first, isStatement))
    return (count, areStatements)
  }
}
