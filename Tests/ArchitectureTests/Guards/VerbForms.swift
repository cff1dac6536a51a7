// Each form of a verb has a row in the table of verbs, from which its tests follow.

import Foundation

private let verbFolder = "Sources/Animatic/Chain/Verbs/"
private let verbTable = "Tests/Vocabulary/Verbs.swift"

/// The methods of a file that can be verbs.
private func verbMethods(in file: SwiftFile) -> [Declaration] {
  file.declarations().filter { $0.keyword == "func" && !$0.isPrivate && $0.owner != nil }
}

/// Reports verbs whose number of public methods differs from their number of rows in the table of
/// verbs.
func verbFormOffences(in sources: [SwiftFile], tests: [TextFile]) -> [Offence] {
  let table = tests.filter { $0.path == verbTable }.map(\.text).joined()
  let methods = sources.filter { $0.path.hasPrefix(verbFolder) }.flatMap { file in
    verbMethods(in: file).map { (name: $0.name, path: file.path, line: $0.line) }
  }
  return Dictionary(grouping: methods, by: \.name).compactMap { name, forms -> Offence? in
    // A further row of the same form has text after the parenthesis.
    let rows = table.components(separatedBy: "VerbForm(\"\(name)(").dropFirst()
      .count { row in row.prefix { $0 != "\"" }.hasSuffix(")") }
    if rows == forms.count { return nil }
    let reason =
      "\(name) has overloads: \(forms.count), rows in \(verbTable): \(rows)"
    return Offence(path: forms[0].path, line: forms[0].line, reason: reason)
  }
}
