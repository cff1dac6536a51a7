//: # Inspection
//:
//: Inspect a composition without running it: as a chart, as a report of diagnostics, and by
//: queries.

import Animatic

extension Cue {
  static let shown = Cue("shown")
}

let card = Layer(name: "card", position: CGPoint(x: 50, y: 50))
let badge = Layer(name: "badge")

let intro = Parallel {
  Animate(card)
    .move(x: 150, duration: 2, easing: .easeInEaseOut).settle()
    .fade(from: 0, to: 1, duration: 0.5)
    .move(x: 200, duration: 1, at: .start + 1.5)
  Animate(badge).scale(from: 0, to: 1, duration: 0.25, at: .start + 0.5).repeats(3).autoreverses()
    .cue(.shown)
}

print(intro.gantt(width: 90))

//: The diagnostics, each with a chart of its animations. `strict()` throws them.

print(intro.lint().ignoring("C-27").text)

//: The explanation of a value: every animation that contributes to it, with its source line.

let timeline = intro.timeline
print(timeline.why(.positionX, on: card, at: 1.75)?.text ?? "")

//: Times, extrema, and velocities.

print(timeline.firstTime(of: .opacity, on: card, reaches: 0.5) ?? -1)
print(timeline.extrema(of: .positionX, on: card)?.highest.description ?? "")
let velocity = timeline.velocity(of: .opacity, on: card, at: 0.25) ?? 0
print((velocity * 1000).rounded() / 1000)
print(timeline.span(of: .layer(badge)) ?? 0...0)
print(timeline.samples(of: .opacity, on: card, framesPerSecond: 4, in: 0...0.5).map(\.value))

//: The difference after a change, in words.

let edited = Parallel {
  Animate(card)
    .move(x: 150, duration: 2, easing: .easeOut).settle()
    .fade(from: 0, to: 1, duration: 0.5, at: .start + 0.1)
  Animate(badge).scale(from: 0, to: 1, duration: 0.25, at: .start + 0.5).repeats(3).autoreverses()
    .cue(.shown)
}
print(edited.timeline.difference(from: timeline).text)
