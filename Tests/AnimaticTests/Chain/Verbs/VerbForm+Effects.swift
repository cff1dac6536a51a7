// The forms of the verbs that write keyframes or a path, or turn the layer.

import Animatic

#if canImport(CoreGraphics)
  import CoreGraphics
#else
  import Foundation
#endif

extension VerbForm {
  static let effects: [VerbForm] = [
    VerbForm("bounce()") {
      $0.bounce(duration: $1.duration, easing: $1.easing, at: $1.at, file: $1.file, line: $1.line)
    },
    VerbForm("flip()") {
      $0.flip(duration: $1.duration, easing: $1.easing, at: $1.at, file: $1.file, line: $1.line)
    },
    VerbForm("flip(to:)") {
      $0.flip(
        to: .back, duration: $1.duration, easing: $1.easing, at: $1.at, file: $1.file,
        line: $1.line)
    },
    VerbForm("follow(_:)") {
      $0.follow(
        corner, duration: $1.duration, easing: $1.easing, at: $1.at, file: $1.file, line: $1.line)
    },
    VerbForm("images(_:)") {
      $0.images(
        ["a", "b"], duration: $1.duration, easing: $1.easing, at: $1.at, file: $1.file,
        line: $1.line)
    },
    VerbForm("jump()") {
      $0.jump(duration: $1.duration, easing: $1.easing, at: $1.at, file: $1.file, line: $1.line)
    },
    VerbForm("jump(by: CGPoint)") {
      $0.jump(
        by: CGPoint(x: 1, y: 1), duration: $1.duration, easing: $1.easing, at: $1.at, file: $1.file,
        line: $1.line)
    },
    VerbForm("jump(by: [Double])") {
      $0.jump(
        by: [1, 1], duration: $1.duration, easing: $1.easing, at: $1.at, file: $1.file,
        line: $1.line)
    },
    VerbForm("keyframes(_:)") {
      $0.keyframes(
        .opacity, duration: $1.duration, easing: $1.easing, at: $1.at, file: $1.file, line: $1.line
      ) {
        Keyframe(0)
        Keyframe(1)
      }
    },
    VerbForm("pop()") {
      $0.pop(duration: $1.duration, easing: $1.easing, at: $1.at, file: $1.file, line: $1.line)
    },
    VerbForm("pulse()") {
      $0.pulse(duration: $1.duration, easing: $1.easing, at: $1.at, file: $1.file, line: $1.line)
    },
    VerbForm("shake(x:)", lasting: 0.4) {
      $0.shake(
        x: 5, duration: $1.duration, easing: $1.easing, at: $1.at, file: $1.file, line: $1.line)
    },
    VerbForm("shake(y:)", lasting: 0.4) {
      $0.shake(
        y: 5, duration: $1.duration, easing: $1.easing, at: $1.at, file: $1.file, line: $1.line)
    },
    VerbForm("shake(rotation:)", lasting: 0.4) {
      $0.shake(
        rotation: .degrees(5), duration: $1.duration, easing: $1.easing, at: $1.at, file: $1.file,
        line: $1.line)
    },
    VerbForm("shakeX()", lasting: 0.4) {
      $0.shakeX(duration: $1.duration, easing: $1.easing, at: $1.at, file: $1.file, line: $1.line)
    },
    VerbForm("shakeY()", lasting: 0.4) {
      $0.shakeY(duration: $1.duration, easing: $1.easing, at: $1.at, file: $1.file, line: $1.line)
    },
    VerbForm("shakeR()", lasting: 0.4) {
      $0.shakeR(duration: $1.duration, easing: $1.easing, at: $1.at, file: $1.file, line: $1.line)
    },
    VerbForm("slideIn(from:)") {
      $0.slideIn(
        from: .top, duration: $1.duration, easing: $1.easing, at: $1.at, file: $1.file,
        line: $1.line)
    },
    VerbForm("slideOut(to:)") {
      $0.slideOut(
        to: .top, duration: $1.duration, easing: $1.easing, at: $1.at, file: $1.file, line: $1.line)
    },
    VerbForm("spin()") {
      $0.spin(duration: $1.duration, easing: $1.easing, at: $1.at, file: $1.file, line: $1.line)
    },
    VerbForm("swing()") {
      $0.swing(duration: $1.duration, easing: $1.easing, at: $1.at, file: $1.file, line: $1.line)
    },
    VerbForm("throw(from: CGPoint, to:)") {
      $0.throw(
        from: CGPoint.zero, to: CGPoint(x: 9, y: 9), duration: $1.duration, easing: $1.easing,
        at: $1.at, file: $1.file, line: $1.line)
    },
    VerbForm("throw(from: [Double], to:)") {
      $0.throw(
        from: [0, 0], to: [9, 9], duration: $1.duration, easing: $1.easing, at: $1.at,
        file: $1.file, line: $1.line)
    },
  ]

  private static let corner = BezierPath([
    .move(to: .zero), .line(to: CGPoint(x: 30, y: 0)), .line(to: CGPoint(x: 30, y: 10)),
  ])
}
