// The world of a thread: its clock, its transactions, its screens, and its events.

/// What Core Animation keeps for a thread, with a clock that is moved by hand.
///
/// Only layers that are on a screen have presentations and run their animations, as in Core
/// Animation; an animation on any other ends unfinished at the commit.
///
/// ```swift
/// CAStubWorld.withFresh { world in
///   world.show(layer)
///   world.runLoopTurn()  // the layer has been shown, so that it can be seen to change
///   layer.add(fade, forKey: "fade")
///   world.advance(to: 1)
///   world.events.map(\.description)  // … "start fade", …, "stop fade true"
/// }
/// ```
public final class CAStubWorld {
  /// Within this much of a second two times are the same (T-18).
  static let tolerance = 1e-9

  /// The result of `CACurrentMediaTime()`; setting it delivers nothing.
  public var time: CFTimeInterval = 0
  /// What happened, oldest first.
  public private(set) var events: [CAStubEvent] = []
  /// The roots on a screen.
  private var roots: [CALayer] = []
  private var shown: [CALayer] = []

  private(set) lazy var transactions = TransactionStack { [unowned self] in commit() }
  /// In order of adding.
  private(set) var attached: [Attachment] = []
  /// Animations removed before their end, and not reported yet.
  private var interrupted: [Attachment] = []
  var isDelivering = false

  /// A world at time 0 with nothing in it.
  public init() {}

  // MARK: Screens

  /// Adds a tree to a screen, which the next commit presents.
  public func show(_ root: CALayer) {
    transactions.openImplicit()
    if !roots.contains(where: { $0 === root }) { roots.append(root) }
  }

  /// Takes a tree off its screen at the next commit.
  public func hide(_ root: CALayer) {
    transactions.openImplicit()
    roots.removeAll { $0 === root }
  }

  // MARK: Recording

  /// Forgets what happened.
  public func clearEvents() { events = [] }

  func record(_ event: CAStubEvent) { events.append(event) }

  // MARK: Animations

  func attach(_ animation: CAAnimation, to layer: CALayer, key: String?) -> Attachment {
    let attachment = Attachment(
      animation, on: layer, key: key, in: self, groups: transactions.current.groups)
    attached.append(attachment)
    return attachment
  }

  /// Its unfinished end must be reported.
  func interrupt(_ attachment: Attachment) {
    forget(attachment)
    interrupted.append(attachment)
  }

  func forget(_ attachment: Attachment) { attached.removeAll { $0 === attachment } }

  func takeInterrupted() -> Attachment? { interrupted.isEmpty ? nil : interrupted.removeFirst() }

  private func commit() {
    record(.commit)
    let visible = roots.flatMap(\.subtree)
    let places = Set(visible.map(ObjectIdentifier.init))
    for layer in shown where !places.contains(ObjectIdentifier(layer)) {
      layer.commit(isShown: false)
      layer.remove(layer.attachments, because: .offScreen)
    }
    for layer in visible { layer.commit(isShown: true) }
    shown = visible
    for attachment in attached {
      if attachment.isShown {
        attachment.resolve(at: time)
      } else if let layer = attachment.layer {
        attachment.leaveScreen()
        layer.remove([attachment], because: .offScreen)
      } else {
        interrupt(attachment)
      }
    }
  }
}

@available(*, unavailable)
extension CAStubWorld: @unchecked Sendable {}
