// S1: 10,000 animations, from the public words to a timeline that is ready to be asked.

import Animatic

/// Builds 100 sequences of 100 fades on 100 layers, side by side, in three ways of writing.
struct Scenario1 {
  private static let count = 100
  private static let rounds = 15

  private let layers = (0..<count).map { Layer(name: "layer \($0)") }

  func run(_ report: Report) -> Double {
    add("chain: 100 chains of 100 × fade.then", to: report) { chained(chain) }
      + add("chain, without consume in the loop", to: report) { chained(borrowedChain) }
      + add("builder: Parallel of 100 Sequentials of 100", to: report, built)
  }

  private func add(_ work: String, to report: Report, _ build: () -> Timeline) -> Double {
    let units = Self.count * Self.count
    let time = Measuring.time(rounds: Self.rounds, units: units, build)
    let heap = Measuring.heap(units: units, build)
    report.add(Row(scenario: "S1", work: work, time: time, heap: heap))
    let timeline = build()
    return timeline.duration + (timeline.value(of: .opacity, on: layers[7], at: 10.1) ?? 0)
  }

  private func chained(_ chain: (Layer) -> Animate) -> Timeline {
    Parallel {
      for layer in layers { chain(layer) }
    }.timeline
  }

  private func chain(on layer: Layer) -> Animate {
    var chain = Animate(layer)
    for index in 0..<Self.count {
      chain = (consume chain).fade(
        from: Double(index), to: Double(index + 1), duration: 0.3, easing: .easeInEaseOut
      ).then()
    }
    return chain
  }

  // What a loop is usually written like: the variable keeps its value until two verbs are through,
  // so that the first of them copies all that stands so far.
  private func borrowedChain(on layer: Layer) -> Animate {
    var chain = Animate(layer)
    for index in 0..<Self.count {
      chain = chain.fade(
        from: Double(index), to: Double(index + 1), duration: 0.3, easing: .easeInEaseOut
      ).then()
    }
    return chain
  }

  private func built() -> Timeline {
    Parallel {
      for layer in layers {
        Sequential {
          for index in 0..<Self.count {
            Animate(layer).fade(
              from: Double(index), to: Double(index + 1), duration: 0.3, easing: .easeInEaseOut)
          }
        }
      }
    }.timeline
  }
}
