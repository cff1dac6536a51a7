// Differences besides the animations: settled properties, observers, cues, diagnostics.

extension Timeline {
  /// Returns the properties, animated by both, that newly settle or no longer do.
  func settlingChanges(from old: Timeline) -> [TimelineChange] {
    if notes.settled.allSatisfy(\.isEmpty), old.notes.settled.allSatisfy(\.isEmpty) { return [] }
    let olds = old.plan.layersByLabel
    return plan.layers.enumerated().flatMap { index, layer -> [TimelineChange] in
      guard let before = olds[layer.label] else { return [] }
      let (now, was) = (writers(on: index), old.writers(on: before))
      let (settled, settledBefore) = (
        Set(notes.settled(on: index)), Set(old.notes.settled(on: before))
      )
      return settled.symmetricDifference(settledBefore).sorted { $0.name < $1.name }.compactMap {
        root in
        guard let writer = now[root], let writerBefore = was[root] else { return nil }
        return TimelineChange(
          .retimed, "\(layer.label)/\(root.name)",
          settled.contains(root) ? "now settles at the end" : "no longer settles at the end",
          old.plan.place(of: writerBefore), plan.place(of: writer))
      }
    }
  }

  /// Returns the last animation of each property of a layer.
  private func writers(on layer: Int) -> [PropertyRoot: Int] {
    var last: [Int32: Int] = [:]
    for node in plan.layers[layer].nodes {
      let slot = plan.slot(of: Int(node))
      for root in [slot.root, slot.turn] where root >= 0 { last[root] = Int(node) }
    }
    return Dictionary(
      last.map { (plan.root($0, of: layer), $1) }, uniquingKeysWith: { max($0, $1) })
  }

  /// Returns the changed observers of parts and cues, in order if a part has several.
  func observerChanges(from old: Timeline) -> [TimelineChange] {
    typealias Observed = TimelineNotes.Observed
    let olds = Dictionary(grouping: old.notes.observed, by: \.part)
    let news = Dictionary(grouping: notes.observed, by: \.part)
    var seen: Set<Observed.Part> = []
    return (notes.observed + old.notes.observed).map(\.part).filter { seen.insert($0).inserted }
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

  // MARK: Diagnostics

  func diagnosticChanges(from old: Timeline) -> [TimelineChange] {
    let (olds, news) = (old.diagnostics, diagnostics)
    let (oldTexts, newTexts) = (Set(olds.map(\.text)), Set(news.map(\.text)))
    var gone = Dictionary(
      grouping: olds.reversed().filter { !newTexts.contains($0.text) }, by: \.matter)
    var changes: [TimelineChange] = []
    for diagnostic in news where !oldTexts.contains(diagnostic.text) {
      // A diagnostic that differs only in its numbers is reported once.
      if let before = gone[diagnostic.matter]?.popLast() {
        changes.append(TimelineChange(diagnostic, was: before))
      } else {
        changes.append(
          TimelineChange(
            .found, "new \(diagnostic.severity)", diagnostic.sentence, nil, diagnostic.place))
      }
    }
    let left = Set(gone.values.joined().map(\.text))
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
    if let time = diagnostic.time, let before = old.time,
      time.secondsText != before.secondsText
    {
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
  /// The subject, independent of its numbers.
  fileprivate var matter: [String] { [id, path, other] }

  /// The subject and the message.
  fileprivate var text: [String] { matter + [message] }

  fileprivate var sentence: String { "\(subject) \(message)" }
}

extension Plan {
  var layersByLabel: [String: Int] {
    Dictionary(layers.enumerated().map { ($1.label, $0) }) { first, _ in first }
  }

  fileprivate func place(of node: Int) -> SourcePlace? { pool.place(nodes[node].record) }
}
