// The arguments of a word: generated from a separate seed, together with their Swift text.

package import Animatic
import RandomScenes

#if canImport(CoreGraphics)
  import CoreGraphics
#else
  import Foundation
#endif

/// Generates the arguments of one word: random ones, usual ones, or one that is refused.
package struct Arguments {
  private enum Manner {
    case random, usual
    /// The argument at a position is a choice of the values that its kind refuses.
    case refused(position: Int, choice: Int)
  }

  private let manner: Manner
  var random: SeededNumbers
  /// Whether numbers can be zero, tiny, huge, infinite, negative or not a number.
  let isOdd: Bool
  let log: CallbackLog
  let layers: [Layer]
  private var texts: [String] = []

  package init(seed: UInt64, isOdd: Bool, log: CallbackLog, layers: [Layer]) {
    manner = .random
    random = SeededNumbers(seed: seed)
    self.isOdd = isOdd
    self.log = log
    self.layers = layers
  }

  /// Generates usual arguments, without those that can be left out.
  init() { self.init(.usual) }

  /// Generates usual arguments, except one.
  init(refusing position: Int, _ choice: Int) {
    self.init(.refused(position: position, choice: choice))
  }

  private init(_ manner: Manner) {
    self.manner = manner
    random = SeededNumbers(seed: 0)
    isOdd = false
    log = CallbackLog()
    layers = []
  }

  /// The number of arguments so far, with those that were left out.
  private(set) var position = 0
  /// The id of the diagnostic of the refused argument; nil for none so far.
  private(set) var refusal: String?

  /// The arguments of a value that is itself an argument.
  var nested: Arguments {
    var nested = self
    nested.texts = []
    return nested
  }

  /// A closure behind the parentheses, as Swift.
  var closure = ""

  /// The list of arguments in parentheses with the closure behind them, as Swift.
  var text: String { "(\(texts.joined(separator: ", ")))\(closure)" }

  /// A value under a label, which is empty for none.
  mutating func callAsFunction<Value>(_ label: String, _ kind: Kind<Value>) -> Value {
    let drawn = value(of: kind)
    position += 1
    note(label, drawn.text)
    return drawn.value
  }

  /// A value under a label, which random arguments have in every second case, and usual ones never.
  mutating func callAsFunction<Value>(maybe label: String, _ kind: Kind<Value>) -> Value? {
    let isGiven =
      switch manner {
      case .random: random.oneIn(2)
      case .usual: false
      case .refused(let refused, _): refused == position
      }
    if isGiven { return self(label, kind) }
    position += 1
    return nil
  }

  private mutating func value<Value>(of kind: Kind<Value>) -> (value: Value, text: String) {
    switch manner {
    case .random: return kind.draw(&self)
    case .refused(position, let choice) where kind.refused.indices.contains(choice):
      let refused = kind.refused[choice]
      refusal = refused.id
      return (refused.value, refused.text)
    case .usual, .refused:
      var first = Arguments(seed: 0, isOdd: false, log: log, layers: layers)
      return kind.usual ?? kind.draw(&first)
    }
  }

  /// The number of arguments so far.
  var count: Int { texts.count }

  /// Appends what others drew beyond a number of arguments.
  mutating func append(_ others: Arguments, from count: Int) { texts += others.texts[count...] }

  mutating func note(_ label: String, _ text: String) {
    texts.append(label.isEmpty ? text : "\(label): \(text)")
  }

  /// The options that every verb takes, which are last.
  mutating func options() -> VerbCall {
    VerbCall(
      duration: self(maybe: "duration", .seconds), easing: self(maybe: "easing", .easing),
      at: random.oneIn(3) ? self("at", .position) : nil)
  }
}

extension Arguments {
  private static let oddNumbers: [Double] = [
    .nan, .infinity, -.infinity, 0, -0.0, 1e308, -1e308, .greatestFiniteMagnitude,
    .leastNonzeroMagnitude, 1e-300, 1e-9, -1, -0.5, 1e16, 9e15, 5e307,
  ]

  mutating func number(_ usual: [Double]) -> Double {
    isOdd && random.oneIn(2) ? random.pick(Self.oddNumbers) : random.pick(usual)
  }

  mutating func whole(_ usual: ClosedRange<Int>) -> Int {
    isOdd && random.oneIn(3)
      ? random.pick([Int.min, -1, 0, .max]) : usual.lowerBound + random.below(usual.count)
  }
}

/// A number as Swift that compiles.
func swift(_ number: Double) -> String {
  if number.isNaN { return ".nan" }
  if number.isInfinite { return number > 0 ? ".infinity" : "-.infinity" }
  return "\(number)"
}
