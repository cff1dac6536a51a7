// Counts words, and pairs of adjacent words.

import Animatic

/// The number of occurrences of each pair of adjacent words.
package struct PairReport {
  /// The kinds of neighbours.
  package enum Kind: Int, CaseIterable, Sendable {
    case inChain = 1
    case afterChain, ofComposition, afterContainer, underContainer, inContainer, inSession

    /// The names of the first and of the second words.
    var names: (first: [String], second: [String]) {
      let (chain, words) = (Word.chain.map(\.name), Word.composition.map(\.name))
      let containers = Container.all.map(\.name)
      return switch self {
      case .inChain: (chain, chain)
      case .afterChain: (chain, words)
      case .ofComposition: (words, words)
      case .afterContainer: (containers, words)
      case .underContainer: (PairReport.parents.map { containers[$0] }, chain)
      case .inContainer: (PairReport.parents.map { containers[$0] }, containers)
      case .inSession: (SessionWord.all.map(\.name), SessionWord.all.map(\.name))
      }
    }
  }

  /// The containers that hold parts, by their index.
  private static let parents = Container.all.indices.filter { Container.all[$0].content == .parts }

  private var counts: [[Int]]

  package init() {
    counts = Kind.allCases.map { kind in
      Array(repeating: 0, count: kind.names.first.count * kind.names.second.count)
    }
  }

  private mutating func add(_ kind: Kind, _ first: Int, _ second: Int, of count: Int) {
    counts[kind.rawValue - 1][first * count + second] += 1
  }

  package mutating func add(_ part: Part, under parent: Int? = nil) {
    let (chain, words) = (Word.chain.count, Word.composition.count)
    for (first, second) in zip(part.chain, part.chain.dropFirst()) {
      add(.inChain, first.word, second.word, of: chain)
    }
    for (first, second) in zip(part.words, part.words.dropFirst()) {
      add(.ofComposition, first.word, second.word, of: words)
    }
    if let word = part.words.first {
      add(.afterContainer, part.container.word, word.word, of: words)
      if let last = part.chain.last { add(.afterChain, last.word, word.word, of: words) }
    }
    if let parent, let index = Self.parents.firstIndex(of: parent) {
      add(.inContainer, index, part.container.word, of: Container.all.count)
      for use in part.chain { add(.underContainer, index, use.word, of: chain) }
    }
    for inner in part.parts { add(inner, under: part.container.word) }
  }

  package mutating func add(_ session: [Use]) {
    for (first, second) in zip(session, session.dropFirst()) {
      add(.inSession, first.word, second.word, of: SessionWord.all.count)
    }
  }

  package mutating func add(_ other: PairReport) {
    for (kind, list) in other.counts.enumerated() {
      for (index, count) in list.enumerated() { counts[kind][index] += count }
    }
  }

  /// Pairs that never occurred, in words.
  package func missing(_ kind: Kind) -> [String] {
    let names = kind.names
    return counts[kind.rawValue - 1].indices.filter { counts[kind.rawValue - 1][$0] == 0 }.map {
      "\(names.first[$0 / names.second.count]) | \(names.second[$0 % names.second.count])"
    }
  }

  /// A line for each kind: pairs, how many occurred, the rarest and the total.
  package var summary: String {
    Kind.allCases.map { kind in
      let list = counts[kind.rawValue - 1]
      let seen = list.count { $0 > 0 }
      let total = list.reduce(0, +)
      return "\(kind): \(seen) of \(list.count) pairs, least \(list.min() ?? 0), \(total) in all"
    }.joined(separator: "\n")
  }

  /// The counts as text, and from text.
  package var text: String {
    counts.map { $0.map(String.init).joined(separator: " ") }.joined(separator: "\n")
  }

  package init?(text: String) {
    self.init()
    let lists = text.split(separator: "\n").map { $0.split(separator: " ").compactMap { Int($0) } }
    guard lists.map(\.count) == counts.map(\.count) else { return nil }
    counts = lists
  }
}
