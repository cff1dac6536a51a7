// Errors of reading: each mistake is reported with its location and its path.

import Animatic
import AnimaticJSON
import RandomScenes
import TestSupport
import Testing

struct JSONErrorTests {
  private let node =
    #"{"kind": "basic", "layer": 1, "property": "opacity", "from": 1, "to": 0, "duration": 1}"#

  private func text(_ nodes: String..., more: String = "") -> String {
    #"{"animatic": 1, "layers": [{"id": 1}], \#(more)"nodes": [\#(nodes.joined(separator: ", "))]}"#
  }

  private func expect(
    _ json: String, _ id: String, _ path: String, _ part: String,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let error = CompositionFile.error(in: json)
    expectEqual(error?.id, id, "\(error?.description ?? "none")", sourceLocation: sourceLocation)
    expectEqual(error?.path, path, sourceLocation: sourceLocation)
    expectEqual(
      error?.message.contains(part), true, "\(error?.message ?? "")", sourceLocation: sourceLocation
    )
    expectEqual(error?.remedy.isEmpty, false, sourceLocation: sourceLocation)
  }

  @Test(arguments: [
    ("", 1, 1, "empty"), ("  \n ", 2, 2, "empty"),
    ("{", 1, 2, "a key is expected, but the text ends"),
    ("{\"a\" 1}", 1, 6, "a colon is expected, but 1 stands there"),
    ("[1,]", 1, 4, "a value is expected, but ] stands there"),
    ("[1 2]", 1, 4, "a comma or the end of the array"), ("[01]", 1, 2, "begin with 0"),
    ("[1.]", 1, 4, "a digit"), ("[1e]", 1, 4, "a digit"), ("[+1]", 1, 2, "a value"),
    ("[.5]", 1, 2, "a value"), ("[-]", 1, 3, "a value"), ("nul", 1, 1, "a value"),
    ("[tru]", 1, 2, "a value"), ("[NaN]", 1, 2, "a value"), ("{} {}", 1, 4, "should end"),
    ("{\n  \"é\u{1F600}\": \"a\nb\"\n}", 2, 11, "a control character"),
    ("[\"\\x\"]", 1, 3, "the backslash"), ("[\"\\u12\"]", 1, 3, "hexadecimal"),
    ("[\"\\u+123\"]", 1, 3, "hexadecimal"), ("[\"\\ud800\"]", 1, 3, "half a character"),
    ("[\"\\udc00\"]", 1, 3, "half a character"), ("[\"\\ud800\\u0041\"]", 1, 3, "half a character"),
    ("[\"abc", 1, 2, "has no end"), ("{'a': 1}", 1, 2, "a key is expected"), ("]", 1, 1, "a value"),
    ("{\"a\": 1", 1, 8, "a comma or the end of the object"), ("// a", 1, 1, "a value"),
  ])
  func `a text that is no JSON`(json: String, line: Int, column: Int, part: String) {
    let error = CompositionFile.error(in: json)
    expectEqual(error?.id, "J-1")
    expectEqual(error?.line, line, "\(error?.description ?? "")")
    expectEqual(error?.column, column, "\(error?.description ?? "")")
    expectEqual(error?.message.contains(part), true, "\(error?.description ?? "")")
  }

  @Test func `a depth that no composition has is an error, however deep`() {
    for count in [257, 100_000, 3_000_000] {
      let error = CompositionFile.error(in: String(repeating: "[", count: count))
      expectEqual(error?.column, 257)
      expectEqual(error?.message.contains("more than 256 values are inside each other"), true)
    }
    let easing = String(repeating: #"{"kind": "mirrored", "way": "inOut", "base": "#, count: 200)
    let closed = easing + "\"easeIn\"" + String(repeating: "}", count: 200)
    expect(
      text(node.dropLast() + ", \"easing\": \(closed)}"), "J-5",
      "nodes[0].easing" + String(repeating: ".base", count: 188), "No easing of the kind mirrored")
  }

  @Test func `another text, and a newer format`() {
    expect("[1]", "J-2", "", "no key animatic")
    expect("{}", "J-2", "", "no key animatic")
    expect(#"{"animatic": 2}"#, "J-2", "animatic", "version 2, and this library knows")
    expect(#"{"animatic": "1"}"#, "J-4", "animatic", "A number is expected, but a text")
    expect(#"{"animatic": 0}"#, "J-5", "animatic", "0 is no whole number within 1…")
    expect(#"{"animatic": 1}"#, "J-3", "", "The key nodes is missing")
  }

  @Test func `keys that are missing, and values of another kind`() {
    expect(text("{}"), "J-3", "nodes[0]", "kind")
    expect(text("3"), "J-4", "nodes[0]", "An object is expected, but a number")
    expect(text(#"{"kind": "basic"}"#), "J-3", "nodes[0]", "property")
    expect(text(#"{"kind": "keyframes", "property": "opacity"}"#), "J-3", "nodes[0]", "values")
    expect(text(#"{"kind": "spring", "property": "opacity"}"#), "J-3", "nodes[0]", "spring")
    expect(text(#"{"kind": "time"}"#), "J-3", "nodes[0]", "says no word")
    expect(text(#"{"kind": "cue", "word": {"name": "cue"}}"#), "J-3", "nodes[0].word", "cue")
    expect(
      text(#"{"kind": "basic", "property": "position", "to": [1, "2"]}"#), "J-4",
      "nodes[0].to[1]", "A number is expected, but a text")
    expect(
      text(#"{"kind": "basic", "property": "hidden", "to": 1}"#), "J-4", "nodes[0].to",
      "True or false is expected, but a number")
    expect(
      #"{"animatic": 1, "layers": {}, "nodes": []}"#, "J-4", "layers", "An array is expected")
  }

  @Test func `names and numbers that do not fit`() {
    expect(text(#"{"kind": "jump"}"#), "J-5", "nodes[0].kind", "jump is not known here")
    expect(
      text(#"{"kind": "basic", "property": "opacitty"}"#), "J-5", "nodes[0].property",
      "opacitty is no standard property")
    expect(
      text(#"{"kind": "basic", "property": "position", "to": [1, 2, 3]}"#), "J-5", "nodes[0].to",
      "3 numbers stand where 2 are expected")
    expect(
      text(#"{"kind": "basic", "property": "opacity", "to": 1e999}"#), "J-5", "nodes[0].to",
      "too large")
  }

  @Test func `missing layers, source locations, and indices`() {
    expect(
      text(#"{"kind": "basic", "layer": 9, "property": "opacity"}"#), "J-5", "nodes[0].layer",
      "No layer has the id 9")
    expect(
      #"{"animatic": 1, "layers": [{"id": 1}, {"id": 1}], "nodes": []}"#, "J-5", "layers[1].id",
      "A second layer has the id 1")
    expect(
      #"{"animatic": 1, "layers": [{"id": 1, "model": {"alpha": 1}}], "nodes": []}"#, "J-5",
      "layers[0].model.alpha", "alpha is no standard property")
    expect(
      text(node.dropLast() + ", \"callbacks\": 0}"), "J-5", "nodes[0].callbacks", "is empty")
    expect(
      text(node.dropLast() + ", \"callbacks\": 1}", more: "\"callbacks\": [[]], "), "J-5",
      "nodes[0].callbacks", "1 is no whole number within 0…0")
    expect(text(node.dropLast() + ", \"place\": \"a\"}"), "J-5", "nodes[0].place", "is no place")
  }

  @Test func `spans that make no tree`() {
    let chain = { (span: String) in "{\"kind\": \"chain\", \"span\": \(span)}" }
    expect(text(node, chain("0")), "J-5", "nodes[1].span", "0 is no whole number within 1…2")
    expect(text(node, chain("-1")), "J-5", "nodes[1].span", "within 1…2")
    expect(text(node, chain("3")), "J-5", "nodes[1].span", "within 1…2")
    expect(text(node, chain("1.5")), "J-5", "nodes[1].span", "1.5 is no whole number")
    expect(text(node, chain("99999999999999999999")), "J-5", "nodes[1].span", "within 1…2")
    expect(
      text(node, node, chain("3"), chain("3")), "J-5", "nodes[3].span", "cuts through")
    expect(
      text(node, node.dropLast() + ", \"span\": 2}"), "J-5", "nodes[1].span", "may have 0")
    expect(
      text(node, node, #"{"kind": "shift", "span": 3}"#), "J-5", "nodes[2].span", "may have 1")
    expect(
      text(node, #"{"kind": "then"}"#, #"{"kind": "parallel", "span": 3}"#), "J-5", "nodes[2]",
      "outside of a chain")
  }

  @Test func `unknown names and contradictory flags`() {
    expect(
      text(node.dropLast() + ", \"word\": {\"name\": \"eased\"}}"), "J-5", "nodes[0].word.name",
      "can't say eased")
    expect(
      text(node.dropLast() + ", \"marks\": [\"offsets\"]}"), "J-5", "nodes[0]", "offsets")
    expect(text(node.dropLast() + ", \"marks\": [\"odd\"]}"), "J-5", "nodes[0].marks[0]", "odd")
    expect(text(node.dropLast() + ", \"easing\": \"ease\"}"), "J-5", "nodes[0].easing", "ease ")
    expect(
      text(
        node.dropLast() + ", \"easing\": {\"kind\": \"steps\", \"count\": 0, \"jump\": \"end\"}}"),
      "J-5", "nodes[0].easing", "No easing of the kind steps")
    expect(
      text(node.dropLast() + ", \"at\": {\"anchor\": \"x\"}}"), "J-5", "nodes[0].at.anchor", "x")
    expect(text(node.dropLast() + ", \"remains\": \"x\"}"), "J-5", "nodes[0].remains", "x ")
  }

  @Test func `types that are not registered`() {
    expect(
      text(more: #""properties": [{"id": "mood", "type": "Mood", "default": 1}], "#), "J-6",
      "properties[0].type", "The type Mood of the property mood is not registered")
    expect(
      text(#"{"kind": "basic", "property": "contents", "to": {"type": "UIImage", "text": "a"}}"#),
      "J-6", "nodes[0].to.type", "The type UIImage of the contents")
  }

  @Test func `keys that are not known are no error`() throws {
    let json =
      #"{"x": [{}], "animatic": 1, "layers": [{"id": 1, "z": 0}], "nodes": [\#(node.dropLast()), "y": {"a": null}}]}"#
    try expectEqual(CompositionFile(json: json).composition.duration, 1)
  }

  @Test func `an error describes itself on one line`() {
    let error = CompositionFile.error(in: text(#"{"kind": "a\nb"}"#))
    expectEqual(
      error?.description,
      "1:60 nodes[0].kind: J-5: a\\nb is not known here. Write one of basic, spring, keyframes, "
        + "group, wait, cue, then, chain, sequence, parallel, stagger, shift, pace, time.")
  }

  @Test(arguments: [
    #""kind": "chain""#, #""kind": "group", "layer": 1"#, #""kind": "parallel""#,
    #""kind": "time", "word": {"name": "repeated", "count": 2}"#,
    #""kind": "time", "word": {"name": "reversed"}"#, #""kind": "shift", "begin": 0.5"#,
    #""kind": "pace", "word": {"name": "sped", "factor": 1.0001}"#,
  ])
  func `nodes may be inside each other deeper than a thread's stack`(kind: String) throws {
    let around = (0..<max(500, Campaign.count(3000))).map { "{\(kind), \"span\": \($0 + 2)}" }
    let json = text(([node] + around).joined(separator: ", "))
    let file = try CompositionFile(json: json)
    #expect(file.composition.duration > 0)
    try expectEqual(CompositionFile(json: file.json()).json(), file.json())
  }

  @Test func `a group keeps the children on its own layer`() throws {
    let other = node.replacing("\"layer\": 1", with: "\"layer\": 2")
    let json = text(node, other, #"{"kind": "group", "span": 3, "layer": 1}"#)
      .replacing(#"[{"id": 1}]"#, with: #"[{"id": 1}, {"id": 2}]"#)
    let file = try CompositionFile(json: json)
    let timeline = file.composition.timeline
    expectEqual(timeline.value(of: .opacity, on: file.layers[0], at: 0.5), 0.5)
    #expect(!file.composition.debugDump().isEmpty)
  }

  @Test func `values that no animation can show are found, as if they had just been written`()
    throws
  {
    let json = text(
      #"{"kind": "basic", "layer": 1, "property": "opacity", "to": "nan", "duration": 1}"#)
    let ids = try CompositionFile(json: json).composition.diagnostics.map(\.id)
    #expect(ids.contains("L-49"))
  }
}
