// The search for an action, and its order (I-7).

package import AnimaticCore

extension Layer {
  /// Returns the action that the layer runs when a key changes.
  ///
  /// The layer searches its delegate, its `actions`, its `style`, the stage's `defaultActions` and
  /// the built-in implicit animations, in this order (I-7, I-12), also while actions are disabled.
  /// Inside a block of the stage, the block's animation takes precedence over all of them. A layer
  /// that is on no stage, or has not been redrawn there yet, has no built-in action, and its changes
  /// run none (I-9).
  ///
  /// ```swift
  /// box.action(forKey: "opacity")  // a basic animation from the presentation value, 0.25 s
  /// ```
  ///
  /// - Parameter key: What changes: a property's name, a component's key path, onOrderIn or
  ///   onOrderOut.
  /// - Returns: The action; nil if there is none.
  public func action(forKey key: String) -> (any LayerAction)? {
    stage?.redrawIfDue()
    let path = PropertyCatalogue.path(for: key)
    return action(
      forKey: key, on: stage,
      change: path.map { LayerChange(layer: self, path: $0, old: values) })
  }

  private func action(
    forKey key: String, on stage: Stage?, change: LayerChange?
  ) -> (any LayerAction)? {
    let answer =
      change.flatMap { stage?.openTransactions.innermost?.actionAnswers?($0) }
      ?? delegate?.action(for: self, forKey: key)
      ?? actions[key] ?? style?.actions[key] ?? stage?.defaultActions[key]
    switch answer {
    case .run(let action): return action
    case .stop: return nil
    case nil: return isLive ? implicitAnimation(forKey: key) : nil
    }
  }

  /// Finds and runs the action, also for a layer that enters or leaves a stage by the change.
  func runAction(forKey key: String, change: LayerChange? = nil, on stage: Stage) {
    let transaction = stage.transaction
    // A block animates its changes even if the stage disables actions (I-8).
    let isAnswered = change != nil && transaction.actionAnswers != nil
    guard
      !(isAnswered ? transaction.explicitlyDisablesActions ?? false : transaction.disableActions)
    else {
      return
    }
    guard !runningActions.contains(key) else {
      note(.actionInItself(key))
      return
    }
    runningActions.append(key)
    defer { runningActions.removeAll { $0 == key } }
    action(forKey: key, on: stage, change: change)?.run(forKey: key, on: self)
  }

  /// The built-in action for a key; nil if the change applies immediately.
  func implicitAnimation(forKey key: String) -> (any LayerAction)? {
    guard let defaults = stage?.transactions.animationDefaults, defaults.duration > 0 else {
      return nil
    }
    let code = PropertyCatalogue.code(of: key)
    let property = code.flatMap { StandardProperty(rawValue: Int($0 / PropertyCatalogue.stride)) }
    if property?.action == .transition || key == "sublayers" {
      return LayerTransition(
        .fade, duration: defaults.duration, timingFunction: defaults.timingFunction ?? .default
      ).withoutPlace()
    }
    guard let path = code.flatMap(PropertyCatalogue.path), path.action.keyPath == key,
      property?.action == .animation
    else { return nil }
    let shown = presentation.value(at: path)
    if path.root.lacksColor(shown) { return nil }
    return path.valueType.implicitAnimation(of: path, from: shown, defaults)
  }

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

  /// Whether an earlier model change, not one of the open block, still moves some components.
  ///
  /// - Parameters:
  ///   - parts: The components.
  ///   - path: The property that has them.
  ///   - isEndless: Whether only endless animations count.
  package func isMovedByEarlierChange(
    _ parts: ComponentMasks, of path: PropertyPath, isEndless: Bool
  ) -> Bool {
    let block = stage?.openTransactions.innermost?.playback
    return attachments.shown.contains { attachment in
      (attachment.isEndless || !isEndless) && !attachment.isLeaving
        && (block == nil || attachment.part.run.playback !== block) && attachment.moves(parts)
        && attachment.isChange(of: path)
    }
  }

  /// Whether earlier model changes still animate components of a whole transform.
  package func movesComponentsByChange(of path: PropertyPath) -> Bool {
    attachments.shown.contains { !$0.isLeaving && $0.path != path && $0.isChange(of: path) }
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
    let location = setter.part.run.remaining.place(of: node)
    note(.addedToSetter(path.keyPath, setter.key ?? "", location), of: path, at: place)
  }

  /// Adds a diagnostic of a change of one of the layer's properties.
  package func note(_ diagnostic: Diagnostic, of path: PropertyPath, at place: SourcePlace?) {
    note(diagnostic.at(place, path: "\((name ?? "layer").oneLine)/\(path.keyPath)"))
  }

  /// Whether the open block has already animated a component that a path writes.
  package func isAnimatedByOpenBlock(_ path: PropertyPath) -> Bool {
    guard let playback = stage?.openTransactions.innermost?.playback else { return false }
    return attachments.animates(path, in: playback)
  }

  /// Returns an unused key: the name, or the name with a number.
  package func freeKey(_ name: String) -> String { attachments.freeKey(name) }

  // MARK: Changes of the tree

  /// Prepares a change of the sublayers or of the mask (I-13).
  ///
  /// - Parameters:
  ///   - key: The key of its action.
  ///   - came: The layers to add.
  ///   - went: The layers to remove.
  /// - Returns: Ends the animations that left the stage, begins those that waited for one, and runs
  ///   the actions after the change: the layer's, then those of removed and added layers.
  func prepareTreeChange(
    _ key: String, came: [Layer] = [], went: [Layer] = []
  ) -> ([Departure]) -> Void {
    // Nil if the change applies immediately.
    let stage = isLive ? stage : nil
    if let stage, committedSublayers == nil {
      willChange(on: stage)
      committedSublayers = sublayerList
    }
    let removals = came.map { $0.prepareRemoval() }
    let entering = came.filter { $0.stage == nil }
    return { [self] departures in
      for departure in departures { departure.end() }
      for finish in removals { finish([]) }
      for layer in entering { layer.beginWaiting() }
      guard let stage else { return }
      runAction(forKey: key, on: stage)
      for layer in went { layer.runAction(forKey: "onOrderOut", on: stage) }
      for layer in came { layer.runAction(forKey: "onOrderIn", on: stage) }
    }
  }

  /// Prepares the removal from the superlayer, if there is one.
  func prepareRemoval() -> ([Departure]) -> Void {
    guard let superlayer else {
      return { departures in for departure in departures { departure.end() } }
    }
    let key = superlayer.linkedMask === self ? "mask" : "sublayers"
    return superlayer.prepareTreeChange(key, went: [self])
  }
}

extension OpenTransactions: StageTransactions {
  func open(on stage: Stage) { _ = stage.transaction }

  func runAction(for change: LayerChange, on stage: Stage) {
    change.layer.runAction(forKey: change.path.keyPath, change: change, on: stage)
  }
}

extension Diagnostic {
  fileprivate static func actionInItself(_ key: String) -> Diagnostic {
    Diagnostic(
      .error, "R-23",
      "The action for \(key.oneLine) changes \(key.oneLine): the change shows at once.",
      remedy: "Change it under disabled actions, or not from its own action.")
  }

  fileprivate static func addedToSetter(
    _ keyPath: String, _ key: String, _ setter: SourcePlace?
  ) -> Diagnostic {
    let name = key.isEmpty ? "an animation" : "the animation \(key.oneLine)"
    return Diagnostic(
      .warning, "R-36",
      "A block changed \(keyPath) while \(name)\(setter.map { " of \($0)" } ?? "") sets "
        + "it: what is left of the block's way is added to that, so \(keyPath) goes too far.",
      remedy: "Run a chain with interrupting: .fromPresentation instead, or end that one first.")
  }
}

extension AnimatableValue {
  /// Returns an animation from the presentation value to the model value.
  fileprivate static func implicitAnimation(
    of path: PropertyPath, from shown: FlatValue, _ defaults: AnimationDefaults
  ) -> any LayerAction {
    var animation = BasicAnimation(
      LayerProperty<Self>(keyPath: path.keyPath), from: Self(flat: shown),
      duration: defaults.duration, timingFunction: defaults.timingFunction ?? .default)
    animation.fillMode = .backwards
    return animation.withoutPlace()
  }
}
