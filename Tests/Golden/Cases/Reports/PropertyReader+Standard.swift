// The readers of the standard properties, by the key path of the whole property.

import Animatic

extension PropertyReader {
  /// The readers by key path.
  ///
  /// A transform is also read by its angles, which may exceed a turn.
  static let standard: [String: [PropertyReader]] = {
    var readers = Dictionary(grouping: plain, by: \.keyPath)
    readers[LayerProperty<Transform3D>.transform.keyPath, default: []] += [
      PropertyReader(.rotationX), PropertyReader(.rotationY), PropertyReader(.rotation),
    ]
    return readers
  }()

  private static var plain: [PropertyReader] {
    numbers + flags + [
      PropertyReader(.position), PropertyReader(.anchorPoint), PropertyReader(.startPoint),
      PropertyReader(.endPoint), PropertyReader(.emitterPosition), PropertyReader(.shadowOffset),
      PropertyReader(.emitterSize), PropertyReader(.bounds), PropertyReader(.contentsRect),
      PropertyReader(.contentsCenter), PropertyReader(.backgroundColor),
      PropertyReader(.borderColor), PropertyReader(.shadowColor), PropertyReader(.fillColor),
      PropertyReader(.strokeColor), PropertyReader(.foregroundColor),
      PropertyReader(.instanceColor), PropertyReader(.transform),
      PropertyReader(.sublayerTransform), PropertyReader(.instanceTransform),
      PropertyReader(.path), PropertyReader(.shadowPath),
      PropertyReader(.colors) { $0.flatMap(\.components) },
      PropertyReader(.locations) { $0 },
      PropertyReader(.contents) { "\($0)" },
      PropertyReader(.mask) { $0.wrapped == nil ? "none" : "layer" },
    ]
  }

  private static var numbers: [PropertyReader] {
    let properties: [LayerProperty<Double>] = [
      .opacity, .cornerRadius, .borderWidth, .zPosition, .anchorPointZ, .shadowOpacity,
      .shadowRadius, .contentsScale, .rasterizationScale, .strokeStart, .strokeEnd, .lineWidth,
      .miterLimit, .lineDashPhase, .fontSize, .birthRate, .lifetime, .velocity, .emitterScale,
      .spin, .emitterZPosition, .emitterDepth, .instanceDelay, .instanceRedOffset,
      .instanceGreenOffset, .instanceBlueOffset, .instanceAlphaOffset,
    ]
    return properties.map { PropertyReader($0) }
  }

  private static var flags: [PropertyReader] {
    let properties: [LayerProperty<Bool>] = [
      .isHidden, .masksToBounds, .isDoubleSided, .shouldRasterize,
    ]
    return properties.map { PropertyReader($0) }
  }
}
