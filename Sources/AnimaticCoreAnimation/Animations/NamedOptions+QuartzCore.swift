// Named animation options and easings, and their Core Animation constants.

#if canImport(QuartzCore) && !os(watchOS) && (canImport(Darwin) || APPLE_STAND_IN)
  import AnimaticCore
  import QuartzCore

  extension FillMode {
    var quartz: CAMediaTimingFillMode {
      switch self {
      case .removed: .removed
      case .forwards: .forwards
      case .backwards: .backwards
      case .both: .both
      }
    }
  }

  extension CalculationMode {
    var quartz: CAAnimationCalculationMode {
      switch self {
      case .linear: .linear
      case .discrete: .discrete
      case .paced: .paced
      case .cubic: .cubic
      case .cubicPaced: .cubicPaced
      }
    }
  }

  extension RotationMode {
    var quartz: CAAnimationRotationMode {
      switch self {
      case .auto: .rotateAuto
      case .autoReverse: .rotateAutoReverse
      }
    }
  }

  extension ValueFunction {
    var quartz: CAValueFunctionName {
      switch self {
      case .rotateX: .rotateX
      case .rotateY: .rotateY
      case .rotateZ: .rotateZ
      case .scale: .scale
      case .scaleX: .scaleX
      case .scaleY: .scaleY
      case .scaleZ: .scaleZ
      case .translate: .translate
      case .translateX: .translateX
      case .translateY: .translateY
      case .translateZ: .translateZ
      }
    }
  }

  extension LayerTransition.Kind {
    /// Nil for types that Core Animation lacks.
    var quartz: CATransitionType? {
      switch self {
      case .fade: .fade
      case .moveIn: .moveIn
      case .push: .push
      case .reveal: .reveal
      case .flip: nil
      }
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
      if let curve = named {
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
