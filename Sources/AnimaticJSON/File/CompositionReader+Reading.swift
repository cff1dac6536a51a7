// A composition from JSON. Everything is checked before use: the result can be compiled, or is an
// error.

import Animatic
import AnimaticCore

extension CompositionReader {
  mutating func read() throws(JSONError) -> Composition {
    try parse()
    try checkVersion()
    let sections = Section.all
    for section in sections { try section.read(root, &self) }
    for (layer, model) in models { try readModel(model, of: layers[layer]) }
    let known = [CompositionWriter.versionKey, CompositionWriter.timelineKey]
    try checkKeys(of: root, among: known + sections.map(\.key))
    body.problems += diagnostics + keyDiagnostics
    return Composition(body)
  }

  private mutating func checkVersion() throws(JSONError) {
    let last = CompositionWriter.version
    guard case .object = root.content, let element = try root.value(CompositionWriter.versionKey)
    else {
      throw JSONError(
        id: "J-2", message: "The text is JSON, but no composition: it has no key animatic.",
        remedy: "Read what a composition's json() gave.", offset: 0)
    }
    let version = try Codec<Int>.positive.read(element, &self)
    guard version <= last else {
      throw element.error(
        "J-2",
        "The format is version \(version), and this library knows those up to \(last).",
        "Read it with a newer version of the library.")
    }
  }
}
