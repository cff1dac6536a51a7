// How it is written down that somebody wants to hear of a part of a composition.

import AnimaticCore

/// Somebody who hears of a part of a composition, or of a cue in it.
struct Observation {
  /// Nil for the part itself.
  var cue: Cue?
  var observer: CompositionObserver
}

extension CompositionBody {
  /// Writes down that somebody hears of all that stands so far.
  mutating func observe(_ observation: Observation, file: String, line: UInt) {
    guard !nodes.isEmpty else {
      problems.append(.nothingToModify("observed", file: file, line: line))
      return
    }
    var record = AnimationRecord(.group, duration: 0)
    pool.mark(&record, file: file, line: line)
    fold(into: .chain, record, layer: -1)
    nodes[nodes.count - 1].word = Int32(words.count)
    words.append(.observed(observations.count))
    observations.append(observation)
  }

  /// Whether somebody wants to hear when a cue is passed.
  func isObserved(_ cue: Cue) -> Bool { observations.contains { $0.cue == cue } }
}

extension CompositionWord {
  /// The word in a composition that has other observers before its own.
  func shifted(by count: Int) -> CompositionWord {
    if case .observed(let index) = self { .observed(index + count) } else { self }
  }
}
