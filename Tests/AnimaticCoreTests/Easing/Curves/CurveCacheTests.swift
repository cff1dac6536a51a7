import AnimaticCore
import RandomScenes
import TestSupport
import Testing

struct CurveCacheTests {
  @Test(arguments: NamedCurve.allCases)
  func `the table is within 1e-10 of the solver, inside segments too`(named: NamedCurve) {
    let curve = CubicCurve(named.controlPoints)
    for step in 1..<12_800 {
      let fraction = Double(step) / 12_800
      let read = CurveCache.shared.value(EasingID(named), at: fraction, own: [])
      #expect(abs(read - curve.solvedValue(at: fraction)) < 1e-10, "at \(fraction)")
    }
  }

  @Test(arguments: NamedCurve.allCases)
  func `segments without a fit are solved, down to the very ends`(named: NamedCurve) {
    let points = named.controlPoints
    let reference = ReferenceCurve(
      firstX: points.firstX, firstY: points.firstY, secondX: points.secondX,
      secondY: points.secondY)
    for fraction in [1e-7, 1e-5, 0.003, 0.01, 0.02, 0.98, 0.99, 0.997, 1 - 1e-5, 1 - 1e-7] {
      let read = CurveCache.shared.value(EasingID(named), at: fraction, own: [])
      #expect(abs(read - reference.value(at: fraction)) < 1e-9, "at \(fraction)")
    }
  }

  @Test func `linear is exact to the last bit`() {
    var numbers = SeededNumbers(seed: 5)
    for _ in 0..<5000 {
      let fraction = numbers.number(0...1)
      expectEqual(CurveCache.shared.value(EasingID(.linear), at: fraction, own: []), fraction)
    }
  }

  @Test func `E-4 one curve has one solver, whichever door is used`() {
    var numbers = SeededNumbers(seed: 3)
    let functions =
      TimingFunctionTests.named + [TimingFunction(controlPoints: 0.2, -1, 0.4, 1.5)]
      + EasingSamples.functions(&numbers)
    let own = functions.map(\.easing)
    for (index, function) in functions.enumerated() {
      let easing = function.named.map { EasingID($0) } ?? EasingID(own: index)
      for step in 0...999 {
        let fraction = Double(step) / 999
        let value = function.value(at: fraction)
        expectEqual(CurveCache.shared.value(easing, at: fraction, own: own), value)
        expectEqual(
          CurveCache.shared.value(EasingID(own: index), at: fraction, own: own), value
        )
        expectEqual(own[index].value(at: fraction), value)
      }
    }
  }

  @Test(arguments: [Int32.min, -1, 5, 15, 17, .max])
  func `an id of no curve is linear`(id: Int32) {
    let easing = EasingID(rawValue: id)
    let own = [EasingCurve(CubicCurve(ControlPoints(0.9, 0, 0.9, 0)))]
    expectEqual(CurveCache.shared.value(easing, at: 0.3, own: own), 0.3)
    expectEqual(CurveCache.shared.value(easing, at: 1.5, own: own), 1)
    #expect(CurveCache.shared.value(EasingID(own: 0), at: 0.3, own: own) < 0.2)
  }

  @Test(arguments: [Int32(0), 1, 4, 16, 99])
  func `the ends are exact for every id`(id: Int32) {
    let easing = EasingID(rawValue: id)
    let own = [EasingCurve(CubicCurve(ControlPoints(0.9, 0, 0.9, 3)))]
    for fraction in [-.infinity, -1, -0.0, 0, .nan] {
      expectEqual(CurveCache.shared.value(easing, at: fraction, own: own), 0)
    }
    for fraction in [1, 1.0.nextUp, 7, .infinity] {
      expectEqual(CurveCache.shared.value(easing, at: fraction, own: own), 1)
    }
    let last = CurveCache.shared.value(easing, at: 1.0.nextDown, own: own)
    #expect(abs(last - 1) < 1e-6)
  }
}

extension CurveCache {
  /// The value of a curve of a list.
  fileprivate func value(_ easing: EasingID, at fraction: Double, own: [EasingCurve]) -> Double {
    own.withUnsafeBufferPointer { value(easing, at: fraction, own: $0) }
  }
}
