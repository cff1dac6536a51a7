// What a block has to know of a layer to blend with what runs on it, or to take its place.

package import AnimaticCore

extension Layer {
  /// What would show if all that was changed had been committed over another model.
  package func shown(over model: LayerValues) -> LayerValues {
    attachments.presentation(over: model, pending: true)
  }

  /// Whether what an earlier change of the model set off on a property sets it, rather than being
  /// added to it.
  package func isSetByChange(_ path: PropertyPath) -> Bool { attachments.isSetByChange(path) }

  /// Whether an earlier change of the model animates a property forever.
  package func isAnimatedForever(_ path: PropertyPath) -> Bool {
    attachments.isAnimatedForever(path)
  }

  /// Tells that a block adds to what something else sets, which shows the sum of both.
  ///
  /// - Parameters:
  ///   - path: What the block changed.
  ///   - parts: What of it is another than it was.
  ///   - seconds: How long it is going to add to it.
  ///   - place: Where the block was written.
  package func noteAdded(
    to path: PropertyPath, _ parts: PropertyReach, for seconds: Double, by place: SourcePlace?
  ) {
    guard let setter = attachments.setter(of: parts, within: seconds, where: { _ in true }) else {
      return
    }
    note(.addedToSetter(path.keyPath, setter.key, setter.place, by: place))
  }

  /// Whether the open block has animated a part of what a path writes already.
  package func isAnimatedByOpenBlock(_ path: PropertyPath) -> Bool {
    guard let playback = stage?.uncommitted.innermost?.playback else { return false }
    return attachments.animates(path, in: playback)
  }

  /// A key that nothing is attached under: a name, or the name and a number.
  package func freeKey(_ name: String) -> String { attachments.freeKey(name) }

  /// Whether the open block animates changes, also of a layer that was never drawn (U-1).
  var isAnimatedByBlock: Bool {
    guard let transaction = stage?.uncommitted.innermost else { return false }
    return transaction.block?.isAnimated ?? false && !(transaction.saysActions ?? false)
  }
}
