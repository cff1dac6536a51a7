// Compositions that a browser can't play natively.

import Animatic
import AnimaticPreview

extension Example {
  static var hard: [Example] {
    [
      Example("group-easing") {
        let box = tile("box", 60, 60)
        let two = tile("two", 60, 160, 60, 60, .orange)
        let inner = Sequential {
          Animate(box).move(x: 240, duration: 1, easing: .easeIn)
          Parallel {
            Animate(box).fade(to: 0.2, duration: 1)
            Animate(two).move(x: 240, duration: 1).rotate(by: .degrees(270), duration: 1)
          }
        }
        return inner.eased(.easeInEaseOut).autoreversed().shown(title: "Group easing")
      },
      Example("contested") {
        let box = tile("box", 60, 60)
        var plus = BasicAnimation(.positionY, from: 0, to: 60, duration: 1.5)
        plus.isAdditive = true
        return Animate(box).move(to: [300, 100], duration: 2, easing: .easeIn)
          .move(x: 100, duration: 0.8, at: .start + 0.7)
          .add(animation: plus)
          .rotate(by: .turns(1), duration: 1.2, easing: .easeOut)
          .scale(to: 0.4, duration: 2).shown(title: "Contested")
      },
      Example("flip") {
        let card = tile("card", 150, 120, 160, 200, .white)
        card.cornerRadius = 16
        card.borderWidth = 1
        var eye = Transform3D.identity
        eye.m34 = -1 / 500
        let table = Layer(
          name: "table", position: CGPoint(x: 150, y: 120),
          bounds: CGRect(x: 0, y: 0, width: 300, height: 240))
        table.sublayerTransform = eye
        let back = tile("back", 150, 120, 160, 200, .blue)
        back.isDoubleSided = false
        table.addSublayer(card)
        table.addSublayer(back)
        let own = tile("own eye", 420, 120, 120, 160, RGBAColor(red: 0.5, green: 0.2, blue: 0.8))
        own.transform = eye
        return Parallel {
          Animate(card).flip(to: .back, duration: 2)
          Animate(back).rotate(by: .turns(1), duration: 2).zPosition(to: 40, duration: 2)
          Animate(own).animate(.rotationY, to: .pi, duration: 2, easing: .easeInEaseOut)
        }.shown(title: "Perspective")
      },
      Example("matrices") {
        let flat = tile("flat", 100, 100, 80, 80)
        let solid = tile("solid", 260, 100, 80, 80, .orange)
        let turned = Transform3D.rotation(by: 2).scaled(x: 1.5, y: 0.5)
        let deep = Transform3D.rotation(by: 1.2, x: 0.3, y: 1, z: 0.2).translated(
          x: 20, y: 5, z: 30)
        let zero = tile("from nothing", 400, 100, 80, 80, .green)
        return Parallel {
          Animate(flat).transform(to: turned, duration: 2, easing: .easeInEaseOut)
          Animate(solid).transform(to: deep, duration: 2)
          Animate(zero).transform(from: .scale(x: 0, y: 0, z: 0), to: .identity, duration: 2)
        }.shown(title: "Whole transforms")
      },
      Example("anchors") {
        let door = tile("door", 100, 100, 80, 120)
        let tilted = tile("tilted", 260, 100, 80, 80, .red)
        tilted.transform = .rotation(by: 0.4)
        let scroll = tile("scroll", 400, 100, 100, 120, .yellow)
        scroll.masksToBounds = true
        for index in 0..<6 {
          scroll.addSublayer(tile("line \(index)", 50, 20 + 40 * Double(index), 80, 24, .gray))
        }
        return Parallel {
          Animate(door).animate(.anchorPoint, to: CGPoint(x: 0, y: 1), duration: 1)
            .rotate(by: .degrees(-80), duration: 2, easing: .easeOut)
          Animate(tilted).scale(to: 1.5, duration: 1).move(byX: 30, duration: 2, easing: .easeIn)
          Animate(scroll).animate(
            .boundsOrigin, to: CGPoint(x: 0, y: 120), duration: 2, easing: .easeInEaseOut)
        }.shown(title: "Anchors and scrolling")
      },
      Example("deep") {
        let outer = tile("outer", 200, 160, 260, 220, RGBAColor(white: 0.85))
        let middle = tile("middle", 130, 110, 160, 140, .orange)
        let inner = tile("inner", 80, 70, 70, 60, .white)
        outer.addSublayer(middle)
        middle.addSublayer(inner)
        var eye = Transform3D.identity
        eye.m34 = -1 / 400
        outer.sublayerTransform = eye
        return Parallel {
          Animate(outer).rotate(by: .degrees(30), duration: 2).scale(to: 0.8, duration: 1)
          Animate(middle).animate(.rotationX, to: 1, duration: 2, easing: .easeIn)
            .animate(.zPosition, to: 60, duration: 2)
          Animate(inner).spin(turns: 2, duration: 2).fade(to: 0.3, duration: 2)
        }.shown(title: "Deep")
      },
      Example("odd-numbers") {
        let wild = tile("wild", 60, 60)
        wild.position = CGPoint(x: Double.nan, y: 40)
        let far = tile("far", 1e12, 60)
        let fine = tile("fine", 60, 140, 60, 60, .green)
        fine.opacity = 3
        return Parallel {
          Animate(wild).fade(to: 0)
          Animate(far).fade(to: 0)
          Animate(fine).fade(from: -1, to: 2).move(x: 200).after(begin: 0.00001)
        }.shown(title: "Odd numbers")
      },
    ]
  }
}
