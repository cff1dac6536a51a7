// The lint state of one layer and its diagnostics.

/// The lint of one layer of a plan.
struct LayerLint {
  let plan: Plan
  let layer: Int
  let model: LayerValues
  let circumstances: LintCircumstances
  let entries: [Int]
  /// Whether the layer is never visible.
  let isInvisible: Bool
  /// The offsets for a frame of one property, whichever it is: its block starts at 0.
  let offsets: [Int32]

  var found: [Diagnostic] = []
  /// Keyframes already reported as jumping at both ends; no separate snap-back diagnostic.
  var jumping: Set<Int> = []
  /// Animations already reported as starting while hidden; no separate jump diagnostic.
  var startingLate: Set<Int> = []
  /// The remaining number of group levels to examine.
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

  /// Returns the interval from an animation's first begin to its last end, in seconds since the
  /// begin; nil if it is never active or the search exceeds its budget.
  mutating func span(of node: LintNode) -> ActiveInterval? {
    canGoDown(to: node) ? plan.activeInterval(of: node.index) : nil
  }

  /// Returns the end of a group's first iteration, in seconds since the begin.
  mutating func firstEnd(ofPassIn group: LintNode) -> ClosedRange<Double>? {
    guard canGoDown(to: group) else { return nil }
    let search = plan.crossings(of: group.timing.duration, in: group.index)
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

  /// Returns an animation's location in the composition.
  func path(of node: LintNode) -> String {
    node.isGroup ? label : "\(label)/\(node.path.keyPath)"
  }

  /// Returns a property value as text for a message.
  func text(_ value: FlatValue, at path: PropertyPath) -> String {
    value.text(as: path.valueType)
  }
}
