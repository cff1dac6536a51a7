// Who is asked for an action, and in which order (I-7).

import AnimaticCore

extension Layer {
  /// What a change would do: the action that the layer finds for a key.
  ///
  /// Asked in this order, until one has an answer: the layer's delegate, its `actions`, its `style`,
  /// the stage's `defaultActions`; last comes the built-in implicit animation (I-7,
  /// I-12). What a block of the stage changes is animated by the block, whoever else has an action.
  ///
  /// ```swift
  /// box.action(forKey: "opacity")  // a basic animation from what shows, 0.25 s
  /// ```
  ///
  /// - Parameter key: What changes: a property's name, a component's key path, or onOrderIn
  ///   and onOrderOut.
  /// - Returns: The action; nil where the change shows at once, and for a layer that is on no stage
  ///   or has not been redrawn on it yet (I-9).
  public func action(forKey key: String) -> (any LayerAction)? {
    guard let stage, isLive else { return nil }
    stage.redrawIfDue()
    let path = PropertyCatalogue.code(of: key).flatMap(PropertyCatalogue.path)
    return action(
      forKey: key, on: stage,
      change: path.map { LayerChange(layer: self, path: $0, old: values) })
  }

  private func action(
    forKey key: String, on stage: Stage, change: LayerChange?
  ) -> (any LayerAction)? {
    let answer =
      change.flatMap { stage.uncommitted.innermost?.actionAnswers?($0) }
      ?? delegate?.action(for: self, forKey: key)
      ?? actions[key] ?? style?.actions[key] ?? stage.defaultActions[key]
    switch answer {
    case .run(let action): return action
    case .stop: return nil
    case nil: return implicitAnimation(forKey: key)
    }
  }

  /// Finds the action for a change and runs it, unless actions are disabled.
  func runAction(forKey key: String, change: LayerChange? = nil) {
    guard let stage, isLive else { return }
    runAction(forKey: key, change: change, on: stage)
  }

  /// Finds and runs it, also for a layer that comes to a stage or goes from it by the change.
  func runAction(forKey key: String, change: LayerChange? = nil, on stage: Stage) {
    let transaction = stage.transaction
    // Where only the stage disables them, what a block animates is animated all the same (I-8).
    let isAnswered = change != nil && transaction.actionAnswers != nil
    guard !(isAnswered ? transaction.saysActions ?? false : transaction.disableActions) else {
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
}
