// Core Animation's shape of a plan: nested animation values, made on demand.

extension Plan {
  /// Makes the animation of a node, with all its children.
  ///
  /// Groups deeper than a nested value may be are cut off there; the compiler has told about them.
  package func animation(at index: Int, listeners: [AnimationListener?]) -> any LayerAnimation {
    guard nodes[index].isGroup else {
      return pool.decode(nodes[index].record, listeners: listeners)
    }
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
        let child = pool.decode(nodes[next].record, listeners: listeners)
        stack[stack.count - 1].children.append(child)
        next = Int(nodes[next].end)
      }
    }
  }
}
