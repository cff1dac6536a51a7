// The comparison of two timelines.

extension Timeline {
  /// Returns the differences from an older timeline as text.
  ///
  /// Layers are matched by name, so compositions of different runs can be compared. Source lines
  /// may differ. Values, easings, and model values are compared number by number; only their
  /// descriptions are truncated. Times differ from a billionth of a second on; times inside a group
  /// count if the group is the same.
  ///
  /// ```swift
  /// edited.timeline.difference(from: original.timeline).map(\.description)
  /// // ["box/opacity: begins 0.1 s later, at 1.1 s  App/Intro.swift:12"]
  /// ```
  ///
  /// - Parameter old: The older timeline.
  /// - Returns: The differences: of the whole, of model values, of animations layer by layer, of
  ///   settled values, of observers, of cues, then of diagnostics; empty for none.
  /// - Complexity: O(n²) in the differing animations of one property, otherwise O(n log n).
  public func difference(from old: Timeline) -> TimelineDifference {
    TimelineDifference(
      changes: wholeChanges(from: old) + modelChanges(from: old) + animationChanges(from: old)
        + settlingChanges(from: old) + observerChanges(from: old) + cueChanges(from: old)
        + diagnosticChanges(from: old))
  }

  private func wholeChanges(from old: Timeline) -> [TimelineChange] {
    var changes: [TimelineChange] = []
    if !DifferenceItem.isSame(duration, old.duration) {
      changes.append(
        TimelineChange(
          .resized, "timeline",
          "lasts " + NumberText.change { ("\(duration.text) s", "\(old.duration.text) s") }))
    }
    let labels = matched(old.plan.layers.map(\.label), plan.layers.map(\.label)) { $0 }
    changes += labels.compactMap { was, now in
      if was.isEmpty { return TimelineChange(.added, now[0], "new layer") }
      return now.isEmpty ? TimelineChange(.removed, was[0], "layer no longer there") : nil
    }
    return changes
  }

  /// The indices of the layers of both timelines, matched by name.
  func layers(alsoIn old: Timeline) -> [(layer: Int, before: Int)] {
    let olds = OrderedMap(grouping: Array(old.plan.layers.indices)) { old.plan.layers[$0].label }
    return plan.layers.enumerated().compactMap { index, layer in
      olds[layer.label]?.first.map { (index, $0) }
    }
  }

  /// Returns the changed model values of properties that both animate.
  private func modelChanges(from old: Timeline) -> [TimelineChange] {
    layers(alsoIn: old).flatMap { index, before -> [TimelineChange] in
      let layer = plan.layers[index]
      let known = Set(old.plan.layers[before].roots.map { old.plan.roots[Int($0)].root })
      return layer.roots.map { plan.roots[Int($0)].root }.filter(known.contains).compactMap {
        root in
        models[index].change(of: root, from: old.models[before]).map {
          TimelineChange(.changed, "\(layer.label)/\(root.name)", $0)
        }
      }
    }
  }

  // MARK: Animations

  private var differenceItems: [DifferenceItem] {
    let keys = notes.keys
    let intervals = plan.activeIntervals(of: Array(plan.nodes.indices))
    return plan.layers.flatMap { layer in
      layer.nodes.map {
        DifferenceItem($0, layer: layer, in: self, key: keys[$0], during: intervals[$0])
      }
    }
  }

  private func animationChanges(from old: Timeline) -> [TimelineChange] {
    let (items, oldItems) = (differenceItems, old.differenceItems)
    let pairs = matched(oldItems, items, by: \.identity).flatMap { $1.pairs(with: $0) }
    let positions = PositionChanges(pairs, oldItems, items, in: plan)
    let shift = items.count > 3 ? Self.commonShift(of: pairs, count: items.count) : nil
    var changes: [TimelineChange] = []
    if let shift {
      changes.append(TimelineChange(.moved, "everything", "begins \(shift.shiftText)"))
    }
    for pair in pairs {
      switch pair {
      case (let before?, let item?):
        var reported: [TimelineChange.Kind] = shift == nil ? [] : [.moved]
        // A group whose duration differs only because the whole does.
        if item.isGroup, before.isGroup, DifferenceItem.isSame(item.length, duration),
          DifferenceItem.isSame(before.length, old.duration), duration.isFinite,
          old.duration.isFinite
        {
          reported.append(.resized)
        }
        changes += item.changes(from: before, without: reported) + positions.changes(of: item)
      case (let item?, nil):
        let message = "no longer there: \(item.summary)"
        changes.append(TimelineChange(.removed, item.subject, message, item.place))
      case (nil, let item?):
        let message = "new: \(item.summary)"
        changes.append(TimelineChange(.added, item.subject, message, nil, item.place))
      case (nil, nil): break
      }
    }
    return changes
  }

  /// Returns the shift of all begins, if they share one.
  private static func commonShift(
    of pairs: [(old: DifferenceItem?, new: DifferenceItem?)], count: Int
  ) -> Double? {
    guard pairs.count == count else { return nil }
    var common: Double?
    for pair in pairs {
      guard let begin = pair.new?.begin, let was = pair.old?.begin,
        !DifferenceItem.isSame(begin, was),
        common == nil || DifferenceItem.isSame(common, begin - was)
      else { return nil }
      common = common ?? begin - was
    }
    return common
  }

  /// Returns the properties, animated by both, that newly settle or no longer do.
  func settlingChanges(from old: Timeline) -> [TimelineChange] {
    if notes.settled.isEmpty, old.notes.settled.isEmpty { return [] }
    return layers(alsoIn: old).flatMap { index, before -> [TimelineChange] in
      let now = writers(in: plan.layers[index].nodes, of: index)
      let was = old.writers(in: old.plan.layers[before].nodes, of: before)
      let settled = notes.settled(on: index)
      let settledBefore = old.notes.settled(on: before)
      let new = settled.filter { !settledBefore.contains($0) }
      let former = settledBefore.filter { !settled.contains($0) }
      return (new + former).sorted { $0.name < $1.name }.compactMap { root in
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
    let observed = matched(old.notes.observed, notes.observed) { $0.part }
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
    return matched(old.cues, cues, by: \.name).flatMap(paired).compactMap { before, cue in
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
          .moved, subject, NumberText.change { (text(cue), text(before)) }, before.place, cue.place)
    }
  }

  // MARK: Diagnostics

  func diagnosticChanges(from old: Timeline) -> [TimelineChange] {
    let (olds, news) = (old.diagnostics, diagnostics)
    let (oldTexts, newTexts) = (Set(olds.map(\.text)), Set(news.map(\.text)))
    var gone = OrderedMap(
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
    let left = Set(gone.values.joined().map(\.text))
    return changes
      + olds.filter { left.contains($0.text) }.map {
        TimelineChange(.found, "no longer found", $0.sentence, $0.place, nil)
      }
  }
}

extension LayerValues {
  /// Returns the change of a property's model value; nil if equal.
  fileprivate func change(of root: PropertyRoot, from old: LayerValues) -> String? {
    let (new, was) = (value(of: root), old.value(of: root))
    if !new.isSame(as: was) {
      return "model " + new.change(from: was) { $0.text(as: root.valueType) }
    }
    let (kept, wasKept) = (keptParts(of: root) != nil, old.keptParts(of: root) != nil)
    guard kept != wasKept || isDividedOtherwise(than: old, at: root) else { return nil }
    return !kept && !wasKept
      ? "model now turned in another way, which its matrix does not tell"
      : "model now turned in another way, which a scale of 0 hides"
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
