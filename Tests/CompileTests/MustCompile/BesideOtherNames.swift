// The library's names shadow none of the standard library's, and none of a user's.

import Animatic

func total<S: Sequence>(_ numbers: S) -> Double where S.Element == Double { numbers.reduce(0, +) }

let moment: Duration = .seconds(1)
let clock: any Clock = ContinuousClock()
let sum = total([1, 2])
let point = CGPoint(x: 1, y: 2)
let rect = CGRect(origin: point, size: CGSize(width: 1, height: 1))

// Types of a user's own, under names that the library has as guesses.
struct Delay { var seconds = 1.0 }
enum Pause { case short }
let delay = Delay().seconds
let pause = Pause.short
