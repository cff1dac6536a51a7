// Y-1, Y-2 and V-9: the frame, read and set.

import AnimaticCore
import AnimaticEngine
import TestSupport
import Testing

#if canImport(CoreGraphics)
  import CoreGraphics
#else
  import Foundation
#endif

struct FrameRuleTests {
  private let box = Layer()
  private let frame = CGRect(x: 10, y: 20, width: 100, height: 50)

  private func isClose(_ first: CGRect, _ second: CGRect) -> Bool {
    agree(first.components, second.components)
  }

  @Test func `V-9: a frame sets position and bounds`() {
    box.frame = frame
    expectEqual(box.bounds, CGRect(x: 0, y: 0, width: 100, height: 50))
    expectEqual(box.position, CGPoint(x: 60, y: 45))
    expectEqual(box.frame, frame)
    box.anchorPoint = CGPoint(x: 0, y: 1)
    expectEqual(box.frame, CGRect(x: 60, y: -5, width: 100, height: 50))
    box.frame = frame
    expectEqual(box.position, CGPoint(x: 10, y: 70))
  }

  @Test func `Y-1: negative sizes are turned round when they are given`() {
    box.frame = CGRect(x: 110, y: 20, width: -100, height: 50)
    expectEqual(box.frame, frame)
    expectEqual(box.bounds.size, CGSize(width: 100, height: 50))
    box.bounds = CGRect(x: 5, y: 6, width: 7, height: -8)
    expectEqual(box.bounds.components, [5, -2, 7, 8])
    box.model.bounds.size.width = -3
    expectEqual(box.bounds.components, [2, -2, 3, 8])
    expectEqual(
      Layer(bounds: CGRect(x: 0, y: 0, width: -4, height: 2)).bounds.components, [-4, 0, 4, 2])
  }

  @Test func `Y-1: an animated value keeps its negative size`() {
    let stage = Stage(clock: ManualClock())
    stage.add(box)
    box.add(
      BasicAnimation(
        .boundsSize, from: CGSize(width: -4, height: 2), to: CGSize(width: -4, height: 2),
        duration: 1))
    expectEqual(box.presentation.bounds.components, [0, 0, -4, 2])
    expectEqual(box.presentation.frame.components, [-2, -1, 4, 2])
  }

  @Test func `Y-2: the frame is the box around the turned bounds`() {
    box.frame = frame
    box.transform = .rotation(by: .pi / 2)
    #expect(isClose(box.frame, CGRect(x: 35, y: -5, width: 50, height: 100)))
    box.transform = .rotation(by: .pi / 6)
    let (sine, cosine) = (0.5, 0.75.squareRoot())
    let (width, height) = (100 * cosine + 50 * sine, 100 * sine + 50 * cosine)
    #expect(
      isClose(
        box.frame,
        CGRect(x: 60 - width / 2, y: 45 - height / 2, width: width, height: height)))
    // A layer rotated about the y-axis has its projected width.
    box.transform = .rotation(by: .pi / 3, x: 0, y: 1, z: 0)
    #expect(isClose(box.frame, CGRect(x: 35, y: 20, width: 50, height: 50)))
  }

  @Test
  func `Y-2: a frame is set through scale, rotation, and shear, the bounds keep their origin`() {
    let transforms: [Transform3D] = [
      .scale(x: 2, y: 4), .rotation(by: .pi / 2), .rotation(by: 0.3), .scale(x: -2, y: 0.5),
      .translation(x: 7, y: -3), Transform3D(affine: 1, c: 0.5),
      .rotation(by: 1, x: 0, y: 1, z: 0), Transform3D(m44: 2),
    ]
    for transform in transforms {
      box.bounds = CGRect(x: 3, y: 4, width: 1, height: 2)
      box.anchorPoint = CGPoint(x: 0.25, y: 0.75)
      box.transform = transform
      let frame = CGRect(x: 10, y: 20, width: 90, height: 100)
      box.frame = frame
      #expect(isClose(box.frame, frame), "\(transform)")
      expectEqual(box.bounds.origin, CGPoint(x: 3, y: 4), "\(transform)")
    }
    box.anchorPoint = CGPoint(x: 0.5, y: 0.5)
    box.transform = .scale(x: 2, y: 4)
    box.frame = frame
    expectEqual(box.bounds.components, [3, 4, 50, 12.5])
    expectEqual(box.position, CGPoint(x: 60, y: 45))
  }

  @Test func `Y-2: what no size fulfils meets the origin`() {
    // Rotated by an eighth of a turn, the frame is a square for any size.
    box.transform = .rotation(by: .pi / 4)
    box.frame = frame
    #expect(agree(box.frame.origin.components, [10, 20]))
    #expect(agree(box.bounds.size.components, [150 * 0.5.squareRoot(), 150 * 0.5.squareRoot()]))
    box.bounds = CGRect(x: 0, y: 0, width: 8, height: 9)
    for flat in [
      Transform3D.scale(x: 0), .scale(x: 0, y: 0), .rotation(by: .pi / 2, x: 0, y: 1, z: 0),
    ] {
      box.transform = flat
      box.frame = frame
      expectEqual(box.bounds.components, [0, 0, 8, 9], "\(flat)")
      #expect(agree(box.frame.origin.components, [10, 20]), "\(flat)")
    }
  }

  @Test func `Y-2: the frame of the presentation uses animated values`() {
    let stage = Stage(clock: ManualClock())
    stage.add(box)
    box.frame = frame
    box.add(BasicAnimation(.positionX, from: 60, to: 160, duration: 1))
    stage.advance(by: 0.5)
    expectEqual(box.presentation.frame.origin.x, 60)
    expectEqual(box.frame, frame)
    expectEqual(box.model.frame, frame)
  }

  @Test(arguments: [Double.nan, .infinity, -.infinity])
  func `L-49: a frame that is not finite is refused`(number: Double) {
    let fields: [WritableKeyPath<CGRect, CGFloat>] = [
      \.origin.x, \.origin.y, \.size.width, \.size.height,
    ]
    for field in fields {
      let box = Layer()
      box.frame = frame
      var odd = frame
      odd[keyPath: field] = CGFloat(number)
      box.frame = odd
      #expect(box.frame == frame && box.diagnostics.map(\.id) == ["L-49"])
    }
  }

  @Test func `L-49: a frame whose position would not be finite is refused`() {
    box.frame = frame
    box.frame = CGRect(x: 1.5e308, y: 0, width: 1e308, height: 1)
    #expect(box.frame == frame && box.diagnostics.map(\.id) == ["L-49"])
    box.frame = CGRect(x: 1e300, y: 0, width: 1, height: 1)
    #expect(box.position.x == 1e300 && box.diagnostics.count == 1)
  }

  @Test(arguments: [Double.nan, .infinity, -.infinity, .greatestFiniteMagnitude])
  func `no number traps`(number: Double) {
    for transform in [Transform3D.identity, .rotation(by: 1), Transform3D(m14: 1), .scale(x: 0)] {
      box.transform = transform
      box.frame = CGRect(x: number, y: 1, width: number, height: -number)
      _ = box.frame
      box.bounds = CGRect(x: 0, y: 0, width: 2, height: number)
      box.transform.m11 = number
      box.frame = frame
      _ = box.frame
      _ = box.hitTest(CGPoint(x: 1, y: number))
      _ = box.convert(CGPoint(x: 1, y: number), to: nil)
    }
  }
}
