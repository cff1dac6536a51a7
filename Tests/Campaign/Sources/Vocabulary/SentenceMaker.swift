// Generates compositions of words, so that each adjacent pair occurs once in a number of seeds.

import Animatic
package import RandomScenes

/// Draws compositions from a seed.
package struct SentenceMaker {
  private var random: SeededNumbers
  private let isOdd: Bool
  /// The number of the next pair of words that a chain begins with, and of the pair that it ends with:
  /// the seeds walk through all of them.
  private var pair: Int

  package init(seed: Int) {
    random = SeededNumbers(seed: UInt64(seed))
    isOdd = seed % 3 == 0
    pair = seed &* 2
  }

  package mutating func part() -> Part { part(depth: 0) }

  private mutating func part(depth: Int) -> Part {
    let isLeaf = depth == 3 || random.oneIn(depth == 0 ? 5 : 2)
    let choices = Container.all.indices.filter { (Container.all[$0].content == .parts) != isLeaf }
    // Every second leaf is a plain chain.
    var part = Part(container: use(isLeaf && random.oneIn(2) ? 0 : random.pick(choices)))
    if random.oneIn(2) { part.words = uses(of: Word.composition.count, upTo: 3) }
    switch Container.all[part.container.word].content {
    case .nothing: break
    case .parts: part.parts = (0..<1 + random.below(3)).map { _ in self.part(depth: depth + 1) }
    case .chain:
      part.chain = uses(of: Word.chain.count, upTo: 5)
      placePairs(in: &part)
    }
    return part
  }

  private mutating func uses(of count: Int, upTo length: Int) -> [Use] {
    (0..<1 + random.below(length)).map { _ in use(random.below(count)) }
  }

  private mutating func use(_ word: Int) -> Use {
    Use(word: word, seed: random.next(), isOdd: isOdd && random.oneIn(3))
  }

  private mutating func placePairs(in part: inout Part) {
    let (count, words) = (Word.chain.count, Word.composition.count)
    pair += 1
    part.chain.insert(use(pair / count % count), at: 0)
    part.chain.insert(use(pair % count), at: 1)
    guard !part.words.isEmpty else { return }
    part.chain.append(use(pair / words % count))
    part.words[0].word = pair % words
  }
}

extension Part: CustomStringConvertible {
  package var description: String {
    var speaker = Speaker(layers: Scene.makeLayers(), log: CallbackLog())
    _ = speaker.say(self)
    return speaker.text
  }
}

extension CaseDrawing where Case == Part {
  /// Compositions of words.
  package static var sentences: CaseDrawing {
    CaseDrawing(
      draw: { seed in
        var maker = SentenceMaker(seed: Int(seed))
        return maker.part()
      }, simpler: \.simpler, text: \.description)
  }
}
