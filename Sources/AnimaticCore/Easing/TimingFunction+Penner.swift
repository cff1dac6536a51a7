// Penner's families that go beyond their ends or come back: back, elastic and bounce.

extension TimingFunction {
  /// Goes back before it goes on: x²·((s + 1)·x - s) on the way in.
  ///
  /// As in Penner's equations the overshoot is taken 1.525 times where the way is inOut, so that both
  /// halves go about 10 % of the whole way too far.
  ///
  /// ```swift
  /// TimingFunction.back().value(at: 0.5)  // 1.0876975
  /// TimingFunction.back(.in, overshoot: 3).range.lowerBound  // -0.25
  /// ```
  ///
  /// - Parameters:
  ///   - way: At which end it leaves the way.
  ///   - overshoot: How far, up to 1e100; 1.70158 is 10 % of the way and 0 none. Anything else makes
  ///     the function linear and not ``isValid``.
  public static func back(
    _ way: EasingWay = .out, overshoot: Double = 1.70158
  ) -> TimingFunction {
    guard abs(overshoot) <= 1e100 else {
      return refused("overshoot is \(overshoot.text), but must be within -1e100…1e100")
    }
    return TimingFunction(
      .form(.penner(PennerCurve(.back, way, strength: overshoot)), problem: nil))
  }

  /// Swings like a rubber band, ever wider on the way in.
  ///
  /// With p the period and g(x) = (2^(10x) - 1)/1023, the way in is
  /// a·g(x)·sin((1 - x)·2π/p + asin(1/a)), the way out 1 + a·g(1 - x)·sin(x·2π/p - asin(1/a)): at an
  /// amplitude above 1 out is not in turned around. These are Penner's equations with an exponential
  /// that is exactly 0 and 1 at its ends, as in ``expo(_:)``: it jumps nowhere. Where the way is inOut
  /// the period is taken 1.5 times, which makes his default of 0.45 for that way of the 0.3 for the
  /// others.
  ///
  /// ```swift
  /// TimingFunction.elastic().value(at: 0.3)  // 0.8758553…
  /// TimingFunction.elastic(amplitude: 2).value(at: 0.05)  // 1.7068…
  /// ```
  ///
  /// - Parameters:
  ///   - way: At which end it swings.
  ///   - amplitude: How wide, in ways, up to 1e100; below 1 it is 1.
  ///   - period: The fraction of the pass that one swing takes, 0.001 to 1000. Anything else, as of
  ///     the amplitude, makes the function linear and not ``isValid``.
  public static func elastic(
    _ way: EasingWay = .out, amplitude: Double = 1, period: Double = 0.3
  ) -> TimingFunction {
    guard abs(amplitude) <= 1e100 else {
      return refused("amplitude is \(amplitude.text), but must be within -1e100…1e100")
    }
    guard (0.001...1000).contains(period) else {
      return refused("period is \(period.text), but must be within 0.001…1000")
    }
    let curve = PennerCurve(.elastic, way, strength: max(1, amplitude), period: period)
    return TimingFunction(.form(.penner(curve), problem: nil))
  }

  /// Falls to the end and bounces three times, on the way out.
  ///
  /// Penner's parabolas: it touches 1 at 4/11, 8/11, 10/11 and 1, and comes back to 3/4, 15/16 and
  /// 63/64 in between.
  ///
  /// ```swift
  /// TimingFunction.bounce().value(at: 0.5)  // 0.765625
  /// ```
  ///
  /// - Parameter way: At which end it bounces.
  public static func bounce(_ way: EasingWay = .out) -> TimingFunction {
    TimingFunction(.form(.penner(PennerCurve(.bounce, way)), problem: nil))
  }

  /// A function that is linear because nothing else came of what was given.
  ///
  /// - Parameters:
  ///   - reason: What is wrong with it.
  ///   - spring: The spring that it was to be.
  ///   - problem: What could not be used of the spring's own numbers.
  static func refused(
    _ reason: String, spring: SpringCurve? = nil, problem: String? = nil
  ) -> TimingFunction {
    let words = ["The timing function's \(reason): linear is used."]
    let sentence = ([problem].compactMap(\.self) + words).joined(separator: " ")
    return TimingFunction(.refused(EasingRefusal(sentence: sentence, spring: spring)))
  }
}
