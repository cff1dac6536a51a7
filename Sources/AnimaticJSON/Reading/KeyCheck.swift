// Unknown keys of a file: a misspelled key is reported instead of ignored.

import AnimaticCore

/// The kind of an object in a file, by its position; an array has the kind of its elements.
private enum FilePart {
  case file, layer, model, property, callback, observer, node, position, word, easing, spring
  case problem
  /// A value without known keys.
  case whole

  /// The valid keys of the object, with the kinds of their values; nil if any key is valid.
  var keys: [String: FilePart]? {
    switch self {
    case .file: Self.fileKeys
    case .layer: Self.layerKeys
    case .property: Self.propertyKeys
    case .callback: Self.callbackKeys
    case .observer: Self.observerKeys
    case .node: Self.nodeKeys
    case .position: Self.positionKeys
    case .word: Self.wordKeys
    case .easing: Self.easingKeys
    case .spring: Self.springKeys
    case .problem: Self.problemKeys
    case .model, .whole: nil
    }
  }

  private static let fileKeys: [String: FilePart] = [
    "animatic": .whole, "layers": .layer, "properties": .property, "callbacks": .callback,
    "observers": .observer, "nodes": .node, "problems": .problem, "timeline": .whole,
  ]
  private static let layerKeys: [String: FilePart] = [
    "id": .whole, "name": .whole, "model": .model,
  ]
  private static let propertyKeys = wholes("id keyPath type default valueFunction")
  private static let callbackKeys = wholes("hears isDelegate type place")
  private static let observerKeys = wholes("hears cue place")
  private static let positionKeys = wholes("anchor offset fraction cue")
  private static let wordKeys = wholes(
    "name cue each from lag factor duration fit count pause to observer")
  private static let springKeys = wholes(
    "mass stiffness damping initialVelocity allowsOverdamping problems")
  private static let problemKeys = wholes("id severity message remedy path time place")
  private static let nodeKeys: [String: FilePart] = {
    var keys = wholes(
      """
      kind span layer property from to by values keyTimes calculationMode tensionValues \
      continuityValues biasValues path rotationMode isAdditive isCumulative \
      isRemovedOnCompletion fillMode begin duration defaultDuration speed timeOffset repeatCount \
      repeatDuration autoreverses remains reducedMotion key tag callbacks marks place then
      """)
    keys["timingFunctions"] = .easing
    keys["easing"] = .easing
    keys["spring"] = .spring
    keys["at"] = .position
    keys["word"] = .word
    return keys
  }()
  private static let easingKeys: [String: FilePart] = {
    var keys = wholes("kind")
    for name in EasingArchive.fieldNames { keys[name] = .whole }
    keys["base"] = .easing
    keys["spring"] = .spring
    return keys
  }()

  private static func wholes(_ names: String) -> [String: FilePart] {
    Dictionary(uniqueKeysWithValues: names.split(separator: " ").map { (String($0), .whole) })
  }
}

/// Finds unknown and duplicate keys in a file.
struct KeyCheck {
  private enum Step {
    case key(Int)
    case index(Int)
  }

  private let document: JSONDocument
  private var way: [Step] = []
  private var found: [Diagnostic] = []
  private var count = 0

  /// Further diagnostics are only counted.
  private static let most = 100

  init(document: JSONDocument) {
    self.document = document
  }

  /// One diagnostic per key, with its path from the root.
  mutating func findings() -> [Diagnostic] {
    look(at: 0, as: .file)
    if count > found.count {
      found.append(
        .oddKey(
          "\(count - found.count) more keys of the file are not known, or there twice.",
          "Take them out.", path: ""))
    }
    return found
  }

  /// The text is parsed already, which limits its depth.
  private mutating func look(at index: Int, as part: FilePart) {
    if case .whole = part { return }
    let token = document.tokens[index]
    var child = index + 1
    switch token.kind {
    case .array:
      var place = 0
      while child < Int(token.next) {
        way.append(.index(place))
        look(at: child, as: part)
        way.removeLast()
        child = Int(document.tokens[child].next)
        place += 1
      }
    case .object:
      let keys = part.keys
      var names: Set<String> = []
      while child < Int(token.next) {
        let name = document.text(of: child)
        way.append(.key(child))
        if keys.map({ $0[name] == nil }) ?? false {
          tell(
            "is not known here", "Take it out, or spell it as the documentation of the format does."
          )
        } else if !names.insert(name).inserted {
          tell("is there twice; the first counts", "Take one of them out.")
        } else if let part = keys?[name] {
          look(at: child + 1, as: part)
        }
        way.removeLast()
        child = Int(document.tokens[child + 1].next)
      }
    default: break
    }
  }

  private mutating func tell(_ what: String, _ remedy: String) {
    count += 1
    guard count <= Self.most, case .key(let key) = way.last else { return }
    found.append(
      .oddKey(
        "The key \(document.text(of: key).oneLine.prefix(60)) \(what).", remedy, path: path))
  }

  /// The current path, such as nodes[3].easing.
  private var path: String {
    way.reduce(into: "") { path, step in
      switch step {
      case .key(let key):
        path += (path.isEmpty ? "" : ".") + document.text(of: key).oneLine.prefix(60)
      case .index(let index): path += "[\(index)]"
      }
    }
  }
}

extension Diagnostic {
  fileprivate static func oddKey(_ message: String, _ remedy: String, path: String) -> Diagnostic {
    Diagnostic(
      id: "J-9", severity: .warning, message: message, remedy: remedy, place: nil, path: path)
  }
}
