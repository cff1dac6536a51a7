// The compositions of the other pages of the playground, with visible sizes and colors.

import Animatic
import AnimaticJSON
import AnimaticPreview

extension Example {
  static var morePages: [Example] {
    [
      Example("pause", page: "Pause") {
        Animate(tile("box", 40, 40)).move(x: 400, duration: 4).settle().shown(title: "Pause")
      },
      Example("callbacks", page: "Callbacks") {
        Animate(tile("box", 60, 60)).fade(from: 0, to: 1).key("fade").then()
          .rotate(by: .turns(1)).key("turn").group().key("both").shown(title: "Callbacks")
      },
      Example("raw", page: "Raw") {
        let fade = BasicAnimation(.opacity, from: 1, to: 0, duration: 4)
        var move = BasicAnimation(.position, to: CGPoint(x: 150, y: 50), duration: 1)
        move.beginTime = 1
        return Animate(tile("box", 50, 50))
          .add(key: "group", animation: AnimationGroup([fade, move], duration: 2))
          .add(key: "round", animation: BasicAnimation(.cornerRadius, from: 0, to: 10, duration: 5))
          .shown(title: "Raw")
      },
      Example("waiting", page: "Waiting") {
        Animate(tile("box", 50, 50)).fade(to: 0.5, duration: 0.05).settle().then()
          .fade(to: 1, duration: 0.05).settle().shown(title: "Waiting")
      },
      Example("paths", page: "Springs and Paths") {
        var course = BezierPath()
        course.move(to: CGPoint(x: 0, y: 0))
        course.addLine(to: CGPoint(x: 100, y: 0))
        course.addCurve(
          to: CGPoint(x: 200, y: 100), control1: CGPoint(x: 150, y: 0),
          control2: CGPoint(x: 200, y: 50))
        let sail = KeyframeAnimation(
          .position, path: course, calculationMode: .paced, rotationMode: .auto, duration: 2)
        return Animate(tile("ship", 0, 0, 40, 20)).add(animation: sail)
          .shown(title: "Springs and paths")
      },
      Example("structure", page: "Structure") { structure },
      Example("placement", page: "Placement") { placement },
      Example("algebra", page: "Algebra") { algebra },
      Example("easing", page: "Easing") {
        let easings: [TimingFunction] = [
          .linear, .easeInEaseOut, TimingFunction(controlPoints: 0.2, 0, 0, 1), .quad(.in),
          .expo(.out), .back(), .back(.inOut, overshoot: 3), .elastic(.out), .bounce(.outIn),
          .steps(4), .steps(3, jump: .both), .linear([0, 0.25, 1]),
          .spring(response: 0.4, damping: 0.6), .sampled { $0 * $0 }, .easeIn.reversed,
          .quad(.in).mirrored(.inOut),
        ]
        return Parallel {
          for (index, easing) in easings.enumerated() {
            Animate(tile("\(easing)", 40, 20 + 30 * Double(index), 24, 24))
              .move(x: 400, easing: easing)
          }
        }.shown(title: "Easing")
      },
      Example("reuse", page: "Reuse") {
        let cards = (0..<3).map { tile("card \($0 + 1)", 60 + 90 * Double($0), 80, 70, 100) }
        let style = Animate().fadeIn().move(by: [0, -40]).defaults(duration: 0.4, easing: .easeOut)
        return Sequential {
          Parallel { for card in cards { style.on(card) } }
          On(cards) { $0.rotate(to: .degrees(10 * Double($1 - 1)), duration: 0.3) }
        }.shown(title: "Reuse")
      },
      Example("reduced-motion", page: "Reduced Motion") {
        Parallel {
          for (index, policy) in ReducedMotion.allCases.enumerated() {
            Animate(tile("\(policy)", 60 + 90 * Double(index), 240, 70, 100))
              .move(byY: -160, duration: 0.5).then().cornerRadius(to: 12, duration: 0.5)
              .reducedMotion(policy).settling()
          }
        }.shown(title: "Reduced motion", reducedMotion: true)
      },
      Example("wrong", page: "Diagnostics") {
        let (box, ball) = (tile("box", 60, 60), tile("ball", 60, 160, 60, 60, .orange))
        return Parallel {
          Animate(box).move(from: [0, 0], to: [100, 0])
            .move(x: 50, duration: 0.5, at: .withPrevious + 0.25)
          Animate(ball).fade(to: 0.5, at: .cue(Cue("later"))).scale(to: 2).repeats(0)
          Animate(ball).move(to: [1, 2, 3]).then().rotate(to: .degrees(90)).after(begin: .nan)
        }.shown(title: "Findings of a page")
      },
      Example("blocks", page: "Blocks") {
        let box = tile("box", 300, 60)
        return Sequential {
          Changes(duration: 1) { box.position.x = 60 }
          Animate(box).fade(to: 0.2, duration: 0.5)
        }.shown(title: "Blocks")
      },
      Example("trees", page: "Trees") {
        let window = tile("window", 200, 150, 400, 300, .white)
        let card = tile("card", 200, 150, 100, 50, .orange)
        window.addSublayer(card)
        card.addSublayer(tile("button", 40, 30, 40, 20))
        card[.scale] = 2
        return Animate(card).move(to: [300, 150], duration: 1).shown(title: "Trees", root: window)
      },
      Example("playing", page: "Playing") {
        Animate(tile("ball", 0, 60, 40, 40)).move(x: 100).cue(Cue("landed")).then().move(x: 300)
          .shown(title: "Playing")
      },
      Example("looking", page: "Inspection") {
        let (card, badge) = (tile("card", 50, 50), tile("badge", 50, 140, 40, 40, .red))
        return Parallel {
          Animate(card).move(x: 150, duration: 2, easing: .easeInEaseOut).settle()
            .fade(from: 0, to: 1, duration: 0.5).move(x: 200, duration: 1, at: .start + 1.5)
          Animate(badge).scale(from: 0, to: 1, duration: 0.25, at: .start + 0.5).repeats(3)
            .autoreverses().cue(Cue("shown"))
        }.shown(title: "Looking")
      },
      Example("from-a-file", page: "From a File") {
        let json = """
          {"animatic": 1,
           "layers": [{"id": 1, "name": "card", "model": {"position": [160, 320],
            "bounds": [0, 0, 120, 80], "backgroundColor": [0.2, 0.45, 0.95, 1]}}],
           "nodes": [
             {"kind": "basic", "layer": 1, "property": "opacity", "from": 0, "to": 1,
              "duration": 0.3, "then": 0},
             {"kind": "basic", "layer": 1, "property": "position.y", "to": 240, "duration": 0.5,
              "easing": "easeOut"}
           ]}
          """
        return try CompositionFile(json: json).composition.shown(title: "From a file")
      },
    ]
  }

  private static var structure: ExamplePicture {
    let title = tile("title", 150, 30, 200, 30, .gray)
    let photo = tile("photo", 150, 120, 200, 120, .orange)
    let stars = (0..<3).map { tile("star \($0 + 1)", 90 + 60 * Double($0), 220, 30, 30, .yellow) }
    return Sequential(gap: 0.1) {
      Animate(title).fadeIn(duration: 0.3)
      Parallel {
        On(photo) { $0.zoomIn(from: 0.8, duration: 0.4).fadeIn(duration: 0.4) }
        Stagger(each: 0.1, from: .center) {
          for star in stars { Animate(star).pop(duration: 0.3) }
        }
      }
      Wait(0.5)
      Stagger(lag: 0.5) {
        for star in stars { Animate(star).spin(duration: 0.4) }
      }
    }.shown(title: "Structure")
  }

  private static var placement: ExamplePicture {
    let landed = Cue("landed")
    let (ball, shadow) = (tile("ball", 80, 0, 40, 40, .red), tile("shadow", 80, 224, 60, 8, .gray))
    ball.cornerRadius = 20
    let drop = Animate(ball)
      .move(from: 0, y: 200, duration: 0.6, easing: .easeIn)
      .cue(landed)
      .scale(y: 0.8, duration: 0.1, at: .afterPrevious)
      .scale(y: 1, duration: 0.2, at: .afterPrevious)
      .then(gap: 0.2)
      .fadeOut(duration: 0.3)
    return Parallel {
      drop
      Animate(shadow).fadeIn(to: 0.5, duration: 0.6, at: .start)
        .scale(to: 1.5, duration: 0.3, at: .cue(landed) - 0.1)
        .fadeOut(duration: 0.3, at: .cue(landed) + 0.5)
    }.settling().shown(title: "Placement")
  }

  private static var algebra: ExamplePicture {
    func ride(_ name: String, _ row: Double) -> Animate {
      Animate(tile(name, 40, 30 + 50 * row, 36, 36)).move(x: 300, duration: 1, easing: .easeIn)
        .then().fade(from: 1, to: 0.2, duration: 1)
    }
    return Parallel {
      ride("as it is", 0)
      ride("repeats", 1).repeats(2)
      ride("repeated", 2).repeated(2, pause: 0.5)
      ride("autoreversed", 3).autoreversed()
      ride("reversed", 4).reversed()
      ride("sped", 5).sped(by: 2)
      ride("trimmed", 6).trimmed(0.5...1.5)
      ride("eased", 7).eased(.easeInEaseOut)
    }.shown(title: "Algebra")
  }
}
