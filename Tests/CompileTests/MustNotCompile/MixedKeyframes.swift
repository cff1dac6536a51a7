// expect: cannot convert value of type 'CGPoint' to expected element type 'Double'
// K-17: keyframes of one animation are of one type.

import Animatic

let wrong = KeyframeAnimation(.opacity, values: [0, CGPoint(x: 1, y: 2)], duration: 1)
