// L-8, L-10, L-40: a presentation value that jumps back to the model at the end.

extension LayerLint {
  /// Reports every property that visibly snaps back when all animations of the layer have ended.
  ///
  /// - Parameter settled: The plan with settled springs at their targets.
  mutating func findSnapsBack(in settled: Plan) {
    let nodes = entries.map { LintNode($0, in: plan) }
    guard let end = nodes.map(\.end).max(), end.isFinite, end >= 0 else { return }
    let atEnd = settled.values(of: layer, entries: entries, at: end, over: model, end: .drawn)
    let after = settled.values(
      of: layer, entries: nodes.filter(\.remains).map(\.index), at: end, over: model,
      end: .delivered)
    if atEnd.opacity == 0, after.opacity == 0 { return }
    let writers = lastWriters()
    var told: Set<Int> = []
    for number in plan.layers[layer].roots {
      let root = plan.roots[Int(number)].root
      guard !circumstances.covered.contains(root),
        !atEnd.value(of: root).isClose(to: after.value(of: root)),
        after.value(of: root).numbers.allSatisfy({ $0.isFinite }),
        let writer = writers[number - plan.layers[layer].roots.lowerBound],
        !isFlipBook(LintNode(writer.node, in: plan))
      else { continue }
      let entry = LintNode(writer.entry, in: plan)
      let isTold = !told.insert(entry.index).inserted
      if entry.isRaw, !isTold, !entry.remains, entry.timing.endsMidWay {
        found.append(.endsMidWay(entry, path(of: entry)))
      }
      if entry.isRaw, entry.record.flags.contains(.fillsForwards) {
        if !isTold { found.append(.fillsInVain(entry, path(of: entry))) }
      } else if !jumping.contains(writer.node) {
        found.append(
          .snapsBack(
            LintNode(writer.node, in: plan), label, circumstances.writer, at: end))
      }
    }
  }

  /// Whether the animation is a sequence of images, for which a jump is normal.
  private func isFlipBook(_ node: LintNode) -> Bool {
    node.record.kind == .keyframes && node.path.root.kind == .shaped
      && plan.pool.table(node.record).mode == .discrete
  }

  /// By property: the last applied animation and its list entry.
  private func lastWriters() -> [Int32: (node: Int, entry: Int)] {
    var writers: [Int32: (node: Int, entry: Int)] = [:]
    for entry in entries {
      for index in entry..<Int(plan.nodes[entry].end) where !plan.nodes[index].isGroup {
        if plan.nodes[index].record.flags.contains(.inert) { continue }
        let slot = plan.slot(of: index)
        writers[slot.root] = (index, entry)
        if slot.turn >= 0 { writers[slot.turn] = (index, entry) }
      }
    }
    return writers
  }
}

extension Plan {
  /// The plan with settled springs at their targets: their remaining distance is invisible.
  var settled: Plan {
    var settled = self
    for index in nodes.indices
    where nodes[index].record.kind == .spring && !nodes[index].record.isCutOff(in: pool) {
      settled.nodes[index].record.flags.remove(.raw)
    }
    return settled
  }
}

extension MediaTiming {
  /// Whether the last iteration ends in the middle of a pass.
  fileprivate var endsMidWay: Bool {
    guard repeatDuration == 0, repeatCount > 0, duration > 0 else { return false }
    let passes = activeDuration / duration
    return abs(passes - passes.rounded()) > 1e-9
  }
}

extension Diagnostic {
  fileprivate static func snapsBack(
    _ node: LintNode, _ label: String, _ writer: LintCircumstances.Writer, at end: Double
  ) -> Diagnostic {
    let keyPath = node.path.keyPath
    let remedy =
      switch writer {
      case .composition: "Write .settle() to keep the value, or end where it began."
      case .layer: "Set the model to the last value before adding it, or end where it began."
      }
    return Diagnostic(
      id: "L-8", severity: .warning,
      message: "\(keyPath) snaps back to the model when the animation ends.", remedy: remedy,
      of: node, path: "\(label)/\(keyPath)", time: end...end)
  }

  fileprivate static func fillsInVain(_ entry: LintNode, _ path: String) -> Diagnostic {
    Diagnostic(
      id: "L-10", severity: .warning,
      message: "\(entry.name) is removed on completion, so its fill mode \(entry.timing.fillMode) "
        + "shows nothing after its end and the value snaps back.",
      remedy: "Set isRemovedOnCompletion to false, or set the model to the last value.",
      of: entry, path: path)
  }

  fileprivate static func endsMidWay(_ entry: LintNode, _ path: String) -> Diagnostic {
    Diagnostic(
      id: "L-40", severity: .info,
      message: "\(entry.name) repeats \(entry.timing.repeatCount.text) times, "
        + "so it ends in the middle of a pass and jumps from there.",
      remedy: "Repeat a whole number of times, or fill forwards and keep it.", of: entry,
      path: path)
  }
}
