// A composition with the controls of a run: a case for the event model.

package import EventModel

/// A random case, which can be compared, printed and made simpler.
package struct EventCase {
  /// How a case is played.
  package enum Play: Sendable {
    /// Forward to the end.
    case forwards
    /// From the end back to the begin.
    case backwards
    /// With random controls.
    case session
  }

  package var written: WrittenPart
  package var controls: [ModelControl]

  package init(written: WrittenPart, controls: [ModelControl]) {
    (self.written, self.controls) = (written, controls)
  }

  package init(seed: UInt64, _ play: Play) {
    var maker = EventMaker(seed: seed)
    written = maker.composition()
    let duration = EventModel(written).duration
    let length = duration.isFinite ? duration : 8
    switch play {
    case .forwards: controls = [.advance(0), .advance(length + 1)]
    case .backwards: controls = [.seek(length), .reverse, .advance(length + 1)]
    case .session:
      controls = maker.controls(duration: duration, offset: written.isEased ? 0.011 : 0)
    }
  }

  package var duration: Double { EventModel(written).duration }

  package var expected: [LoggedEvent] { EventModel(played).events(of: controls) }

  package var delivered: [LoggedEvent] { deliveredEvents(of: played, in: controls) }

  /// The composition, beside an animation of its length on each layer if one leaves: a layer without
  /// any does not keep the composition.
  private var played: WrittenPart {
    let isLeft = controls.contains { if case .remove = $0 { true } else { false } }
    return isLeft ? written.animated(on: 0..<3) : written
  }

  /// How the delivered events differ from those of the model; nil if they do not.
  package var problem: String? { problem(of: delivered) }

  /// How some events differ from those of the model; nil if they do not.
  package func problem(of delivered: [LoggedEvent]) -> String? {
    EventComparison.difference(expected, delivered, isEased: written.isEased)
  }

  package var text: String {
    written.text + "\n" + controls.map { "\($0)" }.joined(separator: ", ")
  }

  /// Cases that are each a little simpler, the simplest first.
  package var simpler: [EventCase] {
    written.simpler.map { EventCase(written: $0, controls: controls) }
      + controls.indices.map { index in
        var fewer = controls
        fewer.remove(at: index)
        return EventCase(written: written, controls: fewer)
      }
  }
}

extension CaseDrawing where Case == EventCase {
  /// Random cases of a play.
  package static func events(_ play: EventCase.Play) -> CaseDrawing {
    CaseDrawing(
      draw: { EventCase(seed: $0, play) }, simpler: \.simpler, text: \.text)
  }
}

extension WrittenPart {
  /// The composition beside an animation as long as it is, on some layers.
  package func animated(on layers: Range<Int>) -> WrittenPart {
    let length = EventModel(self).duration
    let verbs = layers.map { layer in
      let verb = WrittenStep.verb(
        id: 9_999 - layer, duration: length.isFinite ? length : 1, after: 0)
      let chain = WrittenPart.chain(layer: layer, [verb])
      return length.isFinite ? chain : .changed(chain, .repeated(.infinity, pause: 0))
    }
    return .parallel([self] + verbs)
  }

  /// Whether any part of it is eased, so that its times are rounded.
  var isEased: Bool {
    switch self {
    case .chain, .wait: false
    case .sequential(_, let parts), .parallel(let parts): parts.contains(where: \.isEased)
    case .changed(let content, let change): change == .eased || content.isEased
    case .marked(let content, _), .observed(let content, _), .cueObserved(let content, _, _):
      content.isEased
    }
  }

  /// Parts that are each a little simpler than this one.
  package var simpler: [WrittenPart] {
    switch self {
    case .chain(let layer, let steps):
      (fewer(steps) + prompt(steps)).filter(isWhole).map { .chain(layer: layer, $0) }
    case .wait: []
    case .sequential(let gap, let parts):
      parts + (gap == 0 ? [] : [.sequential(gap: 0, parts)])
        + (fewer(parts) + replaced(parts)).map { .sequential(gap: gap, $0) }
    case .parallel(let parts):
      parts + (fewer(parts) + replaced(parts)).map { .parallel($0) }
    case .changed(let content, let change):
      [content] + content.simpler.map { .changed($0, change) }
    case .marked(let content, let cue):
      [content] + content.simpler.map { .marked($0, cue: cue) }
    case .observed(let content, let id):
      [content] + content.simpler.map { .observed($0, id: id) }
    case .cueObserved(let content, let cue, let id):
      [content] + content.simpler.map { .cueObserved($0, cue: cue, id: id) }
    }
  }

  private func fewer<Element>(_ list: [Element]) -> [[Element]] {
    guard list.count > 1 else { return [] }
    return list.indices.map { index in
      var rest = list
      rest.remove(at: index)
      return rest
    }
  }

  private func replaced(_ parts: [WrittenPart]) -> [[WrittenPart]] {
    parts.indices.flatMap { index in
      parts[index].simpler.map { part in
        var next = parts
        next[index] = part
        return next
      }
    }
  }

  /// Whether a chain has something before each step that is about the chain so far.
  private func isWhole(_ steps: [WrittenStep]) -> Bool {
    if case .verb = steps.first(where: { if case .cue = $0 { false } else { true } }) {
      true
    } else {
      false
    }
  }

  /// Chains in which one verb is not delayed.
  private func prompt(_ steps: [WrittenStep]) -> [[WrittenStep]] {
    steps.indices.compactMap { index in
      guard case .verb(let id, let duration, let after) = steps[index], after != 0 else {
        return nil
      }
      var next = steps
      next[index] = .verb(id: id, duration: duration, after: 0)
      return next
    }
  }
}
