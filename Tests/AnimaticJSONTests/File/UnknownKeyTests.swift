// Unknown keys of a file are reported.

import Animatic
import AnimaticJSON
import TestSupport
import Testing

struct UnknownKeyTests {
  private func findings(_ json: String) throws -> [String] {
    try CompositionFile(json: json).diagnostics.filter { $0.id == "J-9" }
      .map { "\($0.path): \($0.message)" }
  }

  private let node = #"{"kind": "basic", "property": "opacity", "to": 1, "duration": 1"#

  @Test func `a misspelt key of a node`() throws {
    let found = try findings(
      #"{"animatic": 1, "nodes": [\#(node)}, \#(node), "esing": "easeIn"}]}"#)
    expectEqual(found, ["nodes[1].esing: The key esing is not known here."])
  }

  @Test func `in every part of a file`() throws {
    let found = try findings(
      """
      {"animatic": 1, "x": 1, "timeline": {"y": 1},
       "layers": [{"id": 1, "nam": "box", "model": {"opacity": 0.5, "own": 3}}],
       "properties": [{"id": "own", "type": "number", "default": 0, "a": 1}],
       "callbacks": [[{"hears": ["end"], "b": 1}]], "observers": [{"hears": ["end"], "c": 1}],
       "nodes": [\(node), "easing": {"kind": "steps", "count": 3, "jump": "end", "d": 1},
                  "at": {"anchor": "start", "e": 1}, "callbacks": 0},
                 {"kind": "chain", "span": 1, "word": {"name": "observed", "observer": 0, "f": 1}}],
       "problems": [{"id": "C-1", "severity": "info", "message": "", "remedy": "", "g": 1}]}
      """)
    expectEqual(
      found.map { $0.prefix { $0 != ":" } },
      [
        "x", "layers[0].nam", "properties[0].a", "callbacks[0][0].b", "observers[0].c",
        "nodes[0].easing.d", "nodes[0].at.e", "nodes[1].word.f", "problems[0].g",
      ])
  }

  @Test func `inside fields that the kind of a node ignores`() throws {
    let easings = #""timingFunctions": [{"kind": "steps", "d": 1}]"#
    let spring = #""spring": {"mas": 1, "mass": 2}"#
    let found = try findings(#"{"animatic": 1, "nodes": [\#(node), \#(easings), \#(spring)}]}"#)
    expectEqual(
      found,
      [
        "nodes[0].timingFunctions[0].d: The key d is not known here.",
        "nodes[0].spring.mas: The key mas is not known here.",
      ])
  }

  @Test func `of a key that is there twice the first counts, also in a model`() throws {
    let json =
      #"{"animatic": 1, "layers": [{"id": 1, "model": {"opacity": 0.25, "opacity": 1}}], "nodes": [\#(node), "to": 0}]}"#
    let file = try CompositionFile(json: json)
    expectEqual(file.layers[0].opacity, 0.25)
    #expect(file.timeline.value(of: .opacity, at: 0.999_999_999).map { $0 > 0.9 } != false)
    try expectEqual(
      findings(json),
      [
        "layers[0].model.opacity: The key opacity is there twice; the first counts.",
        "nodes[0].to: The key to is there twice; the first counts.",
      ])
  }

  @Test func `many are counted`() throws {
    let keys = (0..<30_000).map { "\"k\($0)\": 0" }.joined(separator: ", ")
    let found = try findings(#"{"animatic": 1, "nodes": [\#(node), \#(keys)}]}"#)
    expectEqual(found.count, 101)
    #expect(found.last?.contains("29900 more keys") ?? false)
  }

  @Test func `properties that no node uses survive a round trip`() throws {
    let json = """
      {
        "animatic": 1,
        "layers": [
          {"id": 1, "name": "b", "model": {"bounds": [0, 0, 0, 0], "position": [0, 0], "own.y": 4}}
        ],
        "properties": [
          {"id": "own.x", "type": "number", "default": 0},
          {"id": "own.y", "type": "number", "default": 2},
          {"id": "own.z", "type": "number", "default": 1}
        ],
        "nodes": [
          {"kind": "basic", "layer": 1, "property": "own.x", "to": 2, "duration": 1}
        ]
      }
      """
    expectEqual(try CompositionFile(json: json).json(), json)
  }
}
