// What a run asks of its layers, its stage, and its transaction.

import AnimaticCore

/// What a run asks of a layer that it animates.
protocol RunTarget: AnyObject {
  /// Ends when it is deallocated.
  var lifetime: Lifetime { get }
  var id: LayerID { get }
  var name: String? { get }
  /// The host reported to callbacks.
  var reportedHost: (any LayerHost)? { get }

  /// The current local time.
  var localNow: ExactTime { get }
  /// Whether the local time equals the host's.
  var isTimePlain: Bool { get }
  /// The rate of the local time relative to the host's.
  var hostSpeed: Double { get }
  func local(atHost host: ExactTime) -> ExactTime
  func host(atLocal local: ExactTime) -> ExactTime

  /// The model.
  var values: LayerValues { get }
  /// Writes the model immediately and without animation.
  func writeAtOnce(_ write: (inout LayerValues) -> Void)
  /// Commits components of presentation values to the model.
  func commit(_ parts: ComponentMasks, from values: TurnedValues)

  /// Attaches the entries of a part, replacing animations with the same keys.
  func attach(_ part: LayerPart, keys: [Run.Key])
  /// Keeps an entry that is about to be removed visible until the commit.
  func willRemove(_ entry: Int, of part: LayerPart)
  /// Removes an entry from the presentation, before its callbacks.
  func detach(_ entry: Int, of part: LayerPart)
  /// Evaluates the presentation anew, since the time or the values of a part have changed.
  func presentationChanged()
  /// Presents what an interruption has left of some animations of a part.
  func planChanged(of part: LayerPart, at nodes: [Int])
  /// Commits and interrupts all that a part animates.
  func hold(_ part: LayerPart, because outcome: Outcome)

  func note(_ diagnostic: Diagnostic)
}

extension RunTarget {
  func willRemove(_ entry: Int, of part: LayerPart) {}
  func planChanged(of part: LayerPart, at nodes: [Int]) {}
}
