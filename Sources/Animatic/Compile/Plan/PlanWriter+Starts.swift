// The models from which layers start, and the implicit starts of verbs.

import AnimaticCore

extension PlanWriter {
  /// The model of a host, as far as it is animated.
  ///
  /// A host other than the engine's layer animates what its matrix reads, unless it is turned about y,
  /// beyond what a matrix reads there (P-9).
  func modelValues(of host: (any LayerHost)?) -> LayerValues {
    guard let host else { return LayerValues() }
    let keyPaths = input.keyPaths(on: layer)
    let turnsAboutY = input.tree.contents[Int(layer) + 1].properties.elements.contains {
      input.source.path($0).transformComponent == .rotationY
    }
    let hasRuns = host.layerID.model != nil
    return turnsAboutY || hasRuns
      ? host.modelComponents(for: keyPaths) : host.modelValues(for: keyPaths)
  }

  /// Infers the start of an animation: the presentation value at its begin, if an animation of this
  /// composition, or one that it interrupts, is in effect then.
  mutating func inferStart(of node: Int, in slot: PropertySlot, isTop: Bool) {
    let isWritten = isWritten(slot.mask, slot.root)
    if isWritten, isTop, builder.startAtHeldEnd(of: written[Int(slot.root)].nodes, over: model) {
      return
    }
    let record = builder.record(of: node)
    let path = builder.plan.pool.path(record.property)
    if isWritten, let shown = shownStart(at: path, root: slot.root, when: node, isTop: isTop) {
      infer(shown, asStartOf: node)
    } else if record.flags.contains(.offsets) {
      bake(model.value(at: path), into: node)
    }
    if takenStarts == nil || isWritten { return }
    if let shown = takenStart(of: record, at: path) { start(node, at: path, from: shown) }
  }

  /// The interrupted presentation value from which an animation starts, as the first one of its
  /// property; nil if it states its start, or starts from the model.
  func takenStart(of record: AnimationRecord, at path: PropertyPath) -> FlatValue? {
    record.needsStart ? takenStarts?.start(at: path) : nil
  }

  /// The presentation value at the begin of an animation; nil if none is in effect then.
  private func shownStart(
    at path: PropertyPath, root: Int32, when node: Int, isTop: Bool
  ) -> FlatValue? {
    let begin = builder.record(of: node).begin
    return builder.plan.presentedValue(
      at: path, root: root, by: written[Int(root)].nodes,
      time: isTop ? begin : builder.plan.activeInterval(of: node)?.enter ?? begin, over: model)
  }

  /// Makes an animation that infers its start begin with a value.
  mutating func infer(_ start: FlatValue, asStartOf node: Int) {
    let record = builder.record(of: node)
    if record.flags.contains(.offsets) {
      bake(start, into: node)
    } else {
      write(start, asStartOf: node, count: builder.plan.pool.path(record.property).count)
    }
  }

  /// Inserts a start before the existing values.
  private mutating func write(_ start: FlatValue, asStartOf node: Int, count: Int) {
    builder.plan.pool.prepend(start, to: &builder.plan.nodes[node].record, count: count)
    builder.plan.nodes[node].record.flags.insert(.inferred)
  }

  /// Turns offsets or factors into values, based on the presentation value at the begin.
  private mutating func bake(_ base: FlatValue, into node: Int) {
    var record = builder.record(of: node)
    if builder.plan.pool.table(record).isPath {
      bakePath(of: &record, with: base) { path, point in
        path.transformed(by: .identity.translated(x: point.x, y: point.y, z: 0))
      }
    } else {
      let count = builder.plan.pool.valueCount(of: record)
      let old = Int(record.values)
      let isFactor = record.flags.contains(.factors)
      let start = base.numbers.first ?? 0
      record.values = Int32(builder.plan.pool.numbers.count)
      // A slice would be a second owner, so the first append would copy all numbers.
      for index in old..<old + count {
        let offset = builder.plan.pool.numbers[index]
        builder.plan.pool.numbers.append(isFactor ? start * offset : start + offset)
      }
    }
    record.flags.subtract([.offsets, .factors])
    record.flags.insert(.inferred)
    builder.plan.nodes[node].record = record
  }

  /// Makes an animation start from what the run has interrupted, and end where it would without that.
  ///
  /// An animation that repeats or plays back would return to its start, so it starts from the model, and
  /// the run adds an animation that leads into its first pass.
  private mutating func start(_ node: Int, at path: PropertyPath, from shown: FlatValue) {
    guard !repeats(node) else {
      returning.append(node)
      return
    }
    var record = builder.record(of: node)
    if record.hasEnds {
      stateEnd(ofChange: &record, at: path)
      builder.plan.nodes[node].record = record
      return write(shown, asStartOf: node, count: path.count)
    }
    if builder.plan.pool.table(record).isPath {
      bakePath(of: &record, with: shown) { $0.starting(at: $1) }
      builder.plan.nodes[node].record = record
    } else if builder.plan.pool.valueCount(of: record) > 0, let first = shown.numbers.first {
      builder.plan.pool.numbers[Int(record.values)] = first
      builder.plan.nodes[node].record.flags.insert(.inferred)
    }
  }

  /// Replaces the change that an animation makes by its end.
  private mutating func stateEnd(ofChange record: inout AnimationRecord, at path: PropertyPath) {
    guard record.flags.intersection(.ends) == .by else { return }
    let change = builder.plan.pool.value(0, of: record, count: path.count)
    let end = path.sum(model.value(at: path), change, times: 1)
    record.values = builder.plan.pool.store([end], isShaped: record.flags.contains(.shaped))
    record.flags.remove(.by)
    record.flags.insert(.to)
  }

  /// Whether an animation, or a group around it, repeats or plays back.
  func repeats(_ node: Int) -> Bool {
    builder.plan.ancestry(of: node).contains {
      let timing = builder.plan.pool.timing(builder.record(of: $0))
      return timing.autoreverses || timing.repeatCount > 1 || timing.repeatDuration > 0
    }
  }

  /// Changes the path of an animation according to a position.
  private mutating func bakePath(
    of record: inout AnimationRecord, with position: FlatValue,
    _ change: (BezierPath, CGPoint) -> BezierPath
  ) {
    let table = builder.plan.pool.table(record)
    var input = builder.plan.pool.input(of: table)
    guard let path = input.path, position.numbers.count >= 2 else { return }
    input.path = change(path, CGPoint(x: position.numbers[0], y: position.numbers[1]))
    let moved = builder.plan.pool.storeKeyframes(count: Int(table.valueCount), input)
    builder.plan.pool.change(&record) { $0.keyframes = moved }
  }

  /// Makes a verb fade in from a clear color where the layer has no color.
  ///
  /// Between no color and a color nothing can be interpolated (B-5), which is never intended by a
  /// verb.
  mutating func startFromClear(_ node: Int) {
    let record = builder.record(of: node)
    let path = builder.plan.pool.path(record.property)
    guard record.hasEnds, record.flags.intersection(.ends) == .to,
      record.flags.isDisjoint(with: [.raw, .additive]), path.component == .whole,
      path.root.lacksColor(model.value(at: path))
    else { return }
    var clear = builder.plan.pool.value(0, of: record, count: path.count)
    guard clear.numbers.count == 4 else { return }
    clear.numbers[3] = 0
    write(clear, asStartOf: node, count: path.count)
  }

  /// A missing start of an additive animation is zero, not the model.
  mutating func startAdditiveFromZero(_ record: inout AnimationRecord, _ path: PropertyPath) {
    guard record.flags.contains(.additive), record.hasEnds, !record.flags.contains(.from) else {
      return
    }
    let zero: FlatValue? =
      if path.isWholeTransform {
        path.root.initial
      } else if path.root.kind == .shaped {
        builder.plan.pool.nothing(like: record)
      } else {
        FlatValue([Double](repeating: 0, count: path.count))
      }
    if let zero { builder.plan.pool.prepend(zero, to: &record, count: path.count) }
  }
}

extension BezierPath {
  /// The path with another start; a closed one returns to its start, and stays as it is.
  fileprivate func starting(at point: CGPoint) -> BezierPath {
    elements.contains(.close)
      ? self : BezierPath([.move(to: point)] + elements.dropFirst())
  }
}
