// The readers of the standard properties, by the key path of the whole property.

import Animatic
import AnimaticCore

#if canImport(CoreGraphics)
  import CoreGraphics
#else
  import Foundation
#endif

extension PropertyReader {
  /// The readers by key path.
  ///
  /// A transform is also read by its angles, which may exceed a turn.
  static let standard: [String: [PropertyReader]] = {
    var readers = Dictionary(
      uniqueKeysWithValues: StandardProperty.allCases.map { ($0.name, [PropertyReader($0)]) })
    readers["transform", default: []] += [
      PropertyReader(.rotationX), PropertyReader(.rotationY), PropertyReader(.rotation),
    ]
    return readers
  }()

  /// Creates the reader of a standard property.
  private init(_ property: StandardProperty) {
    let name = property.name
    switch property {
    case .path, .shadowPath: self.init(LayerProperty<BezierPath>(keyPath: name))
    case .colors: self.init(.colors) { $0.flatMap(\.components) }
    case .locations: self.init(.locations) { $0 }
    case .contents: self.init(.contents) { "\($0)" }
    case .mask: self.init(.mask) { $0.wrapped == nil ? "none" : "layer" }
    default:
      switch property.kind {
      case .number: self.init(LayerProperty<Double>(keyPath: name))
      case .flag: self.init(LayerProperty<Bool>(keyPath: name))
      case .point: self.init(LayerProperty<CGPoint>(keyPath: name))
      case .size: self.init(LayerProperty<CGSize>(keyPath: name))
      case .rect: self.init(LayerProperty<CGRect>(keyPath: name))
      case .color: self.init(LayerProperty<RGBAColor>(keyPath: name))
      case .transform: self.init(LayerProperty<Transform3D>(keyPath: name))
      case .shaped, .vector: preconditionFailure("A reader of \(name) is missing.")
      }
    }
  }
}
