// Timing functions of every kind with random numbers, for properties that all of them have.

import AnimaticCore
import RandomScenes

enum EasingSamples {
  /// One of each kind, with numbers that differ from run to run of the generator.
  static func functions(_ numbers: inout SeededNumbers) -> [TimingFunction] {
    let way = EasingWay.allCases.randomElement(using: &numbers) ?? .in
    let jump = StepJump.allCases.randomElement(using: &numbers) ?? .end
    func number(_ range: ClosedRange<Double>) -> Double { numbers.number(range) }
    let cubic = TimingFunction(
      controlPoints: number(0...1), number(-1...2), number(0...1), number(-1...2))
    let stops = (0..<Int(number(2...9))).map { _ in
      EasingStop(number(-1...2), at: number(-0.2...1.2))
    }
    let wave = number(1...9)
    var functions: [TimingFunction] = [
      .easeInEaseOut, cubic, cubic.reversed, .sine(way), .quad(way), .cubic(way), .quart(way),
      .quint(way), .expo(way), .circ(way), .back(way, overshoot: number(-5...5)),
      .elastic(way, amplitude: number(0...3), period: number(0.05...2)), .bounce(way),
      .steps(Int(number(2...9)), jump: jump), .linear([0, 0.2, 0.6, 1]), .linear(stops),
      .linear([EasingStop(0), EasingStop(0.9, at: 0.5), EasingStop(0.2, at: 0.5), EasingStop(1)]),
      .sampled(count: 40) { $0 + 0.3 * ($0 * wave).truncatingRemainder(dividingBy: 1) },
      .spring(duration: 0.5, bounce: number(-0.8...0.9)),
      .spring(mass: 1, stiffness: 100, damping: 15, initialVelocity: number(-20...20)),
    ]
    functions += functions.map { $0.mirrored(.inOut) } + functions.map { $0.reversed }
    functions += functions.prefix(20).map { $0.mirrored(.outIn) }
    functions += functions.map(\.clamped)
    let parts = functions.flatMap { $0.parts(from: number(0...0.4), to: number(0.6...1)) }
    return functions + parts.map(\.easing)
  }
}
