// One block of seeds in this process.

import Foundation
import RandomScenes
import Vocabulary

/// The seeds of a block, whose number is written to a file before each is played.
struct Block {
  let kind: String
  let seeds: Range<Int>
  let folder: URL

  /// - Parameter words: `block`, the kind, the first seed, the seed behind the last and a folder.
  init?(_ words: [String]) {
    guard words.count == 5, let first = Int(words[2]), let end = Int(words[3]) else { return nil }
    kind = words[1]
    seeds = first..<end
    folder = URL(fileURLWithPath: words[4])
  }

  func run() {
    let place = open(folder.appendingPathComponent("seed").path, O_WRONLY | O_CREAT, 0o644)
    var report = PairReport()
    let problems = open(
      folder.appendingPathComponent("problems").path, O_WRONLY | O_CREAT | O_APPEND, 0o644)
    for seed in seeds {
      let text = Array("\(seed)          ".utf8)
      _ = pwrite(place, text, text.count, 0)
      guard let problem = Self.problem(kind, seed, &report) else { continue }
      let line = Array("\(seed) \(problem.prefix { $0 != "\n" })\n".utf8)
      _ = write(problems, line, line.count)
    }
    try? report.text.write(
      to: folder.appendingPathComponent("pairs"), atomically: true, encoding: .utf8)
  }

  static func problem(_ kind: String, _ seed: Int, _ report: inout PairReport) -> String? {
    if let play = play(of: kind) { return EventCase(seed: UInt64(seed), play).problem }
    if kind == "sessions" {
      let uses = Rehearsal.session(seed: seed)
      report.add(uses)
      return Rehearsal.problem(uses).problem
    }
    var maker = SentenceMaker(seed: seed)
    let part = maker.part()
    report.add(part)
    return problem(kind, part, seed)
  }

  /// How the compositions of the event model's own grammar are played; nil for any other kind.
  private static func play(of kind: String) -> EventCase.Play? {
    switch kind {
    case "forwards": .forwards
    case "backwards": .backwards
    case "controls": .session
    default: nil
    }
  }

  private static func problem(_ kind: String, _ part: Part, _ seed: Int) -> String? {
    kind == "events"
      ? EventRehearsal.problem(part, seed: UInt64(seed))
      : Rehearsal.problem(part, seed: UInt64(seed))
  }

  /// Prints at once, before what may trap.
  private static func show(_ text: String) {
    FileHandle.standardOutput.write(Data(text.utf8))
  }

  /// Prints the composition or the session of a seed, as small as it still has a problem.
  static func show(_ words: [String]) {
    guard words.count >= 3, let seed = Int(words[2]) else { return }
    if let play = play(of: words[1]) {
      var drawn = EventCase(seed: UInt64(seed), play)
      let drawing = CaseDrawing<EventCase>.events(play)
      if words.count == 3 { drawn = drawing.smallest(drawn) { $0.problem != nil } }
      show("\(drawn.text)\n\(drawn.problem ?? "no problem")\n")
      return
    }
    if words[1] == "sessions" {
      var uses = Rehearsal.session(seed: seed)
      if words.count == 3 { uses = uses.smallest { Rehearsal.problem($0).problem != nil } }
      _ = Session().play(uses, isWatched: false) { show("\($0)\n") }
      show("\(Rehearsal.problem(uses).problem ?? "no problem")\n")
      return
    }
    var maker = SentenceMaker(seed: seed)
    var part = maker.part()
    if words.count == 3 {
      part = part.smallest { problem(words[1], $0, seed) != nil }
    }
    show("\(part)\n")
    print(problem(words[1], part, seed) ?? "no problem")
    print(Rehearsal.dump(part))
  }
}
