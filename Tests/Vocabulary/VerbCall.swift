// The options that every verb takes.

package import Animatic

/// The options that every verb takes.
package struct VerbCall {
  package var duration: Double?
  package var easing: TimingFunction?
  package var at: Position?
  package var file: String
  package var line: UInt

  package init(
    duration: Double? = nil, easing: TimingFunction? = nil, at: Position? = nil,
    file: String = #fileID, line: UInt = 7
  ) {
    self.duration = duration
    self.easing = easing
    self.at = at
    self.file = file
    self.line = line
  }
}
