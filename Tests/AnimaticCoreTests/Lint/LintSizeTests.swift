// Lints of large compositions: many children, many levels, many layers.

import Animatic
import RandomScenes
import TestSupport
import Testing

struct `Lints of large things` {
  private static let count = Campaign.count(10_000)

  @Test func `many children of one group, some of them hidden by their neighbours`() {
    // Neither ascending nor descending: 7919 shares no factor with the count.
    func begin(_ index: Int) -> Int { index * 7_919 % Self.count }
    let children = (0..<Self.count).map { index in
      BasicAnimation(.positionX, from: 1, to: 2, duration: 1.5, line: UInt(index)).with {
        $0.beginTime = Double(begin(index))
        $0.isAdditive = index % 2 == 0
      }
    }
    let indices = Dictionary(uniqueKeysWithValues: (0..<Self.count).map { (begin($0), $0) })
    let hiding = stride(from: 1, to: Self.count, by: 2).filter { index in
      let neighbors: [Int] = [begin(index) - 1, begin(index) + 1].compactMap { indices[$0] }
      return neighbors.contains { $0 % 2 == 0 && $0 < index }
    }
    let found = lints(children, in: 2 * Double(Self.count)).filter { $0.hasPrefix("L-24") }
    expectEqual(found, hiding.map { "L-24 warning layer 1/position.x \($0)" })
    #expect(hiding.count > Self.count / 10)
  }

  @Test func `many children that last too long`() {
    let children = (0..<Self.count).map { index in
      BasicAnimation(.opacity, from: 1, to: 0, duration: 2, line: UInt(index + 1))
    }
    let found = lints(children, in: 1).filter { $0.hasPrefix("L-7") }
    expectEqual(found.count, Self.count)
  }

  @Test func `many levels around a raw animation`() {
    let late = BasicAnimation(.opacity, from: 0, to: 1, duration: 1, line: 7).with {
      $0.beginTime = 1
    }
    var chain = Animate(makeBox()).add(animation: late)
    for _ in 0..<Self.count { chain = chain.group() }
    expectEqual(chain.diagnostics.map(\.brief), ["L-12 warning layer 1/opacity 7"])
  }

  @Test func `a thousand levels of raw groups, each shorter than its children`() {
    let fade = BasicAnimation(.opacity, from: 0, to: 1, duration: 2000)
    var group = AnimationGroup([fade], duration: 1999, line: 1)
    for level in 2...999 {
      group = AnimationGroup([group], duration: Double(2000 - level), line: UInt(level))
    }
    let found = lints(group).filter { $0.hasPrefix("L-7") }
    expectEqual(found.count, 999)
  }

  @Test func `many layers`() {
    let layers = (0..<Self.count).map { Layer(name: "\($0)") }
    let odd = BasicAnimation(.opacity, from: 0, to: 1, by: 1, duration: 1)
    let all = Parallel {
      for layer in layers { Animate(layer).add(animation: odd) }
    }
    expectEqual(all.diagnostics.map(\.id), ["L-9"])
  }

  @Test func `many diagnostics of one layer`() {
    let box = makeBox()
    let stage = makeStage(box)
    for index in 1...Self.count {
      box.add(
        BasicAnimation(.opacity, from: 0, to: 1, by: 1, duration: 1, line: UInt(index)),
        forKey: "fade")
    }
    expectEqual(box.diagnostics.count, Self.count)
    stage.advance(by: 1)
  }
}
