//: # Springs and paths
//:
//: Every kind of animation and of value, evaluated without a screen.

import Animatic

/// A number with three decimal places.
func brief(_ number: Double) -> Double { (number * 1_000).rounded() / 1_000 }

/// The values of a property at some times of an animation; no layer is needed.
func show<Value>(
  _ property: LayerProperty<Value>, of animation: some LayerAnimation, at times: [Double]
) {
  let timeline = Animate().add(animation: animation).timeline
  let values = times.compactMap { timeline.value(of: property, at: $0) }
  let texts = values.map { value in (value as? Double).map { "\(brief($0))" } ?? "\(value)" }
  print(property.keyPath, texts.joined(separator: "  "))
}

//: ## Springs
//:
//: A spring has no fixed duration: it lasts until it settles.

let curve = SpringCurve(mass: 1, stiffness: 100, damping: 10)
print(
  "settles in \(brief(curve.settlingDuration)) s; at 0.75 s it is at \(brief(curve.value(at: 0.75)))"
)

var jump = SpringAnimation(.cornerRadius, from: 0, to: 20, spring: curve)
jump.duration = jump.settlingDuration
show(.cornerRadius, of: jump, at: [0.1, 0.3])

//: Alternatively, give its perceptual duration and its bounce.

let soft = SpringAnimation(.opacity, from: 0, to: 1, perceptualDuration: 0.5, bounce: 0.3)
print(
  "stiffness \(brief(soft.stiffness)), damping \(brief(soft.damping)), \(brief(soft.duration)) s")

//: ## Keyframes
//:
//: Linear, discrete, paced, or along a smooth curve through all values.

for mode in CalculationMode.allCases {
  let keys = KeyframeAnimation(
    .zPosition, values: [0, 8, 4], calculationMode: mode, duration: 1)
  print(mode, terminator: ": ")
  show(.zPosition, of: keys, at: [0.25, 0.5, 0.75])
}

//: ## Paths
//:
//: The ship follows a line and a curve, and rotates along them.

let ship = Layer(name: "ship")
var course = BezierPath()
course.move(to: CGPoint(x: 0, y: 0))
course.addLine(to: CGPoint(x: 100, y: 0))
course.addCurve(
  to: CGPoint(x: 200, y: 100), control1: CGPoint(x: 150, y: 0), control2: CGPoint(x: 200, y: 50))

let sail = KeyframeAnimation(
  .position, path: course, calculationMode: .paced, rotationMode: .auto, duration: 2)
print(Animate(ship).add(animation: sail).debugDump().split(separator: "\n")[2])
let voyage = Animate(ship).add(animation: sail).timeline
for time in [0.5, 1.5, 2] {
  let place = voyage.value(of: .position, on: ship, at: time) ?? .zero
  let turn = voyage.value(of: .rotation, on: ship, at: time) ?? 0
  print("at \(time) s: x \(Int(place.x)), y \(Int(place.y)), turned \(Int(turn * 180 / .pi))°")
}

//: ## Values of any kind
//:
//: The colors of a gradient, an image, a Boolean, or a custom type.

show(
  .colors, of: BasicAnimation(.colors, from: [.red, .blue], to: [.blue, .blue], duration: 1),
  at: [0.5])
show(
  .contents,
  of: KeyframeAnimation(
    .contents, values: ["1", "2", "3"], calculationMode: .discrete, duration: 3),
  at: [0.5, 1.5, 2.5])

struct Heat: AnimatableVector {
  static let componentCount = 1
  var degrees: Double
  init(_ degrees: Double) { self.degrees = degrees }
  init(components: [Double]) { degrees = components[0] }
  var components: [Double] { [degrees] }
}

extension LayerProperty where Value == Heat {
  static var heat: Self { Self("heat", default: Heat(20)) }
}

show(.heat, of: BasicAnimation(.heat, to: Heat(100), duration: 1), at: [0, 0.5])
