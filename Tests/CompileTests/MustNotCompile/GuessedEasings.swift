// expect: 'spring(response:dampingFraction:blendDuration:)' has been renamed to 'spring(response:damping:)'
// expect: 'spring(duration:bounce:blendDuration:)' is unavailable: Write .spring(duration: 0.5, bounce: 0.2). For the velocity of an earlier run, write .run(interrupting: .keepingVelocity).
// expect: 'interpolatingSpring(mass:stiffness:damping:initialVelocity:)' has been renamed to 'spring(mass:stiffness:damping:initialVelocity:)'
// expect: 'interpolatingSpring(duration:bounce:initialVelocity:)' is unavailable: Write .spring(duration: 0.5, bounce: 0.2), or with a velocity .spring(SpringCurve(perceptualDuration: 0.5, bounce: 0.2, initialVelocity: 1)).
// expect: 'interpolatingSpring' has been renamed to 'spring'
// expect: 'interactiveSpring(response:dampingFraction:blendDuration:)' is unavailable: Write .spring(response: 0.15, damping: 0.86), with the numbers of SwiftUI's defaults.
// expect: 'easeInOut(duration:)' is unavailable: Write the duration in the verb: duration: 1, easing: .easeInOut.
// expect: 'linear(duration:)' is unavailable: Write the duration in the verb: duration: 1, easing: .linear.
// expect: 'timingCurve(_:_:_:_:duration:)' is unavailable: Write .cubicBezier(0.1, 0.2, 0.3, 1), and the duration in the verb.
// expect: 'bouncy(duration:extraBounce:)' is unavailable: Write .spring(duration: 0.5, bounce: 0.3), with the extra bounce added to 0.3.
// expect: 'smooth(duration:extraBounce:)' is unavailable: Write .spring(duration: 0.5, bounce: 0), with the extra bounce as the bounce.
// expect: 'init(name:)' is unavailable: Write the name alone, such as .easeIn.
// Springs and curves of SwiftUI and Core Animation.

import Animatic

func wrong(_ easing: inout TimingFunction) {
  easing = .spring(response: 0.5, dampingFraction: 0.6)
  easing = .spring(response: 0.5, dampingFraction: 0.6, blendDuration: 0)
  easing = .spring(duration: 0.5, bounce: 0.2, blendDuration: 0)
  easing = .interpolatingSpring(stiffness: 100, damping: 10)
  easing = .interpolatingSpring(mass: 1, stiffness: 100, damping: 10, initialVelocity: 0)
  easing = .interpolatingSpring(duration: 0.5, bounce: 0.1)
  easing = .interpolatingSpring
  easing = .interactiveSpring()
  easing = .interactiveSpring(response: 0.5, dampingFraction: 0.6, blendDuration: 0)
  easing = .easeInOut(duration: 1)
  easing = .linear(duration: 1)
  easing = .timingCurve(0.1, 0.2, 0.3, 1)
  easing = .bouncy(duration: 0.5, extraBounce: 0.1)
  easing = .smooth(duration: 0.5)
  easing = TimingFunction(name: .easeInEaseOut)
}
