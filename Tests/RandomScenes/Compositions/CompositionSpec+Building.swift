// The verbs, modifiers, and operators of a described composition, through the public API only.

package import Animatic

extension WordSpec {
  package func applied(to whole: Composition) -> Composition {
    switch self {
    case .repeated(let count, let pause): whole.repeated(count, pause: pause)
    case .autoreversed: whole.autoreversed()
    case .reversed: whole.reversed()
    case .sped(let factor): whole.sped(by: factor)
    case .stretched(let length): whole.stretched(to: length)
    case .fitted(let length, let fit): whole.fitted(to: length, fit.fit)
    case .trimmed(let low, let high):
      // A range can't be made of anything else.
      low <= high ? whole.trimmed(low...high) : whole
    case .trimmedFrom(let low): low.isNaN ? whole : whole.trimmed(low...)
    case .trimmedTo(let high): high.isNaN ? whole : whole.trimmed(...high)
    case .shifted(let delay): whole.shifted(by: delay)
    case .eased(let easing): whole.eased(easing.function)
    case .staying: whole.staying()
    case .settling: whole.settling()
    case .cued(let number): whole.cue(Cue("c\(number)"))
    }
  }
}

extension ModifierSpec {
  func applied(to chain: consuming Animate) -> Animate {
    var chain = chain
    if let after { chain = chain.after(begin: after) }
    if let easing { chain = chain.easing(easing.function) }
    if let repeats { chain = chain.repeats(repeats) }
    if autoreverses { chain = chain.autoreverses() }
    switch fill {
    case .nothing: return chain
    case .stay: return chain.stay()
    case .settle: return chain.settle()
    }
  }
}

extension VerbSpec {
  func appended(to chain: consuming Animate) -> Animate {
    let at = position?.position
    let curve = easing?.function
    let pair = from.map { [$0, 1] }
    let turn = from.map { RotationAngle.radians($0 / 16) }
    let (file, line) = place
    switch kind {
    case .move:
      return chain.move(
        from: pair, to: [to, 3], duration: duration, easing: curve, at: at, file: file, line: line)
    case .moveX:
      return chain.move(
        from: from, x: to, duration: duration, easing: curve, at: at, file: file, line: line)
    case .moveY:
      return chain.move(
        from: from, y: to, duration: duration, easing: curve, at: at, file: file, line: line)
    case .offset:
      return chain.move(
        from: pair, offset: [to, 2], duration: duration, easing: curve, at: at, file: file,
        line: line)
    case .offsetX:
      return chain.move(
        from: from, offsetX: to, duration: duration, easing: curve, at: at, file: file, line: line)
    case .fade:
      return chain.fade(
        from: from, to: to / 16, duration: duration, easing: curve, at: at,
        file: file, line: line)
    case .rotate:
      return chain.rotate(
        from: turn, to: .radians(to / 16), duration: duration, easing: curve, at: at, file: file,
        line: line)
    case .rotateBy:
      return chain.rotate(
        from: turn, by: .radians(to / 16), duration: duration, easing: curve, at: at, file: file,
        line: line)
    case .scale:
      return chain.scale(
        from: from.map { 1 + $0 / 16 }, to: 1 + to / 16, duration: duration, easing: curve, at: at,
        file: file, line: line)
    case .zPosition:
      return chain.zPosition(
        from: from, to: to, duration: duration, easing: curve, at: at, file: file, line: line)
    case .zPositionBy:
      return chain.zPosition(
        from: from, by: to, duration: duration, easing: curve, at: at, file: file, line: line)
    case .shakeX:
      return chain.shakeX(
        range: to, times: 2, duration: duration, easing: curve, at: at, file: file, line: line)
    case .shakeR:
      return chain.shakeR(
        radian: to, times: 1, duration: duration, easing: curve, at: at, file: file, line: line)
    case .rawBasic, .rawKeyframes, .rawSpring, .rawGroup:
      let raw = chain.add(animation: rawAnimation)
      return at.map { raw.at($0) } ?? raw
    }
  }

  /// A line is in a separate file; without it the location of the verb is here.
  private var place: (file: String, line: UInt) {
    line.map { ("Random/Scene.swift", $0) } ?? (#fileID, #line)
  }

  private var rawAnimation: any LayerAnimation {
    var animation: any LayerAnimation =
      switch kind {
      case .rawKeyframes:
        KeyframeAnimation(
          .borderWidth, values: [from ?? 0, to, 4], keyTimes: [0, 0.25, 1], duration: duration)
      case .rawSpring:
        SpringAnimation(.cornerRadius, from: from, to: to, duration: duration)
      case .rawGroup:
        AnimationGroup(
          [
            BasicAnimation(.borderWidth, from: from, to: to, duration: duration / 2),
            BasicAnimation(.zPosition, from: from, to: to, duration: duration),
          ], duration: duration)
      default: BasicAnimation(.cornerRadius, from: from, to: to, duration: duration)
      }
    if fills { animation.fillMode = .both }
    return animation
  }
}

extension PositionSpec {
  var position: Position {
    switch self {
    case .start(let offset): .start + offset
    case .end(let offset): .end + offset
    case .withPrevious(let offset): .withPrevious + offset
    case .afterPrevious(let offset): .afterPrevious + offset
    case .previous(let fraction): .previous(fraction)
    case .cue(let number, let offset): .cue(Cue("c\(number)")) + offset
    }
  }
}

extension OriginSpec {
  var origin: StaggerOrigin {
    switch self {
    case .first: .first
    case .last: .last
    case .center: .center
    case .edges: .edges
    }
  }
}

extension FitSpec {
  var fit: Fit {
    switch self {
    case .clip: .clip
    case .stretch: .stretch
    case .hold: .hold
    }
  }
}

extension EasingSpec {
  package var function: TimingFunction {
    switch self {
    case .linear: .linear
    case .easeIn: .easeIn
    case .easeOut: .easeOut
    case .easeInEaseOut: .easeInEaseOut
    case .standard: .default
    case .curve: TimingFunction(controlPoints: 0.1, 0.2, 0.3, 1)
    }
  }
}
