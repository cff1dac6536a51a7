// Verbs that stay and verbs that settle show the same and leave different models: the texts differ.

import Animatic
import Foundation
import TestSupport
import Testing

struct `Settling in texts` {
  private func said(
    _ new: (Layer) -> any Composable, from old: (Layer) -> any Composable
  ) -> [String] {
    func timeline(_ make: (Layer) -> any Composable) -> Timeline { make(makeBox("box")).timeline }
    return timeline(new).difference(from: timeline(old)).map {
      "\($0.kind) \($0.subject): \($0.message)"
    }
  }

  /// The text after the fill, of each line of a dump with a staying animation.
  private func kept(_ composable: any Composable) -> [String] {
    composable.debugDump().split(separator: "\n").compactMap { line in
      line.range(of: "fill forwards  kept").map { found in
        line[found.upperBound...].components(separatedBy: "  ").filter {
          $0.hasPrefix("settles")
        }.joined()
      }
    }
  }

  @Test func `a verb that settles differs from one that stays`() {
    expectEqual(
      said({ Animate($0).move(x: 100).settle() }, from: { Animate($0).move(x: 100).stay() }),
      ["retimed box/position: now settles at the end"])
    expectEqual(
      said({ Animate($0).move(x: 100).stay() }, from: { Animate($0).move(x: 100).settle() }),
      ["retimed box/position: no longer settles at the end"])
    #expect(
      said({ Animate($0).move(x: 100).settle() }, from: { Animate($0).move(x: 90).settle() })
        .allSatisfy { !$0.contains("settles") })
  }

  @Test func `a property of several is named`() {
    let found = said(
      { Animate($0).move(x: 100).stay().fade(to: 0).settle() },
      from: { Animate($0).move(x: 100).stay().fade(to: 0).stay() })
    expectEqual(found, ["retimed box/opacity: now settles at the end"])
  }

  @Test func `the dump distinguishes them`() {
    expectEqual(kept(Animate(makeBox("box")).move(x: 100).stay()), [""])
    expectEqual(kept(Animate(makeBox("box")).move(x: 100).settle()), ["settles"])
    expectEqual(kept(Animate(makeBox("box")).move(x: 100).fade(to: 0).settling()), ["settles"])
    expectEqual(
      kept(Animate(makeBox("box")).move(x: 100).stay().fade(to: 0).settle()),
      ["settles opacity"])
  }
}
