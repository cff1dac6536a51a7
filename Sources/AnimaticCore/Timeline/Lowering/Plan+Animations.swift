// A plan in Core Animation's form: nested animation values, created on demand.

extension Plan {
  /// Returns the animation of a node with all its children.
  ///
  /// Groups beyond the maximum nesting depth are cut off; the compiler reports them.
  ///
  /// - Parameters:
  ///   - index: The node.
  ///   - listeners: The observers.
  ///   - model: The layer's model, to replace easings that Core Animation lacks by keyframes; nil
  ///     keeps the easings.
  ///   - isRest: Whether to leave out the components that were interrupted; requires the model.
  /// - Returns: The animation.
  package func animation(
    at index: Int, listeners: [AnimationObservers?], loweredOver model: LayerValues? = nil,
    isRest: Bool = false
  ) -> any LayerAnimation {
    func decode(_ index: Int) -> any LayerAnimation {
      var animation = pool.decode(nodes[index].record, listeners: listeners)
      if isRest, let model { animation = rest(of: animation, at: index, over: model) }
      return model.map { animation.lowered(over: $0) } ?? animation
    }
    guard nodes[index].isGroup else { return decode(index) }
    func group(_ index: Int, of children: [any LayerAnimation]) -> AnimationGroup {
      var group = AnimationGroup(children)
      group.attributes = pool.decode(nodes[index].record, listeners: listeners).attributes
      return group
    }
    var stack: [(group: Int, children: [any LayerAnimation])] = [(index, [])]
    var next = index + 1
    while true {
      while let last = stack.last, next >= nodes[last.group].end {
        let group = group(last.group, of: last.children)
        stack.removeLast()
        guard !stack.isEmpty else { return group }
        stack[stack.count - 1].children.append(group)
      }
      if nodes[next].isGroup, stack.count < AnimationGroup.deepest {
        stack.append((next, []))
        next += 1
      } else {
        stack[stack.count - 1].children.append(decode(next))
        next = Int(nodes[next].end)
      }
    }
  }
}
