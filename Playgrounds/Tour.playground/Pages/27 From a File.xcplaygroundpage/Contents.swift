//: # From a file
//:
//: A composition is text: written as JSON, it can be kept, compared and read again.

import Animatic
import AnimaticPreview
import Foundation

let json = """
  {"animatic": 1,
   "layers": [{"id": 1, "name": "card", "model": {"position": [160, 320],
                "bounds": [0, 0, 200, 120], "backgroundColor": [0.2, 0.4, 0.9, 1]}}],
   "nodes": [
     {"kind": "basic", "layer": 1, "property": "opacity", "from": 0, "to": 1, "duration": 0.3,
      "then": 0},
     {"kind": "basic", "layer": 1, "property": "position.y", "to": 240, "duration": 0.5,
      "easing": "easeOut"}
   ]}
  """
let file = try CompositionFile(json: json)
print(file.composition.debugDump())
for finding in file.composition.diagnostics { print(finding) }

//: Its preview is one file that any browser plays. Say where as an argument of the page.

let page = CommandLine.arguments.dropFirst().first ?? NSTemporaryDirectory() + "/from a file.html"
let preview = file.composition.preview(title: "From a file")
try preview.write(toFile: page)
print(preview, "is written:", FileManager.default.fileExists(atPath: page))

//: `writeJSON(toFile:)` and `CompositionFile(contentsOfFile:)` do the same with files. What comes back can be
//: changed and run like any other composition; its layers are found by name.

file["card"]?.opacity = 0
print(file.composition.staying().json())

//: What can't be read says where, and what to do.

do {
  _ = try CompositionFile(json: json.replacing("\"to\": 240", with: "\"to\": [240]"))
} catch {
  print(error)
}
