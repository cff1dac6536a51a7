// What the lints know of one layer, and the diagnostics that they found on it.

/// What is found on one layer of a plan.
struct LayerLint {
  let plan: Plan
  let layer: Int
  let model: LayerValues
  let circumstances: LintCircumstances
  let entries: [Int]
  /// Whether nothing of the layer can be seen, whatever moves.
  let isInvisible: Bool
  /// For a frame of one root alone, whichever root of the layer it is: its block starts at 0.
  let offsets: [Int32]

  var found: [Diagnostic] = []
  /// Keyframes that were told to jump at both ends: their snap back needs no word of its own.
  var jumping: Set<Int> = []
  /// What was told to start where it is not seen before: its jump needs no word of its own.
  var startingLate: Set<Int> = []
  /// How many levels of groups may still be gone through to find out when something shows.
  private var levelsLeft = 200_000

  init(_ plan: Plan, layer: Int, model: LayerValues, _ circumstances: LintCircumstances) {
    self.plan = plan
    self.layer = layer
    self.model = model
    self.circumstances = circumstances
    entries = plan.entries(of: layer)
    let roots = plan.layers[layer].roots
    let fades = roots.contains { plan.roots[Int($0)].root.name == StandardProperty.opacity.name }
    isInvisible = model.opacity == 0 && !fades
    offsets = [Int32](repeating: 0, count: max(1, roots.count))
  }

  // MARK: Times

  /// When an animation is first entered and last left, in seconds since the begin; nil where it never
  /// is, and where finding it out for all that is found would take too long.
  mutating func span(of node: LintNode) -> ActiveSpan? {
    canGoDown(to: node) ? plan.activeSpan(of: node.index) : nil
  }

  /// When a pass of a group is over first, in seconds since the begin.
  mutating func firstEnd(ofPassIn group: LintNode) -> ClosedRange<Double>? {
    guard canGoDown(to: group) else { return nil }
    let search = plan.passages(of: group.timing.duration, in: group.index)
    return search.first(from: 0).map { $0.time...$0.time }
  }

  private mutating func canGoDown(to node: LintNode) -> Bool {
    var next = node.index
    while next >= 0, levelsLeft > 0 {
      levelsLeft -= 1
      next = Int(plan.nodes[next].parent)
    }
    return levelsLeft > 0
  }

  // MARK: Words

  var label: String { plan.layers[layer].label }

  /// Where in the composition an animation is.
  func path(of node: LintNode) -> String {
    node.isGroup ? label : "\(label)/\(node.path.keyPath)"
  }

  /// A value of an animation's property, as it reads in a message.
  func text(_ value: FlatValue, at path: PropertyPath) -> String {
    value.text(as: path.valueType)
  }
}
