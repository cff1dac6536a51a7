// What is read of a file so far.

import Animatic
import AnimaticCore
import AnimaticEngine

/// A reader of unresolved compositions.
struct CompositionReader {
  let bytes: [UInt8]
  var root = JSONElement(content: .null, range: 0..<0)
  let types: ValueRegistry
  var body = CompositionBody()
  var layers: [Layer] = []
  /// The index of each layer, by its id in the file.
  var layerIndices: [Int: Int32] = [:]
  /// The model values of layers that have some.
  var models: [(layer: Layer, element: JSONElement)] = []
  /// Layer ids of values that are not among the file's layers.
  private var otherLayers: [Int: LayerID] = [:]
  /// The codes of the nonstandard properties, by name.
  var properties: [String: Int32] = [:]
  var trees = NodeTrees()
  /// New diagnostics about values.
  var diagnostics: [Diagnostic] = []
  /// The indices of the source files.
  private var files: [String: Int16] = [:]
  /// The unknown and the duplicate keys.
  private var invalidKeys: [(name: String, isKnown: Bool, offset: Int)] = []

  init(_ bytes: [UInt8], types: ValueRegistry) {
    self.bytes = bytes
    self.types = types
  }

  /// The layer id for a number in the file.
  mutating func layerID(_ number: Int) -> LayerID {
    if let index = layerIndices[number] { return layers[Int(index)].id }
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

  /// The index of a source file, which is added if unknown; nil if there are too many.
  mutating func fileIndex(of file: String) -> Int16? {
    if let known = files[file] { return known }
    guard let index = Int16(exactly: files.count) else { return nil }
    files[file] = index
    body.pool.files.append(file)
    return index
  }
}

// MARK: Keys

extension CompositionReader {
  /// Further diagnostics are only counted.
  private static var mostInvalidKeys: Int { 100 }

  /// Records the unknown and the duplicate keys of an object.
  ///
  /// - Parameters:
  ///   - object: The object.
  ///   - known: The known keys; nil if any key is valid.
  /// - Returns: The values of the other keys.
  @discardableResult
  mutating func checkKeys(
    of object: JSONElement, among known: Set<String>? = nil
  ) throws(JSONError) -> [JSONElement.Member] {
    var names: Set<String> = []
    return try object.members().filter { name, value in
      let isKnown = known?.contains(name) ?? true
      if isKnown, names.insert(name).inserted { return true }
      invalidKeys.append((name, isKnown, value.offset))
      return false
    }
  }

  /// One diagnostic per unknown or duplicate key, in the order of the text.
  var keyDiagnostics: [Diagnostic] {
    var found = invalidKeys.sorted { $0.offset < $1.offset }.prefix(Self.mostInvalidKeys).map {
      Diagnostic(
        .warning, "J-9",
        "The key \($0.name.oneLine.prefix(60)) "
          + ($0.isKnown ? "is there twice; the first counts." : "is not known here."),
        remedy: $0.isKnown
          ? "Take one of them out."
          : "Take it out, or spell it as the documentation of the format does.",
        path: root.path(to: $0.offset, isShort: true))
    }
    if invalidKeys.count > found.count {
      let message =
        "\(invalidKeys.count - found.count) more keys of the file are not known, or there twice."
      found.append(Diagnostic(.warning, "J-9", message, remedy: "Take them out."))
    }
    return found
  }
}

/// The trees of the post-order nodes read so far.
struct NodeTrees {
  private var trees: [(first: Int, isStatement: Bool)] = []

  /// Adds a node and its content; nil if its span cuts through another.
  ///
  /// - Returns: The number of children, and whether each is a statement.
  mutating func take(
    _ index: Int, span: Int, _ isStatement: Bool
  ) -> (count: Int, areStatements: Bool)? {
    let first = index + 1 - span
    let start = trees.lastIndex { $0.first < first }.map { $0 + 1 } ?? 0
    guard first >= 0, span == 1 || start < trees.count && trees[start].first == first else {
      return nil
    }
    // No slice is kept: it would be a second owner, and the removal would copy all trees.
    let found = (trees.count - start, trees[start...].allSatisfy(\.isStatement))
    trees.removeSubrange(start...)
    trees.append((first, isStatement))
    return found
  }
}
