// Each id of a rule or a diagnostic is defined in the documentation catalogue exactly
// once, and cited.

import Foundation

/// Reports ids that Swift files cite and no article defines, and ids that articles define twice or
/// nothing cites.
func ruleIdOffences(in files: [TextFile]) -> [Offence] {
  let swift = files.filter { $0.path.hasSuffix(".swift") }
  let articles = files.filter { $0.path.hasPrefix(catalogue) && $0.path.hasSuffix(".md") }
  var defined: [String: Offence] = [:]
  var offences: [Offence] = []
  for (id, place) in articles.flatMap(definitions) {
    if let first = defined[id] {
      offences.append(place.saying("\(id) is defined in \(first.path), too"))
    }
    defined[id] = place
  }
  var cited: Set<String> = []
  // The first citation of an id in a file counts.
  for (id, place) in swift.flatMap(citations) {
    if defined[id] == nil { offences.append(place.saying("no article defines \(id)")) }
    cited.insert(id)
  }
  for (id, place) in defined where !cited.contains(id) {
    offences.append(place.saying("nothing cites \(id)"))
  }
  return offences.sorted { ($0.path, $0.line) < ($1.path, $1.line) }
}

private let catalogue = "Sources/Animatic/Animatic.docc/"

/// The headings of an article that define an id, such as `### T-8: Duration 0`.
private func definitions(in file: TextFile) -> [(id: String, place: Offence)] {
  let bytes = Data(file.text.utf8)
  return ids(in: bytes).compactMap { range in
    let heading = bytes[..<range.lowerBound].suffix(5)
    guard heading == Data("\n### ".utf8), bytes[range.upperBound...].first == UInt8(ascii: ":")
    else { return nil }
    return (text(bytes[range]), offence(at: range.lowerBound, in: bytes, of: file))
  }
}

private func citations(in file: TextFile) -> [(id: String, place: Offence)] {
  let bytes = Data(file.text.utf8)
  var seen: Set<String> = []
  return ids(in: bytes).compactMap { range in
    let id = text(bytes[range])
    guard seen.insert(id).inserted else { return nil }
    return (id, offence(at: range.lowerBound, in: bytes, of: file))
  }
}

/// The ids in a text: a capital letter of a family, a hyphen and a number.
private func ids(in bytes: Data) -> [Range<Int>] {
  places(of: Data("-".utf8), in: bytes).compactMap { hyphen in
    let letter = hyphen.lowerBound - 1
    guard letter >= 0, families.contains(bytes[letter]), !isPart(bytes[..<letter].last) else {
      return nil
    }
    let digits = bytes[hyphen.upperBound...].prefix { UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 }
    guard let first = digits.first, first != UInt8(ascii: "0"),
      !isPart(bytes[digits.endIndex...].first)
    else { return nil }
    return letter..<digits.endIndex
  }
}

private func places(of needle: Data, in bytes: Data) -> [Range<Int>] {
  var found: [Range<Int>] = []
  var start = 0
  while let next = bytes.range(of: needle, in: start..<bytes.count) {
    found.append(next)
    start = next.upperBound
  }
  return found
}

private func offence(at index: Int, in bytes: Data, of file: TextFile) -> Offence {
  let line = 1 + bytes[..<index].count { $0 == UInt8(ascii: "\n") }
  return Offence(path: file.path, line: line, reason: "")
}

private func text(_ bytes: Data) -> String { String(decoding: bytes, as: UTF8.self) }

private let families = Set("TAPBKSGXIUVEYNCLRJWQ".utf8)

private func isPart(_ byte: UInt8?) -> Bool {
  guard let byte else { return false }
  return Token.isWordByte(byte) || byte == UInt8(ascii: "-") || byte == UInt8(ascii: "+")
}

extension Offence {
  fileprivate func saying(_ reason: String) -> Offence {
    Offence(path: path, line: line, reason: reason)
  }
}
