// Where both pictures of a transition are at a moment, as numbers.

#if canImport(CoreGraphics)
  public import CoreGraphics
#else
  public import Foundation
#endif

/// What a layer shows in the middle of a transition: its old and its new picture, where they are and
/// how opaque.
///
/// ```swift
/// card.transition?.progress         // 0.25
/// card.transition?.incoming.offset  // (75, 0): a push from the right, 100 points wide
/// ```
public struct TransitionState: Sendable, Equatable, CustomStringConvertible {
  /// One of the two pictures.
  public struct Picture: Sendable, Equatable, CustomStringConvertible {
    /// What it shows.
    public let snapshot: LayerSnapshot

    /// How far it is from its place, in points.
    public let offset: CGSize

    /// How opaque it is, 0 to 1.
    public let alpha: Double

    /// How it is turned about the middle of the layer.
    public let transform: Transform3D

    /// Offset and alpha on one line.
    public var description: String {
      "offset (\(Double(offset.width).text), \(Double(offset.height).text)) alpha \(alpha.text)"
    }
  }

  /// How one takes the place of the other.
  public let kind: LayerTransition.Kind

  /// The side that the new picture comes from.
  public let direction: LayerEdge

  /// How far it is, eased, 0 to 1.
  public let progress: Double

  /// What showed before the change.
  public let outgoing: Picture

  /// What shows after it.
  public let incoming: Picture

  /// Whether the new picture lies over the old one.
  public let isIncomingOnTop: Bool

  /// Works out where both pictures are.
  ///
  /// - Parameters:
  ///   - kind: How one takes the place of the other.
  ///   - direction: The side that the new picture comes from.
  ///   - progress: How far it is, eased, 0 to 1.
  ///   - size: The size of the layer, in points.
  ///   - outgoing: What showed before the change.
  ///   - incoming: What shows after it.
  public init(
    kind: LayerTransition.Kind, direction: LayerEdge, progress: Double, size: CGSize,
    outgoing: LayerSnapshot, incoming: LayerSnapshot
  ) {
    self.kind = kind
    self.direction = direction
    self.progress = progress
    isIncomingOnTop = kind == .moveIn || kind == .push || kind == .fade
    let away = direction.away(in: size)
    func picture(
      _ snapshot: LayerSnapshot, moved factor: Double = 0, alpha: Double = 1,
      turned angle: Double = 0
    ) -> Picture {
      Picture(
        snapshot: snapshot,
        offset: CGSize(width: away.width * factor, height: away.height * factor), alpha: alpha,
        transform: direction.turn(by: angle))
    }
    switch kind {
    case .fade:
      self.outgoing = picture(outgoing, alpha: 1 - progress)
      self.incoming = picture(incoming, alpha: progress)
    case .moveIn:
      self.outgoing = picture(outgoing)
      self.incoming = picture(incoming, moved: 1 - progress)
    case .push:
      self.outgoing = picture(outgoing, moved: -progress)
      self.incoming = picture(incoming, moved: 1 - progress)
    case .reveal:
      self.outgoing = picture(outgoing, moved: -progress)
      self.incoming = picture(incoming)
    case .flip:
      // Past the middle the old side faces away, before it the new one does.
      let isTurned = progress >= 0.5
      self.outgoing = picture(outgoing, alpha: isTurned ? 0 : 1, turned: progress * .pi)
      self.incoming = picture(incoming, alpha: isTurned ? 1 : 0, turned: (progress - 1) * .pi)
    }
  }

  /// Kind, direction, progress and both pictures, on one line.
  public var description: String {
    "\(kind) from \(direction) at \(progress.text): out \(outgoing), in \(incoming)"
  }
}

extension LayerEdge {
  /// How far a picture of a size is from its place when it is just outside this edge.
  fileprivate func away(in size: CGSize) -> CGSize {
    switch self {
    case .left: CGSize(width: -size.width, height: 0)
    case .right: CGSize(width: size.width, height: 0)
    case .top: CGSize(width: 0, height: -size.height)
    case .bottom: CGSize(width: 0, height: size.height)
    }
  }

  /// A turn that brings this edge to the front.
  fileprivate func turn(by angle: Double) -> Transform3D {
    switch self {
    case .left: Transform3D.identity.rotated(by: angle, x: 0, y: 1, z: 0)
    case .right: Transform3D.identity.rotated(by: -angle, x: 0, y: 1, z: 0)
    case .top: Transform3D.identity.rotated(by: -angle, x: 1, y: 0, z: 0)
    case .bottom: Transform3D.identity.rotated(by: angle, x: 1, y: 0, z: 0)
    }
  }
}
