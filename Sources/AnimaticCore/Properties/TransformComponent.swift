// The components of a transform with key paths.

/// The virtual components of a transform (P-6).
package enum TransformComponent: String, Sendable, Hashable, CaseIterable {
  case rotation
  case rotationX = "rotation.x"
  case rotationY = "rotation.y"
  case rotationZ = "rotation.z"
  case scale
  case scaleX = "scale.x"
  case scaleY = "scale.y"
  case scaleZ = "scale.z"
  case scaleXY = "scale.xy"
  case scaleXZ = "scale.xz"
  case scaleYZ = "scale.yz"
  case translation
  case translationX = "translation.x"
  case translationY = "translation.y"
  case translationZ = "translation.z"

  /// Whether the number is an angle, in radians.
  var isAngle: Bool { [.rotation, .rotationX, .rotationY, .rotationZ].contains(self) }

  /// The number of numbers of the component: two for the translation, one for all others.
  package var count: Int { self == .translation ? 2 : 1 }
}
