// Times and easings of every kind.

import Animatic
import AnimaticPreview

extension Example {
  static var timing: [Example] {
    [
      Example("easings") {
        let easings: [TimingFunction] = [
          .linear, .easeIn, .easeOut, .easeInEaseOut, .default, .back(), .elastic(), .bounce(),
          .steps(4), .steps(5, jump: .both), .spring(response: 0.5, damping: 0.4),
          .circ(.out), .expo(.inOut),
          .linear([EasingStop(0), EasingStop(0.8, at: 0.3), EasingStop(1)]),
          TimingFunction(controlPoints: 0.68, -0.55, 0.27, 1.55),
        ]
        return Parallel {
          for (index, easing) in easings.enumerated() {
            Animate(tile("\(easing)", 40, 20 + 30 * Double(index), 24, 24))
              .move(x: 400, duration: 2, easing: easing).stay()
          }
        }.shown(title: "Easings")
      },
      Example("keyframes") {
        let values = [
          CGPoint(x: 40, y: 40), CGPoint(x: 140, y: 200), CGPoint(x: 260, y: 60),
          CGPoint(x: 400, y: 160),
        ]
        let modes: [CalculationMode] = [.linear, .discrete, .paced, .cubic, .cubicPaced]
        return Parallel {
          for mode in modes {
            let layer = tile(mode.description, 40, 40, 24, 24)
            let animation = keyframes(values, mode)
            Animate(layer).add(animation: animation)
          }
        }.shown(title: "Keyframes of all modes")
      },
      Example("follow") {
        let plane = tile("plane", 40, 200, 40, 20, RGBAColor(red: 0.5, green: 0.2, blue: 0.8))
        var path = BezierPath()
        path.move(to: CGPoint(x: 40, y: 200))
        path.addCurve(
          to: CGPoint(x: 360, y: 80), control1: CGPoint(x: 120, y: -60),
          control2: CGPoint(x: 260, y: 320))
        return Animate(plane).follow(path, rotation: .auto, duration: 3).shown(title: "Follow")
      },
      Example("springs") {
        let slow = tile("spring", 40, 40, 40, 40)
        let raw = tile("raw", 40, 120, 40, 40, .red)
        return Parallel {
          Animate(slow).move(x: 300, easing: .spring(response: 0.6, damping: 0.35))
            .fade(from: 0, to: 1, easing: .spring(response: 0.6, damping: 0.35))
          Animate(raw).add(animation: SpringAnimation(.positionX, to: 300))
        }.shown(title: "Springs")
      },
      Example("repeats") {
        let box = tile("repeats", 60, 60)
        let back = tile("autoreverses", 60, 140, 60, 60, .orange)
        let cumulative = tile("cumulative", 60, 220, 60, 60, .green)
        var steps = BasicAnimation(.positionX, from: 0, to: 40, duration: 0.7)
        steps.isCumulative = true
        steps.repeatCount = 4
        return Parallel {
          Animate(box).move(x: 200, duration: 0.6, easing: .easeIn).repeats(3.5)
          Animate(back).move(x: 200, duration: 0.6, easing: .easeOut).autoreverses().repeats(2)
            .rotate(by: .turns(2), duration: 2, easing: .easeInEaseOut)
          Animate(cumulative).add(animation: steps)
        }.shown(title: "Repeats")
      },
      Example("endless") {
        let hand = tile("hand", 100, 100, 8, 80)
        hand.anchorPoint = CGPoint(x: 0.5, y: 1)
        let beat = tile("beat", 220, 100, 60, 60, .red)
        return Parallel {
          Animate(hand).rotate(by: .turns(1), duration: 4).repeats(.infinity)
          Animate(beat).scale(to: 1.3, duration: 0.4, easing: .easeInEaseOut).autoreverses()
            .repeats(.infinity)
        }.shown(title: "Endless")
      },
      Example("cues") {
        let box = tile("box", 60, 60)
        return Animate(box).move(x: 200, duration: 1).cue(Cue("half way")).then(gap: 0.3)
          .fadeOut(duration: 0.5).stay().cue(Cue("gone")).shown(title: "Cues")
      },
      Example("findings") {
        let box = tile("box", 60, 60)
        return Animate(box).move(to: [1]).move(x: 200).move(x: 90, duration: 2, at: .start + 0.5)
          .fade(from: 0.2, to: 1, duration: -1).duration(0.5).shown(title: "Findings")
      },
      Example("empty") { Animate().shown(title: "Empty") },
      Example("style") {
        Animate().fadeIn().zoomIn(from: 0.5).rotate(by: .degrees(90)).shown(title: "No layer")
      },
    ]
  }

  private static func keyframes(
    _ values: [CGPoint], _ mode: CalculationMode
  ) -> KeyframeAnimation<CGPoint> {
    var animation = KeyframeAnimation(.position, values: values, duration: 3)
    animation.calculationMode = mode
    return animation
  }
}
