// The statements that the builder collects: conditions, loops, stored parts, and nesting.

import Animatic
import TestSupport
import Testing

struct `The builder` {
  private let box = makeBox()
  private let other = makeBox()

  @Test(arguments: [false, true])
  func `an if without an else`(isOn: Bool) {
    let sequence = Sequential {
      Animate(box).fade()
      if isOn { Animate(box).move(x: 1, duration: 2) }
      Animate(box).scale(to: 2)
    }
    expectEqual(sequence.duration, (isOn ? 4 : 2))
  }

  @Test(arguments: [false, true])
  func `an if with an else`(isOn: Bool) {
    let sequence = Sequential {
      if isOn { Animate(box).fade(duration: 2) } else { Animate(box).move(x: 1, duration: 3) }
    }
    expectEqual(sequence.only?.keyPath, (isOn ? "opacity" : "position.x"))
  }

  @Test(arguments: [1, 2, 3])
  func `a switch`(number: Int) {
    let sequence = Sequential {
      switch number {
      case 1: Animate(box).fade(duration: 1)
      case 2: Animate(box).fade(duration: 2)
      default: Animate(box).fade(duration: 3)
      }
    }
    expectEqual(sequence.duration, Double(number))
  }

  @Test func `a loop`() {
    let layers = (0..<3).map { makeBox("cell \($0)") }
    let sequence = Sequential {
      for layer in layers { Animate(layer).fade(from: 1, to: 0) }
    }
    expectEqual(sequence.duration, 3)
    expectEqual(sequence.values(of: .opacity, on: layers[2], at: [1.5, 2.5]), [1, 0.5])
    expectEqual(sequence.groups.map { $0.layer?.name ?? "" }, ["cell 0", "cell 1", "cell 2"])
  }

  @Test func `a loop over nothing`() {
    let sequence = Sequential {
      for layer in [Layer]() { Animate(layer).fade() }
      Animate(box).fade()
    }
    expectEqual(sequence.duration, 1)
  }

  @Test func `an optional binding and a stored part`() {
    let extra: Animate? = Animate(other).move(x: 1, duration: 5)
    let parallel = Parallel {
      if let extra { extra }
      Animate(box).fade()
    }
    expectEqual(parallel.duration, 5)
  }

  @Test func `nesting`() {
    let nested = Sequential {
      Parallel {
        Sequential {
          Animate(box).fade(from: 1, to: 0)
          Animate(box).move(from: 0, x: 8)
        }
        Animate(other).scale(to: 2, duration: 3)
      }
      Animate(other).rotate(to: .radians(1))
    }
    expectEqual(nested.duration, 4)
    expectEqual(nested.values(of: .positionX, on: box, at: [1.5]), [4])
    expectEqual(nested.values(of: .rotation, on: other, at: [3.5]), [0.5])
  }

  @Test func `a chain keeps its own cursor`() {
    let parallel = Parallel {
      Animate(box).fade().then().move(from: 0, x: 8)
      Animate(other).fade(duration: 0.5).then().move(from: 0, x: 8)
    }
    expectEqual(parallel.values(of: .positionX, on: box, at: [1.5]), [4])
    expectEqual(parallel.values(of: .positionX, on: other, at: [1]), [4])
  }

  @Test func `diagnostics of single calls are kept, also of empty chains`() {
    let parallel = Parallel {
      Animate(box).duration(2)
      Animate(other).move(to: [1])
    }
    expectEqual(parallel.problemIDs, ["C-1", "C-2"])
  }

  @Test func `one layer in two statements shares its properties`() {
    let sequence = Sequential {
      Animate(box).move(x: 100)
      Animate(box).move(offsetX: 10)
    }
    expectEqual(sequence.groups.count, 1)
    expectEqual(sequence.values(of: .positionX, on: box, at: [2]), [110])
  }

  @Test func `statements with and without a layer can be combined`() {
    let parallel = Parallel {
      Animate(box).fade()
      Animate().move(x: 1)
    }
    expectEqual(parallel.groups.map { $0.layer == nil }, [false, true])
    expectEqual(parallel.timeline.layers, [box.id])
  }

  @Test func `descriptions are one line`() {
    expectEqual("\(Sequential { Animate(box).fade() })", "sequence, composition of 1 animation")
    expectEqual(
      "\(Parallel { Animate(box).fade().move(x: 1) })", "parallel, composition of 2 animations")
  }
}
