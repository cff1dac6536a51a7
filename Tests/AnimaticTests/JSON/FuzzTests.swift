// Thousands of spoilt files: each is an error, or a composition that can be asked everything.

import Animatic
import Foundation
import Testing

@Suite struct FuzzTests {
  private struct Dice {
    var state: UInt64

    mutating func below(_ count: Int) -> Int {
      state &+= 0x9E37_79B9_7F4A_7C15
      var z = state
      z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
      z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
      return Int((z ^ (z >> 31)) % UInt64(count))
    }
  }

  /// Asks for all that could go wrong.
  private func ask(_ file: CompositionFile) {
    let composition = file.composition
    for isReduced in [false, true] {
      let timeline = composition.timeline(reducedMotion: isReduced)
      _ = timeline.diagnostics
      _ = timeline.dump(isFolded: false)
      _ = composition.groups(reducedMotion: isReduced).map { "\($0.animation)" }
      let end = timeline.duration.isFinite ? timeline.duration : 10
      for step in 0...5 { _ = timeline.snapshot(at: end * Double(step) / 4) }
    }
    _ = composition.gantt()
    _ = composition.entries
    _ = composition.json(hasTimeline: true)
  }

  private func seeds() -> [String] {
    var texts: [String] = []
    for seed in UInt64(1)...40 {
      var limits = PieceGenerator.Limits()
      limits.hasEndless = true
      var generator = PieceGenerator(seed: seed, limits)
      texts.append(LawScene().composition(generator.piece()).json(isPretty: false))
    }
    let box = makeBox("box")
    let spring = SpringAnimation(.positionX, from: 1, to: 9, spring: SpringCurve(damping: 5))
    texts += [
      Animate(box).shakeX().pulse().background(to: .red).contents(to: "b").keyframes(.opacity) {
        Keyframe(0)
        Keyframe(1, easing: .bounce().mirrored(.inOut))
      }.add(animation: spring).onEnd {}.handler(begin: {}).json(isPretty: false),
      Animate(box).follow(
        BezierPath(ellipseIn: CGRect(x: 0, y: 0, width: 9, height: 9)), rotation: .auto
      )
      .morph(to: BezierPath(ellipseIn: CGRect(x: 0, y: 0, width: 9, height: 9)))
      .add(animation: AnimationGroup([spring], duration: 2)).observed(end: {})
      .json(isPretty: false),
      Animate(box).animate(.colors, from: [.red], to: [.blue]).rotate(to: .degrees(3))
        .add(animation: BasicAnimation(.transform(by: .scale), from: [1, 1, 1], to: [2, 2, 2]))
        .json(isPretty: false),
    ]
    return texts
  }

  /// A word, a number or a piece of structure in place of another.
  private static let strange = [
    "null", "true", "-1", "0", "1e308", "-1e308", "5e-324", "\"nan\"", "\"inf\"", "\"-inf\"", "[]",
    "{}", "\"\"", "1.5", "2147483648", "9223372036854775807", "[1,2]", "[[\"move\",0,0]]", "3",
    "65536", "-0", "[1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1]", "\"opacity\"", "\"transform\"",
    "\"position\"", "\"hidden\"", "\"contents\"", "\"keyframes\"", "\"group\"", "\"chain\"",
    "\"time\"", "\"stagger\"", "[\"raw\",\"inferred\",\"inert\"]", "[\"rejected\",\"misfit\"]",
    "[\"badRepeats\"]", "{\"name\":\"reversed\"}", "{\"name\":\"eased\"}",
    "{\"name\":\"trimmed\",\"from\":\"nan\",\"to\":\"inf\"}",
    "{\"name\":\"repeated\",\"count\":1e300}", "\"discrete\"", "\"cubicPaced\"",
    "\"transform.scale\"",
    "\"both\"", "{\"anchor\":\"previous\",\"fraction\":1e300}",
    "{\"kind\":\"steps\",\"count\":1000000,\"jump\":\"none\"}",
    "{\"kind\":\"elastic\",\"way\":\"out\",\"amplitude\":1e100,\"period\":0.001}",
    "{\"kind\":\"spring\",\"spring\":{\"mass\":1e-300,\"stiffness\":1e300,\"damping\":\"inf\"}}",
  ]

  /// Where values stand in a text without spaces.
  private func values(in text: [UInt8]) -> [Range<Int>] {
    var ranges: [Range<Int>] = []
    var start = 0
    for (index, byte) in text.enumerated() {
      switch byte {
      case UInt8(ascii: ":"), UInt8(ascii: ","), UInt8(ascii: "["): start = index + 1
      default: continue
      }
      let end = text[start...].firstIndex { ",]}".utf8.contains($0) } ?? text.count
      if end > start { ranges.append(start..<end) }
    }
    return ranges
  }

  @Test(.timeLimit(.minutes(4)))
  func `a value in the place of another is an error or plays`() {
    var dice = Dice(state: 11)
    var readable = 0
    let texts = seeds().map { Array($0.utf8) }
    for round in 0..<6000 {
      var text = texts[dice.below(texts.count)]
      for _ in 0...dice.below(3) {
        let places = values(in: text)
        guard !places.isEmpty else { continue }
        let other = Self.strange[dice.below(Self.strange.count)]
        text.replaceSubrange(places[dice.below(places.count)], with: Array(other.utf8))
      }
      let json = String(decoding: text, as: UTF8.self)
      guard let file = try? CompositionFile(json: json) else { continue }
      readable += 1
      if round.isMultiple(of: 2) { ask(file) } else { _ = file.composition.debugDump() }
    }
    #expect(readable > 1000)
  }

  @Test(.timeLimit(.minutes(4)))
  func `bytes that are changed, taken out or cut off are an error or play`() {
    var dice = Dice(state: 5)
    let texts = seeds().map { Array($0.utf8) }
    for _ in 0..<6000 {
      var text = texts[dice.below(texts.count)]
      switch dice.below(4) {
      case 0: text[dice.below(text.count)] = UInt8(dice.below(256))
      case 1: text.removeSubrange(text.startIndex..<dice.below(text.count))
      case 2: text.removeLast(dice.below(text.count))
      default:
        let digits = text.indices.filter { (0x30...0x39).contains(text[$0]) }
        if !digits.isEmpty { text[digits[dice.below(digits.count)]] = UInt8(0x30 + dice.below(10)) }
      }
      if let file = try? CompositionFile(json: String(decoding: text, as: UTF8.self)) { ask(file) }
    }
  }

  @Test(.timeLimit(.minutes(4)))
  func `nodes that are swapped, doubled or left out are an error or play`() throws {
    var dice = Dice(state: 3)
    var readable = 0
    for text in seeds() {
      guard let start = text.range(of: "\"nodes\":["),
        let end = text.range(of: "]}", options: .backwards)
      else { continue }
      // Nodes end where an object closes before the next one opens.
      let nodes = text[start.upperBound..<end.lowerBound].replacing(
        "},{\"kind\"", with: "}\n{\"kind\""
      )
      .split(separator: "\n").map(String.init)
      for _ in 0..<60 {
        var changed = nodes
        let (first, second) = (dice.below(nodes.count), dice.below(nodes.count))
        switch dice.below(3) {
        case 0: changed.swapAt(first, second)
        case 1: changed.insert(nodes[first], at: second)
        default: changed.remove(at: first)
        }
        let json =
          text[..<start.upperBound] + changed.joined(separator: ",") + text[end.lowerBound...]
        guard let file = try? CompositionFile(json: String(json)) else { continue }
        readable += 1
        ask(file)
      }
    }
    #expect(readable > 100)
  }
}
