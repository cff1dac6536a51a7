// The settling duration of a spring (S-4, S-7, S-8).

import Foundation

/// A spring by its frequency and damping ratio.
struct SpringEvaluator {
  let frequency: Double
  let ratio: Double
  let velocity: Double

  var settlingDuration: Double {
    if ratio == 0 { return Double(Float.greatestFiniteMagnitude) }
    if ratio < 1 - 1e-6 { return swingingDuration }
    return creepingDuration
  }

  private var swingingDuration: Double {
    let swing = frequency * (1 - ratio * ratio).squareRoot()
    let brake = ratio * frequency
    return (log(1000) + log(1 + abs((velocity - brake) / swing))) / brake
  }

  /// The first tenth of a second, added up, at which less than a thousandth is left.
  private var creepingDuration: Double {
    var time = 0.0
    while time < 10_000 {
      time += 0.1
      if abs(rest(at: time)) < 0.001 { return time }
    }
    return time
  }

  private func rest(at time: Double) -> Double {
    guard ratio > 1 + 1e-6 else {
      return exp(-frequency * time) * (1 + (frequency - velocity) * time)
    }
    let root = (ratio * ratio - 1).squareRoot()
    let (slow, fast) = (-frequency * (ratio - root), -frequency * (ratio + root))
    let share = (velocity + slow) / (fast - slow)
    return (1 + share) * exp(slow * time) - share * exp(fast * time)
  }
}
