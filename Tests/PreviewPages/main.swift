// Writes a page for every example, and beside it what a browser has to show on it.

import Animatic
import AnimaticPreview
import Foundation

let arguments = CommandLine.arguments.dropFirst()
guard let folder = arguments.first else {
  print("usage: PreviewPages folder [name …]")
  exit(2)
}
let wanted = Set(arguments.dropFirst())
for example in Example.all where wanted.isEmpty || wanted.contains(example.name) {
  let preview = example.preview()
  let place = "\(folder)/\(example.name)"
  try preview.write(to: "\(place).html")
  try preview.expectations(count: 50).write(
    toFile: "\(place).json", atomically: true, encoding: .utf8)
  try preview.filmStrip().write(toFile: "\(place).strip.svg", atomically: true, encoding: .utf8)
  try preview.gantt().write(toFile: "\(place).gantt.svg", atomically: true, encoding: .utf8)
  print(example.name)
}
