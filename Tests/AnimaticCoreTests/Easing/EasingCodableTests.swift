import AnimaticCore
import Foundation
import RandomScenes
import TestSupport
import Testing

struct EasingCodableTests {
  private func json(_ function: TimingFunction) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys]
    return String(decoding: try encoder.encode(function), as: UTF8.self)
  }

  private func decoded(_ text: String) throws -> TimingFunction {
    try JSONDecoder().decode(TimingFunction.self, from: Data(text.utf8))
  }

  @Test func `every kind comes back equal`() throws {
    var numbers = SeededNumbers(seed: 5)
    for _ in 0..<3 {
      for function in EasingSamples.functions(&numbers) {
        let copy = try decoded(try json(function))
        expectEqual(copy, function)
        expectEqual(copy.hashValue, function.hashValue)
        expectEqual(copy.value(at: 0.37), function.value(at: 0.37))
      }
    }
  }

  @Test func `each kind is written with its name and its numbers`() throws {
    try expectEqual(json(.easeIn), #"{"controlPoints":[0.42,0,1,1]}"#)
    try expectEqual(json(.quad(.inOut)), #"{"kind":"quad","way":"inOut"}"#)
    try expectEqual(json(.back(.in, overshoot: 2)), #"{"kind":"back","overshoot":2,"way":"in"}"#)
    try expectEqual(
      json(.elastic(period: 0.5)), #"{"amplitude":1,"kind":"elastic","period":0.5,"way":"out"}"#)
    try expectEqual(json(.steps(4)), #"{"count":4,"jump":"end","kind":"steps"}"#)
    try expectEqual(
      json(.linear([0, 0.25, 1])), #"{"fractions":[0,0.5,1],"kind":"linear","values":[0,0.25,1]}"#)
    try expectEqual(json(.sampled(count: 3) { $0 }), #"{"kind":"sampled","values":[0,0.5,1]}"#)
    try expectEqual(
      json(.spring(SpringCurve())),
      """
      {"kind":"spring","spring":{"allowsOverdamping":false,"damping":10,"initialVelocity":0,\
      "mass":1,"stiffness":100}}
      """)
    try expectEqual(
      json(.steps(4).mirrored(.inOut)),
      """
      {"base":{"count":4,"jump":"end","kind":"steps"},"kind":"mirrored","way":"inOut"}
      """)
  }

  @Test func `a function that can't be used comes back as the linear one it acts as`() throws {
    for function in [TimingFunction.steps(0), .elastic(period: 0), .linear([])] {
      try expectEqual(decoded(try json(function)), .linear)
    }
    let undamped = TimingFunction.spring(SpringCurve(damping: 0))
    try expectEqual(decoded(try json(undamped)), undamped)
    let still = TimingFunction.spring(
      SpringCurve(damping: .infinity, allowsOverdamping: true))
    try expectEqual(decoded(try json(still)).springCurve, still.springCurve)
  }

  @Test(
    arguments: [
      #"{}"#, #"{"kind":"easeIn"}"#, #"{"kind":4}"#, #"{"kind":"quad"}"#,
      #"{"kind":"quad","way":"sideways"}"#, #"{"kind":"back","way":"in"}"#,
      #"{"kind":"back","way":"in","overshoot":1e200}"#,
      #"{"kind":"elastic","way":"in","amplitude":1,"period":0}"#,
      #"{"kind":"steps","count":0,"jump":"end"}"#, #"{"kind":"steps","count":1,"jump":"none"}"#,
      #"{"kind":"steps","count":1.5,"jump":"end"}"#,
      #"{"kind":"linear","values":[0,1],"fractions":[0]}"#,
      #"{"kind":"linear","values":[1],"fractions":[0]}"#, #"{"kind":"sampled","values":[1]}"#,
      #"{"kind":"sampled","values":[0,1e200]}"#, #"{"kind":"spring"}"#,
      #"{"kind":"mirrored","way":"inOut"}"#, #"{"kind":"reversed","controlPoints":[0,1]}"#,
      #"{"kind":"reversed","controlPoints":[2,0,0,1]}"#,
      #"{"kind":"part","from":0.5,"to":0.2,"base":{"kind":"quad","way":"in"}}"#,
      #"{"kind":"part","from":-1,"to":0.2,"base":{"kind":"quad","way":"in"}}"#,
      #"{"kind":"part","from":0,"to":0.2,"base":{"kind":"steps","count":2,"jump":"end"}}"#,
    ])
  func `wrong data is a decoding error`(text: String) {
    #expect(throws: DecodingError.self) { try decoded(text) }
  }

  @Test func `curves inside curves are read as deep as they are written, and no deeper`() throws {
    var deep = TimingFunction.steps(2)
    for index in 0..<10 { deep = deep.mirrored(index % 2 == 0 ? .inOut : .outIn) }
    let copy = try decoded(try json(deep))
    #expect(deep.isValid && copy == deep)
    for _ in 0..<40 { deep = deep.mirrored(.inOut) }
    #expect(!deep.isValid && deep.value(at: 0.3) == 0.3)
  }
}
