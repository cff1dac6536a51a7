import AnimaticCore
import TestSupport
import Testing

struct SpringEasingTests {
  @Test func `the value is the spring's at so much of its settling`() {
    // 1 - e^(-5t)·(cos(qt) + sin(qt)/√3), q = √75, t in parts of 1.4727003 s.
    let function = TimingFunction.spring(SpringCurve())
    let values = [0.1, 0.25, 0.5].map { function.value(at: $0) }
    #expect(agree(values, [0.5960993088692, 1.1627988051933, 0.9735703306594]))
    let curve = SpringCurve(mass: 2, stiffness: 180, damping: 9, initialVelocity: -3)
    for step in 1..<100 {
      let x = Double(step) / 100
      let value = TimingFunction.spring(curve).value(at: x)
      expectEqual(value, curve.value(at: x * curve.settlingDuration))
    }
  }

  @Test func `the remaining distance at the end is a thousandth at most`() {
    for bounce in [-0.5, 0, 0.2, 0.6, 0.9] {
      let function = TimingFunction.spring(duration: 0.4, bounce: bounce)
      #expect(function.value(at: 1) == 1 && function.value(at: 0) == 0)
      #expect(abs(function.value(at: 1.0.nextDown) - 1) <= 0.001)
    }
  }

  @Test func `the makers agree about one spring`() throws {
    let curve = try #require(TimingFunction.spring(response: 0.4, damping: 0.6).springCurve)
    #expect(abs(curve.stiffness - 246.7401100272) < 1e-9)
    #expect(abs(curve.damping - 18.8495559215) < 1e-9)
    let same = try #require(TimingFunction.spring(duration: 0.4, bounce: 0.4).springCurve)
    #expect(abs(same.damping - curve.damping) < 1e-9 && same.stiffness == curve.stiffness)
    expectEqual(
      TimingFunction.spring(mass: 2, stiffness: 50, damping: 3, initialVelocity: 1).springCurve,
      SpringCurve(mass: 2, stiffness: 50, damping: 3, initialVelocity: 1))
    expectEqual(
      TimingFunction.spring(response: 0.4, damping: 1, initialVelocity: 2).springCurve?
        .initialVelocity, 2)
    // Overdamped it is slower, and not treated as critical.
    let slow = try #require(TimingFunction.spring(response: 0.4, damping: 2).springCurve)
    #expect(abs(slow.dampingRatio - 2) < 1e-12)
    #expect(TimingFunction.easeIn.springCurve == nil && TimingFunction.bounce().springCurve == nil)
  }

  @Test func `ignored numbers of a spring are reported`() {
    let function = TimingFunction.spring(mass: -1, stiffness: 100, damping: 10)
    #expect(!function.isValid)
    expectEqual(function.problem, "The spring's mass must be above 0 and finite: -1 was ignored.")
    expectEqual(function.value(at: 0.3), TimingFunction.spring(SpringCurve()).value(at: 0.3))
    let fraction = TimingFunction.spring(response: 0.4, damping: -2)
    expectEqual(
      fraction.problem, "The spring's damping fraction must be 0 or more: -2 was ignored.")
    #expect(!TimingFunction.spring(response: .nan, damping: .nan).isValid)
    #expect(!TimingFunction.spring(duration: -1, bounce: 7).isValid)
  }

  @Test func `a spring that never settles or never moves is linear, and still that spring`() {
    for curve in [
      SpringCurve(damping: 0), SpringCurve(damping: 1e-3),
      SpringCurve(damping: .infinity, allowsOverdamping: true),
      SpringCurve(initialVelocity: 1e200),
    ] {
      let function = TimingFunction.spring(curve)
      #expect(!function.isValid && function.value(at: 0.3) == 0.3, "\(curve)")
      expectEqual(function.springCurve, curve)
      expectEqual(function.description, "linear")
    }
  }

  @Test func `it turns where the spring's velocity changes its sign`() {
    for velocity in [0.0, 8, 30, -12] {
      for ratio in [0.2, 0.7, 1, 1.8] {
        let curve = SpringCurve(
          damping: 20 * ratio, initialVelocity: velocity, allowsOverdamping: true)
        var found: [Double] = []
        let length = curve.settlingDuration
        for step in 1..<20_000 {
          let (low, high) = (Double(step) / 20_000, Double(step + 1) / 20_000)
          let speeds = [low, high].map { curve.velocity(at: $0 * length) }
          if speeds[0] * speeds[1] < 0 { found.append(low) }
        }
        let turns = TimingFunction.spring(curve).extremaFractions
        #expect(agree(turns, found, within: 1e-4), "\(curve)")
      }
    }
  }
}
