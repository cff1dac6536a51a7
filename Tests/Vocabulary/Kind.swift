// The kinds of values that arguments have.

import Animatic
import RandomScenes

#if canImport(CoreGraphics)
  import CoreGraphics
#else
  import Foundation
#endif

/// A kind of value that arguments have: draws a value with its text.
package struct Kind<Value> {
  /// A value that verbs refuse, and the id of their diagnostic.
  typealias Refused = (value: Value, text: String, id: String)

  let draw: (inout Arguments) -> (value: Value, text: String)
  /// A value with a visible effect; nil for the one that is drawn first.
  var usual: (value: Value, text: String)?
  /// The values that every verb refuses.
  var refused: [Refused] = []

  init(
    draw: @escaping (inout Arguments) -> (value: Value, text: String),
    usual: (value: Value, text: String)? = nil, refused: [Refused] = []
  ) {
    self.draw = draw
    self.usual = usual
    self.refused = refused
  }

  init(draw: @escaping (inout Arguments) -> (value: Value, text: String)) {
    self.init(draw: draw, usual: nil)
  }
}

extension Kind {
  /// One of some choices, by their text; the first one is usual.
  static func one(of choices: [(String, Value)]) -> Kind {
    Kind(
      draw: { arguments in
        let choice = arguments.random.pick(choices)
        return (choice.1, choice.0)
      }, usual: (choices[0].1, choices[0].0))
  }
}

extension Kind where Value == Double {
  /// Numbers, of which the first one is usual.
  static func number(_ numbers: [Double], refused: [Double] = [], as id: String = "L-49") -> Kind {
    Kind(
      draw: { arguments in
        let number = arguments.number(numbers)
        return (number, swift(number))
      },
      usual: (numbers[0], swift(numbers[0])), refused: refused.map { ($0, swift($0), id) })
  }

  private static var notFinite: [Double] { [.nan, .infinity, -.infinity] }

  static var level: Kind { number([0.5, 0, 0.25, 1, 0.75], refused: notFinite) }
  static var length: Kind { number([20, 0, 1.5, 8, -12, 31], refused: notFinite) }
  static var seconds: Kind { number([0.125, 0.25, 0.5, 1, 1.5, 0.1, 2, 0]) }
  static var gap: Kind { number([0, 0.25, 0.5, -0.25, 0.3]) }
  /// How often an effect is played, at most 1000 times.
  static var count: Kind { number([2, 1, 3, 0.5, 1.5], refused: [0, -1, .nan, 1001], as: "C-5") }
  /// How often something is repeated, as often as one likes.
  static var repeats: Kind { number([1, 2, 3, 0.5, 1.5], refused: [0, -1, .nan], as: "C-5") }
  static var turns: Kind { number([2, 1, 3, 0.5, 1.5], refused: notFinite) }
  static var factor: Kind { number([2, 0.5, 3, 1], refused: notFinite) }
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
    let draw = { (arguments: inout Arguments) -> ([Double], String) in
      let usual: [Double] = [0, 4, 20, -8, 31]
      let count = arguments.isOdd && arguments.random.oneIn(6) ? arguments.random.below(4) : 2
      let numbers = (0..<count).map { _ in arguments.number(usual) }
      let texts = numbers.map { $0.isFinite ? swift($0) : "Double" + swift($0).drop { $0 == "-" } }
      return (
        numbers.map { $0 == -.infinity ? .infinity : $0 }, "[\(texts.joined(separator: ", "))]"
      )
    }
    return Kind(
      draw: draw, usual: ([20, 4], "[20, 4]"),
      refused: [
        ([.nan, 0], "[Double.nan, 0]", "L-49"), ([0, .infinity], "[0, Double.infinity]", "L-49"),
        ([], "[]", "C-2"), ([1], "[1]", "C-2"), ([1, 2, 3], "[1, 2, 3]", "C-2"),
      ])
  }
}

extension Kind where Value == CGPoint {
  static var point: Kind {
    Kind(
      draw: { arguments in
        let (x, y) = (arguments.number([0, 4, 20, -8]), arguments.number([1, 3, 30]))
        return (CGPoint(x: x, y: y), "CGPoint(x: \(swift(x)), y: \(swift(y)))")
      },
      usual: (CGPoint(x: 20, y: 3), "CGPoint(x: 20, y: 3)"),
      refused: [(CGPoint(x: Double.nan, y: 0), "CGPoint(x: Double.nan, y: 0)", "L-49")])
  }
}

extension Kind where Value == CGSize {
  static var size: Kind {
    Kind(
      draw: { arguments in
        let (x, y) = (arguments.number([0, 4, 20]), arguments.number([1, 3, 30]))
        return (CGSize(width: x, height: y), "CGSize(width: \(swift(x)), height: \(swift(y)))")
      },
      usual: (CGSize(width: 20, height: 3), "CGSize(width: 20, height: 3)"),
      refused: [
        (
          CGSize(width: 0, height: Double.infinity), "CGSize(width: 0, height: Double.infinity)",
          "L-49"
        )
      ])
  }
}

extension Kind where Value == RotationAngle {
  static var angle: Kind {
    Kind(
      draw: { arguments in
        let turn = arguments.number([90, 180, 45, -30, 360, 15])
        return (.degrees(turn), ".degrees(\(swift(turn)))")
      },
      usual: (.degrees(45), ".degrees(45)"),
      refused: [
        (.radians(.nan), ".radians(.nan)", "L-49"),
        (.degrees(.infinity), ".degrees(.infinity)", "L-49"),
      ])
  }
}

extension Kind where Value == RGBAColor {
  static var color: Kind {
    Kind(
      draw: { arguments in
        let (red, alpha) = (arguments.number([0, 0.5, 1]), arguments.number([0, 1, 0.5]))
        return (
          RGBAColor(red: red, green: 0.25, blue: 1, alpha: alpha),
          "RGBAColor(red: \(swift(red)), green: 0.25, blue: 1, alpha: \(swift(alpha)))"
        )
      }, usual: (.red, ".red"),
      refused: [
        (RGBAColor(white: .nan), "RGBAColor(white: .nan)", "L-49"),
        (RGBAColor(white: .infinity), "RGBAColor(white: .infinity)", "L-49"),
      ])
  }
}

extension Kind where Value == Transform3D {
  static var transform: Kind {
    Kind(
      draw: { arguments in
        let (turn, stretch) = (arguments.number([0, 1, -0.5]), arguments.number([1, 2, 0.5]))
        return (
          Transform3D.identity.rotated(by: turn).scaled(x: stretch),
          "Transform3D.identity.rotated(by: \(swift(turn))).scaled(x: \(swift(stretch)))"
        )
      }, usual: (.scale(x: 2), ".scale(x: 2)"),
      refused: [(.scale(x: .nan), ".scale(x: .nan)", "L-49")])
  }
}

extension Kind where Value == BezierPath {
  static var path: Kind {
    let corner = BezierPath([
      .move(to: .zero), .line(to: CGPoint(x: 30, y: 0)), .line(to: CGPoint(x: 30, y: 10)),
    ])
    return Kind(
      draw: drawn,
      usual: (
        corner,
        "BezierPath([.move(to: .zero), .line(to: CGPoint(x: 30, y: 0)), "
          + ".line(to: CGPoint(x: 30, y: 10))])"
      ),
      refused: [
        (
          BezierPath([.move(to: CGPoint(x: Double.nan, y: 0))]),
          "BezierPath([.move(to: CGPoint(x: Double.nan, y: 0))])", "L-49"
        )
      ])
  }

  private static func drawn(_ arguments: inout Arguments) -> (BezierPath, String) {
    let (width, height) = (arguments.number([10, 40]), arguments.number([20, 5]))
    let rect = CGRect(x: 0, y: 0, width: width, height: height)
    let text = "CGRect(x: 0, y: 0, width: \(swift(width)), height: \(swift(height)))"
    return switch arguments.random.below(4) {
    case 0: (BezierPath(rect: rect), "BezierPath(rect: \(text))")
    case 1: (BezierPath(ellipseIn: rect), "BezierPath(ellipseIn: \(text))")
    case 2:
      (
        BezierPath([.move(to: .zero), .line(to: rect.origin), .line(to: CGPoint(x: width, y: 3))]),
        "BezierPath([.move(to: .zero), .line(to: .zero), .line(to: "
          + "CGPoint(x: \(swift(width)), y: 3))])"
      )
    default: (BezierPath(), "BezierPath()")
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
    Kind { arguments in arguments.random.pick(EasingFamily.all).drawn(&arguments) }
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

extension Kind where Value == LayerSide {
  static var side: Kind { .one(of: [(".back", .back), (".front", .front)]) }
}

extension Kind where Value == FlipAxis {
  static var axis: Kind { .one(of: [(".x", .x), (".y", .y)]) }
}

extension Kind where Value == RotationMode {
  static var rotationMode: Kind { .one(of: [(".auto", .auto), (".autoReverse", .autoReverse)]) }
}

extension Kind where Value == CalculationMode {
  static var calculation: Kind {
    .one(of: [
      (".linear", .linear), (".discrete", .discrete), (".paced", .paced), (".cubic", .cubic),
      (".cubicPaced", .cubicPaced),
    ])
  }
}

extension Kind where Value == [LayerContents] {
  static var pictures: Kind {
    .one(of: [
      (#"["one", "two", "three"]"#, ["one", "two", "three"]), (#"["one"]"#, ["one"]), ("[]", []),
    ])
  }
}
