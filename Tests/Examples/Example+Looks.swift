// Appearances of layers.

import Animatic
import AnimaticPreview

extension Example {
  static var looks: [Example] {
    [
      Example("colors") {
        let solid = tile("opaque", 60, 60, 80, 80, .red)
        let clear = tile("clear to blue", 180, 60, 80, 80, RGBAColor(white: 0, alpha: 0))
        let half = tile("half", 300, 60, 80, 80, RGBAColor(red: 1, green: 0, blue: 0, alpha: 0.2))
        return Parallel {
          Animate(solid).background(to: .green, duration: 2, easing: .easeIn).stay()
          Animate(clear).background(
            from: RGBAColor(red: 1, green: 0, blue: 0, alpha: 0), to: .blue, duration: 2)
          Animate(half).background(
            to: RGBAColor(red: 0, green: 0.2, blue: 1, alpha: 0.9), duration: 2)
        }.shown(title: "Colours, opaque and not")
      },
      Example("border") {
        let box = tile("framed", 100, 80, 120, 90, .white)
        box.borderWidth = 2
        box.borderColor = .blue
        box.cornerRadius = 8
        let shade = tile("shade", 260, 80, 90, 90, .yellow)
        shade.shadowOpacity = 0.4
        let ring = tile("ring", 380, 80, 90, 90, .clear)
        ring.borderWidth = 6
        ring.cornerRadius = 45
        ring.shadowOpacity = 0.5
        return Parallel {
          Animate(box).border(width: 14).border(color: .red).cornerRadius(to: 40)
            .defaults(duration: 1.5, easing: .easeInEaseOut)
          Animate(shade).shadow(from: 0, opacity: 0.8, duration: 1.5)
            .animate(.shadowRadius, to: 20, duration: 1.5)
            .animate(.shadowOffset, to: CGSize(width: 10, height: 18), duration: 1.5)
          Animate(ring).animate(.borderColor, to: .green, duration: 1.5).spin(
            turns: 1, duration: 1.5)
        }.shown(title: "Borders and shadows")
      },
      Example("resize") {
        let plain = tile("plain", 90, 90, 80, 80)
        let round = tile("round", 250, 90, 80, 80, .orange)
        round.cornerRadius = 16
        let inner = tile("inside", 40, 40, 30, 30, .white)
        round.addSublayer(inner)
        return Parallel {
          Animate(plain).resize(to: [150, 40], duration: 1, easing: .easeOut).autoreverses()
          Animate(round).resize(to: [120, 130], duration: 1).autoreverses()
        }.shown(title: "Sizes")
      },
      Example("hidden") {
        let parent = tile("parent", 100, 80, 160, 120, RGBAColor(red: 0.4, green: 0.85, blue: 0.9))
        let child = tile("child", 60, 60, 50, 50, .red)
        parent.addSublayer(child)
        return Parallel {
          Animate(parent).animate(.isHidden, from: false, to: true, duration: 1)
          Animate(child).animate(.isHidden, from: true, to: false, duration: 2).move(byX: 40)
        }.shown(title: "Hidden")
      },
      Example("mask") {
        let photo = tile("photo", 150, 110, 240, 160, .orange)
        photo.colors = [.red, .yellow, .blue]
        photo.startPoint = CGPoint(x: 0, y: 0)
        photo.endPoint = CGPoint(x: 1, y: 1)
        let hole = tile("hole", 60, 80, 60, 60, .black)
        hole.cornerRadius = 30
        photo.mask = hole
        let window = tile("window", 400, 110, 160, 160, .white)
        window.masksToBounds = true
        window.cornerRadius = 30
        let inside = tile("inside", 20, 80, 120, 120, .green)
        window.addSublayer(inside)
        return Parallel {
          Animate(hole).move(x: 190, duration: 2, easing: .easeInEaseOut).autoreverses()
          Animate(inside).move(x: 150, duration: 2).autoreverses()
          Animate(photo).animate(.colors, to: [.blue, .green, .red], duration: 4)
            .animate(.endPoint, to: CGPoint(x: 0, y: 1), duration: 2)
        }.shown(title: "Masks and gradients")
      },
      Example("path") {
        let shape = Layer(
          name: "shape", position: CGPoint(x: 100, y: 100),
          bounds: CGRect(x: 0, y: 0, width: 120, height: 120))
        shape.path = BezierPath(ellipseIn: CGRect(x: 10, y: 10, width: 100, height: 100))
        shape.fillColor = RGBAColor(red: 0.9, green: 0.95, blue: 1)
        shape.strokeColor = .blue
        shape.lineWidth = 6
        let mark = Layer(name: "check mark", position: CGPoint(x: 260, y: 100))
        mark.bounds = CGRect(x: 0, y: 0, width: 100, height: 100)
        mark.path = BezierPath([
          .move(to: CGPoint(x: 15, y: 55)), .line(to: CGPoint(x: 40, y: 80)),
          .line(to: CGPoint(x: 85, y: 20)),
        ])
        mark.fillColor = .clear
        mark.strokeColor = .green
        mark.lineWidth = 10
        return Sequential {
          Animate(shape).morph(
            to: BezierPath(ellipseIn: CGRect(x: 30, y: 40, width: 60, height: 40)), duration: 1,
            easing: .easeInEaseOut
          ).autoreverses()
          Animate(mark).stroke(from: 0, to: 1, duration: 0.8, easing: .easeOut)
          Animate(mark).animate(.lineWidth, to: 4, duration: 0.5)
        }.shown(title: "Shapes")
      },
      Example("contents") {
        let runner = tile("runner", 80, 60, 120, 60, RGBAColor(white: 0.9))
        let dot =
          "data:image/svg+xml;base64,PHN2ZyB4bWxucz0iaHR0cDovL3d3dy53My5vcmcvMjAwMC9zdmciIHdpZHRoPSIxMCIgaGVpZ2h0PSIxMCI+PGNpcmNsZSBjeD0iNSIgY3k9IjUiIHI9IjUiIGZpbGw9InRvbWF0byIvPjwvc3ZnPg=="
        let image = tile("image", 220, 60, 80, 80, .clear)
        image.contents = LayerContents(dot)
        return Parallel {
          Animate(runner).images(["run-1", "run-2", "run \"3\" <b>&", "🏃🏽 عدو"], duration: 2)
          Animate(image).spin(turns: 1, duration: 2).scale(to: 1.4)
        }.shown(title: "Contents")
      },
      Example("names") {
        let layers = [
          "\"quotes\" & 'more'", "two\nlines", "</script><script>document.title='broken'</script>",
          "👩‍👩‍👧 family", "שלום עולם", "مرحبا (abc) 123", "a\u{202E}reversed", "<b>bold</b>", "",
        ].enumerated().map { tile($1, 50 + 80 * Double($0), 60, 60, 60) }
        return Stagger(each: 0.1) {
          for layer in layers { Animate(layer).jump(height: 20).cue(Cue("cue <i>\n\"x\"")) }
        }.shown(title: "Names: <script>alert(1)</script> \u{202E}x")
      },
    ]
  }
}
