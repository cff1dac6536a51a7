// An animation takes the place of what earlier changes of the model have set off.

package import AnimaticCore

extension Layer {
  /// Ends what earlier changes of the model have set off on a property: an animation from what shows
  /// is about to take its place.
  ///
  /// What they set off on more than that goes on without it. A whole transform has no parts to go on
  /// with, and would show its own again where the part has arrived: it goes from what it shows to the
  /// model beside the animation, with all other parts that were changed, and at its place, so that
  /// what was added after it is applied to it as before. Of several parts that change at one commit
  /// it arrives with the first.
  ///
  /// - Parameters:
  ///   - path: What is animated.
  ///   - key: The key under which it is going to be.
  ///   - model: The model before the change, where what waits for a commit counts as if it came now;
  ///     nil is what was committed, without that.
  ///   - delay: Seconds until it begins.
  ///   - way: Makes an animation of the whole transform from a value to the model.
  /// - Returns: Whether a whole transform goes along: it writes the part, too.
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
    // What another part has sent along, and what has been sent before it, arrives with the first.
    if let end = whole.pendingEnd, end <= seconds(of: animation, delay: delay) { return true }
    for key in whole.keys where key != root.keyPath {
      attachments.remove(key: key, because: .replaced(by: root.keyPath))
    }
    add(animation, forKey: root.keyPath, isLinted: false, delay: delay)
    if let next = whole.next { attachments.move(key: root.keyPath, before: next) }
    return true
  }

  /// Ends what earlier changes of the model animate on a property; a whole transform has no parts to
  /// go on with, so it ends as a whole.
  package func endChanges(of path: PropertyPath) {
    let whole = attachments.wholeTransform(of: path)?.keys ?? []
    for key in whole + attachments.keys(coveredBy: path) {
      attachments.remove(key: key, because: .replaced(by: path.keyPath))
    }
    letGo(of: path, because: .replaced(by: path.keyPath))
  }

  /// Seconds from the commit to the end of an animation that is about to be added.
  private func seconds(of animation: any LayerAnimation, delay: Double) -> Double {
    var timing = animation.timing
    if timing.duration == 0 { timing.duration = implicitDuration }
    return (timing.beginTime == 0 ? delay : timing.beginTime) + timing.wallDuration
  }
}
