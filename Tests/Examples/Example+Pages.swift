// What the first pages of the playground compose, and the longest one.

import Animatic
import AnimaticPreview

extension Example {
  static var pages: [Example] {
    [
      Example("tour", page: "Tour") {
        let box = Layer(name: "box", position: CGPoint(x: 50, y: 50))
        return Animate(box)
          .move(to: [100, 100]).stay()
          .fade(from: 1, to: 0).modify { $0?.autoreverses = true }.stay()
          .move(to: [300, 400]).after(begin: 1, willGroup: true).stay()
          .shakeR(radian: 10, times: 4, duration: 0.5).after(begin: 1.5, willGroup: true)
          .group().duration(2).modify { $0?.autoreverses = true }
          .shown(title: "Tour")
      },
      Example("ball", page: "Ball") {
        let ball = tile("ball", 50, 50, 40, 40, .red)
        ball.cornerRadius = 20
        var lap = KeyframeAnimation(
          .position,
          values: [
            CGPoint(x: 50, y: 50), CGPoint(x: 250, y: 50), CGPoint(x: 250, y: 150),
            CGPoint(x: 50, y: 150), CGPoint(x: 50, y: 50),
          ],
          keyTimes: [0, 0.6, 0.7, 0.8, 1],
          timingFunctions: [.easeInEaseOut, .linear, .easeIn, .easeOut], duration: 10)
        lap.repeatCount = 2
        return Animate(ball).add(key: "lap", animation: lap).shown(title: "Ball")
      },
      Example("throw", page: "Throw") {
        let item = tile("item", 40, 300, 30, 30, .green)
        return Animate(item).throw(from: [40, 300], to: [240, 100], height: 25, duration: 2)
          .scale(to: 0.5, duration: 1).autoreverses().group().key("throw").settle()
          .shown(title: "Throw")
      },
      Example("ship", page: "Ship") {
        let ship = tile("ship", 100, 100, 80, 40)
        return Animate(ship).rotate(by: .turns(1), duration: 2).repeats(.infinity).shown()
      },
      Example("builder", page: "Builder") {
        let title = Layer(name: "title")
        let badge = Layer(name: "badge")
        let cells = (1...3).map { Layer(name: "cell \($0)") }
        return Sequential(gap: 0.25) {
          Parallel {
            Animate(title).fade(from: 0, to: 1, duration: 0.5)
            Animate(badge).shakeX(range: 8, times: 2, duration: 0.5)
          }
          Sequential(gap: -0.25) {
            for cell in cells { Animate(cell).scale(from: 0.5, to: 1, duration: 0.5) }
          }
        }.shown(title: "Builder")
      },
      Example("onboarding", page: "Onboarding") { onboarding },
      Example("verbs") { verbs },
    ]
  }

  private static var verbs: ExamplePicture {
    let makers: [(String, (Animate) -> Animate)] = [
      ("pop", { $0.pop() }), ("pulse", { $0.pulse(times: 2) }), ("bounce", { $0.bounce() }),
      ("swing", { $0.swing() }), ("jump", { $0.jump() }), ("shake", { $0.shake(x: 8, times: 3) }),
      ("flip", { $0.flip() }), ("spin", { $0.spin(turns: 2) }), ("zoomIn", { $0.zoomIn() }),
      ("zoomOut", { $0.zoomOut() }), ("slideIn", { $0.slideIn(from: .left, distance: 60) }),
      ("slideOut", { $0.slideOut(to: .bottom, distance: 60) }), ("fadeIn", { $0.fadeIn() }),
      ("fadeOut", { $0.fadeOut() }), ("border", { $0.border(width: 10) }),
      ("shadow", { $0.shadow(opacity: 0.9) }), ("corner", { $0.cornerRadius(to: 30) }),
      ("resize", { $0.resize(to: [20, 70]) }),
      ("throw", { $0.throw(from: [0, 0], to: [60, 60]) }),
      ("scale", { $0.scale(x: 2) }), ("rotate", { $0.rotate(to: .degrees(400)) }),
    ]
    return Stagger(each: 0.05) {
      for (index, (name, write)) in makers.enumerated() {
        let layer = tile(name, 60 + 90 * Double(index % 7), 60 + 90 * Double(index / 7))
        write(Animate(layer))
      }
    }.shown(title: "Verbs")
  }

  private static var onboarding: ExamplePicture {
    func layer(
      _ name: String, _ x: Double, _ y: Double, _ width: Double, _ height: Double,
      _ color: RGBAColor, _ radius: Double = 0
    ) -> Layer {
      let layer = tile(name, x, y, width, height, color)
      layer.cornerRadius = radius
      return layer
    }
    let violet = RGBAColor(red: 0.36, green: 0.3, blue: 0.9)
    let screen = layer("screen", 195, 300, 390, 600, .white)
    screen.masksToBounds = true
    let sky = layer("sky", 195, 300, 390, 600, .black)
    let logo = layer("logo", 195, 250, 96, 96, violet, 24)
    let name = layer("name", 195, 340, 180, 24, .gray, 6)
    let claim = layer("claim", 195, 376, 240, 16, .gray, 6)
    let hand = layer("hand", 300, 420, 28, 28, .orange, 14)
    let start = layer("start", 195, 520, 220, 52, violet)
    start.contents = "Start"
    start.foregroundColor = .white
    let cards = (1...3).map { index -> Layer in
      let card = layer("card \(index)", 195, 340, 280, 220, .white, 18)
      card.shadowOpacity = 0.25
      card.shadowRadius = 12
      card.shadowOffset = CGSize(width: 0, height: 8)
      card.contents = LayerContents("Card \(index)")
      return card
    }
    let dots = (0..<3).map { layer("dot \($0 + 1)", 171 + 24 * Double($0), 560, 10, 10, .gray, 5) }
    for layer in [sky, logo, name, claim] + cards + dots + [hand, start] {
      screen.addSublayer(layer)
    }
    let welcome = Parallel {
      On(sky) { $0.fadeIn(duration: 0.6).background(from: .black, to: .white, duration: 1.2) }
      On(logo) {
        $0.fadeIn(duration: 0.3).zoomIn(from: 0.2, easing: .back(), at: .start)
          .then().jump(height: 24, duration: 0.5).shadow(from: 0, opacity: 0.4)
          .then().move(by: [0, -140]).scale(to: 0.6)
      }
      On(name) {
        $0.fadeIn(at: .start + 0.6).slideIn(from: .bottom, distance: 30, at: .withPrevious)
      }
      On(claim) {
        $0.fadeIn(at: .start + 0.8).slideIn(from: .bottom, distance: 20, at: .withPrevious)
      }
      On(dots) { dot, index in dot.fadeIn(at: .start + 1 + 0.1 * Double(index)) }
    }
    let leave = Stagger(each: 0.1) {
      for line in [name, claim] { On(line) { $0.fadeOut().slideOut(to: .top, distance: 30) } }
    }
    let tour = Sequential(gap: 0.8) {
      for (index, card) in cards.enumerated() {
        Parallel {
          On(card) {
            $0.slideIn(from: .right, distance: 390).fadeIn()
              .rotate(from: .degrees(8), to: .degrees(0))
          }
          On(dots[index]) { $0.scale(to: 1.6).background(from: .gray, to: .blue) }
          if index > 0 {
            On(cards[index - 1]) { $0.slideOut(to: .left, distance: 390).fadeOut().scale(to: 0.9) }
            On(dots[index - 1]) { $0.scale(to: 1).background(to: .gray) }
          }
          if index == 1 {
            On(hand) {
              $0.fadeIn().move(byX: -120, duration: 0.6, at: .afterPrevious)
                .fadeOut(at: .afterPrevious)
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
    return Sequential(gap: 0.2) {
      welcome
      leave.shifted(by: 0.6)
      tour
      finale
    }
    .defaults(duration: 0.4, easing: .easeInEaseOut).settling().named("onboarding")
    .shown(title: "Onboarding", root: screen)
  }
}
