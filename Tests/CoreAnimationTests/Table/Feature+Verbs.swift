// Every verb of the chain.

import Animatic

#if canImport(CoreGraphics)
  import CoreGraphics
#else
  import Foundation
#endif

extension Feature {
  private static var path: BezierPath {
    var path = BezierPath()
    path.move(to: CGPoint(x: 0, y: 0))
    path.addCurve(
      to: CGPoint(x: 100, y: 50), control1: CGPoint(x: 30, y: 80), control2: CGPoint(x: 60, y: -40))
    path.addLine(to: CGPoint(x: 160, y: 50))
    return path
  }

  private static func verb(_ name: String, _ make: @escaping (Animate) -> Animate) -> Feature {
    Feature(.verb, name) { make(Animate($0[0])) }
  }

  static var verbs: [Feature] {
    let (large, small) = (
      CGRect(x: 0, y: 0, width: 40, height: 20), CGRect(x: 0, y: 0, width: 9, height: 9)
    )
    return [
      verb("background") { $0.background(from: .white, to: .red) },
      verb("border") { $0.border(width: 2).border(color: .red) },
      verb("bounce") { $0.bounce(height: 40) },
      verb("contents") { $0.contents(to: "sunset") },
      verb("cornerRadius") { $0.cornerRadius(to: 12) },
      verb("fade") { $0.fade(from: 1, to: 0.5, duration: 0.3) },
      verb("fadeIn") { $0.fadeIn(duration: 0.3) },
      verb("fadeOut") { $0.fadeOut() },
      verb("flip") { $0.flip(v: true, duration: 0.6) },
      verb("follow") { $0.follow(path, duration: 2) },
      verb("follow, turning") { $0.follow(path, rotation: .auto, duration: 2) },
      verb("images") { $0.images(["run-1", "run-2"], duration: 0.3) },
      verb("jump") { $0.jump(height: 40, duration: 0.5) },
      verb("keyframes") {
        $0.keyframes(.opacity, duration: 1) {
          Keyframe(0)
          Keyframe(1)
          Keyframe(0.5)
        }
      },
      verb("morph") { $0.morph(from: BezierPath(rect: small), to: BezierPath(rect: large)) },
      verb("move(to:)") { $0.move(to: [100, 50]) },
      verb("move(by:)") { $0.move(by: [20, 0]) },
      verb("move(offset:)") { $0.move(offset: [20, 5]) },
      verb("pop") { $0.pop(duration: 0.3) },
      verb("pulse") { $0.pulse(times: 2, duration: 0.8) },
      verb("resize") { $0.resize(to: CGSize(width: 80, height: 40)) },
      verb("rotate") { $0.rotate(to: .degrees(90)) },
      verb("scale") { $0.scale(from: 0.8, to: 1) },
      verb("shadow") { $0.shadow(opacity: 0.5).shadow(radius: 8).shadow(offset: [0, 4]) },
      verb("shake") { $0.shake(x: 8, times: 2) },
      verb("shakeR") { $0.shakeR(radian: 10, times: 4, duration: 0.5) },
      verb("shakeX") { $0.shakeX(range: 8, times: 4, duration: 0.5) },
      verb("shakeY") { $0.shakeY(range: 8, times: 4, duration: 0.5) },
      verb("slideIn") { $0.slideIn(from: .left, distance: 200) },
      verb("slideOut") { $0.slideOut(to: .bottom, distance: 200) },
      verb("spin") { $0.spin(turns: 3) },
      verb("stroke") { $0.stroke() },
      verb("swing") { $0.swing(angle: .degrees(20)) },
      verb("throw") { $0.throw(from: [0, 100], to: [200, 100], height: 80) },
      verb("transform") { $0.transform(to: .scale(x: 2, y: 0.5)) },
      verb("zPosition") { $0.zPosition(to: 10) },
      verb("zoomIn") { $0.zoomIn(duration: 0.3) },
      verb("zoomOut") { $0.zoomOut(to: 0.5) },
      verb("animate") { $0.animate(.shadowRadius, to: 9) },
      verb("add") { $0.add(animation: BasicAnimation(.opacity, to: 0, duration: 1)) },
    ]
  }
}
