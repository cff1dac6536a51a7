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
    var times = [Double](repeating: time, count: nodes.count)
    var found: [Int] = []
    read { reader in
      var index = 0
      while index < nodes.count {
        let node = nodes[index]
        let outer = node.parent < 0 ? time : times[Int(node.parent)]
        guard !node.record.flags.contains(.inert),
          pool.timing(node.record).sample(at: outer).phase == .active
        else {
          index = Int(node.end)
          continue
        }
        if node.isGroup {
          guard let progress = reader.progress(of: index, at: outer, end: .drawn) else {
            index = Int(node.end)
            continue
          }
          times[index] = reader.childTime(of: index, progress)
        }
        if slot(of: index).root >= 0 { found.append(index) }
        index += 1
      }
    }
    return found
  }
}
