// S1: 10,000 animations, from the public words to a timeline that is ready to be asked.

import Animatic
import Foundation
import HeapCounter

/// Builds 100 sequences of 100 fades on 100 layers, side by side, in several ways of writing.
enum Scenario1 {
  private static let count = 100
  private static let units = count * count
  private static let amount = Amount(rounds: 21, count: units)
  nonisolated(unsafe) private static let layers = (0..<count).map { Layer(name: "layer \($0)") }

  static var candidates: [Candidate] {
    [
      Candidate("S1 chain") { time { chained(chain) } },
      Candidate("S1 chain, no consume") { time { chained(borrowedChain) } },
      Candidate("S1 builder") { time(built) },
      Candidate("S1 typical") { time { chained(typicalChain) } },
      Candidate("S1 chain, peak bytes", counting: { peak { chained(chain) } }),
      Candidate("S1 builder, peak bytes", counting: { peak(built) }),
      Candidate("S1 typical, peak bytes", counting: { peak { chained(typicalChain) } }),
      .loops("S1", "S1", amount),
      .qt("S1", "S1", amount),
    ]
  }

  private static func time(_ build: () -> Timeline) -> Double {
    let time = Measuring.time(rounds: amount.rounds, units: units, build)
    Measuring.checksum += build().value(of: .opacity, on: layers[7], at: 10.1) ?? .nan
    return time
  }

  private static func peak(_ build: () -> Timeline) -> Double {
    withExtendedLifetime(build()) {}
    return Double(Measuring.heap(build).peak) / Double(units)
  }

  private static func chained(_ chain: (Layer) -> Animate) -> Timeline {
    Parallel {
      for layer in layers { chain(layer) }
    }.timeline
  }

  private static func chain(on layer: Layer) -> Animate {
    var chain = Animate(layer)
    for index in 0..<count {
      chain = (consume chain).fade(
        from: Double(index), to: Double(index + 1), duration: 0.3, easing: .easeInEaseOut
      ).then()
    }
    return chain
  }

  // What a loop is usually written like: the variable keeps its value until two verbs are through,
  // so that the first of them copies everything written before.
  private static func borrowedChain(on layer: Layer) -> Animate {
    var chain = Animate(layer)
    for index in 0..<count {
      chain = chain.fade(
        from: Double(index), to: Double(index + 1), duration: 0.3, easing: .easeInEaseOut
      ).then()
    }
    return chain
  }

  /// The mix of verbs that pages and examples are written with.
  ///
  /// Of ten, eight leave an end out, three animate points, four have a modifier, one stays, and one
  /// is observed. One of a chain has a key.
  private static func typicalChain(on layer: Layer) -> Animate {
    var chain = Animate(layer)
    for index in 0..<count / 10 {
      let place = Double(index)
      chain = (consume chain)
        .move(to: [place, 100], duration: 0.3)
        .fade(to: 0.5)
        .then().scale(to: 1.2, easing: .easeOut)
        .rotate(by: .degrees(90)).duration(0.5)
        .then().move(by: CGPoint(x: 20, y: 0)).easing(.easeInEaseOut)
        .fadeIn(duration: 0.3)
        .then(gap: 0.1).cornerRadius(to: place).onEnd { Measuring.checksum += 1 }
        .move(from: .zero, to: CGPoint(x: place, y: 0), duration: 0.2)
        .then().zPosition(to: place).stay()
        .fade(to: 0).after(begin: 0.1)
        .then()
    }
    return chain.key("typical")
  }

  private static func built() -> Timeline {
    Parallel {
      for layer in layers {
        Sequential {
          for index in 0..<count {
            Animate(layer).fade(
              from: Double(index), to: Double(index + 1), duration: 0.3, easing: .easeInEaseOut)
          }
        }
      }
    }.timeline
  }
}
