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
    let poses = kind.poses(at: progress)
    self.outgoing = Picture(outgoing, as: poses.outgoing, from: direction, size: size)
    self.incoming = Picture(incoming, as: poses.incoming, from: direction, size: size)
  }

  /// Kind, direction, progress and both pictures, on one line.
  public var description: String {
    "\(kind) from \(direction) at \(progress.text): out \(outgoing), in \(incoming)"
  }
}

/// How a picture differs from one that is in its place.
private struct PicturePose {
  /// How far it is outside, as a fraction of the way; below 0 on the opposite side.
  var moved = 0.0
  var alpha = 1.0
  /// In radians.
  var turned = 0.0
}

extension LayerTransition.Kind {
  fileprivate func poses(at progress: Double) -> (outgoing: PicturePose, incoming: PicturePose) {
    let (leaving, coming) = (PicturePose(moved: -progress), PicturePose(moved: 1 - progress))
    switch self {
    case .fade: return (PicturePose(alpha: 1 - progress), PicturePose(alpha: progress))
    case .moveIn: return (PicturePose(), coming)
    case .push: return (leaving, coming)
    case .reveal: return (leaving, PicturePose())
    case .flip:
      // Past the middle the old side faces away, before it the new one does.
      let isTurned = progress >= 0.5
      return (
        PicturePose(alpha: isTurned ? 0 : 1, turned: progress * .pi),
        PicturePose(alpha: isTurned ? 1 : 0, turned: (progress - 1) * .pi)
      )
    }
  }
}

extension TransitionState.Picture {
  fileprivate init(
    _ snapshot: LayerSnapshot, as pose: PicturePose, from edge: LayerEdge, size: CGSize
  ) {
    self.snapshot = snapshot
    let away = edge.away(in: size)
    offset = CGSize(width: away.width * pose.moved, height: away.height * pose.moved)
    alpha = pose.alpha
    transform = edge.turn(by: pose.turned)
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
