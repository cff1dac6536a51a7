// One random animation as plain fields that can be changed one at a time, so that a failing case can be
// made smaller. Draws nothing; how it becomes an animation value is next door.

package import AnimaticCore

/// An animation or a group, as fields.
package struct NodeSpec {
  package enum Content {
    case ends(SpecEnds)
    case keyframes(SpecKeyframes)
    case group([NodeSpec])
  }

  package var content: Content
  package var path = SpecPath.opacity
  /// What makes the transform, where the path is one of a value function.
  package var function = ValueFunction.rotateZ
  package var timing = MediaTiming()
  package var easing: TimingFunction?
  package var isAdditive = false
  package var isCumulative = false
  package var isRemoved = true
  /// The tag that selects the delegate; nil for no delegate.
  package var tag: String?
  /// The line in its diagnostics.
  package var line: UInt = 0

  package init(content: Content, path: SpecPath = .opacity) {
    self.content = content
    self.path = path
  }

  package var children: [NodeSpec] {
    get { if case .group(let children) = content { children } else { [] } }
    set { if case .group = content { content = .group(newValue) } }
  }

  package var isGroup: Bool { if case .group = content { true } else { false } }

  /// All values in it.
  package var values: [SpecValue] {
    switch content {
    case .ends(let ends): [ends.from, ends.to, ends.by].compactMap { $0 }
    case .keyframes(let keyframes): keyframes.values
    case .group: []
    }
  }

  /// The largest number that moves a property, for tolerances.
  package func magnitude(of root: SpecPath) -> Double {
    if case .group(let children) = content {
      return children.map { $0.magnitude(of: root) }.max() ?? 0
    }
    guard path.root == root else { return 0 }
    var magnitude = values.map(\.magnitude).max() ?? 0
    if case .keyframes(let keyframes) = content, let path = keyframes.path {
      // An easing is exact to 1e-10 (E-4); what that comes to grows with the speed along the path,
      // which takes all of its segments in one pass.
      magnitude = max(magnitude, 3 * path.magnitude * Double(path.elements.count))
    }
    return magnitude
  }

  /// The tree, one line each, indented.
  package func text(indent: String = "  ") -> String {
    var line = "\(indent)\(animation())"
    if path == .function { line += " by \(function)" }
    if isAdditive { line += " additive" }
    if isCumulative { line += " cumulative" }
    if case .keyframes(let keyframes) = content { line += keyframes.text }
    if case .ends(let ends) = content { line += " \(ends)" }
    return ([line] + children.map { $0.text(indent: indent + "  ") }).joined(separator: "\n")
  }
}

/// The ends of a basic animation; with a spring, those of a spring animation.
package struct SpecEnds {
  package var from: SpecValue?
  package var to: SpecValue?
  package var by: SpecValue?
  package var spring: SpringCurve?

  package init(from: SpecValue? = nil, to: SpecValue? = nil, by: SpecValue? = nil) {
    self.from = from
    self.to = to
    self.by = by
  }
}

/// Keyframes, or a path instead.
package struct SpecKeyframes {
  package var values: [SpecValue] = []
  package var times: [Double]?
  package var easings: [TimingFunction]?
  package var mode = CalculationMode.linear
  package var tensions: [Double]?
  package var continuities: [Double]?
  package var biases: [Double]?
  package var path: BezierPath?
  package var rotation: RotationMode?

  fileprivate var text: String {
    var text = " \(mode)"
    if let times { text += " times \(times)" }
    if let easings { text += " easings \(easings)" }
    if let tensions { text += " tensions \(tensions)" }
    if let continuities { text += " continuities \(continuities)" }
    if let biases { text += " biases \(biases)" }
    if let rotation { text += " turning \(rotation)" }
    return text
  }
}
