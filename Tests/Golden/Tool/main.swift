// Writes the reports of all cases to a folder, and their hashes to standard output.
//
//     golden <net> <folder> [<part> <count>]
//
// With a part and a count, only every count-th case is written, from the part-th on.

import Foundation
import GoldenCases

let arguments = CommandLine.arguments
guard arguments.count == 3 || arguments.count == 5 else {
  print("usage: golden <net> <folder> [<part> <count>]")
  exit(2)
}
let folder = URL(fileURLWithPath: arguments[2])
let part = arguments.count == 5 ? Int(arguments[3]) ?? 0 : 0
let count = arguments.count == 5 ? max(Int(arguments[4]) ?? 1, 1) : 1

let cases = try GoldenCase.all(in: URL(fileURLWithPath: arguments[1]))
for (index, golden) in cases.enumerated() where index % count == part {
  let report = golden.report
  try report.text.write(
    to: folder.appending(path: "\(golden.name).txt"), atomically: false, encoding: .utf8)
  print(golden.name, report.hashes)
}
