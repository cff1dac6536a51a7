// A part of a transform changes while all of it is on its way.

package import AnimaticCore

extension Layer {
  /// Lets a whole transform that a change of the model set off arrive with a part of it that changes.
  ///
  /// A whole transform has no parts to go on with: it would show its own again where the part has
  /// arrived. So it goes from what it shows to the model in the part's time, with all other parts
  /// that were changed, and at its place: what was added after it is applied to it.
  ///
  /// - Parameters:
  ///   - path: What changes; only of a part of a transform there is anything to do.
  ///   - model: The model before the change; nil is the committed one.
  ///   - pending: Whether what waits for a commit counts as if it came now.
  ///   - delay: Seconds until it begins.
  ///   - animation: Makes an animation of a path from a value to the model.
  /// - Returns: Whether one was on its way.
  @discardableResult
  package func bringWholeTransform(
    of path: PropertyPath, over model: LayerValues? = nil, pending: Bool = false,
    delay: Double = 0, _ animation: (PropertyPath, Transform3D) -> (any LayerAnimation)?
  ) -> Bool {
    guard let whole = attachments.wholeTransform(of: path) else { return false }
    let shown = attachments.presentation(
      over: model ?? committedValues ?? values, pending: pending, of: whole.places)
    let root = path.root.whole
    let start = Transform3D(components: shown.value(at: root).numbers)
    guard let animation = animation(root, start) else { return false }
    for key in whole.keys where key != root.keyPath {
      attachments.remove(key: key, because: .replaced(by: root.keyPath))
    }
    add(animation, forKey: root.keyPath, isLinted: false, delay: delay)
    if let next = whole.next { attachments.moveLast(before: next) }
    return true
  }
}
