// Unknown keys of a file: a misspelled key is reported instead of ignored.

import AnimaticCore

/// Finds unknown and duplicate keys in a file.
struct KeyCheck {
  /// Further diagnostics are only counted.
  private static let most = 100

  private let document: JSONDocument
  private let keys: FileKeys
  private var found: [Diagnostic] = []
  private var count = 0

  init(document: JSONDocument, _ sections: [Section]) {
    self.document = document
    keys = FileKeys(
      [FileKeys(CompositionWriter.versionKey, nil), FileKeys(CompositionWriter.timelineKey, nil)]
        + sections.map { FileKeys($0.key, $0.keys) })
  }

  /// One diagnostic per key, with its path from the root.
  mutating func diagnostics() -> [Diagnostic] {
    check(0, keys)
    if count > found.count {
      found.append(
        .oddKey(
          "\(count - found.count) more keys of the file are not known, or there twice.",
          "Take them out.", path: ""))
    }
    return found
  }

  /// Checks a value, whose depth is limited because the text is parsed already.
  private mutating func check(_ index: Int, _ keys: FileKeys) {
    let token = document.tokens[index]
    guard token.kind == .object || token.kind == .array else { return }
    var child = index + 1
    var names: Set<String> = []
    while child < Int(token.next) {
      if token.kind == .array {
        check(child, keys)
      } else {
        checkKey(child, keys, &names)
        child += 1
      }
      child = Int(document.tokens[child].next)
    }
  }

  private mutating func checkKey(_ key: Int, _ keys: FileKeys, _ names: inout Set<String>) {
    let name = document.text(of: key)
    if let values = keys.values, values[name] == nil {
      report(
        key, "is not known here",
        "Take it out, or spell it as the documentation of the format does.")
    } else if !names.insert(name).inserted {
      report(key, "is there twice; the first counts", "Take one of them out.")
    } else if let inner = keys.values?[name]?() {
      check(key + 1, inner)
    }
  }

  private mutating func report(_ key: Int, _ what: String, _ remedy: String) {
    count += 1
    guard count <= Self.most else { return }
    found.append(
      .oddKey(
        "The key \(document.text(of: key).oneLine.prefix(60)) \(what).", remedy,
        path: document.path(of: key, isShort: true)))
  }
}

extension Diagnostic {
  fileprivate static func oddKey(_ message: String, _ remedy: String, path: String) -> Diagnostic {
    Diagnostic(
      id: "J-9", severity: .warning, message: message, remedy: remedy, place: nil, path: path)
  }
}
