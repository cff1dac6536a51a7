// Does building take as long for one of many animations as for one of few?

import Animatic

/// Builds 100 sequences of fades on 100 layers, side by side, through the chain.
enum ScaleBuild {
  private static let trackCount = 100

  static var candidates: [Candidate] {
    [1000, 10_000, 100_000, 1_000_000].flatMap { total -> [Candidate] in
      let amount = Amount(rounds: Scaling.rounds(total), count: total)
      return [
        Candidate("Scale build \(total)") { build(amount) },
        .loops("Scale build \(total)", "S1", amount),
      ]
    }
  }

  private static func build(_ amount: Amount) -> Double {
    let layers = (0..<trackCount).map { Layer(name: "layer \($0)") }
    return Measuring.time(rounds: amount.rounds, units: amount.count) {
      Parallel {
        for layer in layers { chain(of: amount.count / trackCount, on: layer) }
      }.timeline
    }
  }

  private static func chain(of length: Int, on layer: Layer) -> Animate {
    var chain = Animate(layer)
    for index in 0..<length {
      chain = (consume chain).fade(
        from: Double(index), to: Double(index + 1), duration: 0.3, easing: .easeInEaseOut
      ).then()
    }
    return chain
  }
}
