// Runs the scenarios that the command line asks for and prints their table.

func run(_ options: Options) {
  let report = Report()
  var checksum = 0.0
  report.begin()
  if options.includes("S1") { checksum += Scenario1().run(report) }
  if options.includes("S2") {
    // How many, frames, rounds, properties of one layer.
    let plays =
      options.isQuick
      ? [(1000, 60, 5, 10), (10_000, 20, 3, 10), (10_000, 20, 3, 1)]
      : [(1000, 600, 9, 10), (10_000, 600, 5, 10), (10_000, 120, 5, 1), (100_000, 60, 3, 10)]
    for (count, frames, rounds, properties) in plays {
      checksum += Scenario2(
        count: count, frames: frames, rounds: rounds, propertiesPerLayer: properties
      ).run(report)
    }
  }
  report.end(checksum: checksum)
}

if let options = Options(Array(CommandLine.arguments.dropFirst())) {
  run(options)
} else {
  print(Options.usage)
}
