//: # Builder
//:
//: Several layers in one composition: statements one after the other, or side by side. Each
//: statement is a chain, or another container.

import Animatic

let title = Layer(name: "title")
let badge = Layer(name: "badge")
let cells = (1...3).map { Layer(name: "cell \($0)") }
let isFirstVisit = true

let intro = Sequential(gap: 0.25) {
  Parallel {
    Animate(title).fade(from: 0, to: 1, duration: 0.5)
    if isFirstVisit {
      Animate(badge).shakeX(range: 8, times: 2, duration: 0.5)
    }
  }
  Sequential(gap: -0.25) {
    for cell in cells {
      Animate(cell).scale(from: 0.5, to: 1, duration: 0.5)
    }
  }
}

//: Title and badge end at 0.5 s. After the gap the cells follow, each a quarter of a second after
//: the previous one, because a negative gap overlaps. Every layer gets one group, and all groups
//: are as long as the whole.

print(intro.debugDump())

//: A cell presents its start value before its begin, because the value is explicit.

let timeline = intro.timeline
for time in [0.25, 1, 1.25, 1.75] {
  let scales = cells.compactMap { timeline.value(of: .scale, on: $0, at: time) }
  print("\(time) s: cells \(scales)")
}

//: The layers of a run share a stage: it is enough that one of them is on it.

let stage = Stage(clock: ManualClock())
stage.add(title)

let playback = intro.run()
stage.advance(by: 1)
print("\(playback), \(stage.layers.count) layers on the stage")
stage.advance(by: 0.75)
print(playback)
