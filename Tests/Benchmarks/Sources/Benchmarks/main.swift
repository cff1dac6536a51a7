// Measures one candidate, or lets all of them compete.

import Foundation
import Scenarios

if let options = Options(Array(CommandLine.arguments.dropFirst())) {
  if let name = options.candidate {
    InstructionCount.isOn = options.isCounted
    guard let candidate = Candidate.named(name), let found = Programs.measure(candidate) else {
      exit(2)
    }
    print(found)
  } else {
    exit(Contest(options).run() ? 0 : 1)
  }
} else {
  print(Options.usage)
  exit(2)
}
