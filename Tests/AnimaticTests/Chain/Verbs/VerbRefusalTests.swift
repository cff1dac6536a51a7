// Arguments that no verb accepts: the verb is left out, and the diagnostic names the caller's line.

import Animatic
import TestSupport
import Testing

#if canImport(CoreGraphics)
  import CoreGraphics
#else
  import Foundation
#endif

/// A call of a verb with an argument that the verb refuses.
struct RefusedCall: Sendable, CustomTestStringConvertible {
  let name: String
  let call: @Sendable (Animate) -> Animate

  init(_ name: String, call: @escaping @Sendable (Animate) -> Animate) {
    self.name = name
    self.call = call
  }

  var testDescription: String { name }
}

struct `Refused verbs` {
  @Test(arguments: Self.notFinite)
  func `L-49 a verb with NaN or infinity is refused`(refused: RefusedCall) {
    expectRefused(refused.call(Animate(makeBox())))
  }

  @Test(arguments: Self.wrongCounts)
  func `C-2 an array that does not have two numbers is refused`(refused: RefusedCall) {
    expectRefused(refused.call(Animate(makeBox())), "C-2")
  }

  @Test(arguments: [0, -1, .nan, 1001])
  func `C-5 a pulse or a shake with a count outside 0 to 1000 is refused`(count: Double) {
    expectRefused(Animate(makeBox()).pulse(times: count, line: 7), "C-5")
    expectRefused(Animate(makeBox()).shake(y: 1, times: count, line: 7), "C-5")
  }

  @Test(arguments: [0, -1, Double.nan])
  func `C-5 an image sequence with a count that is not positive is refused`(count: Double) {
    expectRefused(Animate(makeBox()).images(["1", "2"], repeats: count, line: 7), "C-5")
  }

  private static let notFinite: [RefusedCall] = [
    RefusedCall("background(to: NaN)") { $0.background(to: RGBAColor(white: .nan), line: 7) },
    RefusedCall("border(width: NaN)") { $0.border(width: .nan, line: 7) },
    RefusedCall("border(from: infinity, color:)") {
      $0.border(from: RGBAColor(white: .infinity), color: .red, line: 7)
    },
    RefusedCall("bounce(height: infinity)") { $0.bounce(height: .infinity, line: 7) },
    RefusedCall("cornerRadius(to: NaN)") { $0.cornerRadius(to: .nan, line: 7) },
    RefusedCall("cornerRadius(from: infinity, by:)") {
      $0.cornerRadius(from: .infinity, by: 1, line: 7)
    },
    RefusedCall("fadeIn(from: NaN)") { $0.fadeIn(from: .nan, line: 7) },
    RefusedCall("fadeIn(to: infinity)") { $0.fadeIn(to: .infinity, line: 7) },
    RefusedCall("fadeOut(to: -infinity)") { $0.fadeOut(to: -.infinity, line: 7) },
    RefusedCall("jump(height: NaN)") { $0.jump(height: .nan, line: 7) },
    RefusedCall("jump(by: [NaN, 0])") { $0.jump(by: [.nan, 0], line: 7) },
    RefusedCall("jump(by:height: infinity)") { $0.jump(by: [0, 0], height: .infinity, line: 7) },
    RefusedCall("morph(to: a path with NaN)") {
      $0.morph(
        to: BezierPath(rect: CGRect(x: 0, y: 0, width: Double.nan, height: .nan)), line: 7)
    },
    RefusedCall("move(by: [NaN, 0])") { $0.move(by: [.nan, 0], line: 7) },
    RefusedCall("move(byX: infinity)") { $0.move(byX: .infinity, line: 7) },
    RefusedCall("move(byY: NaN)") { $0.move(byY: .nan, line: 7) },
    RefusedCall("pop(scale: NaN)") { $0.pop(scale: .nan, line: 7) },
    RefusedCall("pulse(scale: NaN)") { $0.pulse(scale: .nan, line: 7) },
    RefusedCall("resize(to: [NaN, 1])") { $0.resize(to: [.nan, 1], line: 7) },
    RefusedCall("resize(width: infinity)") { $0.resize(width: .infinity, line: 7) },
    RefusedCall("scale(by: NaN)") { $0.scale(by: .nan, line: 7) },
    RefusedCall("scale(from:by: infinity)") { $0.scale(from: 1, by: .infinity, line: 7) },
    RefusedCall("scale(x: NaN)") { $0.scale(x: .nan, line: 7) },
    RefusedCall("scale(y: NaN)") { $0.scale(y: .nan, line: 7) },
    RefusedCall("shadow(opacity: NaN)") { $0.shadow(opacity: .nan, line: 7) },
    RefusedCall("shadow(radius: infinity)") { $0.shadow(radius: .infinity, line: 7) },
    RefusedCall("shadow(offset: [NaN, 0])") { $0.shadow(offset: [.nan, 0], line: 7) },
    RefusedCall("shake(x: NaN)") { $0.shake(x: .nan, line: 7) },
    RefusedCall("shake(rotation: infinity)") { $0.shake(rotation: .radians(.infinity), line: 7) },
    RefusedCall("slideIn(from:distance: NaN)") { $0.slideIn(from: .left, distance: .nan, line: 7) },
    RefusedCall("slideOut(to:distance: infinity)") {
      $0.slideOut(to: .left, distance: .infinity, line: 7)
    },
    RefusedCall("spin(turns: infinity)") { $0.spin(turns: .infinity, line: 7) },
    RefusedCall("stroke(to: NaN)") { $0.stroke(to: .nan, line: 7) },
    RefusedCall("stroke(start: infinity)") { $0.stroke(start: .infinity, line: 7) },
    RefusedCall("stroke(color: NaN)") { $0.stroke(color: RGBAColor(white: .nan), line: 7) },
    RefusedCall("swing(angle: NaN)") { $0.swing(angle: .radians(.nan), line: 7) },
    RefusedCall("throw(from:to: [NaN, 0])") { $0.throw(from: [0, 0], to: [.nan, 0], line: 7) },
    RefusedCall("throw(from:to:height: NaN)") {
      $0.throw(from: [0, 0], to: [1, 0], height: .nan, line: 7)
    },
    RefusedCall("transform(to: NaN)") { $0.transform(to: .scale(x: .nan), line: 7) },
    RefusedCall("zoomIn(from: NaN)") { $0.zoomIn(from: .nan, line: 7) },
    RefusedCall("zoomOut(to: NaN)") { $0.zoomOut(to: .nan, line: 7) },
    RefusedCall("zPosition(to: NaN)") { $0.zPosition(to: .nan, line: 7) },
    RefusedCall("zPosition(from: infinity, by:)") { $0.zPosition(from: .infinity, by: 1, line: 7) },
  ]

  private static let wrongCounts: [RefusedCall] = [
    RefusedCall("jump(by: 3 numbers)") { $0.jump(by: [1, 2, 3], line: 7) },
    RefusedCall("move(by: 1 number)") { $0.move(by: [1], line: 7) },
    RefusedCall("resize(to: 3 numbers)") { $0.resize(to: [1, 2, 3], line: 7) },
    RefusedCall("resize(by: no number)") { $0.resize(by: [], line: 7) },
    RefusedCall("shadow(offset: 1 number)") { $0.shadow(offset: [1], line: 7) },
    RefusedCall("throw(from: 1 number, to:)") { $0.throw(from: [0], to: [1, 0], line: 7) },
  ]
}
