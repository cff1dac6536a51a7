// Coverage against its definition: of the intervals that contain a time, the last applied one.

import RandomScenes
import TestSupport
import Testing

@testable import AnimaticCore

struct `The coverage of components` {
  private struct Applied {
    let mask: UInt64
    let start: Double
    let end: Double
  }

  private func random(_ seed: UInt64) -> [Applied] {
    var numbers = SeededNumbers(seed: seed)
    return (0..<Int.random(in: 1...12, using: &numbers)).map { _ in
      let start = Double(Int.random(in: 0...20, using: &numbers))
      let length = Double(Int.random(in: 0...8, using: &numbers))
      let mask = UInt64.random(in: 1...15, using: &numbers)
      return Applied(mask: mask, start: start, end: start + length)
    }
  }

  /// The coverage of intervals that are added one by one, and all at once in another order.
  private func makeCoverages(of applied: [Applied]) -> [Coverage] {
    var oneByOne = Coverage()
    for (index, own) in applied.enumerated() {
      oneByOne.cover(own.mask, from: own.start, to: own.end, by: .init(index: index))
    }
    let all = applied.enumerated().map { index, own in
      Coverage.Interval(mask: own.mask, start: own.start, end: own.end, owner: .init(index: index))
    }
    return [oneByOne, Coverage(all), Coverage(all.reversed())]
  }

  /// The last applied interval of each component at a time between two whole seconds.
  private func owners(of mask: UInt64, at time: Double, _ applied: [Applied]) -> [Int] {
    let last = (0..<4).filter { mask & 1 << $0 != 0 }.compactMap { component in
      applied.lastIndex {
        $0.mask & 1 << component != 0 && $0.start < time && time < $0.end
      }
    }
    return Set(last).sorted()
  }

  @Test(arguments: 1...300)
  func `the last applied interval determines a component, in any order of addition`(
    seed: UInt64
  ) {
    let applied = random(seed)
    for coverage in makeCoverages(of: applied) {
      for second in 0...28 {
        for mask in [1, 6, 15] as [UInt64] {
          let (before, after) = (Double(second) - 0.5, Double(second) + 0.5)
          #expect(
            coverage.owners(of: mask, before: Double(second)).map(\.index)
              == owners(of: mask, at: before, applied))
          #expect(
            coverage.owners(of: mask, after: Double(second)).map(\.index)
              == owners(of: mask, at: after, applied))
          for (from, to) in [(0.0, 1.0), (0, 3), (0.25, 1.75)] {
            let (from, to) = (Double(second) + from, Double(second) + to)
            let middles = stride(from: from.rounded(.down) + 0.5, to: to, by: 1)
            #expect(
              coverage.isCovered(mask, from: from, to: to)
                == middles.contains { !owners(of: mask, at: $0, applied).isEmpty })
          }
        }
      }
    }
  }

  @Test(arguments: 1...300)
  func `an interval is visible where it determines a component`(seed: UInt64) {
    let applied = random(seed)
    for visible in makeCoverages(of: applied).map(\.visible) {
      for index in applied.indices {
        for second in 0...28 {
          let time = Double(second) + 0.5
          let isVisible = visible[.init(index: index), default: []].contains { $0.contains(time) }
          #expect(isVisible == owners(of: 15, at: time, applied).contains(index))
        }
      }
    }
  }

  @Test(.timeLimit(.minutes(1)))
  func `of twenty thousand that overlap, each is visible after the end of the one above it`() {
    let (count, length) = (20_000, 40_000.0)
    let intervals = (0..<count).map { index in
      let start = Double(count - 1 - index)
      return Coverage.Interval(
        mask: 1, start: start, end: start + length, owner: .init(index: index))
    }
    let visible = Coverage(intervals).visible
    expectEqual(visible[.init(index: count - 1)], [0...length])
    for index in 0..<count - 1 {
      let end = intervals[index].end
      #expect(visible[.init(index: index)] == [end - 1...end], "\(index)")
    }
  }
}
