// Timing functions of every kind with random numbers, for properties that all of them have.

import AnimaticCore
import RandomScenes
import Vocabulary

enum EasingSamples {
  /// One of each kind, with numbers that differ from run to run of the generator.
  static func functions(_ numbers: inout SeededNumbers) -> [TimingFunction] {
    func number(_ range: ClosedRange<Double>) -> Double { numbers.number(range) }
    let cubic = TimingFunction(
      controlPoints: number(0...1), number(-1...2), number(0...1), number(-1...2))
    let stops = (0..<Int(number(2...9))).map { _ in
      EasingStop(number(-1...2), at: number(-0.2...1.2))
    }
    let wave = number(1...9)
    var functions = EasingFamily.all.map { $0.random(&numbers) }
    functions += [
      cubic, cubic.reversed, .linear(stops),
      .sampled(count: 40) { $0 + 0.3 * ($0 * wave).truncatingRemainder(dividingBy: 1) },
      .spring(mass: 1, stiffness: 100, damping: 15, initialVelocity: number(-20...20)),
    ]
    functions += functions.map { $0.mirrored(.inOut) } + functions.map { $0.reversed }
    functions += functions.prefix(20).map { $0.mirrored(.outIn) }
    functions += functions.map(\.clamped)
    let parts = functions.flatMap { $0.parts(from: number(0...0.4), to: number(0.6...1)) }
    return functions + parts.map(\.easing)
  }
}
