// The labels of layers with the same name are distinct.

import Animatic
import TestSupport
import Testing

struct LabelTests {
  private func labels(_ names: [String?]) -> [String] {
    let layers = names.map { Layer(name: $0, position: .zero) }
    let dump = Parallel { for layer in layers { Animate(layer).fade(to: 0.5) } }.debugDump()
    return dump.split(separator: "\n").dropFirst()
      .filter { !"└├│ ".contains($0.first ?? " ") && !$0.hasPrefix("warning") }
      .map { String($0) }
  }

  @Test func `layers of one name are numbered`() {
    expectEqual(labels(["box", "dot", "box", "box"]), ["box", "dot", "box (2)", "box (3)"])
  }

  @Test func `a name that looks like a number remains a name`() {
    expectEqual(labels(["layer 2", nil]), ["layer 2", "layer 2 (2)"])
    expectEqual(labels(["a", "a (2)", "a"]), ["a", "a (2)", "a (3)"])
    expectEqual(labels([nil, nil]), ["layer 1", "layer 2"])
  }

  @Test func `each of many layers of one name has a number, and is found in the timeline`() {
    let layers = (0..<300).map { _ in Layer(name: "box", position: .zero) }
    let composition = Parallel {
      for (index, layer) in layers.enumerated() { Animate(layer).fade(to: Double(index) / 300) }
    }
    let timeline = composition.timeline
    expectEqual(timeline.layers, layers.map(\.id))
    expectEqual(
      layers.map { timeline.value(of: .opacity, on: $0, at: 1) }, (0..<300).map { Double($0) / 300 }
    )
    expectEqual(timeline.value(of: .opacity, on: makeBox("box"), at: 1), nil)
    let boxes = labels([String?](repeating: "box", count: 300)).filter { $0.hasPrefix("box") }
    expectEqual(boxes.last, "box (300)")
  }

  @Test func `diagnostics and differences distinguish them`() {
    let (one, other) = (makeBox("box"), makeBox("box"))
    func both(_ end: Double) -> some Composable {
      Parallel {
        Animate(one).fade(from: 1, to: 0)
        Animate(other).fade(from: 1, to: end)
      }
    }
    expectEqual(
      both(0).diagnostics.filter { $0.id == "L-8" }.map(\.path),
      [
        "box/opacity", "box (2)/opacity",
      ])
    let found = both(0.5).timeline.difference(from: both(0).timeline)
    expectEqual(found.filter { $0.kind == .changed }.map(\.subject), ["box (2)/opacity"])
  }
}
