// Value functions (P-4): from numbers to a whole transform.

import AnimaticCore

struct ReferenceFunction {
  let function: ValueFunction

  /// How many numbers it takes; any other count has no effect.
  var arity: Int { function == .scale || function == .translate ? 3 : 1 }

  /// The transform that so many numbers make.
  func transform(_ numbers: [Double]) -> [Double] {
    let first = numbers[0]
    return switch function {
    case .rotateX: ReferenceMatrix.turn(0, first)
    case .rotateY: ReferenceMatrix.turn(1, first)
    case .rotateZ: ReferenceMatrix.turn(2, first)
    case .scale: ReferenceMatrix.scale(numbers)
    case .scaleX: ReferenceMatrix.scale([first, 1, 1])
    case .scaleY: ReferenceMatrix.scale([1, first, 1])
    case .scaleZ: ReferenceMatrix.scale([1, 1, first])
    case .translate: ReferenceMatrix.translation(numbers)
    case .translateX: ReferenceMatrix.translation([first, 0, 0])
    case .translateY: ReferenceMatrix.translation([0, first, 0])
    case .translateZ: ReferenceMatrix.translation([0, 0, first])
    }
  }

  /// The fields whose numbers a missing end has (B-2): a transform has no other numbers of this kind.
  var fields: [String] {
    switch function {
    case .rotateX: ["rotation.x"]
    case .rotateY: ["rotation.y"]
    case .rotateZ: ["rotation.z"]
    case .scale: ["scale.x", "scale.y", "scale.z"]
    case .scaleX: ["scale.x"]
    case .scaleY: ["scale.y"]
    case .scaleZ: ["scale.z"]
    case .translate: ["translation.x", "translation.y", "translation.z"]
    case .translateX: ["translation.x"]
    case .translateY: ["translation.y"]
    case .translateZ: ["translation.z"]
    }
  }
}
