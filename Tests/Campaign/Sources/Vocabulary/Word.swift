// A word of the library: a name that the report counts, and its application.

import Animatic

/// A word that changes a subject, such as a chain or a composition.
struct Word<Subject>: Sendable {
  /// The word with its labels, such as `move(to:)`, unique among the words of its table.
  let name: String
  let say: @Sendable (Subject, inout Arguments) -> Subject

  init(_ name: String, _ say: @escaping @Sendable (Subject, inout Arguments) -> Subject) {
    self.name = name
    self.say = say
  }

  /// The word as Swift, without its arguments.
  var text: String { String(name.prefix { $0 != "(" && $0 != " " }) }
}

extension Word where Subject == Animate {
  static let verbs: [Word] = VerbForm.all.map(verb)

  /// The word of a verb, with random arguments.
  private static func verb(_ form: VerbForm) -> Word {
    Word(form.name) { chain, arguments in
      // Every verb has its options last.
      var last = arguments
      let count = arguments.count
      let options = last.options()
      arguments.random = last.random
      defer { arguments.append(last, from: count) }
      return form.continued(chain, &arguments, options)
    }
  }
}
