// Differences besides the animations: settled properties, observers, cues, diagnostics.

extension Timeline {
  /// Returns the properties, animated by both, that newly settle or no longer do.
  func settlingChanges(from old: Timeline) -> [TimelineChange] {
    if notes.settled.isEmpty, old.notes.settled.isEmpty { return [] }
    return layers(alsoIn: old).flatMap { index, before -> [TimelineChange] in
      let now = writers(in: plan.layers[index].nodes, of: index)
      let was = old.writers(in: old.plan.layers[before].nodes, of: before)
      let settled = SmallSet(notes.settled(on: index))
      let settledBefore = SmallSet(old.notes.settled(on: before))
      let new = settled.elements.filter { !settledBefore.contains($0) }
      let former = settledBefore.elements.filter { !settled.contains($0) }
      return (new + former).ascending(by: \.name).compactMap { root in
        guard let writer = now[root], let writerBefore = was[root] else { return nil }
        return TimelineChange(
          .retimed, "\(plan.layers[index].label)/\(root.name)",
          settled.contains(root) ? "now settles at the end" : "no longer settles at the end",
          old.plan.place(of: writerBefore), plan.place(of: writer))
      }
    }
  }

  /// Returns the changed observers of parts and cues, in order if a part has several.
  func observerChanges(from old: Timeline) -> [TimelineChange] {
    let observed = matched(old.notes.observed, notes.observed) { $0.part.identity }
    return observed.flatMap(paired).compactMap { was, now in
      let (before, after) = (was?.observation, now?.observation)
      let (events, oldEvents) = (after?.events ?? [], before?.events ?? [])
      guard events != oldEvents, let part = (now ?? was)?.part else { return nil }
      return TimelineChange(
        .heard, part.subject, events.change(from: oldEvents), before?.place, after?.place)
    }
  }

  func cueChanges(from old: Timeline) -> [TimelineChange] {
    func text(_ cue: TimelineCue) -> String { cue.time.map { "at \($0.text) s" } ?? "never" }
    return matched(old.cues, cues) { [$0.name] }.flatMap(paired).compactMap { before, cue in
      let subject = "cue \((cue ?? before)?.name.oneLine ?? "")"
      guard let cue else {
        return TimelineChange(.removed, subject, "no longer there", before?.place)
      }
      guard let before else {
        return TimelineChange(.added, subject, "new, \(text(cue))", nil, cue.place)
      }
      return DifferenceItem.isSame(before.time, cue.time)
        ? nil
        : TimelineChange(
          .moved, subject, NumberText.change(from: before, to: cue, text), before.place, cue.place)
    }
  }

  // MARK: Diagnostics

  func diagnosticChanges(from old: Timeline) -> [TimelineChange] {
    let (olds, news) = (old.diagnostics, diagnostics)
    let (oldTexts, newTexts) = (SmallSet(olds.map(\.text)), SmallSet(news.map(\.text)))
    var gone = SmallMap(
      grouping: olds.reversed().filter { !newTexts.contains($0.text) }, by: \.matter)
    var changes: [TimelineChange] = []
    for diagnostic in news where !oldTexts.contains(diagnostic.text) {
      // A diagnostic that differs only in its numbers is reported once.
      if let before = gone[diagnostic.matter, default: []].popLast() {
        changes.append(TimelineChange(diagnostic, was: before))
      } else {
        changes.append(
          TimelineChange(
            .found, "new \(diagnostic.severity)", diagnostic.sentence, nil, diagnostic.place))
      }
    }
    let left = SmallSet(gone.values.joined().map(\.text))
    return changes
      + olds.filter { left.contains($0.text) }.map {
        TimelineChange(.found, "no longer found", $0.sentence, $0.place, nil)
      }
  }
}

extension TimelineChange {
  /// A diagnostic that existed with other numbers.
  fileprivate init(_ diagnostic: Diagnostic, was old: Diagnostic) {
    let subject = "\(diagnostic.severity) \(diagnostic.subject)"
    if let time = diagnostic.time, let before = old.time, time.secondsText != before.secondsText {
      self.init(
        .moved, subject, "at \(time.secondsText), was at \(before.secondsText)", old.place,
        diagnostic.place)
    } else {
      self.init(
        .found, subject, "now: \(diagnostic.message) Was: \(old.message)", old.place,
        diagnostic.place)
    }
  }
}

extension TimelineNotes.Part {
  fileprivate var identity: [String] {
    if case .cue(let name) = self { ["cue", name] } else { [subject] }
  }

  fileprivate var subject: String {
    switch self {
    case .whole: "timeline"
    case .part: "part"
    case .cue(let name): "cue \(name.oneLine)"
    }
  }
}

extension Diagnostic {
  /// The subject, independent of its numbers.
  fileprivate var matter: [String] { [id, path, other] }

  /// The subject and the message.
  fileprivate var text: [String] { matter + [message] }

  fileprivate var sentence: String { "\(subject) \(message)" }
}
