// Y-5 to Y-7: where a layer goes when it is put into another one, and what it leaves.

import AnimaticCore
import AnimaticEngine
import TestSupport
import Testing

struct TreeRuleTests {
  private let parent = Layer(name: "parent")
  private let other = Layer(name: "other")
  private let a = Layer(name: "a")
  private let b = Layer(name: "b")
  private let c = Layer(name: "c")
  private let x = Layer(name: "x")

  init() {
    for layer in [a, b, c] { parent.addSublayer(layer) }
  }

  private func order(_ layer: Layer? = nil) -> String {
    (layer ?? parent).sublayers.map { $0.name ?? "?" }.joined()
  }

  @Test func `Y-5: a layer that is added is in front of all`() {
    parent.addSublayer(x)
    expectEqual(order(), "abcx")
    #expect(x.superlayer === parent)
    parent.addSublayer(a)
    expectEqual(order(), "bcxa")
  }

  @Test(arguments: [
    (0, "xabc"), (1, "axbc"), (3, "abcx"), (4, "abcx"), (.max, "abcx"), (-1, "xabc"),
    (.min, "xabc"),
  ])
  func `Y-5: an index past the end appends, a negative one is 0`(index: Int, right: String) {
    parent.insertSublayer(x, at: index)
    expectEqual(order(), right)
    #expect(x.superlayer === parent)
  }

  @Test(arguments: [(0, "abc"), (1, "bac"), (2, "bca"), (3, "bca"), (-7, "abc")])
  func `Y-5: a sublayer is moved, and does not count itself`(index: Int, right: String) {
    parent.insertSublayer(a, at: index)
    expectEqual(order(), right)
  }

  @Test func `Y-5: below and above a sibling`() {
    parent.insertSublayer(x, below: b)
    expectEqual(order(), "axbc")
    parent.insertSublayer(x, above: b)
    expectEqual(order(), "abxc")
    parent.insertSublayer(c, below: a)
    expectEqual(order(), "cabx")
    parent.insertSublayer(c, above: x)
    expectEqual(order(), "abxc")
  }

  @Test func `Y-5: below nil is first, above nil is last`() {
    parent.insertSublayer(x, below: nil)
    expectEqual(order(), "xabc")
    parent.insertSublayer(x, above: nil)
    expectEqual(order(), "abcx")
  }

  @Test func `Y-5: beside a layer that is no sibling is last`() {
    other.addSublayer(x)
    for stranger in [x, parent, Layer()] {
      parent.insertSublayer(a, below: stranger)
      expectEqual(order(), "bca")
      parent.insertSublayer(b, above: stranger)
      expectEqual(order(), "cab")
      parent.sublayers = [a, b, c]
    }
    parent.mask = Layer()
    parent.insertSublayer(a, below: parent.mask)
    expectEqual(order(), "bca")
  }

  @Test func `Y-5: beside itself a sublayer stays`() {
    parent.insertSublayer(a, below: a)
    parent.insertSublayer(b, above: b)
    expectEqual(order(), "abc")
    parent.insertSublayer(x, below: x)
    expectEqual(order(), "abcx")
  }

  @Test func `Y-6: adding elsewhere removes from the old superlayer`() {
    other.addSublayer(b)
    expectEqual(order(), "ac")
    expectEqual(order(other), "b")
    #expect(b.superlayer === other)
    parent.insertSublayer(b, above: a)
    expectEqual(order(), "abc")
    #expect(order(other).isEmpty)
  }

  @Test func `Y-6: replacing may take from another superlayer`() {
    other.addSublayer(x)
    parent.replaceSublayer(b, with: x)
    expectEqual(order(), "axc")
    #expect(order(other).isEmpty)
    #expect(b.superlayer == nil)
    #expect(x.superlayer === parent)
    // A sibling is moved there.
    parent.replaceSublayer(a, with: c)
    expectEqual(order(), "cx")
    #expect(a.superlayer == nil)
    parent.replaceSublayer(x, with: x)
    #expect(order() == "cx" && x.superlayer === parent)
    #expect(parent.diagnostics.isEmpty)
  }

  @Test func `Y-6: replacing with a descendant of the replaced layer`() {
    let inner = Layer(name: "i")
    b.addSublayer(inner)
    parent.replaceSublayer(b, with: inner)
    expectEqual(order(), "aic")
    #expect(b.sublayers.isEmpty && b.superlayer == nil && inner.superlayer === parent)
  }

  @Test func `Y-6: replacing a layer that is not a sublayer is reported and has no effect`() {
    other.addSublayer(x)
    let mask = Layer()
    parent.mask = mask
    for stranger in [x, parent, other, mask] {
      parent.replaceSublayer(stranger, with: a)
      #expect(order() == "abc" && order(other) == "x" && parent.mask === mask)
    }
    expectEqual(Set(parent.diagnostics.map(\.id)), ["R-9"])
    expectEqual(parent.diagnostics.first?.message.contains("x"), true)
  }

  @Test func `Y-7: a mask's superlayer is the masked layer`() {
    parent.mask = x
    #expect(parent.mask === x)
    #expect(x.superlayer === parent)
    expectEqual(order(), "abc")
    parent.mask = nil
    #expect(x.superlayer == nil)
  }

  @Test func `Y-7: a sublayer that becomes a mask leaves the sublayers, here and elsewhere`() {
    parent.mask = b
    #expect(order() == "ac" && b.superlayer === parent)
    other.mask = c
    #expect(order() == "a" && c.superlayer === other)
    other.mask = b
    #expect(parent.mask == nil && b.superlayer === other && c.superlayer == nil)
  }

  @Test func `Y-7: a mask that becomes a sublayer masks no more`() {
    parent.mask = x
    other.addSublayer(x)
    #expect(parent.mask == nil && x.superlayer === other)
    parent.mask = x
    parent.addSublayer(x)
    #expect(parent.mask == nil && order() == "abcx")
    parent.mask = a
    parent.sublayers = [a, x]
    #expect(parent.mask == nil && order() == "ax" && a.superlayer === parent)
  }

  @Test func `Y-7: a mask is removed like a sublayer`() {
    parent.mask = x
    x.removeFromSuperlayer()
    #expect(parent.mask == nil && x.superlayer == nil && order() == "abc")
    b.removeFromSuperlayer()
    #expect(order() == "ac" && b.superlayer == nil)
    b.removeFromSuperlayer()
    #expect(b.superlayer == nil)
  }

  @Test func `a layer can't be added to itself or to its descendants`() {
    let mask = Layer(name: "mask")
    let deep = Layer(name: "deep")
    a.mask = mask
    mask.addSublayer(deep)
    let tries: [(String, () -> Void)] = [
      ("itself", { parent.addSublayer(parent) }), ("child", { a.addSublayer(parent) }),
      ("in a mask", { deep.addSublayer(parent) }), ("at", { mask.insertSublayer(a, at: 0) }),
      ("below", { deep.insertSublayer(mask, below: nil) }),
      ("above", { deep.insertSublayer(a, above: nil) }),
      ("own mask", { a.mask = a }), ("mask of its mask", { mask.mask = a }),
      ("mask deep", { deep.mask = parent }), ("replace", { mask.replaceSublayer(deep, with: a) }),
      ("set", { deep.sublayers = [x, parent] }),
      ("set itself", { parent.sublayers = [a, parent] }),
    ]
    for (name, act) in tries {
      act()
      #expect(order() == "abc" && parent.superlayer == nil && parent.mask == nil, "\(name)")
      #expect(a.mask === mask && mask.superlayer === a && a.superlayer === parent, "\(name)")
      #expect(order(mask) == "deep" && deep.superlayer === mask && mask.mask == nil, "\(name)")
      #expect(deep.sublayers.isEmpty && x.superlayer == nil, "\(name)")
    }
    for layer in [parent, a, mask, deep] {
      #expect(!layer.diagnostics.isEmpty)
      #expect(layer.diagnostics.allSatisfy { $0.id == "R-8" && $0.severity == .error })
    }
    // A sibling may be added there.
    deep.addSublayer(b)
    #expect(order(deep) == "b" && order() == "ac")
  }

  @Test func `setting the sublayers replaces all`() {
    other.addSublayer(x)
    parent.sublayers = [c, x, a]
    #expect(order() == "cxa" && order(other).isEmpty)
    #expect(b.superlayer == nil && x.superlayer === parent)
    parent.sublayers = parent.sublayers
    #expect(order() == "cxa" && a.superlayer === parent)
    parent.sublayers = []
    #expect([a, c, x].allSatisfy { $0.superlayer == nil })
  }

  @Test func `a layer that is set twice has the later position`() {
    parent.sublayers = [a, b, a, x, x]
    expectEqual(order(), "bax")
    #expect(c.superlayer == nil && a.superlayer === parent)
    a.removeFromSuperlayer()
    expectEqual(order(), "bx")
  }

  @Test func `set layers may be descendants of omitted ones`() {
    a.addSublayer(x)
    parent.sublayers = [x, b]
    #expect(order() == "xb" && a.sublayers.isEmpty && a.superlayer == nil)
    parent.mask = c
    c.addSublayer(x)
    parent.mask = x
    #expect(parent.mask === x && c.superlayer == nil && c.sublayers.isEmpty)
  }

  @Test func `the sublayers may change while they are gone through`() {
    for layer in parent.sublayers { layer.removeFromSuperlayer() }
    #expect(order().isEmpty)
    parent.sublayers = [a, b, c]
    for layer in parent.sublayers { other.addSublayer(layer) }
    #expect(order(other) == "abc" && order().isEmpty)
  }
}
