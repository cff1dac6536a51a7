// A composition as words: generated from a seed, built through the public API, printed, and reduced.

package import Animatic
import RandomScenes

/// One word with the seed of its arguments.
package struct Use: Equatable {
  var word: Int
  var seed: UInt64
  var isOdd: Bool
  /// The composition that a session runs there.
  var parts: [Part] = []
}

/// A container with its contents and the words that change it.
package struct Part: Equatable {
  var container: Use
  var parts: [Part] = []
  var chain: [Use] = []
  var words: [Use] = []

  /// Whether any of its numbers may be extreme.
  var isOdd: Bool {
    ([container] + chain + words).contains(where: \.isOdd) || parts.contains(where: \.isOdd)
  }
}

/// Applies words to layers.
package struct Speaker {
  let layers: [Layer]
  let log: CallbackLog
  /// Adds observers to what is spoken; nil for none.
  let witness: Witness?
  /// The text of the last word.
  package private(set) var text = ""

  package init(layers: [Layer], log: CallbackLog, witness: Witness? = nil) {
    self.layers = layers
    self.log = log
    self.witness = witness
  }

  private func arguments(_ use: Use) -> Arguments {
    Arguments(seed: use.seed, isOdd: use.isOdd, log: log, layers: layers)
  }

  /// Builds a part and notes its text.
  package mutating func say(_ part: Part, indent: String = "") -> Composition {
    let container = Container.all[part.container.word]
    witness?.open()
    defer { witness?.close() }
    var built: [Composition] = []
    var lines: [String] = []
    for inner in part.parts {
      built.append(say(inner, indent: indent + "  "))
      lines.append(text)
    }
    var chainText = ""
    let speaker = self
    var a = arguments(part.container)
    var whole = container.make(
      &a,
      Contents(parts: built) { start in
        chainText = ""
        speaker.witness?.open()
        defer { speaker.witness?.close() }
        return speaker.said(part.chain, on: start, Word.chain, &chainText) {
          speaker.witness?.observed($0, after: $1, use: $2, $3) ?? $0
        }
      })
    let head = container.name.prefix { $0 != "(" && $0 != " " } + a.text
    switch container.content {
    case .parts: text = (["\(indent)\(head) {"] + lines + ["\(indent)}"]).joined(separator: "\n")
    case .nothing: text = indent + head
    case .chain where container.name.hasPrefix("On("):
      let second = container.name.contains("index") ? ", index" : ""
      let delay = second.isEmpty ? "" : ".after(begin: Double(index) / 4)"
      text = "\(indent)\(head) { chain\(second) in chain\(delay)\(chainText) }"
    case .chain where container.name == "On":
      text = "\(indent)\(head) { chain in chain\(chainText) }"
    case .chain: text = indent + head + chainText
    }
    var words = ""
    whole = said(part.words, on: whole, Word.composition, &words) {
      speaker.witness?.observed($0, after: $1, use: $2, $3) ?? $0
    }
    text += words
    return whole
  }

  private func said<Subject>(
    _ uses: [Use], on start: Subject, _ table: [Word<Subject>], _ text: inout String,
    observing: (Subject, Word<Subject>, Use, Arguments) -> Subject
  ) -> Subject {
    var subject = start
    for use in uses {
      let word = table[use.word]
      var a = arguments(use)
      subject = word.say(subject, &a)
      text += word.text(a)
      subject = observing(subject, word, use, arguments(use))
    }
    return subject
  }
}

extension Word {
  /// The word with its arguments, as Swift.
  func text(_ a: Arguments) -> String {
    switch name {
    case "composition": ".composition"
    case "split(at:) head", "split(at:) tail": "." + text + a.text + "." + name.suffix(4)
    default: ".\(text)\(a.text)"
    }
  }
}

extension Part {
  /// Parts that are each a little simpler than this one, the simplest first.
  package var simpler: [Part] {
    var found = parts
    func add(_ change: (inout Part) -> Void) {
      var next = self
      change(&next)
      found.append(next)
    }
    for index in parts.indices where parts.count > 1 { add { $0.parts.remove(at: index) } }
    for index in words.indices { add { $0.words.remove(at: index) } }
    for index in chain.indices { add { $0.chain.remove(at: index) } }
    for index in parts.indices {
      for part in parts[index].simpler { add { $0.parts[index] = part } }
    }
    for index in words.indices where words[index].isOdd { add { $0.words[index].isOdd = false } }
    for index in chain.indices where chain[index].isOdd { add { $0.chain[index].isOdd = false } }
    if container.isOdd { add { $0.container.isOdd = false } }
    return found
  }
}

extension [Use] {
  /// Sessions that are each a little simpler than this one, the simplest first.
  package var simpler: [[Use]] {
    var found: [[Use]] = []
    func add(_ change: (inout [Use]) -> Void) {
      var next = self
      change(&next)
      found.append(next)
    }
    for index in indices { add { $0.remove(at: index) } }
    for index in indices where self[index].isOdd { add { $0[index].isOdd = false } }
    for index in indices {
      for simpler in self[index].parts.first?.simpler ?? [] { add { $0[index].parts = [simpler] } }
    }
    return found
  }
}

/// What can be made simpler.
package protocol Simplifiable {
  var simpler: [Self] { get }
}

extension Part: Simplifiable {}

extension [Use]: Simplifiable {}

extension Simplifiable {
  /// The smallest one, reached by single steps, that still fails.
  package func smallest(while fails: (Self) -> Bool) -> Self {
    var best = self
    for _ in 0..<1000 {
      guard let next = best.simpler.first(where: fails) else { return best }
      best = next
    }
    return best
  }
}
