// Core Animation's shape of a plan: nested animation values, made on demand.

extension Plan {
  /// Makes the animation of a node, with all its children.
  ///
  /// Groups deeper than a nested value may be are cut off there; the compiler has told about them.
  ///
  /// - Parameters:
  ///   - index: The node.
  ///   - listeners: Who hears of it.
  ///   - model: The model of its layer where easings that Core Animation lacks are to become
  ///     keyframes; nil leaves them as they are.
  /// - Returns: The animation.
  package func animation(
    at index: Int, listeners: [AnimationListener?], loweredOver model: LayerValues? = nil
  ) -> any LayerAnimation {
    func decode(_ index: Int) -> any LayerAnimation {
      let animation = pool.decode(nodes[index].record, listeners: listeners)
      return model.map { animation.lowered(over: $0) } ?? animation
    }
    guard nodes[index].isGroup else { return decode(index) }
    struct Open {
      let end: Int
      var group: AnimationGroup
      var children: [any LayerAnimation] = []
    }
    func open(_ index: Int) -> Open {
      var group = AnimationGroup()
      group.attributes = pool.decode(nodes[index].record, listeners: listeners).attributes
      return Open(end: Int(nodes[index].end), group: group)
    }
    var stack = [open(index)]
    var next = index + 1
    while true {
      while let last = stack.last, next >= last.end {
        var group = last.group
        group.animations = last.children
        group.areChildrenEdited = false
        stack.removeLast()
        guard !stack.isEmpty else { return group }
        stack[stack.count - 1].children.append(group)
      }
      if nodes[next].isGroup, stack.count < AnimationGroup.deepest {
        stack.append(open(next))
        next += 1
      } else {
        stack[stack.count - 1].children.append(decode(next))
        next = Int(nodes[next].end)
      }
    }
  }
}
