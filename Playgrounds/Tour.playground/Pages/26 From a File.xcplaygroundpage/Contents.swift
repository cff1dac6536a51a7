//: # From a file
//:
//: A composition is text: written as JSON, it can be kept, compared and read again. The first argument of the page
//: is the file to read, the second one where its preview goes: one file that any browser plays.

import Animatic
import AnimaticJSON
import AnimaticPreview
import Foundation

let own = URL(filePath: #filePath).deletingLastPathComponent().path + "/Resources/card.json"
let given = Array(CommandLine.arguments.dropFirst())
let path = given.first ?? Bundle.main.path(forResource: "card", ofType: "json") ?? own
let page = given.dropFirst().first ?? NSTemporaryDirectory() + "/from a file.html"

let file = try CompositionFile(contentsOfFile: path)
print(file.composition.debugDump())
print(file.composition.lint().text)
let preview = file.composition.preview(title: "From a file")
try preview.write(toFile: page)
print(preview, "is written:", FileManager.default.fileExists(atPath: page))

//: The decoded composition can be changed and run like any other; its layers are found by name.

file["card"]?.opacity = 0
print(file.composition.staying().json())

//: An error contains the location and a remedy.

do {
  let text = try String(contentsOfFile: path, encoding: .utf8)
  _ = try CompositionFile(json: text.replacing("\"to\": 240", with: "\"to\": [240]"))
} catch {
  print(error)
}
