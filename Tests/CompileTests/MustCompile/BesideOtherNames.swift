// The library's names shadow none of the standard library's.

import Animatic

func total<S: Sequence>(_ numbers: S) -> Double where S.Element == Double { numbers.reduce(0, +) }

let moment: Duration = .seconds(1)
let clock: any Clock = ContinuousClock()
let sum = total([1, 2])
let point = CGPoint(x: 1, y: 2)
let rect = CGRect(origin: point, size: CGSize(width: 1, height: 1))
