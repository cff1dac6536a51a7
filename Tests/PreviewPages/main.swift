// Writes a page for every example, and beside it what a browser has to show on it.

import Animatic
import AnimaticPreview
import Foundation

let arguments = CommandLine.arguments.dropFirst()
guard let folder = arguments.first else {
  print("usage: PreviewPages folder [--measure] [name …]")
  exit(2)
}
let measures = arguments.contains("--measure")
let wanted = Set(arguments.dropFirst()).subtracting(["--measure"])
for example in measures ? Example.large : Example.all
where wanted.isEmpty || wanted.contains(example.name) {
  let clock = ContinuousClock()
  var preview: CompositionPreview?
  let making = clock.measure { preview = example.preview() }
  guard let preview else { continue }
  let place = "\(folder)/\(example.name)"
  let writing = try clock.measure { try preview.write(to: "\(place).html") }
  let strip = try clock.measure {
    try preview.filmStrip().write(toFile: "\(place).strip.svg", atomically: true, encoding: .utf8)
  }
  let gantt = try clock.measure {
    try preview.gantt().write(toFile: "\(place).gantt.svg", atomically: true, encoding: .utf8)
  }
  if measures {
    print(example.name, "made in \(making), page \(writing), strip \(strip), chart \(gantt)")
  } else {
    try preview.expectations(count: 50).write(
      toFile: "\(place).json", atomically: true, encoding: .utf8)
    print(example.name)
  }
}
