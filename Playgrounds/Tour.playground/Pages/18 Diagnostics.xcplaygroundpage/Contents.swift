//: # Diagnostics
//:
//: Nothing traps and nothing is dropped: mistakes in a composition are a list of diagnostics, each
//: with its location, its reason, and its remedy.

import Animatic

let box = Layer(name: "box")
let ball = Layer(name: "ball")

let wrong = Parallel {
  Animate(box).move(from: [0, 0], to: [100, 0]).move(x: 50, duration: 0.5, at: .withPrevious + 0.25)
  Animate(ball).fade(to: 0.5, at: .cue(Cue("later"))).scale(to: 2).repeats(0)
  Animate(ball).move(to: [1, 2, 3]).then().rotate(to: .degrees(90)).after(begin: .nan)
}

for diagnostic in wrong.diagnostics { print(diagnostic) }

//: A test can expect no diagnostics, or print all of them.

do {
  _ = try wrong.validated()
} catch {
  print("validated() throws \(wrong.diagnostics.filter { $0.severity >= .warning }.count) of them")
}
