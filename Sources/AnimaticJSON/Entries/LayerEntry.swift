// Layers in a file, with their model values.

import Animatic
import AnimaticCore
import AnimaticEngine

/// A layer in a file.
struct LayerEntry {
  /// The model values: written from a host, and read when all properties are known.
  enum Model {
    case host(any LayerHost)
    case element(JSONElement)
  }

  let id: Int
  let name: String?
  let model: Model?

  static var fields: Fields<LayerEntry> {
    let model = Codec<Model> {
      if case .host(let host) = $0 { $1.writeModel(of: host) }
    } read: { element, _ throws(JSONError) in
      .element(element)
    }
    return Fields(
      .required("id", .layerNumber), .optional("name", .text),
      .optional("model", model),
      make: LayerEntry.init, take: { ($0.id, $0.name, $0.model) })
  }
}

extension Codec<Int> {
  /// The number of a layer, once in a file.
  fileprivate static var layerNumber: Codec {
    Codec(write: positive.write) { element, reader throws(JSONError) in
      let number = try positive.read(element, &reader)
      if reader.layerIndices[number] == nil { return number }
      throw element.invalid(
        "A second layer has the id \(number).", "Give each layer an id of its own.")
    }
  }
}

/// The suffix of a transform's key that has all its components.
private let partsSuffix = ".parts"

// MARK: Writing

extension CompositionWriter {
  fileprivate mutating func writeModel(of host: any LayerHost) {
    let values = host.modelValues(for: usedKeyPaths)
    json.open("{")
    for name in values.keyPaths {
      if let root = PropertyCatalogue.path(for: name)?.root, isWritable(values, root) {
        write(name, values.value(of: root), .value(of: root.valueType, types))
        writeHiddenParts(of: root, values)
      }
    }
    var known: Set<PropertyRoot> = []
    for number in values.keyPaths.flatMap({ wholeProperties[$0] ?? [] }).sorted() {
      let root = body.pool.paths[number].root
      guard known.insert(root).inserted else { continue }
      write(propertyNames[number], values.value(of: root), .value(of: root.valueType, types))
    }
    json.close("}")
  }

  /// Writes the components missing in a matrix: the rotation and the scales hidden by a scale of 0
  /// (P-9), or all components where more is missing.
  private mutating func writeHiddenParts(of root: PropertyRoot, _ values: LayerValues) {
    if let parts = values.undeterminedParts(of: root) {
      return write(root.name + partsSuffix, parts.numbers, .numbers)
    }
    guard root.kind == .transform, values.keptParts(of: root) != nil else { return }
    for name in ["rotation.x", "rotation.y", "rotation.z", "scale.x", "scale.y", "scale.z"] {
      guard let path = PropertyCatalogue.path(for: "\(root.name).\(name)") else { continue }
      write(path.keyPath, values.value(at: path), .numbers(1))
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
}

// MARK: Reading

extension CompositionReader {
  mutating func add(_ entry: LayerEntry) {
    let layer = Layer(name: entry.name)
    layerIndices[entry.id] = body.index(of: layer)
    layers.append(layer)
    if case .element(let element) = entry.model { models.append((layer, element)) }
  }

  /// Sets the model values of a layer.
  mutating func readModel(
    _ model: JSONElement, of layer: Layer
  ) throws(JSONError) {
    var values = LayerValues()
    var held = ComponentMasks()
    for (name, value) in try checkKeys(of: model) {
      if let root = transformRoot(ofParts: name) {
        values.set(try readParts(value), of: root)
        held.insert(.max, of: root)
        continue
      }
      let path = body.pool.path(try property(name, at: value))
      guard path.isResolved, !path.isFunction else {
        throw value.invalid("\(name.oneLine) is nothing that a layer has.", "Take it out.")
      }
      values.set(try Codec.value(of: path, types).read(value, &self), at: path)
    }
    layer.setModelValues(values)
    // As components, which setting the model does not keep.
    layer.holdAtOnce(held, from: values)
  }

  private mutating func readParts(
    _ element: JSONElement
  ) throws(JSONError) -> TransformComponents {
    let numbers = try Codec<[Double]>.numbers.read(element, &self)
    if numbers.allSatisfy(\.isFinite), let parts = TransformComponents(numbers: numbers) {
      return parts
    }
    throw element.invalid(
      "The parts of a transform are \(TransformComponents.count) finite numbers.",
      "Give scale, skew, rotation and translation, three numbers each, and m14, m24, m34, m44.")
  }

  /// The transform with a key for its components; nil for any other key.
  private func transformRoot(ofParts name: String) -> PropertyRoot? {
    guard name.hasSuffix(partsSuffix), properties[name] == nil else { return nil }
    let root = PropertyCatalogue.path(for: String(name.dropLast(partsSuffix.count)))?.root
    return root?.kind == .transform ? root : nil
  }
}
