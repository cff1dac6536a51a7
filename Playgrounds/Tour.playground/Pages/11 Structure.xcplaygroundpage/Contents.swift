//: # Structure
//:
//: Sequences, parallel parts, and staggers; conditions and loops; several layers. The leaves are
//: chains, so every verb is written the same way everywhere.

import Animatic

let title = Layer(name: "title")
let photo = Layer(name: "photo")
let stars = (1...3).map { Layer(name: "star \($0)") }
let isFavourite = true

let entrance = Sequential(gap: 0.1) {
  Animate(title).fadeIn(duration: 0.3)
  Parallel {
    On(photo) { $0.zoomIn(from: 0.8, duration: 0.4).fadeIn(duration: 0.4) }
    if isFavourite {
      Stagger(each: 0.1, from: .center) {
        for star in stars { Animate(star).pop(duration: 0.3) }
      }
    }
  }
  Wait(0.5)
  Stagger(lag: 0.5) {
    for star in stars { Animate(star).spin(duration: 0.4) }
  }
}

print(entrance.debugDump())

//: A composition is a value: it can be queried before it runs.

print(entrance.duration, entrance.diagnostics.count)
