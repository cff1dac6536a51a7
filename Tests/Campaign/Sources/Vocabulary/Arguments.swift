// The arguments of a word: generated from a separate seed, together with their Swift text.

package import Animatic
import RandomScenes

#if canImport(CoreGraphics)
  import CoreGraphics
#else
  import Foundation
#endif

/// A kind of value that arguments have: draws a value with its text.
package struct Kind<Value> {
  let draw: (inout Arguments) -> (value: Value, text: String)
}

/// Generates the arguments of one word.
package struct Arguments {
  var random: SeededNumbers
  /// Whether numbers can be zero, tiny, huge, infinite, negative or not a number.
  let isOdd: Bool
  let log: CallbackLog
  let layers: [Layer]
  private var texts: [String] = []

  package init(seed: UInt64, isOdd: Bool, log: CallbackLog, layers: [Layer]) {
    random = SeededNumbers(seed: seed)
    self.isOdd = isOdd
    self.log = log
    self.layers = layers
  }

  /// A closure behind the parentheses, as Swift.
  var closure = ""

  /// The list of arguments in parentheses with the closure behind them, as Swift.
  var text: String { "(\(texts.joined(separator: ", ")))\(closure)" }

  /// A value under a label, which is empty for none.
  mutating func callAsFunction<Value>(_ label: String, _ kind: Kind<Value>) -> Value {
    let drawn = kind.draw(&self)
    note(label, drawn.text)
    return drawn.value
  }

  /// A value under a label in every second case.
  mutating func callAsFunction<Value>(maybe label: String, _ kind: Kind<Value>) -> Value? {
    random.oneIn(2) ? self(label, kind) : nil
  }

  /// The number of arguments so far.
  var count: Int { texts.count }

  /// Appends what others drew beyond a number of arguments.
  mutating func append(_ others: Arguments, from count: Int) { texts += others.texts[count...] }

  mutating func note(_ label: String, _ text: String) {
    texts.append(label.isEmpty ? text : "\(label): \(text)")
  }

  /// The arguments common to all verbs, which are last.
  mutating func options() -> Options {
    Options(
      duration: self(maybe: "duration", .seconds), easing: self(maybe: "easing", .easing),
      at: random.oneIn(3) ? self("at", .position) : nil)
  }
}

/// The arguments that every verb has.
package struct Options {
  let duration: Double?
  let easing: TimingFunction?
  let at: Position?
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

extension Kind {
  /// One of some choices, by their text.
  static func one(of choices: [(String, Value)]) -> Kind {
    Kind { arguments in
      let choice = arguments.random.pick(choices)
      return (choice.1, choice.0)
    }
  }
}

extension Kind where Value == Double {
  static func number(_ usual: [Double]) -> Kind {
    Kind { arguments in
      let number = arguments.number(usual)
      return (number, swift(number))
    }
  }

  static var level: Kind { number([0, 0.25, 0.5, 1, 0.75]) }
  static var length: Kind { number([0, 1.5, 8, -12, 20, 31]) }
  static var seconds: Kind { number([0.125, 0.25, 0.5, 1, 1.5, 0.1, 2, 0]) }
  static var gap: Kind { number([0, 0.25, 0.5, -0.25, 0.3]) }
  static var count: Kind { number([1, 2, 3, 0.5, 1.5]) }
  static var factor: Kind { number([0.5, 2, 3, 1]) }
}

extension Kind where Value == Int {
  static func whole(_ usual: ClosedRange<Int>) -> Kind {
    Kind { arguments in
      let number = arguments.whole(usual)
      return (number, number == .min ? ".min" : number == .max ? ".max" : "\(number)")
    }
  }
}

extension Kind where Value == Duration {
  static var duration: Kind {
    .one(of: [
      (".seconds(1)", .seconds(1)), (".milliseconds(250)", .milliseconds(250)),
      (".zero", .zero), (".seconds(-1)", .seconds(-1)), (".nanoseconds(1)", .nanoseconds(1)),
      (".seconds(Int64.max)", .seconds(Int64.max)),
    ])
  }
}

extension Kind where Value == [Double] {
  static var pair: Kind {
    Kind { arguments in
      let usual: [Double] = [0, 4, 20, -8, 31]
      let count = arguments.isOdd && arguments.random.oneIn(6) ? arguments.random.below(4) : 2
      let numbers = (0..<count).map { _ in arguments.number(usual) }
      let texts = numbers.map { $0.isFinite ? swift($0) : "Double" + swift($0).drop { $0 == "-" } }
      return (
        numbers.map { $0 == -.infinity ? .infinity : $0 }, "[\(texts.joined(separator: ", "))]"
      )
    }
  }
}

extension Kind where Value == CGPoint {
  static var point: Kind {
    Kind { arguments in
      let (x, y) = (arguments.number([0, 4, 20, -8]), arguments.number([1, 3, 30]))
      return (CGPoint(x: x, y: y), "CGPoint(x: \(swift(x)), y: \(swift(y)))")
    }
  }
}

extension Kind where Value == CGSize {
  static var size: Kind {
    Kind { arguments in
      let (x, y) = (arguments.number([0, 4, 20]), arguments.number([1, 3, 30]))
      return (CGSize(width: x, height: y), "CGSize(width: \(swift(x)), height: \(swift(y)))")
    }
  }
}

extension Kind where Value == RotationAngle {
  static var angle: Kind {
    Kind { arguments in
      let turn = arguments.number([90, 180, 45, -30, 360, 15])
      return (.degrees(turn), ".degrees(\(swift(turn)))")
    }
  }
}

extension Kind where Value == RGBAColor {
  static var color: Kind {
    Kind { arguments in
      let (red, alpha) = (arguments.number([0, 0.5, 1]), arguments.number([0, 1, 0.5]))
      return (
        RGBAColor(red: red, green: 0.25, blue: 1, alpha: alpha),
        "RGBAColor(red: \(swift(red)), green: 0.25, blue: 1, alpha: \(swift(alpha)))"
      )
    }
  }
}

extension Kind where Value == Transform3D {
  static var transform: Kind {
    Kind { arguments in
      let (turn, stretch) = (arguments.number([0, 1, -0.5]), arguments.number([1, 2, 0.5]))
      return (
        Transform3D.identity.rotated(by: turn).scaled(x: stretch),
        "Transform3D.identity.rotated(by: \(swift(turn))).scaled(x: \(swift(stretch)))"
      )
    }
  }
}

extension Kind where Value == BezierPath {
  static var path: Kind {
    Kind { arguments in
      let (width, height) = (arguments.number([10, 40]), arguments.number([20, 5]))
      let rect = CGRect(x: 0, y: 0, width: width, height: height)
      let text = "CGRect(x: 0, y: 0, width: \(swift(width)), height: \(swift(height)))"
      return switch arguments.random.below(4) {
      case 0: (BezierPath(rect: rect), "BezierPath(rect: \(text))")
      case 1: (BezierPath(ellipseIn: rect), "BezierPath(ellipseIn: \(text))")
      case 2:
        (
          BezierPath([.move(to: .zero), .line(to: rect.origin), .line(to: CGPoint(x: width, y: 3))]
          ),
          "BezierPath([.move(to: .zero), .line(to: .zero), .line(to: "
            + "CGPoint(x: \(swift(width)), y: 3))])"
        )
      default: (BezierPath(), "BezierPath()")
      }
    }
  }
}

extension Kind where Value == LayerContents {
  static var picture: Kind {
    .one(of: [(#""one""#, "one"), (#""two""#, "two"), (#""three""#, "three")])
  }
}

extension Kind where Value == TimingFunction {
  static var easing: Kind {
    Kind { arguments in
      switch arguments.random.below(14) {
      case 0: return (.linear, ".linear")
      case 1: return (.easeIn, ".easeIn")
      case 2: return (.easeInEaseOut, ".easeInEaseOut")
      case 3, 4:
        let (bounce, length) = (arguments.number([0, 0.3, -0.3]), arguments.number([0.5, 1]))
        return (
          .spring(duration: length, bounce: bounce),
          ".spring(duration: \(swift(length)), bounce: \(swift(bounce)))"
        )
      case 5:
        let count = arguments.whole(1...5)
        return (
          .steps(count), ".steps(\(count == .min ? ".min" : count == .max ? ".max" : "\(count)"))"
        )
      case 6: return (.bounce(.out), ".bounce(.out)")
      case 7:
        let swing = arguments.number([1, 2, 0.5])
        return (.elastic(.inOut, amplitude: swing), ".elastic(.inOut, amplitude: \(swift(swing)))")
      case 8:
        let extent = arguments.number([1, 1.7])
        return (.back(.in, overshoot: extent), ".back(.in, overshoot: \(swift(extent)))")
      case 9:
        let height = arguments.number([0.1, 1, 2, -1])
        return (
          TimingFunction(controlPoints: 0.1, height, 0.3, 1),
          "TimingFunction(controlPoints: 0.1, \(swift(height)), 0.3, 1)"
        )
      default: return (.easeOut, ".easeOut")
      }
    }
  }
}

extension Kind where Value == Cue {
  static var cue: Kind {
    .one(of: (0..<4).map { (#"Cue("c\#($0)")"#, Cue("c\($0)")) })
  }
}

extension Kind where Value == Position {
  static var position: Kind {
    Kind { arguments in
      let cue = arguments.random.below(4)
      let share = arguments.number([0, 0.5, 1])
      var (position, text): (Position, String) =
        switch arguments.random.below(6) {
        case 0: (.start, ".start")
        case 1: (.end, ".end")
        case 2: (.withPrevious, ".withPrevious")
        case 3: (.afterPrevious, ".afterPrevious")
        case 4: (.previous(share), ".previous(\(swift(share)))")
        default: (.cue(Cue("c\(cue)")), #".cue(Cue("c\#(cue)"))"#)
        }
      guard arguments.random.oneIn(2) else { return (position, text) }
      let offset = arguments.number([0.25, -0.25, 0.5])
      position = position + offset
      text += " + \(swift(offset))"
      return (position, text)
    }
  }
}

extension Kind where Value == Layer {
  static var layer: Kind {
    Kind { arguments in
      let index = arguments.random.below(arguments.layers.count)
      return (arguments.layers[index], "layers[\(index)]")
    }
  }
}

extension Kind where Value == [Layer] {
  static var layers: Kind {
    Kind { arguments in
      let count = arguments.random.below(4)
      return (Array(arguments.layers.prefix(count)), "Array(layers.prefix(\(count)))")
    }
  }
}

extension Kind where Value == LayerEdge {
  static var edge: Kind {
    .one(of: [(".left", .left), (".right", .right), (".top", .top), (".bottom", .bottom)])
  }
}

extension Kind where Value == Bool {
  static var flag: Kind { .one(of: [("true", true), ("false", false)]) }
}
