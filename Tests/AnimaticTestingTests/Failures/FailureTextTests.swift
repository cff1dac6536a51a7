// The text of failed expectations: length and characters.

import Animatic
import Testing

@testable import AnimaticTesting

struct `The text of a failure` {
  private let layers = (1...8).map { Layer(name: "card \($0)") }

  /// Every card's opacity jumps back at the end, which lint reports.
  private var cards: some Composable {
    Parallel {
      for (index, card) in layers.enumerated() {
        Animate(card).fade(from: 1, to: 0, at: .start + Double(index) / 4)
      }
    }
  }

  private func text(_ body: () -> Void) throws -> String {
    try #require(issues { body() }.first).text
  }

  @Test func `eight diagnostics have at most 2,000 bytes in ASCII, and their number`() throws {
    let text = try text { expectTimeline(of: cards).noDiagnostics() }
    #expect(text.hasPrefix("8 warnings\nwarning L-8 [card 1/opacity]: "), "\(text)")
    #expect(text.utf8.count <= 2_000 && text.allSatisfy(\.isASCII), "\(text)")
  }

  @Test func `the first line is printed beside the location, the rest below it`() throws {
    let issue = try #require(
      issues { expectTimeline(of: cards).value(of: .opacity, on: layers[0], at: 0.5, is: 1) }.first)
    expectFirstLine(
      of: issue, #"opacity of "card 1" is 0.5 at 0.5 s, expected 1 (off by 0.5)."#)
    let details = try #require(issue.comments.first?.rawValue)
    #expect(details.hasPrefix("  model 1\n") && issue.comments.count == 1, "\(details)")
    // A text of one line has no comment.
    let text = FailureText("one line")
    #expect(text.headline == "one line" && text.details == nil)
  }

  /// What `swift test` prints after the location: the kind of the issue.
  private func expectFirstLine(of issue: Issue, _ line: String) {
    #expect("\(issue.kind)" == "Caught error: \(line)")
  }

  @Test func `a chart has as many rows as there is room for`() throws {
    let text = try text { expectTimeline(of: cards).duration(9) }
    #expect(text.hasPrefix("The timeline lasts 2.75 s, expected 9 s; opacity of \"card 8\""))
    #expect(text.utf8.count <= 2_000 && text.allSatisfy(\.isASCII), "\(text)")
    #expect(text.contains("|") && text.contains("####") && text.contains("more rows"), "\(text)")
  }

  @Test func `a long text ends after a line, and names the attachment`() {
    let lines = (0..<200).map { "line \($0) is some text" }
    let text = FailureText(lines.joined(separator: "\n")).text
    #expect(text.utf8.count <= 2_000)
    let last = text.split(separator: "\n").suffix(2)
    #expect(last.first?.hasSuffix(" is some text") ?? false)
    #expect(last.last == "... (the attachment of the test has the rest)")
    // One line that is too long is cut between characters.
    let long = FailureText(String(repeating: "名", count: 2_000)).text
    #expect(long.utf8.count <= 2_000 && long.hasPrefix("名名名"))
  }

  @Test func `names keep their characters, drawings become ASCII`() throws {
    let layer = Layer(name: "名前")
    let text = try text {
      expectTimeline(of: Animate(layer).fade(from: 1, to: 0)).duration(2)
    }
    #expect(text.contains("opacity of \"名前\" "))
    #expect(text.filter { !$0.isASCII }.allSatisfy { "名前".contains($0) }, "\(text)")
  }

  @Test func `an event that was not expected has the line of its animation`() throws {
    let stage = Stage(clock: ManualClock())
    let box = Layer(name: "box")
    stage.add(box)
    stage.recordsEvents = true
    Animate(box).fade(to: 0).key("fade").run()
    stage.advance(by: 2)
    let events = stage.events.filter { $0.layer == "box" }
    let text = try text { expectEvents(events, "0  box  fade  begin") }
    let line = #line - 4
    #expect(
      text.hasPrefix(
        """
        The event log is different (- expected, + found):
          0  box  fade  begin
        + 1  box  fade  removal finished  (AnimaticTestingTests/FailureTextTests.swift:\(line))
        + 1  box  fade  end finished  (AnimaticTestingTests/FailureTextTests.swift:\(line))
        """), "\(text)")
    // The line is no part of an event's identity.
    let same = StageEvent(time: 0, .begin, layer: "box", animation: "fade")
    #expect(events[0] == same && events[0].hashValue == same.hashValue && events[0].place != nil)
  }

  @Test func `the message in the article`() throws {
    let toast = Layer(name: "toast")
    let appear = Animate(toast)
      .move(from: 700, y: 600, duration: 0.4, easing: .easeOut).settle()
      .fade(from: 0, to: 1, duration: 0.2).settle()
    let (file, line) = (#fileID, #line - 1)
    let text = try text {
      expectTimeline(of: appear).value(of: .opacity, on: toast, at: 0.1, is: 1)
    }
    #expect(
      text == """
        opacity of "toast" is 0.5 at 0.1 s, expected 1 (off by 0.5).
          model 1
          1  opacity  basic  0 -> 1  runs, local time 0.1 s, progress 0.5  1 -> 0.5  shows  \(file):\(line)
               in animatic.0: runs, local time 0.1 s, progress 0.25  \(file):\(line - 1)
        timeline of 0.4 s, 1 layer
                             0           0.1          0.2         0.3         0.4 s
                             +-----------+------------+-----------+-----------+
        toast
        ` animatic.0  group  |------------------------------------------------|  0...0.4 s
          ` opacity          #########################~~~~~~~~~~~~~~~~~~~~~~~~~  0...0.2 s
        # runs   ~ holds
        """)
  }
}
