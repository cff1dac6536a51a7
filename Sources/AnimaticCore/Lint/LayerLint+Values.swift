// The values compared by lints: start, end, presentation, and model.

extension LayerLint {
  /// Returns the given values in order.
  func values(of leaf: LintNode) -> [FlatValue] { plan.pool.values(of: leaf.record) }

  /// Returns the model value of an animation's property.
  func modelValue(at leaf: LintNode) -> FlatValue { model.value(at: leaf.path) }

  /// Returns the values that an animation passes: its keyframes, or the start and end of a path or
  /// of a basic animation, where a missing one is the model's (B-4).
  func stops(of leaf: LintNode) -> [FlatValue] {
    let values = values(of: leaf)
    if leaf.record.hasEnds {
      let ends = leaf.record.flags.ends(
        { values[$0] }, model: { modelValue(at: leaf) }, sum: leaf.path.sum)
      return [ends.start, ends.end]
    }
    let table = plan.pool.table(leaf.record)
    guard table.isPath else { return values }
    let evaluator = plan.pool.pathEvaluators[Int(table.path)]
    let ends = [evaluator.start(of: 0), evaluator.end(of: evaluator.segmentCount - 1)]
    return ends.map { FlatValue([$0.x, $0.y]) }
  }

  /// Returns the value of a single animation over the model at a time of its parent; nil if it has
  /// no effect.
  @inline(never)
  func presentationValue(by index: Int, of path: PropertyPath, at time: Double) -> FlatValue? {
    let isInEffect = plan.read { $0.progress(of: index, at: time, end: .drawn) != nil }
    return isInEffect ? value(of: [(index, time)], at: path) : nil
  }

  /// Returns the value of several animations over the model, each at a time of its parent.
  func value(of moments: [(node: Int, time: Double)], at path: PropertyPath) -> FlatValue {
    guard let first = moments.first else { return model.value(at: path) }
    let root = plan.slot(of: first.node).root
    return plan.read { reader in
      model.withFrame(of: path.root, as: root) { frame in
        for (node, time) in moments {
          guard let progress = reader.progress(of: node, at: time, end: .drawn) else { continue }
          reader.apply(node, progress, to: frame, only: root)
        }
        return frame.value(at: path)
      }
    }
  }

  /// Returns whether two values look different on the layer; a full turn does not.
  func differ(_ first: FlatValue, _ second: FlatValue, at path: PropertyPath) -> Bool {
    !whole(with: first, at: path).isClose(to: whole(with: second, at: path))
  }

  /// Returns whether a value looks different from the model.
  func differsFromModel(_ value: FlatValue, at path: PropertyPath) -> Bool {
    !whole(with: value, at: path).isClose(to: model.value(of: path.root))
  }

  /// Returns the whole property with a component replaced.
  private func whole(with value: FlatValue, at path: PropertyPath) -> FlatValue {
    var values = model
    values.set(value, at: path)
    return values.value(of: path.root)
  }

  /// Returns whether other animations of the layer determine the property, so the model may be
  /// hidden.
  func isCovered(_ leaf: LintNode) -> Bool {
    circumstances.covered.contains(leaf.path.root)
  }

  /// Returns whether the model lacks a color that an animation needs, so it has no effect (B-5).
  func lacksColor(_ leaf: LintNode) -> Bool {
    leaf.record.readsModel && leaf.path.root.lacksColor(model.value(of: leaf.path.root))
  }
}
