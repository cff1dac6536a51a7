// Replacing the animations of earlier model changes.

package import AnimaticCore

extension Layer {
  /// Ends the animations of earlier model changes on a property that a new animation replaces.
  ///
  /// Animations of more than that property continue without it. A whole transform can't be split
  /// into components, and would show its own value again after the component has arrived: it is
  /// replaced by an animation from its presentation value to the model, at its position in the
  /// order of application, so that later additive animations still apply to it. Of several
  /// components that change in one commit, it ends with the first.
  ///
  /// - Parameters:
  ///   - path: The animated property.
  ///   - key: The key of the new animation.
  ///   - model: The model before the change, with pending animations counted as started now; nil is
  ///     the committed model without them.
  ///   - delay: Seconds until the begin.
  ///   - way: Returns an animation of the whole transform from a value to the model.
  /// - Returns: Whether a whole transform is animated too, which also writes the component.
  @discardableResult
  package func takePlace(
    of path: PropertyPath, for key: String, over model: LayerValues? = nil, delay: Double = 0,
    _ way: (PropertyPath, Transform3D) -> (any LayerAnimation)?
  ) -> Bool {
    let goesAlong = sendWholeTransform(of: path, over: model, delay: delay, way)
    for covered in attachments.keys(coveredBy: path) where covered != key {
      attachments.remove(key: covered, because: .replaced(by: key))
    }
    letGo(of: path, because: .replaced(by: key))
    return goesAlong
  }

  private func sendWholeTransform(
    of path: PropertyPath, over model: LayerValues?, delay: Double,
    _ way: (PropertyPath, Transform3D) -> (any LayerAnimation)?
  ) -> Bool {
    guard let whole = attachments.wholeTransform(of: path) else { return false }
    let root = path.root.whole
    let shown = attachments.presentation(
      over: model ?? committedValues ?? values, pending: model != nil, of: whole.attachments)
    guard let animation = way(root, Transform3D(components: shown.value(at: root).numbers)) else {
      return false
    }
    // A replacement for an earlier component ends with the first of them.
    if let end = whole.pendingEnd, end <= seconds(of: animation, delay: delay) { return true }
    for key in whole.keys where key != root.keyPath {
      attachments.remove(key: key, because: .replaced(by: root.keyPath))
    }
    add(animation, forKey: root.keyPath, isLinted: false, delay: delay)
    if let next = whole.next { attachments.move(key: root.keyPath, before: next) }
    return true
  }

  /// Ends the animations of earlier model changes on a property; whole transforms end completely.
  package func endChanges(of path: PropertyPath) {
    let whole = attachments.wholeTransform(of: path)?.keys ?? []
    for key in whole + attachments.keys(coveredBy: path) {
      attachments.remove(key: key, because: .replaced(by: path.keyPath))
    }
    letGo(of: path, because: .replaced(by: path.keyPath))
  }

  /// Seconds from the commit to the end of an animation to be added.
  private func seconds(of animation: any LayerAnimation, delay: Double) -> Double {
    var timing = animation.timing
    if timing.duration == 0 { timing.duration = implicitDuration }
    return (timing.beginTime == 0 ? delay : timing.beginTime) + timing.wallDuration
  }
}
