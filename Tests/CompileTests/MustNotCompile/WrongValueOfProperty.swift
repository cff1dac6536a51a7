// expect: 'init(_:from:to:by:duration:timingFunction:file:line:)' is unavailable: The values are not
// expect: 'init(_:from:to:by:spring:duration:file:line:)' is unavailable: The values are not
// expect: 'init(_:from:to:by:perceptualDuration:bounce:file:line:)' is unavailable: The values are not
// Bug 26: a property has one type of values.

import Animatic

let wrong = BasicAnimation<Double>(.opacity, to: CGPoint(x: 1, y: 2), duration: 1)
let inferred = BasicAnimation(.opacity, to: CGPoint(x: 1, y: 2))
let spring = SpringAnimation(.opacity, to: CGPoint(x: 1, y: 2))
let perceptual = SpringAnimation(.opacity, to: CGPoint(x: 1, y: 2), perceptualDuration: 1)
