//: # A tour
//:
//: A sequence of animations is written in one chain, printed before it runs, evaluated at any time
//: without a screen, and then run. It needs a single import.

import Animatic

let box = Layer(name: "box", position: CGPoint(x: 50, y: 50))

//: ## Write it
//:
//: Verbs such as `move` add animations, and modifiers such as `after` change the last one.
//: `group()` folds the chain so far into one group; the modifiers after it apply to the group, so
//: here everything runs for two seconds and then in reverse.

let chain = Animate(box)
  .move(to: [100, 100]).stay()
  .fade(from: 1, to: 0).modify { $0?.autoreverses = true }.stay()
  .move(to: [300, 400]).after(begin: 1, willGroup: true).stay()
  .shakeR(radian: 10, times: 4, duration: 0.5).after(begin: 1.5, willGroup: true)
  .group().duration(2).modify { $0?.autoreverses = true }

//: ## Print it
//:
//: Nothing has run yet. The dump shows the generated group, each child with its time on screen, its
//: begin and end inside the group, and its source line. The second move has no start: the compiler
//: has inferred it from the end of the first one.

print(chain.debugDump())

//: ## Ask it
//:
//: A timeline evaluates every property at any time. A unit test needs nothing else.

let timeline = chain.timeline
for time in stride(from: 0, through: 4, by: 0.5) {
  if let shown = timeline.snapshot(at: time)[box] {
    print("\(time) s: (\(shown.position.x), \(shown.position.y)), opacity \(shown.opacity)")
  }
}

print("half faded at 0.5 s:", timeline.value(of: .opacity, on: box, at: 0.5) == 0.5)

//: ## Run it
//:
//: The same chain runs on a stage. A manual clock moves only when it is advanced; without a custom
//: stage, `run()` uses the system's time.

let stage = Stage(clock: ManualClock())
stage.add(box)
chain.run()

stage.advance(by: 1.5)
print("shows x \(box.presentation.position.x), model x \(box.position.x)")

stage.advance(by: 2.5)
print("after 4 s:", box.animationKeys, box.presentation == box.model)
print("diagnostics:", chain.diagnostics + stage.diagnostics)

//: The other pages show one topic each; run one with `swift run --package-path Playgrounds Ball`.
