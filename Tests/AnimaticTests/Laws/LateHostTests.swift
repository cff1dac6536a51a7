// The events of a run on hosts that report late and out of order, against the event model.

import Animatic
import EventModel
import RandomScenes
import TestSupport
import Testing

struct LateHostTests {
  /// The seconds of a frame, after which the reports of a turn are sent.
  private static let frame = 0.125

  /// The events of a case that runs on late hosts, and is canceled afterwards or left as it is.
  private func delivered(
    _ drawn: EventCase, seed: UInt64, isCanceled: Bool = false
  ) -> [LoggedEvent] {
    let stage = Stage(clock: ManualClock())
    let layers = (0..<3).map { Layer(name: "layer \($0)") }
    for layer in layers { stage.add(layer) }
    stage.update()
    let reports = LateReports()
    let hosts = layers.map { LateHost($0, reports: reports) }
    let builder = EventSceneBuilder(layers: hosts)
    let playback = builder.composition(drawn.written).on(hosts[0]).run()
    var random = SeededNumbers(seed: seed)
    func step(by seconds: Double) {
      stage.advance(by: seconds)
      reports.send { indices in indices.shuffled(using: &random) }
    }
    for control in drawn.controls {
      switch control {
      // A layer of Core Animation that leaves loses its animations, and keeps its time.
      case .remove(let layer): layers[layer].removeAllAnimations()
      case .advance(var seconds):
        repeat {
          step(by: min(seconds, Self.frame))
          seconds -= Self.frame
        } while seconds > 0
      default: playback.perform(control, on: stage, with: layers)
      }
    }
    for _ in 0..<4 { step(by: 0) }
    if isCanceled {
      playback.cancel()
      for _ in 0..<4 { step(by: 0) }
    }
    // A host counts its time from another zero.
    return builder.log.map { event in
      var event = event
      event.time -= hosts[0].currentTime - stage.time
      return event
    }
  }

  @Test(arguments: [EventCase.Play.forwards, .backwards, .session])
  func `hosts that report late deliver what the model has`(play: EventCase.Play) {
    expectForAll(.events(play), seeds: 600_001...601_000) { drawn, seed in
      var drawn = drawn
      // A host of waits alone reports nothing.
      drawn.written = drawn.written.animated(on: 0..<1)
      // The last reports come a frame late; the layers of the hosts stay.
      drawn.controls.append(.advance(Self.frame))
      drawn.controls.removeAll { if case .remove = $0 { true } else { false } }
      return drawn.problem(of: delivered(drawn, seed: seed))
    }
  }

  @Test func `what begins on hosts whose layers leave ends, inside its containers`() {
    expectForAll(.events(.session), seeds: 602_001...604_000) { drawn, seed in
      guard drawn.controls.contains(where: { if case .remove = $0 { true } else { false } }) else {
        return nil
      }
      let events = delivered(drawn, seed: seed, isCanceled: true)
      // After a jump back, what has not begun begins inside a container that has ended.
      return pairProblem(of: events)
        ?? (drawn.controls.contains(where: \.isJump)
          ? nil : drawn.written.nestingProblem(of: events))
    }
  }

  /// A begin without exactly one end after it, or an end without a begin; nil if there is none.
  private func pairProblem(of events: [LoggedEvent]) -> String? {
    for id in Set(events.map(\.id)) {
      let kinds = events.filter { $0.id == id }.map(\.kind).filter { [.begin, .end].contains($0) }
      let isPaired = kinds.enumerated().allSatisfy { index, kind in
        (kind == .begin) == index.isMultiple(of: 2)
      }
      if !isPaired || !kinds.count.isMultiple(of: 2) {
        return "\(id) begins and ends as \(kinds) in \(events)"
      }
    }
    return nil
  }
}

extension ModelControl {
  /// Whether the playhead jumps or turns.
  fileprivate var isJump: Bool {
    switch self {
    case .seek, .reverse, .restart: true
    case .rate(let rate): rate < 0
    case .advance, .pause, .resume, .cancel, .finish, .remove: false
    }
  }
}

extension WrittenPart {
  /// A container that is not around its content; nil if there is none.
  fileprivate func nestingProblem(of events: [LoggedEvent]) -> String? {
    for container in containers {
      let begin = events.firstIndex { $0.kind == .begin && $0.id == container.id }
      let end = events.lastIndex { $0.kind == .end && $0.id == container.id }
      let content = events.indices.filter { container.content.contains(events[$0].id) }
      guard let first = content.first, let last = content.last else { continue }
      guard let begin, let end, begin < first, last < end else {
        return "\(container.id) is not around its content in \(events)"
      }
    }
    return nil
  }

  /// The observed parts, each with the observers inside it.
  private var containers: [(id: Int, content: Set<Int>)] {
    switch self {
    case .chain, .wait: []
    case .sequential(_, let parts), .parallel(let parts): parts.flatMap(\.containers)
    case .changed(let content, _), .marked(let content, _), .cueObserved(let content, _, _):
      content.containers
    case .observed(let content, let id): content.containers + [(id, content.begins)]
    }
  }

  /// The observers that receive a begin and an end.
  private var begins: Set<Int> {
    switch self {
    case .chain(_, let steps): Set(steps.compactMap(\.observer))
    case .wait: []
    case .sequential(_, let parts), .parallel(let parts): Set(parts.flatMap(\.begins))
    case .changed(let content, _), .marked(let content, _), .cueObserved(let content, _, _):
      content.begins
    case .observed(let content, let id): content.begins.union([id])
    }
  }
}

extension WrittenStep {
  /// The observer that receives a begin and an end; nil for none.
  fileprivate var observer: Int? {
    switch self {
    case .verb(let id, _, _), .group(let id, _), .observed(let id): id
    case .then, .cue: nil
    }
  }
}
