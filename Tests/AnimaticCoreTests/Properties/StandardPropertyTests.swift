// The catalogue of properties, compared with the tables of the articles.

import AnimaticCore
import Foundation
import TestSupport
import Testing

struct StandardPropertyTests {
  private static let articles = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: "Sources/Animatic/Animatic.docc")

  /// The rows of a rule's table: the first two columns.
  private func rows(of rule: String, in article: String) throws -> [(String, String)] {
    let text = try String(
      contentsOf: Self.articles.appending(path: "\(article).md"), encoding: .utf8)
    let section = try #require(text.components(separatedBy: "\n### \(rule): ").dropFirst().first)
    let own = section.components(separatedBy: "\n### ")[0]
    return own.split(separator: "\n").filter { $0.hasPrefix("| ") }.dropFirst().map { line in
      let columns = line.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
      return (columns[0], columns[1])
    }
  }

  /// The first column of each property in the second one.
  private func words(of rule: String, in article: String) throws -> [String: [String]] {
    try rows(of: rule, in: article).reduce(into: [:]) { words, row in
      for name in names(in: row.1) { words[name, default: []].append(row.0) }
    }
  }

  private func names(in text: String) -> [String] {
    text.matches(of: /`(\w+)`/).map { String($0.1) }
  }

  private func word(of property: StandardProperty) -> String {
    switch property.kind {
    case .number: "number"
    case .flag: "flag"
    case .point: "point"
    case .size: "size"
    case .rect: "rectangle"
    case .color: "color"
    case .transform: "transform"
    case .shaped where [.path, .shadowPath].contains(property): "path"
    case .shaped where [.colors, .locations].contains(property): "array"
    case .shaped: property == .mask ? "discrete" : "contents"
    case .vector: "vector"
    }
  }

  @Test func `P-13 has each property once, under its type`() throws {
    let words = try words(of: "P-13", in: "Semantics-P-KeyPaths")
    for property in StandardProperty.allCases {
      let types = (words[property.name] ?? []).map { $0.prefix { $0 != "," } }
      expectEqual(types.map(String.init), [word(of: property)], "\(property.name)")
    }
    expectEqual(words.count, StandardProperty.allCases.count)
  }

  @Test func `Y-8 has each property with a default other than 0`() throws {
    let listed = Set(try rows(of: "Y-8", in: "Semantics-Y-Layers").flatMap { names(in: $0.0) })
    for property in StandardProperty.allCases {
      let isZero = LayerValues().value(at: property.path).numbers.allSatisfy { $0 == 0 }
      let name = property.name
      let isListed = listed.contains(name) || listed.contains("is" + name.capitalizedFirst)
      #expect(isListed || (isZero && property.kind != .shaped), "\(name)")
    }
  }

  @Test func `I-12 has each property without a basic animation`() throws {
    let words = try rows(of: "I-12", in: "Semantics-I-Transactions")
    func named(_ word: String) -> Set<String> {
      Set(words.filter { $0.0.hasPrefix(word) }.flatMap { names(in: $0.1) })
    }
    for property in StandardProperty.allCases {
      let (name, action) = (property.name, property.action)
      expectEqual(named("fade transition").contains(name), action == .transition, "\(name)")
      expectEqual(named("none").contains(name), action == .none, "\(name)")
    }
  }

  @Test func `key paths are unique, and numbers are indices`() {
    let paths = PropertyCatalogue.keyPaths
    expectEqual(Set(paths).count, paths.count)
    for (index, property) in StandardProperty.allCases.enumerated() {
      expectEqual(property.rawValue, index)
      expectEqual(PropertyCatalogue.code(of: property.name), property.code)
    }
  }
}

extension StandardProperty {
  fileprivate var path: PropertyPath { PropertyCatalogue.path(code) ?? .none }
}

extension String {
  fileprivate var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }
}
