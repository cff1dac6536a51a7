// State of a layer that blocks need to blend with running animations, or to replace them.

package import AnimaticCore

extension Layer {
  /// Returns the presentation over another model, as if all changes had been committed.
  package func shown(over model: LayerValues) -> LayerValues {
    attachments.presentation(over: model, pending: true)
  }

  /// Whether the animation of an earlier model change sets a component that a path writes, instead
  /// of adding to it.
  package func isSetByChange(_ path: PropertyPath) -> Bool {
    attachments.isSetByChange(path.root)
      && attachments.shown.contains { !$0.isLeaving && !$0.isAdditive && $0.isChange(of: path) }
  }

  /// Whether the animation of an earlier model change is endless.
  package func isAnimatedForever(_ path: PropertyPath) -> Bool {
    attachments.shown.contains { !$0.isLeaving && $0.isEndless && $0.isChange(of: path) }
  }

  /// Reports that a block adds to a property that another animation sets, which shows their sum.
  ///
  /// - Parameters:
  ///   - path: The property that the block changed.
  ///   - parts: The components that changed.
  ///   - seconds: The duration of the block's animation.
  ///   - place: The source location of the block.
  package func noteAdded(
    to path: PropertyPath, _ parts: ComponentMasks, for seconds: Double, by place: SourcePlace?
  ) {
    guard let (setter, node) = attachments.setter(of: parts, within: seconds) else { return }
    let location = setter.part.run.plan.place(of: node)
    note(.addedToSetter(path.keyPath, setter.key ?? "", location, by: place))
  }

  /// Whether the open block has already animated a component that a path writes.
  package func isAnimatedByOpenBlock(_ path: PropertyPath) -> Bool {
    guard let playback = stage?.openTransactions.innermost?.playback else { return false }
    return attachments.animates(path, in: playback)
  }

  /// Returns an unused key: the name, or the name with a number.
  package func freeKey(_ name: String) -> String { attachments.freeKey(name) }
}

extension Diagnostic {
  fileprivate static func addedToSetter(
    _ keyPath: String, _ key: String, _ setter: SourcePlace?, by place: SourcePlace?
  ) -> Diagnostic {
    let name = key.isEmpty ? "an animation" : "the animation \(key.oneLine)"
    return Diagnostic(
      .warning, "R-36",
      "A block changed \(keyPath) while \(name)\(setter.map { " of \($0)" } ?? "") sets "
        + "it: what is left of the block's way is added to that, so \(keyPath) goes too far.",
      remedy: "Run a chain with interrupting: .fromPresentation instead, or end that one first.",
      at: place, path: keyPath)
  }
}
