// Expectations: each holds where it should, and fails where it should, at the caller's line.

import Animatic
import AnimaticTesting
import Testing

extension Cue { fileprivate static let out = Cue("out") }

/// The issues that a closure records, as their texts; none is left over.
func issues(
  sourceLocation: SourceLocation = #_sourceLocation, _ body: () -> Void
) -> [Issue] {
  let found = Found()
  withKnownIssue(isIntermittent: true, sourceLocation: sourceLocation) {
    body()
  } matching: { issue in
    found.issues.append(issue)
    return true
  }
  return found.issues
}

/// Filled on one thread only: while the closure is called.
private final class Found: @unchecked Sendable {
  var issues: [Issue] = []
}

extension Issue {
  /// The whole message: its first line is the error's.
  var text: String {
    ([error.map { "\($0)" }].compactMap(\.self) + comments.map(\.rawValue)).joined(separator: "\n")
  }
}

struct `Expectations` {
  private let box = Layer(name: "box", position: CGPoint(x: 50, y: 50))
  private let dot = Layer(name: "dot")

  private let boxLine: UInt = #line + 5
  private let dotLine: UInt = #line + 5

  private var intro: some Composable {
    Sequential {
      Animate(box).move(x: 150, duration: 2).settle()
      Animate(dot).fade(from: 1, to: 0).cue(.out)
    }
  }

  private func line(_ number: UInt) -> String {
    "(AnimaticTestingTests/ExpectationTests.swift:\(number))"
  }

  /// Expects that one closure records no issue, and the other one issue with a given text.
  private func expect(
    holds: (TimelineExpectation) -> Void, fails: (TimelineExpectation) -> Void,
    saying words: String,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let good = issues { holds(expectTimeline(of: intro)) }
    #expect(good.isEmpty, "\(good.map(\.text))", sourceLocation: sourceLocation)
    let bad = issues { fails(expectTimeline(of: intro)) }
    #expect(bad.count == 1, sourceLocation: sourceLocation)
    #expect(
      bad.first?.text.contains(words) ?? false, "\(bad.map(\.text))",
      sourceLocation: sourceLocation)
  }

  @Test func `values`() {
    expect(
      holds: { $0.value(of: .positionX, on: box, at: 0.5, is: 75) },
      fails: { $0.value(of: .positionX, on: box, at: 0.5, is: 75.5) },
      saying: "position.x of \"box\" is 75 at 0.5 s, expected 75.5 (off by 0.5).\n  model 50")
    expect(
      holds: { $0.value(of: .positionX, on: box, at: 0.5, is: 75.5, within: 0.5) },
      fails: { $0.value(of: .positionX, on: box, at: 0.5, is: 75.5, within: 0.49) },
      saying: "at 0.5 s, expected 75.5 (off by 0.5)")
    expect(
      holds: { $0.value(of: .position, on: box, at: 1, is: CGPoint(x: 100, y: 50)) },
      fails: { $0.value(of: .position, on: box, at: 1, is: CGPoint(x: 100, y: 51)) },
      saying: "expected (100, 51)")
  }

  @Test func `a failure contains the line of the chain, and its own line`() throws {
    let chainLine: UInt = #line + 1
    let chain = Animate(box).move(x: 150, duration: 2)
    var line = 0
    let found = issues {
      line = #line + 1
      expectTimeline(of: chain).value(of: .positionX, on: box, at: 1, is: 0)
    }
    let issue = try #require(found.first)
    #expect(issue.sourceLocation?.line == line)
    #expect(issue.sourceLocation?.fileName == "ExpectationTests.swift")
    #expect(issue.text.contains("ExpectationTests.swift:\(chainLine)"), "\(issue.text)")
    #expect(issue.text.contains("####"), "\(issue.text)")
  }

  @Test func `a layer that is not animated`() {
    expect(
      holds: { $0.duration(3) },
      fails: { $0.value(of: .opacity, on: Layer(name: "nobody"), at: 0, is: 1) },
      saying: "\"nobody\" is not animated here. Animated layers: \"box\", \"dot\".")
  }

  @Test func `duration and end values`() {
    expect(
      holds: { $0.duration(3) }, fails: { $0.duration(2.9) },
      saying:
        "The timeline lasts 3 s, expected 2.9 s; opacity of \"dot\" \(line(dotLine)) ends last, at 3 s."
    )
    expect(
      holds: { $0.endValue(of: .positionX, on: box, is: 150) },
      fails: { $0.endValue(of: .opacity, on: dot, is: 0) },
      saying: "opacity of \"dot\" is 1 after the end at 3 s, expected 0 (off by 1).")
    let endless = Animate(box).move(x: 3).repeats(.infinity)
    #expect(issues { expectTimeline(of: endless).duration(.infinity) }.isEmpty)
    let found = issues { expectTimeline(of: endless).endValue(of: .positionX, on: box, is: 3) }
    #expect(
      found.first?.text.hasPrefix(
        "The timeline never ends, so position.x of \"box\" has no end value; position.x of \"box\" "
          + "\(line(#line - 3)) never ends.") ?? false, "\(found.map(\.text))")
  }

  @Test func `order and overlap`() {
    let (first, second) = (TimelinePart.layer(box), TimelinePart.layer(dot))
    expect(
      holds: { $0.order(first, second) }, fails: { $0.order(second, first) },
      saying: "\"box\" begins at 0 s \(line(boxLine)), expected after \"dot\", which begins at 2 s "
        + "\(line(dotLine)).")
    expect(
      holds: { $0.noOverlap(first, second) }, fails: { $0.overlap(first, second) },
      saying:
        "\"box\" \(line(boxLine)), 0...2 s, and \"dot\" \(line(dotLine)), 2...3 s, do not overlap.")
    expect(
      holds: { $0.overlap(first, .property(.positionX)) },
      fails: { $0.noOverlap(first, .property(.positionX)) },
      saying: "\"box\" \(line(boxLine)) and position.x \(line(boxLine)) overlap, 0...2 s.")
    // What begins together is in no order.
    expect(
      holds: { $0.order(first, second) }, fails: { $0.order(first, .property(.positionX)) },
      saying: "expected after \"box\"")
    expect(
      holds: { $0.order(first, second) }, fails: { $0.order(.property(.scale), first) },
      saying: "No animation of transform.scale is ever active.")
  }

  @Test func `what runs, pauses and runs again leaves room for another in between`() {
    let gaps = Sequential {
      Animate(box).move(x: 150)
      Animate(dot).fade(to: 0.5, duration: 2)
      Animate(box).move(x: 50)
    }
    let (first, second) = (TimelinePart.layer(box), TimelinePart.layer(dot))
    #expect(issues { expectTimeline(of: gaps).noOverlap(first, second) }.isEmpty)
    let found = issues { expectTimeline(of: gaps).overlap(first, second) }
    #expect(
      found.first?.text.contains(
        "\"box\" \(line(#line - 7)), 0...1 s, 3...4 s, and \"dot\" \(line(#line - 6)), 1...3 s, do not "
          + "overlap.") ?? false,
      "\(found.map(\.text))")
    // A repeated group, whose passes pause: 0…1, 2…3, … and 1…2, 3…4, ….
    let ticks = Parallel {
      Animate(box).move(x: 150).group().duration(2).repeats(1_000)
      Animate(dot).fade(to: 0.5, at: .start + 1).group().duration(2).repeats(1_000)
    }
    #expect(issues { expectTimeline(of: ticks).noOverlap(first, second) }.isEmpty)
    #expect(issues { expectTimeline(of: ticks).overlap(first, second) }.count == 1)
    let late = Parallel {
      ticks
      Animate(dot).scale(to: 2, duration: 0.5, at: .start + 1_800.25)
    }
    let meeting = issues { expectTimeline(of: late).noOverlap(first, second) }
    #expect(
      meeting.first?.text.contains("overlap, 1800.25...1800.75 s.")
        ?? false, "\(meeting.map(\.text))")
  }

  @Test func `a settled spring does not jump, and one that is cut off does`() {
    let spring = TimingFunction.spring(response: 0.4, damping: 0.8)
    for distance in [10.0, 300, -5_000] {
      let move = Animate(box).move(byX: distance, easing: spring).settle()
      #expect(issues { expectTimeline(of: move).noJump(of: .positionX, on: box) }.isEmpty)
      #expect(
        issues { expectTimeline(of: move).noJump(of: .positionX, on: box, greaterThan: 0) }.count
          == 1)
      let cut = move.defaults(duration: 0.2)
      #expect(issues { expectTimeline(of: cut).noJump(of: .positionX, on: box) }.count == 1)
    }
  }

  @Test func `another layer of the same name`() {
    let found = issues {
      expectTimeline(of: Animate(box).move(x: 9)).value(
        of: .positionX, on: Layer(name: "box"), at: 0, is: 1)
    }
    #expect(
      found.first?.text.hasPrefix(
        "\"box\" is not animated here, but another layer of that name is. Animated layers: \"box\"."
      )
        ?? false)
  }

  @Test func `a failure about two parts draws both`() {
    let both = Parallel {
      Animate(box).move(x: 150)
      Animate(dot).fade(to: 0.5)
    }
    let (first, second) = (TimelinePart.layer(box), TimelinePart.layer(dot))
    for found in [
      issues { expectTimeline(of: both).noOverlap(first, second) },
      issues { expectTimeline(of: both).order(first, second) },
    ] {
      let text = found.first?.text ?? ""
      #expect(
        found.count == 1 && text.contains("position.x") && text.contains("opacity"),
        "\(text)")
    }
  }

  @Test func `a part with too many iterations to examine fails`() {
    let ticks = Parallel {
      Animate(box).move(x: 150).group().duration(2).repeats(1_000_000)
      Animate(dot).fade(to: 0.5, at: .start + 1).group().duration(2).repeats(1_000_000)
    }
    let (first, second) = (TimelinePart.layer(box), TimelinePart.layer(dot))
    for found in [
      issues { expectTimeline(of: ticks).noOverlap(first, second) },
      issues { expectTimeline(of: ticks).overlap(first, second) },
    ] {
      #expect(found.count == 1)
      #expect(
        found.first?.text.contains("repeat too often to search for an overlap") ?? false,
        "\(found.map(\.text))")
    }
  }

  @Test func `layers are called what the dump calls them`() {
    let nobody = Layer()
    let all = Sequential {
      Animate(nobody).move(x: 150)
      Animate(dot).fade(to: 0.5)
    }
    let found = issues { expectTimeline(of: all).order(.layer(dot), .layer(nobody)) }
    #expect(
      found.first?.text.contains(
        "\"layer 1\" begins at 0 s \(line(#line - 4)), expected after \"dot\"")
        ?? false, "\(found.map(\.text))")
    #expect(TimelinePart.layer(dot).description == "\"dot\"")
    #expect(TimelinePart.layer(nobody).description == "a layer without a name")
    // The name is not the identity.
    #expect(TimelinePart.layer(dot) != .layer(Layer(name: "dot")))
  }

  @Test func `cues`() {
    expect(
      holds: { $0.cue(.out, at: 3) }, fails: { $0.cue(.out, at: 2.5) },
      saying: "Cue \"out\" \(line(dotLine)) is passed at 3 s, expected 2.5 s.")
    expect(
      holds: { $0.cue(.out, at: 2.5, within: 0.5) }, fails: { $0.cue(Cue("none"), at: 0) },
      saying: "There is no cue named \"none\". Cues: \"out\".")
  }

  @Test func `monotonic`() {
    expect(
      holds: { $0.monotonic(.positionX, on: box, .rising) },
      fails: { $0.monotonic(.positionX, on: box, .falling) },
      saying: "position.x of \"box\" is not falling: it is 50 at 0 s, then 50.")
    let bounce = Animate(box).move(x: 150, easing: TimingFunction(controlPoints: 0.3, 0, 0.6, 1.6))
      .settle()
    let found = issues { expectTimeline(of: bounce).monotonic(.positionX, on: box, .rising) }
    #expect(found.count == 1)
    let part = issues {
      expectTimeline(of: bounce).monotonic(.positionX, on: box, .rising, in: 0...0.4)
    }
    #expect(part.isEmpty)
    // Between two samples, and from event to event.
    for range in [0.101...0.102, 0.1012...0.1012] {
      #expect(
        issues { expectTimeline(of: bounce).monotonic(.positionX, on: box, .rising, in: range) }
          .isEmpty)
    }
    let falls = Animate(box).move(x: 150, easing: .easeIn).then().move(x: 50, easing: .easeIn)
    let edge = issues {
      expectTimeline(of: falls).monotonic(.positionX, on: box, .rising, in: 0.5...1.001)
    }
    #expect(edge.count == 1)
  }

  @Test func `jumps`() {
    expect(
      holds: { $0.noJump(of: .positionX, on: box) },
      fails: { $0.noJump(of: .opacity, on: dot) },
      saying: "opacity of \"dot\" jumps from 0 to 1 at 3 s.")
    expect(
      holds: { $0.noJump(of: .opacity, on: dot, greaterThan: 1) },
      fails: { $0.noJump(of: .opacity, on: dot, greaterThan: 0.99) }, saying: "jumps")
  }

  @Test func `an incomplete search fails and asks for a shorter time`() {
    let blink = Parallel {
      Animate(dot).fade(from: 1, to: 1, duration: 10_000)
      Animate(dot).fade(from: 1, to: 1.5, duration: 0.1).group().repeats(100_000)
    }
    let words =
      "opacity of \"dot\" changes too often to search it completely. Search a shorter interval, such as in: 0...1."
    let all = expectTimeline(of: blink)
    for found in [
      issues { all.noJump(of: .opacity, on: dot, greaterThan: 2) },
      issues { all.monotonic(.opacity, on: dot, .rising, within: 2) },
      issues { all.values(of: .opacity, on: dot, stayIn: 0...2) },
    ] {
      #expect(found.count == 1)
      #expect(found.first?.text.contains(words) ?? false, "\(found.map(\.text))")
    }
    let range = 100.02...100.07
    let less = issues {
      all.noJump(of: .opacity, on: dot, in: range)
        .monotonic(.opacity, on: dot, .rising, in: range)
        .values(of: .opacity, on: dot, stayIn: 1.09...1.36, in: range)
    }
    #expect(less.isEmpty, "\(less.map(\.text))")
    #expect(issues { all.noJump(of: .opacity, on: dot, in: 100.02...100.17) }.count == 1)
  }

  @Test func `a jump in a late pass is found`() {
    let blink = Animate(dot).fade(from: 1, to: 0, duration: 0.1).group().repeats(100)
    let found = issues { expectTimeline(of: blink).noJump(of: .opacity, on: dot) }
    #expect(found.first?.text.contains("and 99 more times") ?? false, "\(found.map(\.text))")
  }

  @Test func `ranges`() {
    expect(
      holds: { $0.values(of: .positionX, on: box, stayIn: 50...150) },
      fails: { $0.values(of: .positionX, on: box, stayIn: 50...149) },
      saying: "position.x of \"box\" is 150 at 2 s, outside 50...149.")
  }

  @Test func `diagnostics`() {
    expect(
      holds: { $0.noDiagnostics(ignoring: "L-8") }, fails: { $0.noDiagnostics() }, saying: "L-8")
    expect(
      holds: { $0.noDiagnostics(atLeast: .error) },
      fails: { $0.noDiagnostics(ignoring: "L-8", atLeast: .info) }, saying: "C-27")
    expect(
      holds: { $0.noDiagnostics(ignoring: "l-8") },
      fails: { $0.noDiagnostics(ignoring: ["C-27"]) }, saying: "L-8")
  }

  @Test func `a report that is thrown reads as a whole`() {
    let report = intro.lint()
    #expect("\(report)" != report.text && report.text.contains("█"))
    #expect(String(describingForTest: report).hasPrefix("1 warning, "))
  }

  @Test func `the same as another`() {
    let same = intro
    let other = Sequential {
      Animate(Layer(name: "box", position: CGPoint(x: 50, y: 50))).move(x: 150, duration: 2.5)
        .settle()
      Animate(Layer(name: "dot")).fade(from: 1, to: 0).cue(.out)
    }
    expect(
      holds: { $0.same(as: same) }, fails: { $0.same(as: other) }, saying: "begins 0.5 s earlier")
  }

  @Test func `several failures are all reported`() {
    let found = issues {
      expectTimeline(of: intro).duration(1).duration(2).duration(3)
    }
    #expect(found.count == 2)
  }

  @Test func `events`() {
    let stage = Stage(clock: ManualClock())
    stage.recordsEvents = true
    stage.add(box)
    stage.update()
    Animate(box).move(x: 100).key("move").run()
    stage.advance(by: 2)
    let happened = stage.events.filter { $0.layer == "box" }
    expectEvents(happened, happened)
    expectEvents(
      happened,
      """
      0  box  move  begin
      1  box  move  removal finished
      1  box  move  end finished
      """)
    let found = issues { expectEvents(happened, "0  box  move  begin\n1  box  move  end finished") }
    #expect(found.first?.text.contains("+ 1  box  move  removal finished") ?? false)
    #expect(issues { expectEvents(Array(happened.dropLast()), happened) }.count == 1)
  }
}
