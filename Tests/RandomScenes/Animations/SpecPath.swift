// The properties that random animations move, and how each is spelled in the library.

package import AnimaticCore

/// A property, or a part of one, that random animations move.
package enum SpecPath: CaseIterable {
  case opacity, position, positionX, positionY, bounds, boundsWidth, boundsOrigin, cornerRadius
  case anchorPoint, shadowOffset, backgroundColor, strokeColor
  case transform, rotation, rotationX, rotationY, scale, scaleX, scaleY
  case translation, translationX, translationY
  case isHidden, masksToBounds, colors, locations, outline, contents, caption
  /// The whole transform, by a value function.
  case function

  /// What kind of values it has.
  package enum Kind { case numbers, flag, transform, array, outline, token }

  package var kind: Kind {
    switch self {
    case .isHidden, .masksToBounds: .flag
    case .transform: .transform
    case .colors, .locations: .array
    case .outline: .outline
    case .contents, .caption: .token
    default: .numbers
    }
  }

  /// How many numbers a value, or an element of an array, has.
  package var count: Int {
    switch self {
    case .position, .anchorPoint, .boundsOrigin, .shadowOffset, .translation: 2
    case .bounds, .backgroundColor, .strokeColor, .colors: 4
    case .transform: 16
    default: 1
    }
  }

  /// Sizes that make sense: what values are multiplied by.
  package var size: Double {
    switch self {
    case .opacity, .backgroundColor, .strokeColor, .colors, .locations, .anchorPoint: 1
    case .rotation, .rotationX, .rotationY, .scale, .scaleX, .scaleY: 1
    default: 100
    }
  }

  /// Whether it can follow a path.
  package var isPoint: Bool { self == .position || self == .anchorPoint || self == .boundsOrigin }

  /// The whole property that it is, or is a part of.
  package var root: SpecPath {
    switch self {
    case .positionX, .positionY: .position
    case .boundsWidth, .boundsOrigin: .bounds
    case .rotation, .rotationX, .rotationY, .scale, .scaleX, .scaleY, .translation, .translationX,
      .translationY, .function:
      .transform
    default: self
    }
  }

  /// The whole properties, in the order of their declaration.
  package static let roots = allCases.filter { $0.root == $0 }
}

/// An operation on a property, for any type of values.
package protocol SpecPathUse {
  associatedtype Result
  func use<Value: AnimatableValue>(_ property: LayerProperty<Value>) -> Result
}

extension LayerProperty where Value == DiscreteValue<String> {
  /// A property of the tests' own.
  fileprivate static var caption: Self { Self("caption", default: "") }
}

extension SpecPath {
  /// Does something with the library's property; a value function's is the whole transform.
  package func used<Use: SpecPathUse>(by user: Use) -> Use.Result {
    switch self {
    case .opacity: user.use(LayerProperty<Double>.opacity)
    case .position: user.use(.position)
    case .positionX: user.use(LayerProperty<Double>.positionX)
    case .positionY: user.use(LayerProperty<Double>.positionY)
    case .bounds: user.use(.bounds)
    case .boundsWidth: user.use(LayerProperty<Double>.boundsWidth)
    case .boundsOrigin: user.use(.boundsOrigin)
    case .cornerRadius: user.use(LayerProperty<Double>.cornerRadius)
    case .anchorPoint: user.use(.anchorPoint)
    case .shadowOffset: user.use(.shadowOffset)
    case .backgroundColor: user.use(.backgroundColor)
    case .strokeColor: user.use(.strokeColor)
    case .transform, .function: user.use(LayerProperty<Transform3D>.transform)
    case .rotation: user.use(LayerProperty<Double>.rotation)
    case .rotationX: user.use(LayerProperty<Double>.rotationX)
    case .rotationY: user.use(LayerProperty<Double>.rotationY)
    case .scale: user.use(LayerProperty<Double>.scale)
    case .scaleX: user.use(LayerProperty<Double>.scaleX)
    case .scaleY: user.use(LayerProperty<Double>.scaleY)
    case .translation: user.use(.translation)
    case .translationX: user.use(LayerProperty<Double>.translationX)
    case .translationY: user.use(LayerProperty<Double>.translationY)
    case .isHidden: user.use(.isHidden)
    case .masksToBounds: user.use(.masksToBounds)
    case .colors: user.use(.colors)
    case .locations: user.use(.locations)
    case .outline: user.use(.path)
    case .contents: user.use(.contents)
    case .caption: user.use(.caption)
    }
  }

  /// Core Animation's key path.
  package var keyPath: String { used(by: KeyPathOf()) }

  private struct KeyPathOf: SpecPathUse {
    func use<Value: AnimatableValue>(_ property: LayerProperty<Value>) -> String {
      property.keyPath
    }
  }
}
