// A row of the table of easings.

package import Animatic
package import RandomScenes

/// A family of easings, and how one of it is made.
package struct EasingFamily: Sendable, CustomStringConvertible {
  /// The name in the table of Core Animation's features, unique in the table.
  package let name: String
  /// What stands before the parentheses, as Swift.
  private let word: String
  private let make: @Sendable (inout Arguments) -> TimingFunction

  /// Creates a row.
  ///
  /// - Parameters:
  ///   - name: The name in the table of Core Animation's features.
  ///   - word: What stands before the parentheses, as Swift; nil is a static function with the name.
  ///   - make: Makes an easing, with arguments that are drawn in the order of the labels.
  init(
    _ name: String, as word: String? = nil,
    make: @escaping @Sendable (inout Arguments) -> TimingFunction
  ) {
    self.name = name
    self.word = word ?? ".\(name)"
    self.make = make
  }

  package var description: String { name }

  /// The easing with usual arguments.
  package var usual: TimingFunction {
    var arguments = Arguments()
    return make(&arguments)
  }

  /// An easing with random arguments that are valid.
  package func random(_ numbers: inout SeededNumbers) -> TimingFunction {
    var arguments = Arguments(
      seed: numbers.next(), isOdd: false, log: CallbackLog(), layers: [])
    return make(&arguments)
  }

  /// An easing with the random arguments of a word, and its text as Swift.
  func drawn(_ arguments: inout Arguments) -> (TimingFunction, String) {
    var own = arguments.nested
    let easing = make(&own)
    arguments.random = own.random
    return (easing, word + (own.count == 0 ? "" : own.text))
  }
}
