import Foundation
import QuartzCore
import TestSupport
import Testing

struct `Paths and colours` {
  @Test func `a path hands out its pieces`() {
    let path = CGMutablePath()
    path.move(to: CGPoint(x: 1, y: 2))
    path.addLine(to: CGPoint(x: 3, y: 4))
    path.addQuadCurve(to: CGPoint(x: 5, y: 6), control: CGPoint(x: 7, y: 8))
    path.addCurve(
      to: CGPoint(x: 9, y: 10), control1: CGPoint(x: 11, y: 12), control2: CGPoint(x: 13, y: 14))
    path.closeSubpath()
    var found: [(CGPathElementType, [CGFloat])] = []
    path.applyWithBlock { element in
      let counts: [CGPathElementType: Int] = [
        .moveToPoint: 1, .addLineToPoint: 1, .addQuadCurveToPoint: 2, .addCurveToPoint: 3,
      ]
      let points = UnsafeBufferPointer(
        start: element.pointee.points, count: counts[element.pointee.type] ?? 0)
      found.append((element.pointee.type, points.flatMap { [$0.x, $0.y] }))
    }
    expectEqual(
      found.map(\.0),
      [
        .moveToPoint, .addLineToPoint, .addQuadCurveToPoint, .addCurveToPoint, .closeSubpath,
      ])
    expectEqual(found.map(\.1), [[1, 2], [3, 4], [7, 8, 5, 6], [11, 12, 13, 14, 9, 10], []])
  }

  @Test func `a path of a rectangle`() {
    let path = CGPath(rect: CGRect(x: 0, y: 0, width: 2, height: 3), transform: nil)
    #expect(!path.isEmpty)
    #expect(CGMutablePath().isEmpty)
  }

  @Test func `a colour has components`() throws {
    let colour = CGColor(srgbRed: 0.25, green: 0.5, blue: 0.75, alpha: 1)
    expectEqual(colour.components, [0.25, 0.5, 0.75, 1])
    expectEqual(colour.numberOfComponents, 4)
    expectEqual(colour.copy(alpha: 0.5)?.alpha, 0.5)
    expectEqual(colour.colorSpace?.model, .rgb)
  }

  @Test func `a grey becomes red, green and blue`() throws {
    let space = try #require(CGColorSpace(name: CGColorSpace.sRGB))
    let black = CGColor(gray: 0, alpha: 1)
    expectEqual(black.numberOfComponents, 2)
    let converted = black.converted(to: space, intent: .defaultIntent, options: nil)
    expectEqual(converted?.components, [0, 0, 0, 1])
  }
}
