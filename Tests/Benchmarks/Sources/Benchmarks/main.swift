// Measures one candidate, or lets all of them compete.

import Foundation

if let options = Options(Array(CommandLine.arguments.dropFirst())) {
  if let name = options.candidate {
    guard let candidate = Candidate.all.first(where: { $0.name == name }) else { exit(2) }
    Counting.isOn = options.isCounted
    print(candidate.measure())
  } else {
    exit(Contest(options).run() ? 0 : 1)
  }
} else {
  print(Options.usage)
  exit(2)
}
