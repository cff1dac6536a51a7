import AnimaticCore
import TestSupport
import Testing

/// Values from Chromium (`y`, about 1e-7) and scipy (`yBrentq`, about 1e-15 unless the derivative of
/// x is 0).
struct BezierVectorTests {
  struct Case: Decodable, Sendable, CustomTestStringConvertible {
    let id: String
    let caName: String?
    let controlPoints: [Double]
    let x: [Double]
    let y: [Double]
    let yBrentq: [Double]

    var testDescription: String { id }

    var function: TimingFunction {
      TimingFunction(
        controlPoints: controlPoints[0], controlPoints[1], controlPoints[2], controlPoints[3])
    }
  }

  @Test func `all fifty curves agree with scipy to 1e-9 and with Chromium to 2e-6`() throws {
    let cases = try VectorFile<Case>.read("bezier")
    expectEqual(cases.count, 50)
    for example in cases {
      let function = example.function
      // Where the derivative of x is 0 the solver of the vectors is less exact than this one.
      let singular =
        example.controlPoints[0] == 0 || example.controlPoints[2] == 1
        || (example.controlPoints[0] == 1 && example.controlPoints[2] == 0)
      expectEqual(example.x.count, 101)
      for (index, fraction) in example.x.enumerated() {
        let value = function.value(at: fraction)
        #expect(abs(value - example.y[index]) < 2e-6, "\(example.id) at \(fraction)")
        if !singular || (0.01...0.99).contains(fraction) && fraction != 0.5 {
          #expect(abs(value - example.yBrentq[index]) < 1e-9, "\(example.id) at \(fraction)")
        }
      }
    }
  }

  @Test func `the vectors' names are the names here`() throws {
    let named = try VectorFile<Case>.read("bezier").filter { $0.caName != nil }
    #expect(named.count >= 3)
    for example in named {
      expectEqual(example.function.description, example.caName)
      #expect(example.function.named != nil)
    }
  }
}
