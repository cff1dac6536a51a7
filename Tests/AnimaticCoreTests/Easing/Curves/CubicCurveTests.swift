import AnimaticCore
import Foundation
import RandomScenes
import TestSupport
import Testing

struct CubicCurveTests {
  @Test func `E-4 random curves agree with bisection to 1e-10`() {
    var numbers = SeededNumbers(seed: 7)
    for _ in 0..<400 {
      let reference = ReferenceCurve(
        firstX: numbers.number(0.02...0.9), firstY: numbers.number(-2...3),
        secondX: numbers.number(0.1...0.98), secondY: numbers.number(-2...3))
      let curve = CubicCurve(
        ControlPoints(reference.firstX, reference.firstY, reference.secondX, reference.secondY))
      for _ in 0..<25 {
        let fraction = numbers.number(0...1)
        let difference = curve.value(at: fraction) - reference.value(at: fraction)
        #expect(abs(difference) < 1e-10, "\(reference) at \(fraction)")
      }
    }
  }

  static let fractions: [Double] =
    [1e-300, 1e-30, 1e-16, 1e-9, 1e-4, 0.5 - 1e-12, 0.5, 0.5 + 1e-12, 0.999, 1 - 1e-12]
    + (1..<40).map { Double($0) / 40 }

  @Test func `E-4 a zero derivative of x at the start is solved in closed form`() {
    // x = t³, y = 3t² - 2t³
    let curve = CubicCurve(ControlPoints(0, 0, 0, 1))
    for x in Self.fractions {
      let exact = 3 * pow(x, 2.0 / 3) - 2 * x
      #expect(abs(curve.value(at: x) - exact) <= 1e-11 * exact + 1e-30, "at \(x)")
    }
  }

  @Test func `E-4 a zero derivative of x at the end mirrors the start`() {
    let curve = CubicCurve(ControlPoints(1, 0, 1, 1))
    for rest in [1e-15, 1e-12, 1e-6, 0.01, 0.3, 0.5, 0.9] {
      let x = 1 - rest
      let exact = 1 - (3 * pow(1 - x, 2.0 / 3) - 2 * (1 - x))
      #expect(abs(curve.value(at: x) - exact) <= 1e-11, "at \(x)")
    }
  }

  @Test func `E-4 a zero derivative of x in the middle is solved in closed form`() {
    // x - 1/2 = 4(t - 1/2)³
    let curve = CubicCurve(ControlPoints(1, 0, 0, 1))
    for x in Self.fractions {
      let t = 0.5 + cbrt((x - 0.5) / 4)
      let exact = t * t * (3 - 2 * t)
      #expect(abs(curve.value(at: x) - exact) <= 1e-11, "at \(x)")
    }
    expectEqual(curve.value(at: 0.5), 0.5)
  }

  @Test func `E-4 a zero derivative of x at both ends is solved in closed form`() {
    // x = 3t² - 2t³, y = t³
    let curve = CubicCurve(ControlPoints(0, 0, 1, 0))
    for x in Self.fractions where x >= 1e-9 {
      let t = 0.5 - sin(asin(1 - 2 * x) / 3)
      #expect(abs(curve.value(at: x) - t * t * t) <= 2e-10, "at \(x)")
    }
  }

  @Test func `equal control values give the fraction back`() {
    var numbers = SeededNumbers(seed: 3)
    for _ in 0..<200 {
      let first = numbers.number(0...1)
      let second = numbers.number(0...1)
      let curve = CubicCurve(ControlPoints(first, first, second, second))
      let fraction = numbers.number(0...1)
      #expect(abs(curve.value(at: fraction) - fraction) < 1e-14)
    }
  }

  @Test func `values rise where y stays between its ends in order`() {
    var numbers = SeededNumbers(seed: 11)
    var curves = NamedCurve.allCases.map(\.controlPoints)
    for _ in 0..<60 {
      let low = numbers.number(0...1)
      let high = numbers.number(low...1)
      curves.append(
        ControlPoints(numbers.number(0...1), low, numbers.number(0...1), high))
    }
    for points in curves {
      let curve = CubicCurve(points)
      var before = 0.0
      for step in 1...3000 {
        let value = curve.value(at: Double(step) / 3000)
        #expect(value >= before && value <= 1, "\(points) at \(step)/3000")
        before = value
      }
    }
  }

  @Test func `easeIn and easeOut are symmetrical to each other, and easeInEaseOut to itself`() {
    for step in 0...2000 {
      let fraction = Double(step) / 2000
      let there = TimingFunction.easeIn.value(at: fraction)
      let back = TimingFunction.easeOut.value(at: 1 - fraction)
      #expect(abs(there + back - 1) < 2e-10, "at \(fraction)")
      let early = TimingFunction.easeInEaseOut.value(at: fraction)
      let late = TimingFunction.easeInEaseOut.value(at: 1 - fraction)
      #expect(abs(early + late - 1) < 1e-12, "at \(fraction)")
    }
    expectEqual(TimingFunction.easeInEaseOut.value(at: 0.5), 0.5)
  }

  @Test func `hostile control points neither trap nor spin nor leave the finite`() {
    let hostile: [Double] = [
      0, -0.0, 1, .leastNonzeroMagnitude, .leastNormalMagnitude / 8, 1e-17, 1 - 1e-16, 0.5, -1e308,
      1e308,
      .greatestFiniteMagnitude, -.greatestFiniteMagnitude, .nan, .infinity, -.infinity,
    ]
    let fractions: [Double] = [
      .leastNonzeroMagnitude, .leastNormalMagnitude / 8, 1e-17, 0.1, 0.4999999999999999, 0.5,
      0.9, 1 - 1e-16,
    ]
    for firstX in hostile {
      for firstY in hostile {
        for secondX in hostile {
          for secondY in [0, 1, -1e308, .greatestFiniteMagnitude, .nan] {
            let curve = CubicCurve(ControlPoints(firstX, firstY, secondX, secondY))
            let scale = max(1, abs(curve.points.firstY), abs(curve.points.secondY))
            let areSane = fractions.allSatisfy { abs(curve.value(at: $0)) <= scale }
            #expect(areSane, "\(curve.points)")
            #expect(curve.extremaFractions.count <= 2)
            let found = curve.firstFraction(reaching: 0.5, from: 0, to: 1)
            expectEqual(found.map { $0 >= 0 && $0 <= 1 }, true, "\(curve.points)")
          }
        }
      }
    }
  }
}
