// A row of the table of verbs.

package import Animatic

/// One form of a verb, and how a chain calls it.
package struct VerbForm: Sendable, CustomStringConvertible {
  /// The verb and its distinguishing arguments, such as `move(to: CGPoint)`, unique in the table.
  package let name: String
  /// The default duration, in seconds.
  package let seconds: Double
  /// The name in the table of Core Animation's features; nil for forms that share a row with the first
  /// form of their verb.
  private let ownFeature: String?
  private let call: @Sendable (Animate, inout Arguments, VerbCall) -> Animate

  /// Creates a row.
  ///
  /// - Parameters:
  ///   - name: The verb and its distinguishing arguments.
  ///   - seconds: The default duration, in seconds.
  ///   - feature: The name of its own row in the table of Core Animation's features, if it is not the
  ///     first form of its verb.
  ///   - call: Calls the verb, with arguments that are drawn in the order of the labels.
  init(
    _ name: String, lasting seconds: Double = 1, feature: String? = nil,
    call: @escaping @Sendable (Animate, inout Arguments, VerbCall) -> Animate
  ) {
    self.name = name
    self.seconds = seconds
    self.ownFeature = feature
    self.call = call
  }

  /// The name of the verb.
  package var verb: String { String(name.prefix { $0 != "(" }) }

  /// The name in the table of Core Animation's features; nil for a form without a row of its own.
  package var feature: String? {
    if let ownFeature { return ownFeature }
    return Self.all.first { $0.verb == verb }?.name == name ? verb : nil
  }

  package var description: String { name }

  /// Continues a chain with the verb, with drawn arguments.
  package func continued(
    _ chain: Animate, _ arguments: inout Arguments, _ options: VerbCall = VerbCall()
  ) -> Animate {
    call(chain, &arguments, options)
  }

  /// Continues a chain with the verb, with usual arguments.
  package func continued(_ chain: Animate, _ options: VerbCall = VerbCall()) -> Animate {
    var arguments = Arguments()
    return call(chain, &arguments, options)
  }

  /// The calls with one argument that the verb refuses, and usual ones otherwise.
  package var refusals: [VerbRefusal] {
    var usual = Arguments()
    _ = call(Animate(), &usual, VerbCall())
    return (0..<usual.position).flatMap { position in
      let refusals = (0...).lazy.map { refusal(position, $0) }
      return refusals.prefix { $0 != nil }.compactMap(\.self)
    }
  }

  private func refusal(_ position: Int, _ choice: Int) -> VerbRefusal? {
    var arguments = Arguments(refusing: position, choice)
    _ = call(Animate(), &arguments, VerbCall())
    guard let id = arguments.refusal else { return nil }
    return VerbRefusal(form: self, text: verb + arguments.text, id: id) { [call] chain in
      var arguments = Arguments(refusing: position, choice)
      return call(chain, &arguments, VerbCall())
    }
  }
}
