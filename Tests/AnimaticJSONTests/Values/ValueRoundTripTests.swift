// Values of every type, numbers with all their digits, and custom types.

import Animatic
import AnimaticCore
import AnimaticJSON
import TestSupport
import Testing

#if canImport(CoreGraphics)
  import CoreGraphics
#else
  import Foundation
#endif

private struct Heat: AnimatableVector {
  static let componentCount = 3
  var parts: [Double]
  init(components: [Double]) { parts = components }
  var components: [Double] { parts }
}

private enum Mood: String, Codable, Hashable, Sendable {
  case happy, sad
}

private struct Picture: Codable, Hashable, Sendable {
  var name: String
  var sizes: [Double]
}

extension LayerProperty where Value == Heat {
  fileprivate static var heat: Self { Self("heat", default: Heat(components: [1, 2, 3])) }
}

extension LayerProperty where Value == DiscreteValue<Mood> {
  fileprivate static var mood: Self { Self("mood", default: DiscreteValue(.sad)) }
}

struct ValueRoundTripTests {
  private let box = makeBox("box")

  private var types: ValueRegistry {
    var types = ValueRegistry()
    types.register(Heat.self, named: "heat")
    types.register(discrete: Mood.self, named: "mood")
    types.register(discrete: Picture.self, named: "picture")
    return types
  }

  private func expectSame<Value: AnimatableValue>(
    _ property: LayerProperty<Value>, _ values: [Value],
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let chain = Animate(box)
      .add(animation: KeyframeAnimation(property, values: values, duration: 1))
      .add(
        animation: BasicAnimation(property, from: values.first, to: values.last, duration: 1))
    #expect(roundTripDifference(chain, types: types) == nil, sourceLocation: sourceLocation)
    let file = try? CompositionFile(json: chain.json(types: types), types: types)
    let layer = file?.layers.first
    for time in [0, 0.25, 0.5, 0.8, 1] {
      let old = chain.timeline.value(of: property, on: box, at: time)
      let new = layer.flatMap { file?.composition.timeline.value(of: property, on: $0, at: time) }
      expectEqual(old, new, sourceLocation: sourceLocation)
    }
  }

  @Test func `values of every type of the library`() {
    let path = BezierPath(ellipseIn: CGRect(x: 1, y: 2, width: 3, height: 4))
    expectSame(.opacity, [0, 0.1, 1 / 3])
    expectSame(.isHidden, [true, false, true])
    expectSame(.position, [.zero, CGPoint(x: 0.1, y: -7)])
    expectSame(.shadowOffset, [.zero, CGSize(width: 0.1, height: -7)])
    expectSame(.bounds, [.zero, CGRect(x: 1, y: 2, width: 3, height: 4)])
    expectSame(.backgroundColor, [.red, RGBAColor(red: 0.1, green: 2, blue: -1, alpha: 0.3)])
    expectSame(.transform, [.identity, .rotation(by: 1, x: 1, y: 2, z: 3)])
    expectSame(.path, [path, path, BezierPath()])
    expectSame(.contents, ["a", .empty, "b", LayerContents(Picture(name: "<p>", sizes: [0.1]))])
    expectSame(.colors, [[.red, .blue], [.green, .white], []])
    expectSame(.locations, [[0, 0.1, 1], [0.2, 0.3, 0.4]])
  }

  @Test func `a layer as a value is the layer of the file`() throws {
    let chain = Animate(box).add(
      animation: BasicAnimation(
        .mask, from: DiscreteValue(box.id), to: DiscreteValue(LayerID()), duration: 1))
    #expect(roundTripDifference(chain) == nil)
    let file = try CompositionFile(json: chain.json())
    let back = file.layers[0]
    let timeline = file.composition.timeline
    expectEqual(timeline.value(of: .mask, on: back, at: 0)?.wrapped, back.id)
    let stranger = timeline.value(of: .mask, on: back, at: 1)?.wrapped
    #expect(stranger != nil && stranger != back.id)
  }

  @Test func `values of custom types`() {
    expectSame(.heat, [Heat(components: [0.1, 0.2, 0.3]), Heat(components: [1, 2, 9])])
    expectSame(.mood, [DiscreteValue(.happy), DiscreteValue(nil), DiscreteValue(.sad)])
    expectSame(LayerProperty<[Heat]>("heats", default: []), [[Heat(components: [1, 2, 3])], []])
    expectSame(
      LayerProperty<[[Double]]>("grid", default: [[1]]), [[[1, 2], [3]], [[2, 2], [4]]])
    expectSame(LayerProperty<CGPoint>("eye", default: .zero), [.zero, CGPoint(x: 1, y: 2)])
    expectSame(LayerProperty<DiscreteValue<String>>("title", default: "a"), ["b", "c\n"])
    expectSame(
      LayerProperty<DiscreteValue<Int>>("page", default: DiscreteValue(0)),
      [
        DiscreteValue(.max), DiscreteValue(.min),
      ])
    expectSame(LayerProperty<Transform3D>("camera", default: .identity), [.identity])
    expectSame(LayerProperty<Bool>("isOn", default: true), [false, true])
  }

  @Test func `two properties of one name and different types stay two`() {
    let chain = Animate(box)
      .animate(LayerProperty<Double>("level", default: 0), to: 3)
      .animate(LayerProperty<CGPoint>("level", default: .zero), to: CGPoint(x: 1, y: 2))
      .animate(LayerProperty<Double>("level#2", default: 7), to: 3)
    #expect(roundTripDifference(chain) == nil)
    #expect(chain.json().contains("\"id\": \"level#2#2\""))
  }

  @Test func `model values round-trip, custom ones too`() throws {
    box[.heat] = Heat(components: [7, 8, 9])
    box.backgroundColor = .clear
    box.transform = .rotation(by: 0.1, x: 0, y: 0, z: 1)
    box.contents = LayerContents(Picture(name: "unused", sizes: []))
    let chain = Animate(box).animate(.heat, to: Heat(components: [0, 0, 0])).background(to: .red)
    #expect(roundTripDifference(chain, types: types) == nil)
    let layer = try #require(
      try CompositionFile(json: chain.json(types: types), types: types)["box"])
    expectEqual(layer[.heat], Heat(components: [7, 8, 9]))
    expectEqual(layer.model, box.model)
    // A property that is neither animated nor registered is not part of the composition.
    #expect(Animate(box).fade().jsonProblems().isEmpty)
    let file = try CompositionFile(json: Animate(box).fade().json())
    expectEqual(file.layers[0].contents, .empty)
    expectEqual(file.layers[0].backgroundColor, .clear)
  }

  /// A layer that is not the engine's, and plays nothing.
  private final class StillHost: LayerHost {
    let layerID = LayerID()
    let name: String? = "host"
    let currentTime = 500.0
    let animationKeys: [String] = []
    var model = LayerValues()

    func modelValues(for keyPaths: [String]) -> LayerValues { model }
    func setModelValues(_ values: LayerValues) {}
    func add(_ animation: any LayerAnimation, forKey key: String?) {}
    func removeAnimation(forKey key: String) {}
  }

  @Test func `a layer that is not the engine's comes back as one of the engine's`() throws {
    let host = StillHost()
    host.model.opacity = 0.25
    let chain = Animate(host).fade(to: 1, duration: 2).then().move(x: 3)
    let file = try CompositionFile(json: chain.json())
    expectEqual(file.debugDump(), chain.debugDump())
    expectEqual(file["host"]?.opacity, 0.25)
    expectEqual(file.composition.values(of: .opacity, on: file.layers[0], at: [1]), [0.625])
  }

  @Test func `a colour that was never set stays one`() throws {
    let text = Animate(box).add(
      animation: BasicAnimation(.backgroundColor, to: .red, duration: 1)
    ).json()
    box.strokeColor = .clear
    #expect(roundTripDifference(Animate(box).stroke(color: .red)) == nil)
    let file = try CompositionFile(json: text)
    expectEqual(
      file.composition.diagnostics.map(\.id),
      Animate(box).add(
        animation: BasicAnimation(.backgroundColor, to: .red, duration: 1)
      ).diagnostics.map(\.id))
  }

  @Test(arguments: [
    0.1, -0.0, .leastNonzeroMagnitude, .greatestFiniteMagnitude, 1 / 3, 1e21,
    123_456_789_012_345_680, .pi, 1e-7,
    -.infinity, .infinity, .nan, 0.1 + 0.2,
  ])
  func `a number comes back with all its bits`(number: Double) throws {
    let chain = Animate(box).fade(from: 0, to: number).move(x: number, duration: number)
      .repeats(number)
    let back = try CompositionFile(json: chain.json()).composition
    if number.isFinite, number >= 0 {
      let move = back.entries.compactMap { $0.animation as? BasicAnimation<Double> }
        .first { $0.animatedKeyPath == "position.x" }
      expectEqual(move?.toValue?.bitPattern, number.bitPattern)
      // A longer duration is rejected (T-17).
      expectEqual(move?.duration.bitPattern, (number <= 1e100 ? number : 0).bitPattern)
    }
    expectEqual(back.json(), chain.json())
  }

  @Test func `an unregistered type is reported by encoding and by decoding`() throws {
    let chain = Animate(box).animate(.mood, to: DiscreteValue(.happy)).contents(
      to: LayerContents(Picture(name: "a", sizes: [])))
    let problems = chain.jsonProblems()
    expectEqual(problems.map(\.id), ["J-6", "J-6"])
    expectEqual(problems.map(\.path), ["properties[0]", "nodes[1]"])
    #expect(chain.jsonProblems(types: types).isEmpty)
    let error = CompositionFile.error(in: chain.json())
    expectEqual(error?.path, "properties[0].type")
    expectEqual(error?.message.contains("Mood"), true)
    #expect(chain.json().contains("happy"))
    let unknown = CompositionFile.error(in: chain.json(types: types))
    expectEqual(unknown?.message, "The type mood of the property mood is not registered.")
    let wrong = chain.json(types: types).replacing("\"happy\"", with: "\"angry\"")
    expectEqual(CompositionFile.error(in: wrong, types: types)?.path, "nodes[0].to")
    expectEqual(CompositionFile.error(in: wrong, types: types)?.id, "J-5")
  }

  @Test func `a value that is encoded as null is reported, since it would be decoded as missing`()
    throws
  {
    struct Tint: Hashable, Sendable, Codable {
      var name: String?

      init(_ name: String?) { self.name = name }

      init(from decoder: any Decoder) throws {
        name = try decoder.singleValueContainer().decode(String?.self)
      }

      func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(name)
      }
    }
    var types = ValueRegistry()
    types.register(discrete: Tint.self, named: "tint")
    let property = LayerProperty<DiscreteValue<Tint>>("tint", default: DiscreteValue(Tint("a")))
    let chain = { Animate(self.box).animate(property, to: DiscreteValue(Tint($0))) }
    #expect(chain("b").jsonProblems(types: types).isEmpty)
    let problem = try #require(chain(nil).jsonProblems(types: types).first)
    #expect(problem.id == "J-6" && problem.path == "nodes[0]")
    expectEqual(problem.message, "A value of type Tint is encoded as null, which is no value.")
  }

  @Test func `a registry lists its types`() {
    expectEqual(ValueRegistry().description, "the types of the library")
    expectEqual(types.description, "the types of the library and heat, mood, picture")
  }

  @Test(arguments: ["number", "layer", "[x]", "[heat]", "[]"])
  func `a name that is read as something else names no type`(name: String) throws {
    var types = ValueRegistry()
    types.register(Heat.self, named: name)
    let chain = Animate(box).animate(.heat, to: Heat(components: [4, 5, 6]))
    let problem = try #require(chain.jsonProblems(types: types).first)
    #expect(problem.id == "J-6" && problem.description.contains(name), "\(problem)")
    types.register(Heat.self, named: "heat")
    #expect(chain.jsonProblems(types: types).isEmpty)
    #expect(roundTripDifference(chain, types: types) == nil)
    var moods = ValueRegistry()
    moods.register(discrete: Mood.self, named: name)
    let turn = Animate(box).animate(.mood, to: DiscreteValue(.happy))
    #expect(turn.jsonProblems(types: moods).map(\.id).contains("J-6"))
  }

  @Test func `observers of parts, and custom delegates, have their lines too`() throws {
    final class Own: LayerAnimationDelegate {}
    let cue = Cue("hot")
    let fade = BasicAnimation(.opacity, from: 1, to: 0, duration: 1).with { $0.delegate = Own() }
    let chain = Animate(box).add(animation: fade, file: "A/b.swift", line: 3).cue(cue)
      .observed(end: {}, file: "A/b.swift", line: 7).observed(cue, file: "A/b.swift", line: 8) {}
    let text = chain.json()
    #expect(text.contains(#"{"hears": ["end"], "place": "A/b.swift:7"}"#), "\(text)")
    #expect(text.contains(#"{"cue": "hot", "hears": ["passes"], "place": "A/b.swift:8"}"#))
    #expect(text.contains(#""hears": "delegate", "type": "Own", "place": ""#))
    #expect(roundTripDifference(chain) == nil)
  }

  @Test func `callbacks are decoded without closures, with their source lines`() throws {
    var heard = 0
    let chain = Animate(box).fade().onEnd(file: "A/b.swift", line: 12) { heard += 1 }
      .onBegin(file: "A/b.swift", line: 13) { heard += 1 }.repeats(.infinity)
    let text = chain.json()
    #expect(text.contains(#"{"hears": ["end"], "place": "A/b.swift:12"}"#))
    #expect(text.contains(#"{"hears": ["begin"], "place": "A/b.swift:13"}"#))
    let file = try CompositionFile(json: text)
    #expect(file.composition.debugDump().contains("target"))
    expectEqual(file.composition.diagnostics, chain.diagnostics)
    let stage = makeStage(file.layers[0])
    file.composition.run()
    stage.advance(by: 3)
    expectEqual(heard, 0)
  }
}
