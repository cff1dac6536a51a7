// What became of a timeline.

extension Timeline {
  /// What differs in this timeline from an older one, in words.
  ///
  /// Layers are the same where their names are, so that a composition can be compared with one that
  /// was built in another run. Lines in the source may differ.
  ///
  /// ```swift
  /// edited.timeline.difference(from: original.timeline).map(\.description)
  /// // ["box/opacity: begins 0.1 s later, at 1.1 s  App/Intro.swift:12"]
  /// ```
  ///
  /// - Parameter old: The older timeline.
  /// - Returns: The differences, layer by layer, then of cues, then of findings; empty for none.
  /// - Complexity: O(n²) in the animations of one property that differ, else O(n log n).
  public func difference(from old: Timeline) -> TimelineDifference {
    var changes = wholeChanges(from: old)
    let items = [old, self].map(\.differenceItems)
    let search = DifferenceSearch(from: items[0], to: items[1])
    changes += Self.joined(withoutContainers(search.changes, since: old), of: items[1].count)
    changes += cueChanges(from: old) + findingChanges(from: old)
    return TimelineDifference(changes)
  }

  private var differenceItems: [DifferenceItem] {
    let keys = notes.keys
    return plan.layers.flatMap { layer in
      (Int(layer.nodes.lowerBound)..<Int(layer.nodes.upperBound)).map {
        DifferenceItem($0, layer: layer, in: plan, key: keys[$0])
      }
    }
  }

  private static func change(
    _ kind: TimelineChange.Kind, _ subject: String, _ message: String,
    _ oldPlace: SourcePlace? = nil, _ newPlace: SourcePlace? = nil
  ) -> TimelineChange {
    TimelineChange(
      kind: kind, subject: subject, message: message, oldPlace: oldPlace, newPlace: newPlace)
  }

  /// Without the groups that last longer or less only because the whole does.
  private func withoutContainers(
    _ changes: [TimelineChange], since old: Timeline
  ) -> [TimelineChange] {
    guard duration.isFinite, old.duration.isFinite else { return changes }
    let end = "\(duration.secondsText) s"
    return changes.filter { change in
      !(change.kind == .resized && change.subject.hasSuffix("/group")
        && change.message.hasSuffix(", \(end)"))
    }
  }

  /// What moved by the same time as everything else is told once.
  private static func joined(_ changes: [TimelineChange], of count: Int) -> [TimelineChange] {
    let moves = changes.filter { $0.kind == .moved }
    func by(_ change: TimelineChange) -> Substring { change.message.prefix { $0 != "," } }
    guard count > 3, moves.count == count, let first = moves.first,
      moves.allSatisfy({ by($0) == by(first) })
    else { return changes }
    return [change(.moved, "everything", String(by(first)))] + changes.filter { $0.kind != .moved }
  }

  private func wholeChanges(from old: Timeline) -> [TimelineChange] {
    var changes: [TimelineChange] = []
    let isSame =
      duration == old.duration || abs(duration - old.duration) <= MediaTiming.tolerance
    if !isSame {
      changes.append(
        Self.change(
          .resized, "timeline",
          "lasts \(duration.secondsText) s, was \(old.duration.secondsText) s"))
    }
    let (labels, oldLabels) = (plan.layers.map(\.label), old.plan.layers.map(\.label))
    let (names, oldNames) = (Set(labels), Set(oldLabels))
    changes += labels.filter { !oldNames.contains($0) }.map { Self.change(.added, $0, "new layer") }
    changes += oldLabels.filter { !names.contains($0) }
      .map { Self.change(.removed, $0, "layer no longer there") }
    return changes
  }

  private func cueChanges(from old: Timeline) -> [TimelineChange] {
    func byName(_ cues: [TimelineCue]) -> [String: TimelineCue] {
      Dictionary(cues.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
    }
    let (olds, news) = (byName(old.cues), byName(cues))
    func text(_ cue: TimelineCue) -> String { cue.time.map { "at \($0.secondsText) s" } ?? "never" }
    var changes: [TimelineChange] = []
    for cue in cues {
      let subject = "cue \(cue.name.oneLine)"
      guard let before = olds[cue.name] else {
        changes.append(Self.change(.added, subject, "new, \(text(cue))", nil, cue.place))
        continue
      }
      if text(before) != text(cue) {
        changes.append(
          Self.change(
            .moved, subject, "\(text(cue)), was \(text(before))", before.place, cue.place))
      }
    }
    for cue in old.cues where news[cue.name] == nil {
      changes.append(
        Self.change(.removed, "cue \(cue.name.oneLine)", "no longer there", cue.place, nil))
    }
    return changes
  }

  private func findingChanges(from old: Timeline) -> [TimelineChange] {
    struct Said: Hashable {
      let id: String
      let path: String
      let message: String

      init(_ diagnostic: Diagnostic) {
        (id, path, message) = (diagnostic.id, diagnostic.path, diagnostic.message)
      }
    }
    let (olds, news) = (old.diagnostics, diagnostics)
    let (oldSaid, newSaid) = (Set(olds.map(Said.init)), Set(news.map(Said.init)))
    let come = news.filter { !oldSaid.contains(Said($0)) }.map { finding in
      Self.change(.found, "new \(finding.severity)", finding.words, nil, finding.place)
    }
    let gone = olds.filter { !newSaid.contains(Said($0)) }.map { finding in
      Self.change(.found, "no longer found", finding.words, finding.place, nil)
    }
    return come + gone
  }
}

extension Diagnostic {
  /// Id, path and message.
  fileprivate var words: String { "\(id)\(path.isEmpty ? "" : " [\(path)]") \(message)" }
}
