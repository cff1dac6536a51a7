// Conversion of easings to CAMediaTimingFunction.

#if canImport(QuartzCore) && !os(watchOS) && (canImport(Darwin) || APPLE_STAND_IN)
  import AnimaticCore
  import QuartzCore

  extension TimingFunction {
    /// The cubic curve; nil for other easings.
    var quartz: CAMediaTimingFunction? {
      if let code = namedCode, let curve = NamedCurve(rawValue: code) {
        return CAMediaTimingFunction(name: curve.quartzName)
      }
      return points.map {
        CAMediaTimingFunction(
          controlPoints: Float(nearest: $0.firstX), Float(nearest: $0.firstY),
          Float(nearest: $0.secondX), Float(nearest: $0.secondY))
      }
    }
  }

  extension NamedCurve {
    fileprivate var quartzName: CAMediaTimingFunctionName {
      switch self {
      case .linear: .linear
      case .easeIn: .easeIn
      case .easeOut: .easeOut
      case .easeInEaseOut: .easeInEaseOut
      case .default: .default
      }
    }
  }
#endif
