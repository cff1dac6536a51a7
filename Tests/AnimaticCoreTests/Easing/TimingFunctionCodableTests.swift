import AnimaticCore
import Foundation
import TestSupport
import Testing

struct TimingFunctionCodableTests {
  @Test(
    arguments: TimingFunctionTests.named + [
      TimingFunction(controlPoints: 0.1, -2.5, 1, 1e300),
      TimingFunction(controlPoints: 1.0 / 3, .leastNonzeroMagnitude, 0.7, 1),
    ])
  func `a function comes back equal`(function: TimingFunction) throws {
    let data = try JSONEncoder().encode(function)
    try expectEqual(JSONDecoder().decode(TimingFunction.self, from: data), function)
  }

  @Test func `it is written as its control points`() throws {
    let data = try JSONEncoder().encode(TimingFunction.easeInEaseOut)
    expectEqual(String(decoding: data, as: UTF8.self), #"{"controlPoints":[0.42,0,0.58,1]}"#)
  }

  @Test func `a rejected function comes back as what it acts as`() throws {
    let rejected = TimingFunction(controlPoints: .nan, 0, 1, 1)
    let data = try JSONEncoder().encode(rejected)
    try expectEqual(JSONDecoder().decode(TimingFunction.self, from: data), .linear)
  }

  @Test(arguments: ["[0.42,0,0.58]", "[0.42,0,0.58,1,1]", "[]", "\"easeIn\""])
  func `anything but four numbers is refused`(points: String) {
    let data = Data(#"{"controlPoints":\#(points)}"#.utf8)
    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode(TimingFunction.self, from: data)
    }
  }
}
