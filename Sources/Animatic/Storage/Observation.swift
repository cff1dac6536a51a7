// Observers of parts of a composition.

package import AnimaticCore

/// The observer of a part of a composition, or of a cue in it.
package struct Observation {
  /// Nil for the part itself.
  package var cue: Cue?
  package var observer: CompositionObserver

  package init(cue: Cue? = nil, observer: CompositionObserver) {
    self.cue = cue
    self.observer = observer
  }
}

extension CompositionBody {
  /// Adds an observer of the composition so far.
  mutating func observe(_ observation: Observation, file: String, line: UInt) {
    guard !nodes.isEmpty else {
      problems.append(.nothingToModify("observed", file: file, line: line))
      return
    }
    var record = AnimationRecord(.group, duration: 0)
    pool.mark(&record, file: file, line: line)
    fold(into: .chain, record, layer: -1)
    let word = CompositionWord.observed(observations.count)
    say(nodes.count - 1) { $0.word = word }
    observations.append(observation)
  }

  /// Whether a cue has an observer.
  func isObserved(_ cue: Cue) -> Bool { observations.contains { $0.cue == cue } }
}

extension CompositionSaying {
  /// The attributes in a composition with preceding observers.
  func shifted(by count: Int) -> CompositionSaying {
    guard case .observed(let index) = word else { return self }
    return CompositionSaying(word: .observed(index + count), position: position)
  }
}
