// A case for each verb, with all its forms one after the other.

import Animatic
import Vocabulary

extension GoldenCase {
  static var verbs: [GoldenCase] {
    let names = VerbForm.all.map(\.verb).reduce(into: [String]()) { names, name in
      if names.last != name { names.append(name) }
    }
    return names.map { name in
      GoldenCase("verb-\(name)") { _ in
        let forms = VerbForm.all.filter { $0.verb == name }
        return GoldenScene(
          forms.reduce(Animate(box())) { $1.continued($0, VerbCall(file: "A.swift")).then() })
      }
    }
  }
}
