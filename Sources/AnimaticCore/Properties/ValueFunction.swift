// Functions from one or three numbers to a whole transform (P-4).

/// A function that makes a transform from numbers, to animate a whole transform by numbers.
///
/// The result replaces the whole transform, including the model's scale. To change one component
/// and keep the rest, animate a key path such as `transform.rotation.z` (P-4, L-16).
///
/// ```swift
/// BasicAnimation(.transform(by: .rotateZ), from: 0, to: .pi, duration: 1)
/// BasicAnimation(.transform(by: .scale), from: [1, 1, 1], to: [3, 5, 7], duration: 1)
/// ```
public enum ValueFunction: String, Sendable, Hashable, Codable, CaseIterable,
  CustomStringConvertible
{
  /// A rotation about the x-axis, in radians.
  case rotateX
  /// A rotation about the y-axis, in radians.
  case rotateY
  /// A rotation about the z-axis, in radians.
  case rotateZ
  /// A scale of all three axes, from three numbers.
  case scale
  /// A scale of the x-axis.
  case scaleX
  /// A scale of the y-axis.
  case scaleY
  /// A scale of the z-axis.
  case scaleZ
  /// A translation along all three axes in points, from three numbers.
  case translate
  /// A translation along the x-axis, in points.
  case translateX
  /// A translation along the y-axis, in points.
  case translateY
  /// A translation along the z-axis, in points.
  case translateZ

  /// The number of inputs: three for scale and translate, one for all others.
  public var inputCount: Int { components.count }

  /// Returns the transform of the numbers; missing numbers are zero.
  package func transform(_ x: Double, _ y: Double = 0, _ z: Double = 0) -> Transform3D {
    switch self {
    case .rotateX: .rotation(by: x, x: 1, y: 0, z: 0)
    case .rotateY: .rotation(by: x, x: 0, y: 1, z: 0)
    case .rotateZ: .rotation(by: x, x: 0, y: 0, z: 1)
    case .scale: .scale(x: x, y: y, z: z)
    case .scaleX: .scale(x: x, y: 1, z: 1)
    case .scaleY: .scale(x: 1, y: x, z: 1)
    case .scaleZ: .scale(x: 1, y: 1, z: x)
    case .translate: .translation(x: x, y: y, z: z)
    case .translateX: .translation(x: x, y: 0, z: 0)
    case .translateY: .translation(x: 0, y: x, z: 0)
    case .translateZ: .translation(x: 0, y: 0, z: x)
    }
  }

  /// Returns the transform of a list of numbers; missing ones are zero.
  func transform(_ numbers: [Double]) -> Transform3D {
    transform(numbers.number(at: 0), numbers.number(at: 1), numbers.number(at: 2))
  }

  /// The transform component of each input, from which a missing start is read.
  var components: [TransformComponent] {
    switch self {
    case .rotateX: [.rotationX]
    case .rotateY: [.rotationY]
    case .rotateZ: [.rotationZ]
    case .scale: [.scaleX, .scaleY, .scaleZ]
    case .scaleX: [.scaleX]
    case .scaleY: [.scaleY]
    case .scaleZ: [.scaleZ]
    case .translate: [.translationX, .translationY, .translationZ]
    case .translateX: [.translationX]
    case .translateY: [.translationY]
    case .translateZ: [.translationZ]
    }
  }

  /// The name, as in Core Animation.
  public var description: String { rawValue }
}
