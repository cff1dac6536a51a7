//: # Algebra
//:
//: Participles apply to the composition so far, and return a new one. Modifiers such as
//: `repeats` apply to the last verb only.

import Animatic

let box = Layer(name: "box")
let ride = Animate(box).move(from: 0, x: 100, duration: 1, easing: .easeIn).then()
  .fade(from: 1, to: 0, duration: 1)

@MainActor func show(_ name: String, _ composition: some Composable) {
  let timeline = composition.timeline
  let times = [0, 0.25, 0.5, 0.75, 1].map { $0 * min(composition.duration, 8) }
  let values = times.map { time in
    let x = ((timeline.value(of: .positionX, on: box, at: time) ?? 0) * 10).rounded() / 10
    let opacity = ((timeline.value(of: .opacity, on: box, at: time) ?? 0) * 100).rounded() / 100
    return "\(x) \(opacity)"
  }
  print("\(name): \(composition.duration) s:", values.joined(separator: ", "))
}

show("as it is", ride)
show("repeats(2), the fade only", ride.repeats(2))
show("repeated(2), both", ride.repeated(2))
show("repeated with a pause", ride.repeated(2, pause: 0.5))
show("autoreversed", ride.autoreversed())
show("reversed", ride.reversed())
show("sped by 2", ride.sped(by: 2))
show("stretched to 3", ride.stretched(to: 3))
show("trimmed", ride.trimmed(0.5...1.5))
show("shifted", ride.shifted(by: 0.5))
show("eased", ride.eased(.easeInEaseOut))

//: Native Core Animation features are used where possible: a part of a Bézier curve is a Bézier
//: curve, and a reversed one is mirrored.

print(ride.trimmed(0.5...1.5).debugDump())
print(ride.reversed().debugDump())

//: Two parts add up to the whole.

let (head, tail) = ride.split(at: 0.5)
let whole = Sequential {
  head
  tail
}
show("split and put together", whole)
