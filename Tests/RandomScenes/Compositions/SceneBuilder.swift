// Builds a composition from its description, through the public API alone.

package import Animatic

/// The callbacks of a run, in the order in which they came.
package final class SceneLog {
  package private(set) var lines: [String] = []
  private var count = 0

  package init() {}

  /// A chain whose last verb reports its begin and its end with a unique number.
  func observed(_ chain: consuming Animate) -> Animate {
    count += 1
    let name = count
    return chain.onBegin { self.lines.append("begin \(name) \($0.time)") }
      .onEnd { self.lines.append("end \(name) \($0.time) \($0.finished)") }
  }
}

/// Builds compositions on some layers.
package struct SceneBuilder {
  private let layers: [any LayerHost]
  private let log: SceneLog?
  private let isCompact: Bool

  /// - Parameters:
  ///   - layers: The layers, at least one; a description counts round them.
  ///   - log: What callbacks write to; without it there are none.
  ///   - isCompact: Whether verbs may be stored in their compact form.
  package init(layers: [any LayerHost], log: SceneLog? = nil, isCompact: Bool = true) {
    self.layers = layers
    self.log = log
    self.isCompact = isCompact
  }

  package func composition(_ spec: CompositionSpec) -> Composition {
    switch spec {
    case .chain(let layer, let steps):
      return chain(Animate(layers[layer % layers.count]), steps).composition
    case .on(let layer, let steps):
      return On(layers[layer % layers.count]) { chain($0, steps) }.composition
    case .wait(let seconds): return Wait(seconds).composition
    case .sequential(let gap, let parts):
      return Sequential(gap: gap) { for part in parts { composition(part) } }.composition
    case .parallel(let parts):
      return Parallel { for part in parts { composition(part) } }.composition
    case .stagger(let each, let origin, let parts):
      return Stagger(each: each, from: origin.origin) {
        for part in parts { composition(part) }
      }.composition
    case .lag(let lag, let parts):
      return Stagger(lag: lag) { for part in parts { composition(part) } }.composition
    case .changed(let whole, let word): return word.applied(to: composition(whole))
    }
  }

  private func chain(_ chain: Animate, _ steps: [StepSpec]) -> Animate {
    let written = steps.reduce(chain) { appended($1, to: $0) }
    // Defaults visit each verb.
    return isCompact ? written : written.defaults()
  }

  private func appended(_ step: StepSpec, to chain: consuming Animate) -> Animate {
    switch step {
    case .verb(let verb):
      let written = verb.modifiers.applied(to: verb.appended(to: chain))
      return log?.observed(written) ?? written
    case .then(let gap, let line):
      guard let line else { return chain.then(gap: gap) }
      return chain.then(gap: gap, line: line)
    case .cue(let number): return chain.cue(Cue("c\(number)"))
    case .group(let modifiers, let duration):
      var group = modifiers.applied(to: chain.group())
      if let duration { group = group.duration(duration) }
      return log?.observed(group) ?? group
    }
  }
}
