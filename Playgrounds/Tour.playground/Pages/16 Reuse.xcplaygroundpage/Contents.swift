//: # Reuse
//:
//: Defaults for nested parts, stored prefixes, custom verbs, and styles that are applied to many
//: layers.

import Animatic

let cards = (1...3).map { Layer(name: "card \($0)") }

//: A custom verb is an extension. It forwards the location of its caller, so that dumps and
//: diagnostics point there.

extension Animate {
  consuming func enter(
    from height: Double = 40, file: String = #fileID, line: UInt = #line
  ) -> Animate {
    fadeIn(file: file, line: line).move(by: [0, -height], file: file, line: line)
  }
}

//: A chain without a layer is a style. Values of the layer are resolved when it is applied to one.

let style = Animate().enter().defaults(duration: 0.4, easing: .easeOut)

let all = Parallel {
  for card in cards { style.on(card) }
}
print(all.debugDump())

//: Values may depend on the index.

let fan = On(cards) { $0.rotate(to: .degrees(10 * Double($1 - 1)), duration: 0.3) }
print(fan.debugDump())

//: A stored prefix can be continued in two ways.

let start = Animate(cards[0]).enter()
print(start.then().fadeOut().duration, start.scale(to: 2, duration: 3).duration)
