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
  /// A verb, with the arguments that every verb has.
  static func verb(
    _ name: String, _ say: @escaping @Sendable (Animate, inout Arguments, Options) -> Animate
  ) -> Word {
    Word(name) { chain, arguments in
      // Every verb has its options last.
      var last = arguments
      let count = arguments.count
      let options = last.options()
      arguments.random = last.random
      defer { arguments.append(last, from: count) }
      return say(chain, &arguments, options)
    }
  }
}
