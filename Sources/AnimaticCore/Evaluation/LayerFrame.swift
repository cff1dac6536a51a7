// The frame of one layer, in which its presentation values are evaluated in place.

/// The presentation values of one layer over its model.
package struct LayerFrame {
  /// The model.
  package private(set) var model = LayerValues()
  /// The model with all animated properties set, so that they have the same offsets in the values.
  private var base = LayerValues()
  /// The presentation values; copied before the next evaluation only if they are kept elsewhere.
  package private(set) var values = LayerValues()

  package init() {}

  /// Creates the frame of a layer.
  ///
  /// - Parameters:
  ///   - model: The model.
  ///   - roots: The animated properties.
  package init(_ model: LayerValues, animating roots: [PropertyRoot]) {
    self.model = model
    base = model
    base.set(roots)
    values.reset(to: base)
  }

  /// Returns the offsets of the properties of a plan's layer, which must be among the animated ones.
  package func offsets(of plan: Plan, on layer: Int) -> [Int32] {
    plan.layers[layer].roots.map { base.offset(of: plan.roots[Int($0)].root) }
  }

  /// Applies animations of one part of a plan over the values; at last, `finish` must be called.
  package mutating func apply(
    _ active: ActiveNodes, of plan: Plan, on layer: Int, at time: Double, end: PlanReader.End
  ) {
    offsets(of: plan, on: layer).withUnsafeBufferPointer { offsets in
      guard let offsets = offsets.baseAddress else { return }
      lend(offsets: offsets, groups: plan.frameSize.groups) { frame in
        plan.read { $0.apply(active, at: time, to: frame, end: end) }
      }
    }
  }

  /// Replaces values that are not finite by the model's.
  package mutating func finish() { values.keepFinite(over: model) }

  /// Evaluates the values anew.
  ///
  /// - Parameters:
  ///   - offsets: The offsets of the applied plans' properties.
  ///   - groups: The maximum number of groups of an applied plan.
  ///   - body: Applies animations in order.
  package mutating func evaluate(
    offsets: UnsafePointer<Int32>, groups: Int, _ body: (PlanReader.Frame) -> Void
  ) {
    values.reset(to: base)
    lend(offsets: offsets, groups: groups, body)
    finish()
  }

  /// Calls a closure with the model and the values, which must be uniquely referenced.
  @inline(__always)
  private func lend(
    offsets: UnsafePointer<Int32>, groups: Int, _ body: (PlanReader.Frame) -> Void
  ) {
    guard let base = base.buffer, let values = values.buffer else { return }
    defer { withExtendedLifetime((base, values)) {} }
    withUnsafeTemporaryAllocation(of: Double.self, capacity: groups + 1) { times in
      guard let times = times.baseAddress else { return }
      body(
        PlanReader.Frame(
          model: base.numbers, values: values.numbers, modelShaped: base.shaped,
          shaped: values.shaped, offsets: offsets, groupTimes: times))
    }
  }
}

extension LayerValues {
  /// Sets properties to the values they read as.
  fileprivate mutating func set(_ roots: [PropertyRoot]) {
    for root in roots { editBlock(of: root) { _ in } }
  }

  /// Returns the offset of a property that is set.
  fileprivate func offset(of root: PropertyRoot) -> Int32 {
    Int32(truncatingIfNeeded: buffer?.offset(of: root) ?? 0)
  }

  /// Copies all values of others with the same properties, to a buffer of their own.
  fileprivate mutating func reset(to base: LayerValues) {
    guard let other = base.buffer else { return }
    if isKnownUniquelyReferenced(&buffer) {
      buffer?.update(from: other)
    } else {
      buffer = other.copy()
    }
  }
}
