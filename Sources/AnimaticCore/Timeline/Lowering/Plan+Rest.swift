// What interruptions leave of an animation, as animations of its remaining components.

extension Plan {
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
