// Every verb of the chain.

import Animatic
import Vocabulary

extension Feature {
  /// The verbs with a row, and animation values that a chain adds.
  static var verbs: [Feature] {
    VerbForm.all.compactMap { form in form.feature.map { verb($0) { form.continued($0) } } } + [
      verb("add") { $0.add(animation: BasicAnimation(.opacity, to: 0, duration: 1)) }
    ]
  }

  /// All features, and the other forms of verbs.
  static var measured: [Feature] {
    let unlisted = VerbForm.all.filter { $0.feature == nil }
    return all + unlisted.map { form in verb(form.name) { form.continued($0) } }
  }

  private static func verb(_ name: String, _ make: @escaping (Animate) -> Animate) -> Feature {
    Feature(.verb, name) { make(Animate($0[0])) }
  }
}
