// Thousands of corrupted files: each is an error, or a composition that supports every query.

import Animatic
import AnimaticJSON
import Foundation
import RandomScenes
import TestSupport
import Testing

struct FuzzTests {
  private struct Dice {
    var numbers: SeededNumbers

    mutating func below(_ count: Int) -> Int { Int(numbers.next() % UInt64(count)) }
  }

  /// Performs every query that could fail.
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
    for seed in Campaign.seeds(1...40) {
      var limits = SceneMaker.Limits()
      limits.hasEndless = true
      var generator = SceneMaker(seed: seed, limits)
      texts.append(LawScene().composition(generator.composition()).json(isPretty: false))
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

  /// A replacement of a value.
  private static let strange = [
    "null", "true", "[]", "{}", "\"\"", "[1,2]", "[[\"move\",0,0]]", "\"opacity\"", "[[1]]",
    "[1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1]", "\"transform.scale\"", "\"position\"", "\"hidden\"",
    "[\"raw\",\"inferred\",\"inert\"]", "[\"rejected\",\"misfit\"]", "[\"badRepeats\"]",
    "[\"offsets\",\"factors\"]", "{\"name\":\"reversed\"}", "{\"name\":\"eased\"}",
    "{\"name\":\"trimmed\",\"from\":\"nan\",\"to\":\"inf\"}",
    "{\"name\":\"repeated\",\"count\":1e300}",
    "{\"anchor\":\"previous\",\"fraction\":1e300}",
    "{\"kind\":\"steps\",\"count\":1000,\"jump\":\"none\"}",
    "{\"kind\":\"elastic\",\"way\":\"out\",\"amplitude\":1e100,\"period\":0.001}",
    "{\"kind\":\"spring\",\"spring\":{\"mass\":1e-300,\"stiffness\":1e300,\"damping\":\"inf\"}}",
  ]

  /// A replacement of a number.
  private static let numbers = [
    "0", "-0", "1", "2", "3", "-1", "0.5", "1e308", "-1e308", "5e-324", "1e16", "1e-9", "\"nan\"",
    "\"inf\"", "\"-inf\"", "2147483648", "9223372036854775807", "65536",
  ]

  private struct Entry {
    let key: String
    let value: Range<Int>
  }

  /// The ranges of the values of keys in a text without spaces, with balanced brackets.
  private func entries(in text: [UInt8]) -> [Entry] {
    var entries: [Entry] = []
    // The key and the depth of every value that is open.
    var open: [(key: String, start: Int, depth: Int)] = []
    var (depth, index) = (0, 0)
    func close(at end: Int) {
      while let last = open.last, last.depth == depth {
        entries.append(Entry(key: last.key, value: last.start..<end))
        open.removeLast()
      }
    }
    while index < text.count {
      switch text[index] {
      case UInt8(ascii: "\""):
        let start = index + 1
        index = start
        while index < text.count, text[index] != UInt8(ascii: "\"") {
          index += text[index] == UInt8(ascii: "\\") ? 2 : 1
        }
        if index + 1 < text.count, text[index + 1] == UInt8(ascii: ":") {
          open.append((String(decoding: text[start..<index], as: UTF8.self), index + 2, depth))
          index += 1
        }
      case UInt8(ascii: "{"), UInt8(ascii: "["): depth += 1
      case UInt8(ascii: "}"), UInt8(ascii: "]"):
        close(at: index)
        depth -= 1
      case UInt8(ascii: ","): close(at: index)
      default: break
      }
      index += 1
    }
    return entries
  }

  @Test(.timeLimit(.minutes(4)))
  func `a replaced value is an error or plays`() {
    var dice = Dice(numbers: SeededNumbers(seed: 11))
    var readable = 0
    let texts = seeds().map { Array($0.utf8) }
    // By key: all values in the text.
    var known: [String: [ArraySlice<UInt8>]] = [:]
    for text in texts {
      for entry in entries(in: text) where entry.value.count < 500 {
        known[entry.key, default: []].append(text[entry.value])
      }
    }
    for round in 0..<Self.rounds {
      var text = texts[dice.below(texts.count)]
      for _ in 0...dice.below(3) {
        let places = entries(in: text)
        guard !places.isEmpty else { continue }
        let place = places[dice.below(places.count)]
        let isNumber = (0x2D...0x39).contains(text[place.value.lowerBound])
        var other: ArraySlice<UInt8>
        if isNumber, place.key != "span", dice.below(2) == 0 {
          other = Self.numbers[dice.below(Self.numbers.count)].utf8.map { $0 }[...]
        } else if let same = known[place.key], dice.below(8) > 0 {
          other = same[dice.below(same.count)]
        } else {
          other = Self.strange[dice.below(Self.strange.count)].utf8.map { $0 }[...]
        }
        text.replaceSubrange(place.value, with: other)
      }
      let json = String(decoding: text, as: UTF8.self)
      guard let file = try? CompositionFile(json: json) else { continue }
      readable += 1
      if round.isMultiple(of: 2) { ask(file) } else { _ = file.composition.debugDump() }
    }
    #expect(readable > Self.rounds / 4)
  }

  /// The number of corrupted texts of each kind.
  private static let rounds = Campaign.count(400)

  @Test(.timeLimit(.minutes(4)))
  func `changed, removed, or truncated bytes are an error or play`() {
    var dice = Dice(numbers: SeededNumbers(seed: 5))
    let texts = seeds().map { Array($0.utf8) }
    for _ in 0..<Self.rounds {
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
    var dice = Dice(numbers: SeededNumbers(seed: 3))
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
      for _ in 0..<12 {
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
    #expect(readable >= Campaign.least(20))
  }
}
