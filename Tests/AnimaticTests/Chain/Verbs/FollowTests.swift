// The values of `follow`.

import Animatic
import TestSupport
import Testing

struct `Follow` {
  private let box = makeBox()

  private var corner: BezierPath {
    BezierPath([
      .move(to: .zero), .line(to: CGPoint(x: 30, y: 0)), .line(to: CGPoint(x: 30, y: 10)),
    ])
  }

  @Test func `it runs along the path at one speed`() {
    let chain = Animate(box).follow(corner)
    let written = chain.only as? KeyframeAnimation<CGPoint>
    expectEqual(chain.only?.keyPath, "position")
    expectEqual(written?.path, corner)
    expectEqual(written?.calculationMode, .paced)
    #expect(written?.rotationMode == nil)
    expectEqual(
      chain.values(of: .position, on: box, at: [0, 0.5, 1]),
      [
        .zero, CGPoint(x: 20, y: 0), CGPoint(x: 30, y: 10),
      ])
  }

  @Test func `linear, each segment takes the same time`() {
    let chain = Animate(box).follow(corner, mode: .linear)
    expectEqual(
      chain.values(of: .position, on: box, at: [0.25, 0.5]),
      [
        CGPoint(x: 15, y: 0), CGPoint(x: 30, y: 0),
      ])
  }

  @Test func `it can turn with the path`() {
    let chain = Animate(box).follow(corner, rotation: .auto)
    expectEqual((chain.only as? KeyframeAnimation<CGPoint>)?.rotationMode, .auto)
    #expect(isClose(chain.timeline.value(of: .rotation, on: box, at: 0.9), .pi / 2))
  }

  @Test func `it has an explicit start, and the next verb starts from its end`() {
    let delayed = Animate(box).follow(corner, at: .start + 1)
    expectEqual(delayed.values(of: .position, on: box, at: [0.5]), [.zero])
    let chain = Animate(box).follow(corner).then().move(by: [10, 10])
    expectEqual(chain.values(of: .position, on: box, at: [1.5]), [CGPoint(x: 35, y: 15)])
  }

  @Test func `L-49 a path with NaN is refused, and an empty path is reported`() {
    let line = BezierPath([.move(to: .zero), .line(to: CGPoint(x: Double.nan, y: 0))])
    expectRefused(Animate(box).follow(line, line: 7))
    let empty = Animate(box).follow(BezierPath(), line: 7)
    expectEqual(empty.problemIDs.count, 1)
    expectEqual(empty.diagnostics.first?.place?.line, 7)
    expectEqual(empty.values(of: .position, on: box, at: [0.5]), [CGPoint(x: 50, y: 50)])
  }
}
