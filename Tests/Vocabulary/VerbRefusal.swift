// A call that a verb refuses.

package import Animatic

/// A call of a verb with one argument that the verb refuses.
package struct VerbRefusal: Sendable, CustomStringConvertible {
  package let form: VerbForm
  /// The call, as Swift.
  package let text: String
  /// The id of the diagnostic.
  package let id: String
  private let call: @Sendable (Animate) -> Animate

  init(
    form: VerbForm, text: String, id: String, call: @escaping @Sendable (Animate) -> Animate
  ) {
    self.form = form
    self.text = text
    self.id = id
    self.call = call
  }

  package var description: String { text }

  /// Continues a chain with the refused call, in line 7.
  package func continued(_ chain: Animate) -> Animate { call(chain) }
}
