// The lint state of one layer and its diagnostics.

/// The lint of one layer of a plan.
final class LayerLint {
  let plan: Plan
  let layer: Int
  let model: LayerValues
  let circumstances: LintCircumstances
  private(set) lazy var entries = plan.entries(of: layer)
  /// The property animations that are not inert, in order of application.
  private(set) lazy var leaves = plan.leaves(of: layer) { _ in true }
    .map { LintNode($0, in: plan) }
  /// The index of the opacity among the layer's properties; nil if it is not animated.
  private(set) lazy var opacity = plan.root(of: LayerProperty.opacity.path, on: layer)
  /// The animations in time, and their coverage by property.
  private(set) lazy var activities = Activities(of: layer, in: plan)
  private(set) lazy var coverages = activities.byRoot.map { Coverage(of: $0) }

  private(set) var found: [Diagnostic] = []
  /// Keyframes already reported as jumping at both ends; no separate snap-back diagnostic.
  var jumping = SmallSet<Int>()
  /// Animations already reported as starting while hidden; no separate jump diagnostic.
  var startingLate = SmallSet<Int>()
  /// The remaining number of group levels to examine.
  private var levelsLeft = 200_000

  init(_ plan: Plan, layer: Int, model: LayerValues, _ circumstances: LintCircumstances) {
    self.plan = plan
    self.layer = layer
    self.model = model
    self.circumstances = circumstances
  }

  /// Whether the layer is never visible.
  var isInvisible: Bool { model.opacity == 0 && opacity == nil }

  // MARK: Times

  /// Returns the interval from an animation's first begin to its last end, in seconds since the
  /// begin; nil if it is never active or the search exceeds its budget.
  func span(of node: LintNode) -> ActiveInterval? {
    canGoDown(to: node) ? plan.activeInterval(of: node.index) : nil
  }

  /// Returns the end of a group's first iteration, in seconds since the begin.
  func firstEnd(ofPassIn group: LintNode) -> Double? {
    guard canGoDown(to: group) else { return nil }
    return plan.crossings(of: group.timing.duration, in: group.index).first(from: 0)?.time
  }

  private func canGoDown(to node: LintNode) -> Bool {
    if levelsLeft > 0 { levelsLeft -= plan.ancestry(of: node.index).count }
    return levelsLeft > 0
  }

  // MARK: Reporting

  var label: String { plan.layers[layer].label }

  /// Adds a diagnostic that is not about one animation.
  func report(_ diagnostic: Diagnostic) { found.append(diagnostic) }

  /// Adds a diagnostic of an animation.
  ///
  /// - Parameters:
  ///   - diagnostic: The diagnostic without a location.
  ///   - node: The animation.
  ///   - time: The affected interval; nil for the whole interval of the animation.
  ///   - earlier: The other animation of a pair.
  func report(
    _ diagnostic: Diagnostic, of node: LintNode, during time: ClosedRange<Double>? = nil,
    after earlier: Int? = nil
  ) {
    let path = node.isGroup ? label : "\(label)/\(node.path.keyPath)"
    var located = diagnostic.at(node.place, path: path, time: time)
    located.nodes = [earlier, node.index].compactMap { $0 }
    report(located)
  }
}
