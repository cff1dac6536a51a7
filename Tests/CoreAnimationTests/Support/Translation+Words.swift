// Core Animation's names for each attribute of an animation value, and the kinds of animation.

import AnimaticCore

#if canImport(QuartzCore)
  import QuartzCore

  extension Translation {
    static func fill(_ mode: FillMode) -> CAMediaTimingFillMode {
      switch mode {
      case .removed: .removed
      case .forwards: .forwards
      case .backwards: .backwards
      case .both: .both
      }
    }

    static func mode(_ mode: CalculationMode) -> CAAnimationCalculationMode {
      switch mode {
      case .linear: .linear
      case .discrete: .discrete
      case .paced: .paced
      case .cubic: .cubic
      case .cubicPaced: .cubicPaced
      }
    }

    static func rotation(_ mode: RotationMode) -> CAAnimationRotationMode {
      mode == .auto ? .rotateAuto : .rotateAutoReverse
    }

    static func kind(_ kind: LayerTransition.Kind) -> CATransitionType {
      switch kind {
      case .fade: .fade
      case .moveIn: .moveIn
      case .push: .push
      case .reveal: .reveal
      case .flip: CATransitionType(rawValue: "none")
      }
    }

    static func subtype(_ edge: LayerEdge) -> CATransitionSubtype {
      switch edge {
      case .left: .fromLeft
      case .right: .fromRight
      case .top: .fromTop
      case .bottom: .fromBottom
      }
    }

    static func function(_ function: ValueFunction) -> CAValueFunctionName {
      switch function {
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

  /// An animation from one value to another.
  protocol Ended {
    func compareEnds(with quartz: CAPropertyAnimation, in translation: inout Translation)
  }

  /// An animation by a spring.
  protocol Springy {
    func compareSpring(with quartz: CAPropertyAnimation, in translation: inout Translation)
  }

  /// An animation of keyframes.
  protocol Keyed {
    func compareKeys(with quartz: CAPropertyAnimation, in translation: inout Translation)
  }

  extension BasicAnimation: Ended {
    func compareEnds(with quartz: CAPropertyAnimation, in translation: inout Translation) {
      translation.compareEnds(fromValue, toValue, byValue, quartz)
    }
  }

  extension SpringAnimation: Springy {
    func compareSpring(with quartz: CAPropertyAnimation, in translation: inout Translation) {
      translation.compareSpring(spring, quartz)
      translation.compareEnds(fromValue, toValue, byValue, quartz)
    }
  }

  extension KeyframeAnimation: Keyed {
    func compareKeys(with quartz: CAPropertyAnimation, in translation: inout Translation) {
      translation.compareKeys(self, quartz)
    }
  }
#endif
