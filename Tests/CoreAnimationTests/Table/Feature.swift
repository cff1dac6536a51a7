// A feature of the library, as a row of the table of Core Animation's support.

import Animatic
import AnimaticCore
import AnimaticEngine

/// Something that the library has, with the smallest composition that has it too.
struct Feature {
  enum Kind: String, CaseIterable {
    case verb = "Verbs"
    case structure = "Structure"
    case timing = "Timing"
    case easing = "Easings"
    case value = "Values"
    case raw = "Raw animations"
  }

  let kind: Kind
  let name: String
  let make: ([any LayerHost]) -> Composition

  init(_ kind: Kind, _ name: String, _ make: @escaping ([any LayerHost]) -> some Composable) {
    (self.kind, self.name) = (kind, name)
    self.make = { make($0).composition }
  }

  /// A feature of a single raw animation.
  init(raw name: String, _ animation: @escaping @autoclosure () -> any LayerAnimation) {
    self.init(.raw, name) { Animate($0[0]).add(animation: animation()) }
  }

  static var all: [Feature] { verbs + structures + timings + easings + values + raws }
}
