// Layers in a file, with their model values.

import Animatic
import AnimaticCore
import AnimaticEngine

/// A layer in a file, and its model values, which are read when all properties are known.
typealias LayerEntry = (id: Int, name: String?, model: JSONElement?)

extension Codec<LayerEntry> {
  static var layer: Codec {
    let id = Codec<Int>.positive.map(
      reading: { $1.layerIndices[$0] == nil ? $0 : nil }, writing: { number, _ in number },
      remedy: "Give each layer an id of its own.",
      else: { "A second layer has the id \($0)." })
    let model = Codec<JSONElement>(write: { model, _ in model }, read: { model, _ in model })
    return .object(
      ("id", id), ("name", .text.optional), ("model", model.optional), make: { ($0, $1, $2) },
      parts: { $0 })
  }
}

extension Codec<TransformComponents> {
  fileprivate static var parts: Codec {
    numbers.map(
      reading: { numbers, _ in
        numbers.allSatisfy(\.isFinite) ? TransformComponents(numbers: numbers) : nil
      }, writing: { parts, _ in parts.numbers },
      remedy:
        "Give scale, skew, rotation and translation, three numbers each, and m14, m24, m34, m44.",
      else: { _ in "The parts of a transform are \(TransformComponents.count) finite numbers." })
  }
}

/// The suffix of a transform's key that has all its components.
private let partsSuffix = ".parts"

extension CompositionCoder {
  // MARK: Writing

  func entry(ofLayer index: Int) -> LayerEntry {
    let host = body.hosts[index]
    let values = host.modelComponents(for: usedKeyPaths)
    var members = values.keyPaths.compactMap { PropertyCatalogue.path(for: $0)?.root }
      .filter { isWritable(values, $0) }
      .flatMap { [member($0.name, at: $0.whole, values)] + hiddenParts(of: $0, values) }
    let keyPaths = Set(values.keyPaths)
    members += wholeProperties.filter { keyPaths.contains($1.root.name) }
      .map { member($0, at: $1, values) }
    return (index + 1, host.name, JSONElement(.container(members, isObject: true)))
  }

  private func member(
    _ key: String, at path: PropertyPath, _ values: LayerValues
  ) -> JSONElement.Member {
    (key, Codec.value(of: path, types).write(values.value(at: path), self))
  }

  /// The components missing in a matrix: the rotation and the scales hidden by a scale of 0 (P-9),
  /// or all components where more is missing.
  private func hiddenParts(of root: PropertyRoot, _ values: LayerValues) -> [JSONElement.Member] {
    if let parts = values.undeterminedParts(of: root) {
      return [(root.name + partsSuffix, Codec.parts.write(parts, self))]
    }
    guard root.kind == .transform, values.keptParts(of: root) != nil else { return [] }
    return ["rotation.x", "rotation.y", "rotation.z", "scale.x", "scale.y", "scale.z"]
      .compactMap { PropertyCatalogue.path(for: "\(root.name).\($0)") }
      .map { member($0.keyPath, at: $0, values) }
  }

  /// Whether a model value can be read again; one that is not animated is not reported.
  private func isWritable(_ values: LayerValues, _ root: PropertyRoot) -> Bool {
    guard root.name == StandardProperty.contents.name, !usedKeyPaths.contains(root.name) else {
      return true
    }
    let image = LayerContents(flat: values.value(of: root)).image
    return image.map { $0 is String || types.codec(of: $0) != nil } ?? true
  }

  // MARK: Reading

  func add(_ entry: LayerEntry) {
    let layer = Layer(name: entry.name)
    layerIndices[entry.id] = body.index(of: layer)
    if let model = entry.model { models.append((layer, model)) }
  }

  /// Sets the model values of a layer.
  func readModel(_ model: JSONElement, of layer: Layer) throws(JSONError) {
    var values = LayerValues()
    var names: Set<String> = []
    for (name, value) in try model.members() {
      guard names.insert(name).inserted else {
        invalidKeys.append(((name, value), isKnown: true))
        continue
      }
      if let root = transformRoot(ofParts: name) {
        values.set(try Codec.parts.read(value, self), of: root)
        continue
      }
      let path = body.pool.path(try property(name, at: value))
      guard path.isResolved, !path.isFunction else {
        throw value.invalid("\(name.oneLine) is nothing that a layer has.", "Take it out.")
      }
      values.set(try Codec.value(of: path, types).read(value, self), at: path)
    }
    layer.setModelValues(values)
  }

  /// The transform with a key for its components; nil for any other key.
  private func transformRoot(ofParts name: String) -> PropertyRoot? {
    guard name.hasSuffix(partsSuffix), properties[name] == nil else { return nil }
    let root = PropertyCatalogue.path(for: String(name.dropLast(partsSuffix.count)))?.root
    return root?.kind == .transform ? root : nil
  }
}

/// A property that a file declares, and its name in nodes.
typealias PropertyEntry = (id: String, path: PropertyPath)

extension Codec<PropertyEntry> {
  static var declaration: Codec {
    let id = Codec<String>.text.map(
      reading: {
        $1.path = $0
        return $1.properties[$0] == nil && PropertyCatalogue.code(of: $0) == nil ? $0 : nil
      },
      writing: { name, _ in name }, remedy: "Give it another id.",
      else: { "A second property has the id \($0.oneLine)." })
    return .object(
      ("id", id), ("keyPath", .text.optional), ("type", .type),
      ("valueFunction", Codec<ValueFunction>.name.optional), ("default", .value.optional)
    ) { id, keyPath, type, function, initial in
      func path<Own: AnimatableValue>(_: Own.Type) -> PropertyPath {
        if let initial, function == nil {
          return LayerProperty<Own>(keyPath ?? id, default: Own(flat: initial)).path
        }
        return LayerProperty<Own>(keyPath: keyPath ?? id, valueFunction: function).path
      }
      return (id, path(type))
    } parts: { id, path in
      let function: ValueFunction? =
        if case .function(let function) = path.component { function } else { nil }
      let initial = path.isResolved && function == nil ? path.root.initial : nil
      return (id, id == path.keyPath ? nil : path.keyPath, path.valueType, function, initial)
    }
  }
}

extension Codec<any AnimatableValue.Type> {
  /// The codec of the type of a property, whose id was read last.
  fileprivate static var type: Codec {
    Codec { type, coder in
      coder.valueCodec = .value(of: type, coder.types)
      let name = coder.types.name(of: type)
      if name == nil { coder.reportUnregistered(type) }
      return JSONElement(.text(name ?? "\(type)".oneLine))
    } read: { element, coder throws(JSONError) in
      let name = try element.text()
      if let type = coder.types.type(named: name) {
        coder.valueCodec = .value(of: type, coder.types)
        return type
      }
      throw element.error(
        "J-6", "The type \(name.oneLine) of the property \(coder.path.oneLine) is not registered.",
        "Register it with a ValueRegistry, and give that when the file is read.")
    }
  }
}

/// A delegate or an observer of an animation, whose source location is that of a target without one.
typealias CallbackEntry = (
  isDelegate: Bool, target: any LayerAnimationDelegate, place: SourcePlace?
)

extension AnimationObservers {
  init(_ entries: [CallbackEntry]) {
    self.init(target: entries.last { $0.isDelegate }?.target)
    observers = entries.filter { !$0.isDelegate }.compactMap { $0.target as? AnimationTarget }
  }

  /// The callbacks of an animation at a source location.
  func entries(at place: SourcePlace?) -> [CallbackEntry] {
    [target].compactMap(\.self).map { (true, $0, place) } + observers.map { (false, $0, place) }
  }
}

extension ObservedEvents {
  /// A handler of an event that does nothing; nil if the event is not observed.
  fileprivate func silent<Event>(_ event: ObservedEvents) -> ((Event) -> Void)? {
    contains(event) ? { _ in } : nil
  }
}

/// A delegate that ignores all events.
///
/// It is not a target of closures, because those show their callbacks in dumps, and a custom
/// delegate does not.
final class SilentDelegate: LayerAnimationDelegate {
  /// The type of the original delegate.
  let typeName: String

  init(typeName: String) { self.typeName = typeName }
}

extension Codec {
  /// The codec of a callback of an animation.
  static var callback: Codec<CallbackEntry> {
    let names = Codec<ObservedEvents>.names(["begin": .begin, "end": .end, "repeat": .repeats])
    let events = Codec<ObservedEvents?> {
      if let events = $0 { names.write(events, $1) } else { JSONElement(.text("delegate")) }
    } read: { element, coder throws(JSONError) in
      element.isText ? nil : try names.read(element, coder)
    }
    return .object(
      ("isDelegate", .flag.usual(false)), ("hears", events), ("type", .text.optional),
      ("place", .place.optional)
    ) { isDelegate, events, type, place in
      guard let events else { return (true, SilentDelegate(typeName: type ?? ""), nil) }
      let target = AnimationTarget(
        begin: events.silent(.begin), end: events.silent(.end), repeat: events.silent(.repeats))
      target.place = place
      return (isDelegate, target, nil)
    } parts: { isDelegate, target, place in
      if let own = target as? AnimationTarget {
        return (isDelegate, own.events, nil, own.place ?? place)
      }
      let type = (target as? SilentDelegate)?.typeName ?? "\(Swift.type(of: target))".oneLine
      return (isDelegate, nil, type, place)
    }
  }

  /// The codec of an observer of a part of the composition or of a cue, and of the source location
  /// of its node.
  static var observer: Codec<(CompositionObserver, SourcePlace?)> {
    let events = Codec<ObservedEvents>.names([
      "begin": .begin, "end": .end, "repeat": .repeats, "progress": .progress, "passes": .passes,
    ])
    return .object(("cue", .text.optional), ("hears", events), ("place", .place.optional)) {
      let observer = CompositionObserver(
        begin: $1.silent(.begin), end: $1.silent(.end), repeats: $1.silent(.repeats),
        progress: $1.silent(.progress), passes: $1.silent(.passes), cue: $0)
      return (observer, $2)
    } parts: {
      ($0.cue, $0.events, $1)
    }
  }
}
