// The text: its format, its resolved times, and its size limits.

import Animatic
import AnimaticJSON
import RandomScenes
import TestSupport
import Testing

struct JSONFormatTests {
  private let box = makeBox("box")

  @Test func `a small composition reads as documented`() {
    let chain = Animate(box).fade(from: 1, to: 0, duration: 0.3, file: "A/b.swift", line: 3)
      .then(file: "A/b.swift", line: 4)
      .move(to: [1.5, 2], easing: .easeIn, at: .start + 1, file: "A/b.swift", line: 5)
    expectEqual(
      chain.json(),
      """
      {
        "animatic": 1,
        "layers": [
          {"id": 1, "name": "box", "model": {"bounds": [0, 0, 0, 0], "position": [50, 50]}}
        ],
        "nodes": [
          {"kind": "basic", "layer": 1, "property": "opacity", "from": 1, "to": 0, "duration": 0.3, "place": "A/b.swift:3", "then": 4},
          {"kind": "basic", "layer": 1, "property": "position", "to": [1.5, 2], "defaultDuration": 1, "easing": "easeIn", "at": {"anchor": "start", "offset": 1}, "place": "A/b.swift:5"}
        ]
      }
      """)
    let short = chain.json(isPretty: false)
    #expect(!short.contains("\n"))
    #expect(short.hasPrefix(#"{"animatic":1,"layers":[{"id":1,"name":"box","#))
    expectEqual(Animate().json(isPretty: false), #"{"animatic":1,"nodes":[]}"#)
  }

  @Test func `a key may be escaped, as JSON allows`() throws {
    let chain = Animate(box).fade(from: 1, to: 0, duration: 0.3)
    let text = chain.json()
    let escaped = text.replacing("\"animatic\"", with: #""\u0061nimatic""#)
      .replacing("\"duration\"", with: #""dur\u0061tion""#)
    #expect(escaped != text)
    let back = try CompositionFile(json: escaped)
    #expect(back.json() == text && back.diagnostics == chain.diagnostics)
  }

  @Test func `resolved times are written on demand, and not needed`() throws {
    let chain = Animate(box).fade(from: 1, to: 0, duration: 0.5, file: "A/b.swift", line: 3)
      .then().move(x: 2, duration: 1.5, file: "A/b.swift", line: 4)
    let text = chain.json(hasTimeline: true)
    #expect(
      text.hasSuffix(
        """
          "timeline": {
            "duration": 2,
            "animations": [
              {"layer": 1, "keyPath": "opacity", "begin": 0, "end": 0.5, "place": "A/b.swift:3"},
              {"layer": 1, "keyPath": "position.x", "begin": 0.5, "end": 2, "place": "A/b.swift:4"}
            ]
          }
        }
        """))
    try expectEqual(CompositionFile(json: text).composition.json(), chain.json())
  }

  @Test func `many nodes go out and come back`() throws {
    let count = Campaign.isComplete ? 10_000 : 1000
    let composition = Parallel {
      for index in 0..<count {
        Animate(box).fade(from: Double(index), to: 0.1, file: "A/b.swift", line: UInt(index))
      }
    }
    let text = composition.json(isPretty: false)
    #expect(text.utf8.count < 140 * count)
    let back = try Composition(json: text)
    expectEqual(back.json(isPretty: false), text)
    expectEqual(back.duration, 1)
  }

  @Test func `many names of files, keys and properties take no longer than few`() throws {
    let count = Campaign.count(30_000)
    // A linear search for each would take ten billion steps.
    var nodes = (0..<count).map {
      #"{"kind": "basic", "property": "p\#($0)", "to": 1, "place": "f\#($0):1"}"#
    }
    let properties = (0..<count).map { #"{"id": "p\#($0)", "type": "number", "default": 0}"# }
    nodes.append(
      "{" + (0..<count).map { "\"k\($0)\": 0" }.joined(separator: ", ") + #", "kind": "wait"}"#)
    let text = """
      {"animatic": 1, "properties": [\(properties.joined(separator: ", "))],
       "nodes": [\(nodes.joined(separator: ", "))]}
      """
    let file = try CompositionFile(json: text)
    expectEqual(file.description, "composition of \(count) animations on 0 layers")
  }

  @Test func `many custom properties of one layer are read in linear time`() throws {
    let count = Campaign.count(20_000)
    let model = (0..<count).map { "\"p\($0)\": \($0)" }.joined(separator: ", ")
    let properties = (0..<count).map { #"{"id": "p\#($0)", "type": "number", "default": 0}"# }
    let text = """
      {"animatic": 1, "layers": [{"id": 1, "model": {\(model)}}],
       "properties": [\(properties.joined(separator: ", "))],
       "nodes": [{"kind": "basic", "layer": 1, "property": "p7", "to": 1}]}
      """
    let file = try CompositionFile(json: text)
    expectEqual(
      file.layers[0][LayerProperty<Double>("p\(count - 1)", default: 0)], Double(count - 1))
    #expect(file.json(isPretty: false).contains("\"p\(count - 1)\":\(count - 1)"))
  }

  @Test func `many layers are written in linear time`() {
    // Four hundred million steps would take minutes.
    let count = Campaign.count(20_000)
    let layers = (0..<count).map { _ in makeBox() }
    let composition = Parallel { for layer in layers { Animate(layer).fade(to: 0) } }
    let text = composition.json(isPretty: false)
    #expect(text.contains("\"id\":\(count)"))
  }
}
