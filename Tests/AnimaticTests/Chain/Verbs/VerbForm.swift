// One form of a verb, with the options that every verb takes.

import Animatic
import Testing

/// The options that every verb takes.
struct VerbCall {
  var duration: Double?
  var easing: TimingFunction?
  var at: Position?
  var file = #fileID
  var line: UInt = 7
}

/// One overload of a verb, and how a chain calls it.
struct VerbForm: Sendable, CustomTestStringConvertible {
  /// The verb and its distinguishing arguments, such as move(to: CGPoint).
  let name: String
  /// The default duration, in seconds.
  let seconds: Double
  let call: @Sendable (Animate, VerbCall) -> Animate

  init(
    _ name: String, lasting seconds: Double = 1,
    call: @escaping @Sendable (Animate, VerbCall) -> Animate
  ) {
    self.name = name
    self.seconds = seconds
    self.call = call
  }

  /// All forms.
  ///
  /// The guard `VerbForms` compares their number with the methods of each verb. A further row of the same
  /// form has text after the parenthesis.
  static let all: [VerbForm] = properties + effects

  var testDescription: String { name }
}
