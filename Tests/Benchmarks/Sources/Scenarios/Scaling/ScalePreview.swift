// Do the pictures of many animations take as long for each as those of few?

import Animatic
import AnimaticPreview

/// A page, a chart and a film strip of many animations: on one layer, and of one on each layer.
///
/// Each is measured once: one takes long, and the bounds are wide.
enum ScalePreview {
  static var candidates: [Candidate] {
    [1000, 100_000].flatMap { count -> [Candidate] in
      [("row", row), ("layers", layers), ("repeats", repeats)].flatMap { kind, make in
        [
          Candidate("Scale preview \(kind) \(count), made") { made(count, make) },
          Candidate("Scale preview \(kind) \(count), page") { drawn(count, make) { $0.html } },
          Candidate("Scale preview \(kind) \(count), chart") { drawn(count, make) { $0.gantt() } },
          Candidate("Scale preview \(kind) \(count), strip") {
            drawn(count, make) { $0.filmStrip() }
          },
        ].map { $0.once() }
      }
    }
  }

  private static func made(_ count: Int, _ make: (Int) -> CompositionPreview) -> Double {
    Measuring.time(rounds: Scaling.rounds(count), units: count) { make(count) }
  }

  /// A picture, per animation.
  private static func drawn(
    _ count: Int, _ make: (Int) -> CompositionPreview, _ draw: (CompositionPreview) -> String
  ) -> Double {
    let preview = make(count)
    return Measuring.time(rounds: Scaling.rounds(count), units: count) { draw(preview) }
  }

  @Sendable private static func row(_ count: Int) -> CompositionPreview {
    var chain = Animate(Layer(name: "box"))
    for index in 0..<count {
      chain = (consume chain).move(x: Double(index % 7) * 40, duration: 0.01, easing: .easeIn)
        .then()
    }
    return chain.preview()
  }

  @Sendable private static func layers(_ count: Int) -> CompositionPreview {
    Stagger(each: 0.0001) {
      for _ in 0..<count { Animate(Layer(name: "layer")).fade(to: 0, duration: 1) }
    }.preview()
  }

  /// Not many animations, but many passes.
  @Sendable private static func repeats(_ count: Int) -> CompositionPreview {
    Animate(Layer(name: "box")).move(x: 200, duration: 0.0001).autoreverses()
      .repeats(Double(count)).preview()
  }
}
