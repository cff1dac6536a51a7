// The statements of Sequential and Parallel, with a single import.

import Animatic

func scene(
  _ title: Layer, _ cells: [Layer], isOn: Bool, extra: Animate?, number: Int
)
  -> some Composable
{
  Sequential(gap: 0.1) {
    Animate(title).fade(from: 0, to: 1, duration: 0.3)
    Parallel {
      for cell in cells { Animate(cell).scale(from: 0.8, to: 1) }
      if isOn { Animate(title).flip() } else { Animate(title).shakeX() }
      if let extra { extra }
    }
    switch number {
    case 0: Animate(title).move(x: 1)
    case 1: Animate(title).move(y: 1).group().repeats(2)
    default: Sequential {}
    }
    Animate(title).move(to: CGPoint(x: 1, y: 2)).then().move(offset: [1, 2])
  }
}

func ask(_ parts: [any Composable]) -> [Double] { parts.map(\.duration) }
