// The properties whose animations run at a time.

extension Timeline {
  /// Returns the properties with a running animation at a time.
  ///
  /// A property that only holds or fills is excluded.
  ///
  /// - Parameter time: Seconds since the begin.
  /// - Returns: Each property once, layer by layer, in order of application.
  /// - Complexity: O(n) in the animations.
  public func activeProperties(at time: Double) -> [ActiveProperty] {
    plan.runningNodes(at: time.asInstant).reduce(into: SmallSet()) { found, index in
      let slot = plan.slot(of: index)
      let property = ActiveProperty(
        layer: plan.layers[plan.layer(of: index)].id,
        keyPath: plan.pool.path(plan.nodes[index].record.property).keyPath)
      found.insert(property)
      // A path that rotates its layer animates the transform too (K-14).
      let turned = ActiveProperty(layer: property.layer, keyPath: PropertyPath.transform.keyPath)
      if slot.turn >= 0 { found.insert(turned) }
    }.elements
  }
}

extension Plan {
  /// Returns the property animations that run at a time, in order of application.
  package func runningNodes(at time: Double) -> [Int] {
    // By node: the local time of an active group. Groups precede their children.
    var times = [Double?](repeating: nil, count: nodes.count)
    return nodes.indices.filter { index in
      let (node, level) = (nodes[index], TimeLevel(nodes[index].record, pool: pool))
      guard !node.record.flags.contains(.inert),
        let outer = node.parent < 0 ? time : times[Int(node.parent)],
        level.timing.sample(at: outer).phase == .active
      else { return false }
      if node.isGroup { times[index] = level.childTime(at: outer) }
      return slot(of: index).root >= 0
    }
  }
}
