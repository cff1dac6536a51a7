// S6: one curve at random places: each named curve, and one that is not cubic.

import Animatic

package enum Scenario6 {
  private static let curves: [(name: String, function: TimingFunction)] = [
    ("default", .default), ("easeIn", .easeIn), ("easeOut", .easeOut),
    ("easeInEaseOut", .easeInEaseOut),
  ]

  package static var names: [String] { curves.map(\.name) }

  private static func amount(_ curve: Int) -> Amount {
    Amount(rounds: 9, count: curve, steps: 1 << 16)
  }

  static var candidates: [Candidate] {
    curves.indices.flatMap { index in
      let (name, function) = curves[index]
      return [
        time(function, name: name, amount(index)),
        Candidate("S6 \(name), largest error") { largestError(of: function) }.once(),
        .loops("S6 \(name)", "S6", amount(index)),
        .qt("S6 \(name)", "S6", amount(index)),
      ]
    } + [time(.elastic(.out), name: "elastic", amount(0))]
  }

  private static func time(
    _ function: TimingFunction, name: String, _ amount: Amount
  ) -> Candidate {
    Candidate("S6 \(name)") {
      let places = Places.some(amount.steps)
      return Measuring.time(rounds: amount.rounds, units: amount.steps) {
        var sum = 0.0
        for place in places { sum += function.value(at: place) }
        Measuring.checksum += sum
      }
    }
  }

  /// Against the parameter found by halving, which needs no derivative.
  private static func largestError(of function: TimingFunction) -> Double {
    guard let one = function.controlPoint(at: 1), let other = function.controlPoint(at: 2) else {
      return .nan
    }
    func along(_ first: CGFloat, _ second: CGFloat, _ t: Double) -> Double {
      3 * (1 - t) * (1 - t) * t * Double(first) + 3 * (1 - t) * t * t * Double(second) + t * t * t
    }
    return Places.some(amount(0).steps).reduce(0) { worst, place in
      var (low, high) = (0.0, 1.0)
      for _ in 0..<60 {
        let middle = (low + high) / 2
        if along(one.x, other.x, middle) < place { low = middle } else { high = middle }
      }
      let right = along(one.y, other.y, (low + high) / 2)
      return max(worst, abs(function.value(at: place) - right))
    }
  }
}
