// The lint state of one layer and its diagnostics.

/// The lint of one layer of a plan.
struct LayerLint {
  let plan: Plan
  let layer: Int
  let model: LayerValues
  let circumstances: LintCircumstances
  let entries: [Int]
  /// The property animations that are not inert, in order of application.
  let leaves: [LintNode]
  /// The index of the opacity among the layer's properties; nil if it is not animated.
  let opacity: Int?
  /// The animations in time, and their coverage by property.
  let activities: Activities
  let coverages: [Coverage<ActivityIndex>]

  private(set) var found: [Diagnostic] = []
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
    leaves = plan.leaves(of: layer) { _ in true }.map { LintNode($0, in: plan) }
    opacity = plan.layers[layer].roots.map { plan.roots[Int($0)].root.name }
      .firstIndex(of: StandardProperty.opacity.name)
    activities = Activities(of: layer, in: plan)
    coverages = activities.byRoot.map { Coverage(of: $0) }
  }

  /// Whether the layer is never visible.
  var isInvisible: Bool { model.opacity == 0 && opacity == nil }

  // MARK: Times

  /// Returns the interval from an animation's first begin to its last end, in seconds since the
  /// begin; nil if it is never active or the search exceeds its budget.
  mutating func span(of node: LintNode) -> ActiveInterval? {
    canGoDown(to: node) ? plan.activeInterval(of: node.index) : nil
  }

  /// Returns the end of a group's first iteration, in seconds since the begin.
  mutating func firstEnd(ofPassIn group: LintNode) -> Double? {
    guard canGoDown(to: group) else { return nil }
    return plan.crossings(of: group.timing.duration, in: group.index).first(from: 0)?.time
  }

  private mutating func canGoDown(to node: LintNode) -> Bool {
    if levelsLeft > 0 { levelsLeft -= plan.ancestry(of: node.index).count }
    return levelsLeft > 0
  }

  // MARK: Reporting

  var label: String { plan.layers[layer].label }

  /// Adds a diagnostic that is not about one animation.
  mutating func report(_ diagnostic: Diagnostic) { found.append(diagnostic) }

  /// Adds a diagnostic of an animation.
  ///
  /// - Parameters:
  ///   - diagnostic: The diagnostic without a location.
  ///   - node: The animation.
  ///   - time: The affected interval; nil for the whole interval of the animation.
  ///   - earlier: The other animation of a pair.
  mutating func report(
    _ diagnostic: Diagnostic, of node: LintNode, during time: ClosedRange<Double>? = nil,
    after earlier: Int? = nil
  ) {
    let path = node.isGroup ? label : "\(label)/\(node.path.keyPath)"
    var located = diagnostic.at(node.place, path: path, time: time)
    located.nodes = [earlier, node.index].compactMap { $0 }
    report(located)
  }

  /// Returns a property value as text for a message.
  func text(_ value: FlatValue, at path: PropertyPath) -> String {
    value.text(as: path.valueType)
  }
}
