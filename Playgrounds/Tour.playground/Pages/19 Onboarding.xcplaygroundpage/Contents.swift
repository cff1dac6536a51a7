//: # Onboarding
//:
//: The first minute of a product: twelve layers, from the logo to the start button.

import Animatic

let (sky, logo) = (Layer(name: "sky"), Layer(name: "logo"))
let (name, claim) = (Layer(name: "name"), Layer(name: "claim"))
let (hand, start) = (Layer(name: "hand"), Layer(name: "start"))
let cards = (1...3).map { Layer(name: "card \($0)") }
let dots = (1...3).map { Layer(name: "dot \($0)") }

let welcome = Parallel {
  On(sky) { $0.fadeIn(duration: 0.6).background(from: .black, to: .white, duration: 1.2) }
  On(logo) {
    $0.fadeIn(duration: 0.3).zoomIn(from: 0.2, easing: .back(), at: .start)
      .then().jump(height: 24, duration: 0.5).shadow(from: 0, opacity: 0.4)
      .then().move(by: [0, -140]).scale(to: 0.6)
  }
  On(name) { $0.fadeIn(at: .start + 0.6).slideIn(from: .bottom, distance: 30, at: .withPrevious) }
  On(claim) { $0.fadeIn(at: .start + 0.8).slideIn(from: .bottom, distance: 20, at: .withPrevious) }
  On(dots) { dot, index in dot.fadeIn(at: .start + 1 + 0.1 * Double(index)) }
}

let leave = Stagger(each: 0.1) {
  for line in [name, claim] { On(line) { $0.fadeOut().slideOut(to: .top, distance: 30) } }
}

let tour = Sequential(gap: 0.8) {
  for (index, card) in cards.enumerated() {
    Parallel {
      On(card) {
        $0.slideIn(from: .right, distance: 390).fadeIn().rotate(from: .degrees(8), to: .degrees(0))
      }
      On(dots[index]) { $0.scale(to: 1.6).background(from: .gray, to: .blue) }
      if index > 0 {
        On(cards[index - 1]) { $0.slideOut(to: .left, distance: 390).fadeOut().scale(to: 0.9) }
        On(dots[index - 1]) { $0.scale(to: 1).background(to: .gray) }
      }
      if index == 1 {
        On(hand) {
          $0.fadeIn().move(byX: -120, duration: 0.6, at: .afterPrevious).fadeOut(at: .afterPrevious)
        }
      }
    }
  }
}

let settling = TimingFunction.spring(SpringCurve(dampingRatio: 0.7, duration: 0.4))
let finale = Parallel {
  On(cards[2]) { $0.fadeOut().zoomOut(to: 0.5) }
  On(dots) { dot, index in
    dot.fadeOut(at: .start + 0.05 * Double(index)).move(byX: 20 - 20 * Double(index))
  }
  On(logo) { $0.move(by: [0, 140]).scale(to: 1).shadow(opacity: 0) }
  On(start) {
    $0.fadeIn().slideIn(from: .bottom, distance: 60, easing: settling)
      .cornerRadius(from: 0, to: 24).then().pulse(times: 2, duration: 0.8)
  }
}

let onboarding = Sequential(gap: 0.2) {
  welcome
  leave.shifted(by: 0.6)
  tour
  finale
}
.defaults(duration: 0.4, easing: .easeInEaseOut)
.settling()
.reducedMotion(.crossfade)
.named("onboarding")

print(onboarding.debugDump())
print(onboarding.composition, "on", onboarding.timeline.layers.count, "layers")
print(onboarding.duration, "s, diagnostics:", onboarding.diagnostics.count)
