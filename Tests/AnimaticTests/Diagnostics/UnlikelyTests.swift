// Compositions that are probably mistakes: each has one diagnostic before it runs, and intended ones
// have none.

import Animatic
import TestSupport
import Testing

struct UnlikelyTests {
  private let box = Layer(name: "box")
  private let disk = Layer(name: "disk")

  private func finding(_ id: String, in composition: some Composable) -> Diagnostic? {
    let found = composition.diagnostics.filter { $0.id == id }
    #expect(found.count <= 1)
    return found.first
  }

  @Test func `L-17: a morph between paths of other elements`() {
    let rect = BezierPath(rect: CGRect(x: 0, y: 0, width: 4, height: 2))
    let circle = BezierPath(ellipseIn: CGRect(x: 0, y: 0, width: 4, height: 2))
    let line: UInt = #line + 1
    let unlike = Animate(box).morph(from: rect, to: circle)
    expectEqual(finding("L-17", in: unlike)?.place?.line, line)
    #expect(finding("L-17", in: Animate(box).morph(to: rect)) != nil)
    box.path = rect
    #expect(finding("L-17", in: Animate(box).morph(to: rect)) == nil)
    #expect(finding("L-17", in: Animate(box).morph(from: circle, to: circle)) == nil)
    #expect(finding("L-17", in: Animate(box).contents(from: "one", to: "two")) == nil)
    #expect(finding("L-17", in: Animate().morph(to: rect)) == nil)
  }

  @Test(arguments: [90, -45, 360.0])
  func `C-44: an angle that looks like degrees`(angle: Double) {
    let chain = Animate(box).animate(.rotation, to: angle).fade().animate(.rotationX, to: angle)
    let degrees = ".degrees(\(Int(angle)))"
    expectEqual(
      finding("C-44", in: chain)?.remedy,
      "If degrees are meant, write \(degrees), or RotationAngle\(degrees).radians as a number.")
    #expect(finding("C-44", in: Animate(box).rotate(to: .radians(angle))) != nil)
    #expect(finding("C-44", in: Animate(box).rotate(to: .degrees(angle))) == nil)
    #expect(finding("C-44", in: Animate(box).spin(turns: angle)) == nil)
    #expect(finding("C-44", in: Animate(box).animate(.cornerRadius, to: angle)) == nil)
  }

  @Test func `C-45: a duration that looks like milliseconds`() {
    let chain = Animate(box).fade(duration: 300).move(x: 4, duration: 250)
    expectEqual(
      finding("C-45", in: chain)?.remedy, "If milliseconds are meant, write duration: 0.3.")
    for seconds in [0.3, 3, 60, 100, 3600] {
      #expect(finding("C-45", in: Animate(box).fade(duration: seconds)) == nil)
    }
  }

  @Test func `C-46: On without layers`() {
    let line: UInt = #line + 1
    let empty = On([]) { $0.fade() }
    expectEqual(finding("C-46", in: empty)?.place?.line, line)
    #expect(finding("C-46", in: On([box]) { $0.fade() }) == nil)
  }

  @Test func `C-47: the line of a shape without a path`() {
    let line: UInt = #line + 1
    let chain = Animate(box).stroke().stroke(start: 0.5)
    expectEqual(finding("C-47", in: chain)?.place?.line, line)
    let rect = BezierPath(rect: CGRect(x: 0, y: 0, width: 4, height: 2))
    #expect(finding("C-47", in: Animate(box).morph(to: rect).stroke()) == nil)
    #expect(finding("C-47", in: Animate().stroke()) == nil)
    box.path = rect
    #expect(finding("C-47", in: chain) == nil)
  }

  @Test func `R-5: a part without a layer, before it runs`() {
    let line: UInt = #line + 3
    let mixed = Parallel {
      Animate(box).fade()
      Animate().fade()
    }
    expectEqual(finding("R-5", in: mixed)?.place?.line, line)
    // A chain without any layer is for asking, or waits for on(_:).
    #expect(finding("R-5", in: Animate().fade()) == nil)
    #expect(finding("R-5", in: mixed.on(disk)) == nil)
  }
}
