// The forms of the verbs that animate one property from one value to another.

import Animatic

#if canImport(CoreGraphics)
  import CoreGraphics
#else
  import Foundation
#endif

extension VerbForm {
  static let properties: [VerbForm] = [
    VerbForm("animate(_:to:)") {
      $0.animate(
        .lineWidth, to: 5, duration: $1.duration, easing: $1.easing, at: $1.at, file: $1.file,
        line: $1.line)
    },
    VerbForm("background(from:to:)") {
      $0.background(
        from: .black, to: .red, duration: $1.duration, easing: $1.easing, at: $1.at, file: $1.file,
        line: $1.line)
    },
    VerbForm("border(width:)") {
      $0.border(
        width: 5, duration: $1.duration, easing: $1.easing, at: $1.at, file: $1.file, line: $1.line)
    },
    VerbForm("border(color:)") {
      $0.border(
        color: .red, duration: $1.duration, easing: $1.easing, at: $1.at, file: $1.file,
        line: $1.line)
    },
    VerbForm("contents(to:)") {
      $0.contents(
        to: "b", duration: $1.duration, easing: $1.easing, at: $1.at, file: $1.file, line: $1.line)
    },
    VerbForm("cornerRadius(to:)") {
      $0.cornerRadius(
        to: 5, duration: $1.duration, easing: $1.easing, at: $1.at, file: $1.file, line: $1.line)
    },
    VerbForm("cornerRadius(by:)") {
      $0.cornerRadius(
        by: 5, duration: $1.duration, easing: $1.easing, at: $1.at, file: $1.file, line: $1.line)
    },
    VerbForm("fade(to:)") {
      $0.fade(
        to: 0.5, duration: $1.duration, easing: $1.easing, at: $1.at, file: $1.file, line: $1.line)
    },
    VerbForm("fadeIn()") {
      $0.fadeIn(duration: $1.duration, easing: $1.easing, at: $1.at, file: $1.file, line: $1.line)
    },
    VerbForm("fadeOut()") {
      $0.fadeOut(duration: $1.duration, easing: $1.easing, at: $1.at, file: $1.file, line: $1.line)
    },
    VerbForm("morph(to:)") {
      $0.morph(
        to: BezierPath(rect: .zero), duration: $1.duration, easing: $1.easing, at: $1.at,
        file: $1.file, line: $1.line)
    },
    VerbForm("move(to: CGPoint)") {
      $0.move(
        to: CGPoint(x: 1, y: 1), duration: $1.duration, easing: $1.easing, at: $1.at, file: $1.file,
        line: $1.line)
    },
    VerbForm("move(to: [Double])") {
      $0.move(
        to: [1, 1], duration: $1.duration, easing: $1.easing, at: $1.at, file: $1.file,
        line: $1.line)
    },
    VerbForm("move(x:y:)") {
      $0.move(
        x: 1, y: 2, duration: $1.duration, easing: $1.easing, at: $1.at, file: $1.file,
        line: $1.line)
    },
    VerbForm("move(x:)") {
      $0.move(
        x: 1, duration: $1.duration, easing: $1.easing, at: $1.at, file: $1.file, line: $1.line)
    },
    VerbForm("move(y:)") {
      $0.move(
        y: 1, duration: $1.duration, easing: $1.easing, at: $1.at, file: $1.file, line: $1.line)
    },
    VerbForm("move(offset: CGPoint)") {
      $0.move(
        offset: CGPoint(x: 1, y: 1), duration: $1.duration, easing: $1.easing, at: $1.at,
        file: $1.file, line: $1.line)
    },
    VerbForm("move(offset: [Double])") {
      $0.move(
        offset: [1, 1], duration: $1.duration, easing: $1.easing, at: $1.at, file: $1.file,
        line: $1.line)
    },
    VerbForm("move(offsetX:)") {
      $0.move(
        offsetX: 1, duration: $1.duration, easing: $1.easing, at: $1.at, file: $1.file,
        line: $1.line)
    },
    VerbForm("move(offsetY:)") {
      $0.move(
        offsetY: 1, duration: $1.duration, easing: $1.easing, at: $1.at, file: $1.file,
        line: $1.line)
    },
    VerbForm("move(by: CGPoint)") {
      $0.move(
        by: CGPoint(x: 1, y: 1), duration: $1.duration, easing: $1.easing, at: $1.at, file: $1.file,
        line: $1.line)
    },
    VerbForm("move(by: [Double])") {
      $0.move(
        by: [1, 1], duration: $1.duration, easing: $1.easing, at: $1.at, file: $1.file,
        line: $1.line)
    },
    VerbForm("move(byX:)") {
      $0.move(
        byX: 1, duration: $1.duration, easing: $1.easing, at: $1.at, file: $1.file, line: $1.line)
    },
    VerbForm("move(byY:)") {
      $0.move(
        byY: 1, duration: $1.duration, easing: $1.easing, at: $1.at, file: $1.file, line: $1.line)
    },
    VerbForm("resize(to: CGSize)") {
      $0.resize(
        to: CGSize.zero, duration: $1.duration, easing: $1.easing, at: $1.at, file: $1.file,
        line: $1.line)
    },
    VerbForm("resize(to: [Double])") {
      $0.resize(
        to: [1, 1], duration: $1.duration, easing: $1.easing, at: $1.at, file: $1.file,
        line: $1.line)
    },
    VerbForm("resize(by: CGSize)") {
      $0.resize(
        by: CGSize(width: 1, height: 1), duration: $1.duration, easing: $1.easing, at: $1.at,
        file: $1.file, line: $1.line)
    },
    VerbForm("resize(by: [Double])") {
      $0.resize(
        by: [1, 1], duration: $1.duration, easing: $1.easing, at: $1.at, file: $1.file,
        line: $1.line)
    },
    VerbForm("resize(width:)") {
      $0.resize(
        width: 1, duration: $1.duration, easing: $1.easing, at: $1.at, file: $1.file, line: $1.line)
    },
    VerbForm("resize(height:)") {
      $0.resize(
        height: 1, duration: $1.duration, easing: $1.easing, at: $1.at, file: $1.file,
        line: $1.line)
    },
    VerbForm("rotate(to:)") {
      $0.rotate(
        to: .radians(1), duration: $1.duration, easing: $1.easing, at: $1.at, file: $1.file,
        line: $1.line)
    },
    VerbForm("rotate(by:)") {
      $0.rotate(
        by: .radians(1), duration: $1.duration, easing: $1.easing, at: $1.at, file: $1.file,
        line: $1.line)
    },
    VerbForm("scale(to:)") {
      $0.scale(
        to: 2, duration: $1.duration, easing: $1.easing, at: $1.at, file: $1.file, line: $1.line)
    },
    VerbForm("scale(by:)") {
      $0.scale(
        by: 2, duration: $1.duration, easing: $1.easing, at: $1.at, file: $1.file, line: $1.line)
    },
    VerbForm("scale(by:) from a stated start") {
      $0.scale(
        from: 2, by: 2, duration: $1.duration, easing: $1.easing, at: $1.at, file: $1.file,
        line: $1.line)
    },
    VerbForm("scale(x:)") {
      $0.scale(
        x: 2, duration: $1.duration, easing: $1.easing, at: $1.at, file: $1.file, line: $1.line)
    },
    VerbForm("scale(y:)") {
      $0.scale(
        y: 2, duration: $1.duration, easing: $1.easing, at: $1.at, file: $1.file, line: $1.line)
    },
    VerbForm("shadow(opacity:)") {
      $0.shadow(
        opacity: 1, duration: $1.duration, easing: $1.easing, at: $1.at, file: $1.file,
        line: $1.line)
    },
    VerbForm("shadow(radius:)") {
      $0.shadow(
        radius: 1, duration: $1.duration, easing: $1.easing, at: $1.at, file: $1.file,
        line: $1.line)
    },
    VerbForm("shadow(offset: CGSize)") {
      $0.shadow(
        offset: CGSize(width: 1, height: 1), duration: $1.duration, easing: $1.easing, at: $1.at,
        file: $1.file, line: $1.line)
    },
    VerbForm("shadow(offset: [Double])") {
      $0.shadow(
        offset: [1, 1], duration: $1.duration, easing: $1.easing, at: $1.at, file: $1.file,
        line: $1.line)
    },
    VerbForm("shadow(color:)") {
      $0.shadow(
        color: .red, duration: $1.duration, easing: $1.easing, at: $1.at, file: $1.file,
        line: $1.line)
    },
    VerbForm("stroke()") {
      $0.stroke(duration: $1.duration, easing: $1.easing, at: $1.at, file: $1.file, line: $1.line)
    },
    VerbForm("stroke(start:)") {
      $0.stroke(
        start: 1, duration: $1.duration, easing: $1.easing, at: $1.at, file: $1.file, line: $1.line)
    },
    VerbForm("stroke(from:color:)") {
      $0.stroke(
        from: .black, color: .red, duration: $1.duration, easing: $1.easing, at: $1.at,
        file: $1.file, line: $1.line)
    },
    VerbForm("transform(to:)") {
      $0.transform(
        to: .scale(x: 2), duration: $1.duration, easing: $1.easing, at: $1.at, file: $1.file,
        line: $1.line)
    },
    VerbForm("transform(by:)") {
      $0.transform(
        by: .scale(x: 2), duration: $1.duration, easing: $1.easing, at: $1.at, file: $1.file,
        line: $1.line)
    },
    VerbForm("zPosition(to:)") {
      $0.zPosition(
        to: 5, duration: $1.duration, easing: $1.easing, at: $1.at, file: $1.file, line: $1.line)
    },
    VerbForm("zPosition(by:)") {
      $0.zPosition(
        by: 5, duration: $1.duration, easing: $1.easing, at: $1.at, file: $1.file, line: $1.line)
    },
    VerbForm("zoomIn()") {
      $0.zoomIn(duration: $1.duration, easing: $1.easing, at: $1.at, file: $1.file, line: $1.line)
    },
    VerbForm("zoomOut()") {
      $0.zoomOut(duration: $1.duration, easing: $1.easing, at: $1.at, file: $1.file, line: $1.line)
    },
  ]
}
