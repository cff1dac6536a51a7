// A change of some components during an earlier change of more components.

import Animatic
import TestSupport
import Testing

#if canImport(CoreGraphics)
  import CoreGraphics
#else
  import Foundation
#endif

struct `Changes of components` {
  private let stage = Stage(clock: ManualClock())
  private let box = Layer(name: "box", bounds: CGRect(x: 0, y: 0, width: 10, height: 10))

  init() {
    stage.add(box)
    stage.update()
  }

  @Test func `a frame set in a block during an implicit change does not jump`() {
    box.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    stage.advance(by: 0.05)
    var last = box.presentation.bounds.size.width
    stage.animate(duration: 0.1) { box.frame = CGRect(x: 0, y: 0, width: 20, height: 20) }
    for _ in 0..<30 {
      stage.advance(by: 1.0 / 120)
      let width = box.presentation.bounds.size.width
      #expect(abs(width - last) < 8)
      last = width
    }
    stage.advance(by: 1)
    expectEqual(box.presentation.bounds.size, CGSize(width: 20, height: 20))
  }

  @Test(arguments: [false, true])
  func `a width set by a block during a longer change of bounds is kept`(hasKeyframes: Bool) {
    if hasKeyframes {
      stage.animateKeyframes(duration: 4) { _ in
        box.bounds = CGRect(x: 0, y: 0, width: 100, height: 40)
      }
    } else {
      stage.transaction {
        $0.animationDuration = 4
        box.bounds = CGRect(x: 0, y: 0, width: 100, height: 40)
      }
    }
    stage.advance(by: 1)
    stage.animate(duration: 0.5) { box.bounds.size.width = 50 }
    stage.advance(by: 0.5)
    #expect(abs(box.presentation.bounds.size.width - 50) < 1e-9)
    stage.advance(by: 0.5)
    #expect(abs(box.presentation.bounds.size.width - 50) < 1e-9)
    // A size is animated as one.
    #expect(abs(box.presentation.bounds.size.height - 40) < 1e-9)
    stage.advance(by: 2)
    #expect(abs(box.presentation.bounds.size.height - 40) < 1e-9)
  }

  @Test func `an implicit change of x during a block that moves the position is kept`() {
    stage.animate(duration: 2) { box.position = CGPoint(x: 100, y: 60) }
    stage.advance(by: 0.5)
    box.position.x = 0
    stage.advance(by: 0.25)
    #expect(abs(box.presentation.position.x) < 1e-9)
    stage.advance(by: 0.25)
    #expect(abs(box.presentation.position.x) < 1e-9)
    stage.advance(by: 1)
    expectEqual(box.presentation.position, CGPoint(x: 0, y: 60))
  }
}
