// A plan in Core Animation's form: nested animation values, created on demand.

extension Plan {
  /// Returns the animation of a node with all its children.
  ///
  /// Groups beyond the maximum nesting depth are cut off; the compiler reports them.
  ///
  /// - Parameters:
  ///   - index: The node.
  ///   - listeners: The observers.
  ///   - model: The layer's model, to replace easings that Core Animation lacks by keyframes; nil
  ///     keeps the easings.
  ///   - isRest: Whether to leave out the components that were interrupted; requires the model.
  /// - Returns: The animation.
  package func animation(
    at index: Int, listeners: [AnimationObservers], loweredOver model: LayerValues? = nil,
    isRest: Bool = false
  ) -> any LayerAnimation {
    func decode(_ index: Int) -> any LayerAnimation {
      var animation = pool.decode(nodes[index].record, listeners: listeners)
      if isRest, let model { animation = rest(of: animation, at: index, over: model) }
      return model.map { animation.lowered(over: $0) } ?? animation
    }
    guard nodes[index].isGroup else { return decode(index) }
    func group(_ index: Int, of children: [any LayerAnimation]) -> AnimationGroup {
      var group = AnimationGroup(children)
      group.attributes = pool.decode(nodes[index].record, listeners: listeners).attributes
      return group
    }
    var stack: [(group: Int, children: [any LayerAnimation])] = [(index, [])]
    var next = index + 1
    while true {
      while let last = stack.last, next >= nodes[last.group].end {
        let group = group(last.group, of: last.children)
        stack.removeLast()
        guard !stack.isEmpty else { return group }
        stack[stack.count - 1].children.append(group)
      }
      if nodes[next].isGroup, stack.count < AnimationGroup.deepest {
        stack.append((next, []))
        next += 1
      } else {
        stack[stack.count - 1].children.append(decode(next))
        next = Int(nodes[next].end)
      }
    }
  }

  /// Returns an animation without the components that were interrupted.
  func rest(
    of animation: any LayerAnimation, at node: Int, over model: LayerValues
  ) -> any LayerAnimation {
    let (slot, path) = (slot(of: node), pool.path(nodes[node].record.property))
    var animation = animation
    if slot.turn < 0, var turning = animation as? KeyframeAnimation<CGPoint> {
      turning.rotationMode = nil
      animation = turning
    }
    guard slot.root >= 0, let property = animation as? any PropertyAnimation else {
      return animation
    }
    if nodes[node].record.flags.contains(.inert) { return AnimationGroup([]) }
    guard slot.mask != path.mask else { return animation }
    let parts = path.root.components(in: slot.mask & path.mask).map { path in
      property.keyframes(
        LayerProperty<Double>(path),
        through: PassSamples(of: property, over: model) { $0.value(at: path).numbers })
    }
    if parts.count == 1 { return parts[0] }
    var group = AnimationGroup(parts.map { $0.inGroup(of: $0.duration) })
    group.attributes = animation.attributes
    group.attributes.timingFunction = nil
    return group
  }
}

extension PropertyRoot {
  /// The paths of single components within a mask.
  fileprivate func components(in mask: UInt64) -> [PropertyPath] {
    var left = mask
    return kind.components.reversed().compactMap { suffix, component in
      let path = PropertyCatalogue.path(for: "\(name).\(suffix)")
      guard let path, path.mask.nonzeroBitCount == 1, path.mask & left != 0 else { return nil }
      left &= ~path.mask
      return path
    }
  }
}
