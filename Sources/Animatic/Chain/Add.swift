// The add verbs: raw animations, which follow Core Animation's rules exactly.

public import AnimaticCore

extension Animate {
  /// Adds a raw animation: a basic or keyframe animation, or a group.
  ///
  /// It keeps its own settings: its fill, its missing values (the live model), its duration of 0
  /// (the group's). Its begin time counts from the cursor. Beside other verbs it is part of a
  /// group, which the layer removes at the end: as in Core Animation, its own
  /// `isRemovedOnCompletion` of false then has no effect, and `stay()` keeps its end (L-8).
  ///
  /// ```swift
  /// Animate(box).add(key: "grow", animation: BasicAnimation(.cornerRadius, to: 12, duration: 0.3))
  /// ```
  ///
  /// - Parameters:
  ///   - key: The key; nil lets the compiler choose one.
  ///   - animation: The animation.
  ///   - file: The file of the caller.
  ///   - line: The line of the caller.
  /// - Returns: The chain with the animation.
  public consuming func add(
    key: String? = nil, animation: any LayerAnimation, file: String = #fileID, line: UInt = #line
  ) -> Animate {
    composition.body.append(raw: animation, layer: layer)
    return change("add(animation:)", file, line) { body, verb in
      if body.nodes[verb].record.file < 0 {
        body.pool.mark(&body.nodes[verb].record, file: file, line: line)
      }
      if let key { body.setKey(of: verb, to: key) }
    }
  }

  /// Adds a raw animation without a key.
  ///
  /// - Parameters:
  ///   - animation: The animation.
  ///   - file: The file of the caller.
  ///   - line: The line of the caller.
  /// - Returns: The chain with the animation.
  public consuming func add(
    _ animation: any LayerAnimation, file: String = #fileID, line: UInt = #line
  ) -> Animate { add(animation: animation, file: file, line: line) }

  /// Adds a raw animation that a closure makes; the closure is called at once.
  ///
  /// - Parameters:
  ///   - file: The file of the caller.
  ///   - line: The line of the caller.
  ///   - make: Makes the animation.
  /// - Returns: The chain with the animation.
  public consuming func add(
    file: String = #fileID, line: UInt = #line, _ make: () -> any LayerAnimation
  ) -> Animate { add(animation: make(), file: file, line: line) }

  /// Adds an animation that a closure makes from the layer; the closure is called at once.
  ///
  /// - Parameters:
  ///   - key: The key; nil lets the compiler choose one.
  ///   - file: The file of the caller.
  ///   - line: The line of the caller.
  ///   - make: Makes the animation; not called in a chain without a layer, which is reported as
  ///     C-11.
  /// - Returns: The chain with the animation.
  public consuming func add(
    key: String? = nil, file: String = #fileID, line: UInt = #line,
    _ make: (any LayerHost) -> any LayerAnimation
  ) -> Animate {
    guard layer >= 0, let host = composition.body.hosts.first else {
      composition.body.report(.needsLayer, file, line)
      return self
    }
    return add(key: key, animation: make(host), file: file, line: line)
  }
}

extension CompositionBody {
  /// Appends an animation value and its children.
  mutating func append(raw animation: any LayerAnimation, layer: Int32) {
    // An explicit stack, because nested values may be deeper than a thread's stack.
    enum Step {
      case write(any LayerAnimation, depth: Int)
      case fold(AnimationRecord, firstNode: Int)
    }
    var pending = [Step.write(animation, depth: 0)]
    while let step = pending.popLast() {
      switch step {
      case .fold(let record, let firstNode):
        var node = CompositionNode(.group, record, layer: layer, hasDuration: true)
        node.span = Int32(nodes.count - firstNode + 1)
        nodes.append(node)
      case .write(let animation, let depth):
        guard var record = pool.encode(animation, listeners: &listeners) else {
          diagnostics.append(.foreignAnimation(animation))
          let nothing = AnimationRecord(.basic, duration: 0, flags: [.inert, .rejected])
          nodes.append(CompositionNode(.leaf, nothing, layer: layer))
          continue
        }
        diagnostics += record.check(in: pool)
        if let group = animation as? AnimationGroup {
          let isTooDeep = depth >= AnimationGroup.deepest && !group.animations.isEmpty
          if isTooDeep { diagnostics.append(.tooDeep(at: group.place)) }
          let children = isTooDeep ? [] : group.animations
          pending.append(.fold(record, firstNode: nodes.count))
          pending += children.reversed().map { .write($0, depth: depth + 1) }
        } else {
          nodes.append(CompositionNode(.leaf, record, layer: layer, hasDuration: true))
        }
      }
    }
  }
}
