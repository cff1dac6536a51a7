// Differences besides the animations: observers, cues, diagnostics.

extension Timeline {
  /// Returns the changed observers of parts and cues, in order if a part has several.
  func hearingChanges(from old: Timeline) -> [TimelineChange] {
    typealias Observed = TimelineNotes.Observed
    let olds = Dictionary(grouping: old.notes.observed, by: \.part)
    let news = Dictionary(grouping: notes.observed, by: \.part)
    var told: Set<Observed.Part> = []
    return (notes.observed + old.notes.observed).map(\.part).filter { told.insert($0).inserted }
      .flatMap { part -> [TimelineChange] in
        let (was, now) = (olds[part] ?? [], news[part] ?? [])
        return (0..<max(was.count, now.count)).compactMap { index in
          let before = index < was.count ? was[index].observation : nil
          let after = index < now.count ? now[index].observation : nil
          let (events, oldEvents) = (after?.events ?? [], before?.events ?? [])
          if events == oldEvents { return nil }
          return TimelineChange(
            .heard, part.subject, events.change(from: oldEvents), before?.place, after?.place)
        }
      }
  }

  func cueChanges(from old: Timeline) -> [TimelineChange] {
    func byName(_ cues: [TimelineCue]) -> [String: TimelineCue] {
      Dictionary(cues.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
    }
    let (olds, news) = (byName(old.cues), byName(cues))
    func text(_ cue: TimelineCue) -> String { cue.time.map { "at \($0.secondsText) s" } ?? "never" }
    var changes: [TimelineChange] = []
    for cue in cues {
      let subject = "cue \(cue.name.oneLine)"
      guard let before = olds[cue.name] else {
        changes.append(TimelineChange(.added, subject, "new, \(text(cue))", nil, cue.place))
        continue
      }
      if !DifferenceItem.isSame(before.time, cue.time) {
        changes.append(
          TimelineChange(
            .moved, subject, "\(text(cue)), was \(text(before))", before.place, cue.place))
      }
    }
    for cue in old.cues where news[cue.name] == nil {
      changes.append(
        TimelineChange(.removed, "cue \(cue.name.oneLine)", "no longer there", cue.place, nil))
    }
    return changes
  }

  // MARK: Findings

  /// The subject of a diagnostic, independent of its numbers.
  private struct Matter: Hashable {
    let id: String
    let path: String
    let other: String

    init(_ finding: Diagnostic) {
      (id, path, other) = (finding.id, finding.path, finding.other)
    }
  }

  private struct Said: Hashable {
    let matter: Matter
    let message: String

    init(_ finding: Diagnostic) { (matter, message) = (Matter(finding), finding.message) }
  }

  func findingChanges(from old: Timeline) -> [TimelineChange] {
    let (olds, news) = (old.diagnostics, diagnostics)
    let (oldSaid, newSaid) = (Set(olds.map(Said.init)), Set(news.map(Said.init)))
    var gone = Dictionary(
      grouping: olds.reversed().filter { !newSaid.contains(Said($0)) }, by: Matter.init)
    var changes: [TimelineChange] = []
    for finding in news where !oldSaid.contains(Said(finding)) {
      // A diagnostic that differs only in its numbers is reported once.
      if let before = gone[Matter(finding)]?.popLast() {
        changes.append(TimelineChange(finding, was: before))
      } else {
        changes.append(
          TimelineChange(.found, "new \(finding.severity)", finding.words, nil, finding.place))
      }
    }
    let left = Set(gone.values.joined().map(Said.init))
    return changes
      + olds.filter { left.contains(Said($0)) }.map { finding in
        TimelineChange(.found, "no longer found", finding.words, finding.place, nil)
      }
  }
}

extension TimelineChange {
  /// A diagnostic that existed with other numbers.
  fileprivate init(_ finding: Diagnostic, was old: Diagnostic) {
    let subject = "\(finding.severity) \(finding.subject)"
    if let time = finding.time, let before = old.time,
      time.secondsText != before.secondsText
    {
      self.init(
        .moved, subject, "at \(time.secondsText), was at \(before.secondsText)", old.place,
        finding.place)
    } else {
      self.init(
        .found, subject, "now: \(finding.message) Was: \(old.message)", old.place, finding.place)
    }
  }
}

extension TimelineNotes.Observed.Part {
  fileprivate var subject: String {
    switch self {
    case .whole: "timeline"
    case .part: "part"
    case .cue(let name): "cue \(name.oneLine)"
    }
  }
}

extension Diagnostic {
  /// Id and path.
  fileprivate var subject: String { "\(id)\(path.isEmpty ? "" : " [\(path)]")" }

  /// Id, path and message.
  fileprivate var words: String { "\(subject) \(message)" }
}
