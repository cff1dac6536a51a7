// One random animation as plain fields that can be changed one at a time, so that a failing case can be
// made smaller. Draws nothing; how it becomes an animation value is next door.

import AnimaticCore

/// An animation or a group, as fields.
struct NodeSpec {
  enum Content {
    case ends(SpecEnds)
    case keyframes(SpecKeyframes)
    case group([NodeSpec])
  }

  var content: Content
  var path = SpecPath.opacity
  /// What makes the transform, where the path is one of a value function.
  var function = ValueFunction.rotateZ
  var timing = MediaTiming()
  var easing: TimingFunction?
  var isAdditive = false
  var isCumulative = false
  var isRemoved = true
  /// The name by which it is heard; nil hears nothing.
  var tag: String?
  /// The line that findings about it name.
  var line: UInt = 0

  var children: [NodeSpec] {
    get { if case .group(let children) = content { children } else { [] } }
    set { if case .group = content { content = .group(newValue) } }
  }

  var isGroup: Bool { if case .group = content { true } else { false } }

  /// All values in it.
  var values: [SpecValue] {
    switch content {
    case .ends(let ends): [ends.from, ends.to, ends.by].compactMap { $0 }
    case .keyframes(let keyframes): keyframes.values
    case .group: []
    }
  }

  /// The largest number that moves a property, for tolerances.
  func magnitude(of root: SpecPath) -> Double {
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

  /// Whether it, or anything in it, follows a path at an even speed.
  var isMeasured: Bool {
    switch content {
    case .ends: false
    case .keyframes(let keyframes): keyframes.path != nil && keyframes.mode.isPaced
    case .group(let children): children.contains(where: \.isMeasured)
    }
  }

  /// The tree, one line each, indented.
  func text(indent: String = "  ") -> String {
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
struct SpecEnds {
  var from: SpecValue?
  var to: SpecValue?
  var by: SpecValue?
  var spring: SpringCurve?
}

/// Keyframes, or a path that takes their place.
struct SpecKeyframes {
  var values: [SpecValue] = []
  var times: [Double]?
  var easings: [TimingFunction]?
  var mode = CalculationMode.linear
  var tensions: [Double]?
  var continuities: [Double]?
  var biases: [Double]?
  var path: BezierPath?
  var rotation: RotationMode?

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
