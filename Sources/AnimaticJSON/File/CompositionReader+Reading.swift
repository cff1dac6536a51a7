// A composition from JSON. Everything is checked before use: the result can be compiled, or is an
// error.

import Animatic
import AnimaticCore

extension CompositionReader {
  mutating func read() throws(CompositionFileError) -> Composition {
    try checkVersion()
    let sections = Section.all
    for section in sections { try section.read(root, &self) }
    for (layer, model) in models { try readModel(model, of: layers[layer]) }
    var check = KeyCheck(document: root.document, sections)
    body.problems += diagnostics + check.diagnostics()
    return Composition(body)
  }

  private func checkVersion() throws(CompositionFileError) {
    let last = CompositionWriter.version
    guard root.isObject, let element = try root.value(CompositionWriter.versionKey) else {
      throw CompositionFileError(
        "J-2", "The text is JSON, but no composition: it has no key animatic.",
        "Read what a composition's json() gave.", line: 1, column: 1)
    }
    let version = try element.integer(in: 1...Int(Int32.max))
    guard version <= last else {
      throw element.error(
        "J-2",
        "The format is version \(version), and this library knows those up to \(last).",
        "Read it with a newer version of the library.")
    }
  }
}
