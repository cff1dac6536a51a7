//: # A tour
//:
//: A sequence of animations is written in one chain, printed before it runs, asked for its values
//: at any time without a screen, and then run. One import is all it takes.

import Animatic

let box = Layer(name: "box", position: CGPoint(x: 50, y: 50))

//: ## Write it
//:
//: Verbs such as `move` add animations, and modifiers such as `after` change the last one.
//: `group()` folds all that stands so far into one group; what follows speaks of the group, so here
//: everything runs for two seconds and then back the same way.

let chain = Animate(box)
  .move(to: [100, 100]).stay()
  .fade(from: 1, to: 0).modify { $0?.autoreverses = true }.stay()
  .move(to: [300, 400]).after(begin: 1, willGroup: true).stay()
  .shakeR(radian: 10, times: 4, duration: 0.5).after(begin: 1.5, willGroup: true)
  .group().duration(2).modify { $0?.autoreverses = true }

//: ## Print it
//:
//: Nothing has run yet. The dump shows the group that was generated, each child with the time at
//: which it shows, its begin and end inside of the group, and the line that wrote it. The second
//: move says no start: the compiler has filled in where the first one leads.

print(chain.debugDump())

//: ## Ask it
//:
//: A timeline knows every value at any time. That is all that a unit test needs.

let timeline = chain.timeline
for time in stride(from: 0, through: 4, by: 0.5) {
  if let shown = timeline.snapshot(at: time)[box] {
    print("\(time) s: (\(shown.position.x), \(shown.position.y)), opacity \(shown.opacity)")
  }
}

print("half faded at 0.5 s:", timeline.value(of: .opacity, on: box, at: 0.5) == 0.5)

//: ## Run it
//:
//: The very same chain runs on a stage. With a manual clock, time moves when it is told to; without
//: a stage of your own, `run()` uses the machine's time.

let stage = Stage(clock: ManualClock())
stage.add(box)
chain.run()

stage.advance(by: 1.5)
print("shows x \(box.presentation.position.x), model x \(box.position.x)")

stage.advance(by: 2.5)
print("after 4 s:", box.animationKeys, box.presentation == box.model)
print("findings:", chain.diagnostics + stage.diagnostics)

//: The other pages show one thing each; run one with `swift run --package-path Playgrounds Ball`.
