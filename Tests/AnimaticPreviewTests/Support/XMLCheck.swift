// A small parser of XML, which checks that all elements are closed and that no markup is
// invalid.

/// The first error of a text as XML; nil if it is well formed, as far as these drawings need.
func faultOfXML(_ text: String) -> String? {
  var open: [String] = []
  var rest = Substring(text)
  var roots = 0
  func entities(_ text: Substring) -> String? {
    var text = text
    while let start = text.firstIndex(of: "&") {
      guard let end = text[start...].firstIndex(of: ";") else { return "a bare &" }
      let name = text[text.index(after: start)..<end]
      guard ["amp", "lt", "gt", "quot", "#39"].contains(name) else { return "entity \(name)" }
      text = text[end...].dropFirst()
    }
    return nil
  }
  while let start = rest.firstIndex(of: "<") {
    if let fault = entities(rest[..<start]) { return fault }
    guard let end = rest[start...].firstIndex(of: ">") else { return "a tag without end" }
    var tag = rest[rest.index(after: start)..<end]
    rest = rest[rest.index(after: end)...]
    if tag.hasPrefix("/") {
      guard open.popLast() == String(tag.dropFirst()) else { return "closes \(tag)" }
      continue
    }
    let isEmpty = tag.hasSuffix("/")
    if isEmpty { tag = tag.dropLast() }
    let name = tag.prefix { $0.isLetter }
    guard !name.isEmpty else { return "a bare <" }
    if open.isEmpty { roots += 1 }
    var attributes = tag.dropFirst(name.count)
    var names: Set<Substring> = []
    while let next = attributes.firstIndex(where: { !$0.isWhitespace }) {
      attributes = attributes[next...]
      guard let equals = attributes.firstIndex(of: "=") else { return "attribute \(attributes)" }
      guard names.insert(attributes[..<equals]).inserted else { return "twice \(attributes)" }
      attributes = attributes[attributes.index(after: equals)...]
      guard attributes.first == "\"" else { return "unquoted \(attributes)" }
      attributes = attributes.dropFirst()
      guard let close = attributes.firstIndex(of: "\"") else { return "open \(attributes)" }
      if let fault = entities(attributes[..<close]) { return fault }
      attributes = attributes[close...].dropFirst()
    }
    if !isEmpty { open.append(String(name)) }
  }
  if let fault = entities(rest) { return fault }
  if !open.isEmpty { return "open at the end: \(open)" }
  return roots == 1 ? nil : "\(roots) roots"
}
