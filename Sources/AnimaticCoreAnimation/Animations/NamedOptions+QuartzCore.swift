// Named animation options and easings, and their Core Animation constants: the values of those are
// the names, as the headers of Core Animation list them.

#if canImport(QuartzCore) && !os(watchOS) && (canImport(Darwin) || APPLE_STAND_IN)
  import AnimaticCore
  import QuartzCore

  extension FillMode {
    var quartz: CAMediaTimingFillMode { CAMediaTimingFillMode(rawValue: rawValue) }
  }

  extension CalculationMode {
    var quartz: CAAnimationCalculationMode { CAAnimationCalculationMode(rawValue: rawValue) }
  }

  extension RotationMode {
    var quartz: CAAnimationRotationMode { CAAnimationRotationMode(rawValue: rawValue) }
  }

  extension ValueFunction {
    var quartz: CAValueFunctionName { CAValueFunctionName(rawValue: rawValue) }
  }

  extension LayerTransition.Kind {
    /// Nil for types that Core Animation lacks.
    var quartz: CATransitionType? {
      self == .flip ? nil : CATransitionType(rawValue: rawValue)
    }
  }

  extension LayerEdge {
    var quartz: CATransitionSubtype {
      switch self {
      case .left: .fromLeft
      case .right: .fromRight
      case .top: .fromTop
      case .bottom: .fromBottom
      }
    }
  }

  extension TimingFunction {
    /// The cubic curve; nil for other easings.
    var quartz: CAMediaTimingFunction? {
      if let name { return CAMediaTimingFunction(name: .init(rawValue: name)) }
      return points.map {
        CAMediaTimingFunction(
          controlPoints: Float(nearest: $0.firstX), Float(nearest: $0.firstY),
          Float(nearest: $0.secondX), Float(nearest: $0.secondY))
      }
    }
  }
#endif
