// Plays blocks of seeds in processes of their own, and collects what they find.

import Foundation
import Vocabulary

/// Plays seeds in blocks: a trap or a hang ends one block, which continues after the seed.
struct BlockRunner {
  private let kind: String
  private let seeds: Range<Int>
  private let folder = FileManager.default.temporaryDirectory
    .appendingPathComponent("vocabulary-\(ProcessInfo.processInfo.processIdentifier)")
  private static let kinds = [
    "compositions", "sessions", "events", "forwards", "backwards", "controls",
  ]
  private static let blockSize = 5000
  /// The seconds after which a block hangs: ten million callbacks in one step take two minutes.
  private static let patience = 300.0

  /// - Parameter words: The kind, the first seed and the number of seeds.
  init?(_ words: [String]) {
    guard words.count == 3, Self.kinds.contains(words[0]), let first = Int(words[1]),
      let count = Int(words[2])
    else { return nil }
    kind = words[0]
    seeds = first..<first + count
  }

  /// Plays all seeds.
  ///
  /// - Returns: The code of the process: 0 where nothing was found and all pairs occurred.
  func run() -> Int32 {
    var report = PairReport()
    var (found, next) = (0, seeds.lowerBound)
    // So many problems have one cause.
    while next < seeds.upperBound, found < 100 {
      let end = min(next + Self.blockSize, seeds.upperBound)
      let (problems, pairs, resume) = play(next..<end)
      if let pairs { report.add(pairs) }
      for problem in problems {
        found += 1
        print(problem)
      }
      next = resume ?? end
    }
    print(report.summary)
    print("\(seeds.count) \(kind), \(found) problems")
    let missing = words.flatMap { kind in report.missing(kind).map { "\(kind): \($0)" } }
    for pair in missing.prefix(20) { print("never: \(pair)") }
    try? FileManager.default.removeItem(at: folder)
    return found == 0 && missing.isEmpty ? 0 : 1
  }

  /// The pairs of words that all occur in enough seeds.
  private var words: [PairReport.Kind] {
    switch kind {
    case "sessions": [.inSession]
    case "compositions", "events": PairReport.Kind.allCases.filter { $0 != .inSession }
    default: []
    }
  }

  /// Plays a block; after a trap or a hang, `resume` is the seed to go on with.
  private func play(_ block: Range<Int>) -> ([String], PairReport?, resume: Int?) {
    try? FileManager.default.removeItem(at: folder)
    try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let process = Process()
    process.executableURL = URL(fileURLWithPath: CommandLine.arguments[0])
    process.arguments = ["block", kind, "\(block.lowerBound)", "\(block.upperBound)", folder.path]
    process.standardError = FileHandle.nullDevice
    let ended = DispatchSemaphore(value: 0)
    process.terminationHandler = { _ in ended.signal() }
    guard (try? process.run()) != nil else { return (["can't start a process"], nil, nil) }
    var (seen, since) = (-1, Date())
    var hangs = false
    while ended.wait(timeout: .now() + 1) == .timedOut {
      let seed = currentSeed
      if seed != seen { (seen, since) = (seed, Date()) }
      if Date().timeIntervalSince(since) > Self.patience {
        hangs = true
        kill(process.processIdentifier, SIGKILL)
      }
    }
    let problems = text("problems").split(separator: "\n").map(String.init)
    if process.terminationStatus == 0, !hangs {
      return (problems, PairReport(text: text("pairs")), nil)
    }
    let stop = currentSeed
    return (problems + ["\(stop) \(hangs ? "hangs" : "traps")"], nil, stop + 1)
  }

  private func text(_ name: String) -> String {
    (try? String(contentsOf: folder.appendingPathComponent(name), encoding: .utf8)) ?? ""
  }

  private var currentSeed: Int {
    Int(text("seed").prefix { $0.isNumber }) ?? -1
  }
}
