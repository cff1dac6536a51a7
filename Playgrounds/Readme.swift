// What the examples of README.md need to be drawn and what its readers do not: the sizes and colors of
// its layers. It is a part of the program that `.ci/check-pages` makes of the examples.

import Animatic
import AnimaticPreview
import Foundation

private let blue = RGBAColor(red: 0.2, green: 0.45, blue: 0.95)
private let orange = RGBAColor(red: 0.98, green: 0.6, blue: 0.15)

/// Gives a box a size and a color, and draws what a chain does with it.
func strip(of chain: Animate, on box: Layer) -> String {
  box.bounds = CGRect(x: 0, y: 0, width: 40, height: 40)
  box.cornerRadius = 8
  box.backgroundColor = blue
  let size = CGSize(width: 260, height: 60)
  return chain.preview(title: "A chain", size: size).filmStrip(frames: 4)
}

/// A card with a photo, a title, and three stars.
struct Card {
  let card = layer("card", x: 160, y: 75, width: 260, height: 110)
  let photo = layer("photo", x: 56, y: 55, width: 88, height: 86)
  let title = layer("title", x: 182, y: 38, width: 140, height: 24)
  let stars = (0..<3).map { index in
    layer("star \(index + 1)", x: 141 + 28 * Double(index), y: 76, width: 24, height: 24)
  }

  init() {
    card.backgroundColor = .white
    card.cornerRadius = 14
    card.shadowOpacity = 0.25
    card.shadowRadius = 5
    card.shadowOffset = CGSize(width: 0, height: 3)
    photo.colors = [orange, blue]
    photo.startPoint = .zero
    photo.cornerRadius = 8
    title.contents = "Lake Como"
    title.fontSize = 20
    title.foregroundColor = RGBAColor(white: 0.2)
    for star in stars {
      star.path = starPath(size: 24)
      star.fillColor = orange
    }
    for layer in [photo, title] + stars { card.addSublayer(layer) }
  }
}

private func layer(
  _ name: String, x: Double, y: Double, width: Double, height: Double
) -> Layer {
  let bounds = CGRect(x: 0, y: 0, width: width, height: height)
  return Layer(name: name, position: CGPoint(x: x, y: y), bounds: bounds)
}

/// A star with five points, of which the first is at the top.
private func starPath(size: Double) -> BezierPath {
  var path = BezierPath()
  for corner in 0..<10 {
    let (angle, radius) = (Double(corner) * .pi / 5, corner.isMultiple(of: 2) ? 0.5 : 0.2)
    let (x, y) = (0.5 + radius * sin(angle), 0.5 - radius * cos(angle))
    let point = CGPoint(x: size * x, y: size * y)
    if corner == 0 { path.move(to: point) } else { path.addLine(to: point) }
  }
  path.closeSubpath()
  return path
}
