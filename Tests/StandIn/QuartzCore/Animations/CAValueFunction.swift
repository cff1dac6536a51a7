// Functions from numbers to transforms.

public import Foundation

/// A function from numbers to a transform.
open class CAValueFunction: NSObject {
  /// Which function it is.
  public let name: CAValueFunctionName

  private static let names: Set<CAValueFunctionName> = [
    .rotateX, .rotateY, .rotateZ, .scale, .scaleX, .scaleY, .scaleZ, .translate, .translateX,
    .translateY, .translateZ,
  ]

  /// A function by its name; nil where there is none of that name.
  public convenience init?(name: CAValueFunctionName) {
    guard Self.names.contains(name) else { return nil }
    self.init(known: name)
  }

  private init(known name: CAValueFunctionName) {
    self.name = name
    super.init()
  }
}

@available(*, unavailable)
extension CAValueFunction: @unchecked Sendable {}
