// expect: cannot convert value of type 'CGPoint' to expected argument type 'Double'
// Bug 26: a property has one type of values.

import Animatic

let wrong = BasicAnimation<Double>(.opacity, to: CGPoint(x: 1, y: 2), duration: 1)
