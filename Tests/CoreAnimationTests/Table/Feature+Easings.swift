// Every family of easings, on one verb.

import Animatic
import Vocabulary

extension Feature {
  static var easings: [Feature] {
    EasingFamily.all.map { family in
      Feature(.easing, family.name) {
        Animate($0[0]).move(to: [40, 80], duration: 1, easing: family.usual)
      }
    }
  }
}
