// The laws of schedules: two spellings of the same composition give equal iterations on all layers.

import Animatic
import RandomScenes
import TestSupport
import Testing

struct ScheduleLawTests {
  /// Two compositions of the same pieces.
  private struct Law: Sendable {
    let name: String
    let sides: @Sendable ([Composition]) -> (Composition, Composition)
    /// Where one side cuts what the other does not.
    var cut: @Sendable ([Composition]) -> Double? = { _ in nil }

    init(_ name: String, _ sides: @escaping @Sendable ([Composition]) -> (Composition, Composition))
    {
      self.name = name
      self.sides = sides
    }
  }

  private static var nothing: Composition { Sequential {}.composition }

  private static func sequence(_ parts: [Composition]) -> Composition {
    Sequential { for part in parts { part } }.composition
  }

  private static func parallel(_ parts: [Composition]) -> Composition {
    Parallel { for part in parts { part } }.composition
  }

  /// The laws for all parts.
  private static let always = [
    Law("a·(b·c) = (a·b)·c") {
      (sequence([$0[0], sequence([$0[1], $0[2]])]), sequence([sequence([$0[0], $0[1]]), $0[2]]))
    },
    Law("a∥(b∥c) = (a∥b)∥c") {
      (parallel([$0[0], parallel([$0[1], $0[2]])]), parallel([parallel([$0[0], $0[1]]), $0[2]]))
    },
    Law("a·∅ = a") { (sequence([$0[0], nothing]), $0[0]) },
    Law("∅·a = a") { (sequence([nothing, $0[0]]), $0[0]) },
    Law("a∥∅ = a") { (parallel([$0[0], nothing]), $0[0]) },
    Law("rev(rev a) = a") { ($0[0].reversed().reversed(), $0[0]) },
    Law("trim[0,D] a = a") { ($0[0].trimmed(0...$0[0].duration), $0[0]) },
    Law("shifted 3/8 a = wait 3/8·a") {
      ($0[0].shifted(by: 0.375), sequence([Wait(0.375).composition, $0[0]]))
    },
    Law("stagger 0 = ∥") { parts in
      (Stagger(each: 0) { for part in parts { part } }.composition, parallel(parts))
    },
    Law("lag 1 = ·") { parts in
      (Stagger(lag: 1) { for part in parts { part } }.composition, sequence(parts))
    },
    Law("sped 2 (sped 4 a) = sped 8 a") {
      ($0[0].sped(by: 4).sped(by: 2), $0[0].sped(by: 8))
    },
  ]

  /// The laws for parts whose animations have explicit starts.
  private static let stated: [Law] = {
    var halves = Law("trim[0,s] a·trim[s,D] a = a") { parts in
      let (head, tail) = parts[0].split(at: parts[0].duration / 2)
      return (sequence([head, tail]), parts[0])
    }
    halves.cut = { $0[0].duration / 2 }
    return [
      Law("rev(a·b) = rev b·rev a") {
        (sequence([$0[0], $0[1]]).reversed(), sequence([$0[1].reversed(), $0[0].reversed()]))
      },
      Law("repeat 3 a = a·a·a") { ($0[0].repeated(3), sequence([$0[0], $0[0], $0[0]])) },
      Law("sped 3 (a·b) = sped 3 a·sped 3 b") {
        (
          sequence([$0[0], $0[1]]).sped(by: 3),
          sequence([$0[0].sped(by: 3), $0[1].sped(by: 3)])
        )
      },
      Law("sped 2 (sped 1.5 a) = sped 3 a") {
        ($0[0].sped(by: 1.5).sped(by: 2), $0[0].sped(by: 3))
      },
      Law("autoreversed a = a·rev a") {
        ($0[0].autoreversed(), sequence([$0[0], $0[0].reversed()]))
      },
      halves,
    ]
  }()

  @Test func `schedules: what holds for any pieces`() {
    check(Self.always, .init(), seeds: 1...25)
  }

  @Test func `schedules: laws for parts with explicit starts`() {
    check(Self.stated, .init(isStated: true), seeds: 1...40)
  }

  @Test func `a builder and a chain give the same`() {
    let limits = SceneMaker.Limits(isStated: true, isPlain: true)
    for seed in Campaign.seeds(1...100) {
      var generator = SceneMaker(seed: seed, limits)
      guard case .chain(_, let first) = generator.chain(),
        case .chain(_, let second) = generator.chain()
      else { continue }
      let scene = LawScene()
      func chain(_ steps: [StepSpec]) -> Composition {
        scene.composition(.chain(layer: 0, steps))
      }
      let pairs = [
        (
          Self.sequence([chain(first), chain(second)]), chain(first + [.then(gap: 0)] + second),
          "Sequential"
        ),
        (Self.parallel([chain(first), chain(second)]), chain(first + second), "Parallel"),
      ]
      for (built, chained, name) in pairs {
        expectEqual(built.duration, chained.duration)
        if let problem = difference(built, chained, scene) {
          Issue.record("seed \(seed): \(name): \(problem)")
          return
        }
      }
    }
  }

  @Test func `lengths add up one after the other, and the longest counts side by side`() {
    expectForAll(.compositions(), seeds: 1...100) { spec, seed in
      let scene = LawScene()
      var generator = SceneMaker(seed: seed &+ 5_000, cues: 100)
      let other = scene.composition(generator.composition())
      let piece = scene.composition(spec)
      let (a, b) = (length(piece), length(other))
      let both = length(Self.sequence([piece, other]))
      let longest = length(Self.parallel([piece, other]))
      if abs(both - (a + b)) > 1e-9 { return "dur(a·b) is \(both), not \(a) + \(b)" }
      if longest != max(a, b) { return "dur(a∥b) is \(longest), not the longer of \(a) and \(b)" }
      return nil
    }
  }

  /// The length as a part: a whole that holds nothing but raw animations has no other.
  private func length(_ composition: Composition) -> Double { composition.duration }

  private func check(
    _ laws: [Law], _ limits: SceneMaker.Limits, seeds: ClosedRange<UInt64>,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    expectForAll(.compositions(limits), seeds: seeds, sourceLocation: sourceLocation) {
      spec, seed in
      let scene = LawScene()
      var generator = SceneMaker(seed: seed &+ 9_000, limits, cues: 100)
      let parts = [spec, generator.composition(), generator.composition()]
      let pieces = parts.map { scene.composition($0) }
      // A part that lasts no time is nothing, also of an instant.
      guard pieces[0].duration > 0 else { return nil }
      for law in laws {
        let (left, right) = law.sides(pieces)
        let cut = law.cut(pieces)
        if let problem = difference(left, right, scene, cut: cut, areCut: areCut(parts)) {
          return "\(law.name): \(problem)\nb:\n\(parts[1])\nc:\n\(parts[2])"
        }
      }
      return nil
    }
  }

  /// Whether something is cut: held values are then represented by instants at the cut.
  private func areCut(_ parts: [CompositionSpec]) -> Bool { parts.contains { $0.isCut } }

  /// How the schedules of two compositions differ; nil where they don't.
  private func difference(
    _ left: Composition, _ right: Composition, _ scene: LawScene, cut: Double? = nil,
    areCut: Bool = false
  ) -> String? {
    guard left.duration.isFinite, right.duration.isFinite else { return nil }
    func sorted(_ composition: Composition) -> [UnrolledLeaf] {
      var leaves = Unrolled(composition, on: scene).leaves
      if let cut { leaves = leaves.flatMap { $0.cut(at: cut) } }
      if areCut || cut != nil { leaves.removeAll { $0.isInstant } }
      leaves.removeAll { $0.isStill }
      return leaves.sorted { $0.order < $1.order }
    }
    let (first, second) = (sorted(left), sorted(right))
    for (one, other) in zip(first, second) where !one.isSame(as: other) {
      return "\(one.text) is not \(other.text)"
    }
    guard first.count != second.count else { return nil }
    return "\(first.map(\.text)) are not \(second.map(\.text))"
  }
}

extension UnrolledLeaf {
  /// A text that sorts leaves independently of rounding of their times.
  fileprivate var order: String {
    let times = [begin, end].map { Int(($0 * 1_000_000).rounded()) + 1_000_000_000_000 }
    let values = samples.flatMap { $0 }.map { Int(($0 * 10_000).rounded()) + 1_000_000_000 }
    return "\(layer) \(name) \(times) \(values)"
  }

  fileprivate func isSame(as other: UnrolledLeaf) -> Bool {
    layer == other.layer && name == other.name && abs(begin - other.begin) < 1e-9
      && abs(end - other.end) < 1e-9
      && zip(samples, other.samples).allSatisfy { isClose($0, $1, relativeError: 1e-7) }
  }

  fileprivate func cut(at time: Double) -> [UnrolledLeaf] {
    guard begin < time - 1e-9, end > time + 1e-9 else { return [self] }
    var (head, tail) = (self, self)
    head.end = time
    tail.begin = time
    return [head, tail]
  }
}

extension CompositionSpec {
  /// Whether something in it plays only in part.
  fileprivate var isCut: Bool {
    switch self {
    case .chain, .on, .wait: false
    case .sequential(_, let parts), .parallel(let parts), .stagger(_, _, let parts),
      .lag(_, let parts):
      parts.contains { $0.isCut }
    case .changed(_, .trimmed), .changed(_, .trimmedFrom),
      .changed(_, .trimmedTo), .changed(_, .fitted),
      .changed(_, .repeated):
      true
    case .changed(let whole, _): whole.isCut
    }
  }
}
