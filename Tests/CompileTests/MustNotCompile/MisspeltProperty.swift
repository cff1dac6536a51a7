// expect: has no member 'opcity'
// Bug 26: a misspelt property.

import Animatic

let wrong = BasicAnimation<Double>(.opcity, to: 0, duration: 1)
