// The geometry and opacity of a transition's two images at one time.

/// The state of a running transition: its old and new image with their positions and opacities.
///
/// ```swift
/// card.transition?.progress         // 0.25
/// card.transition?.incoming.offset  // (75, 0): a push from the right, 100 points wide
/// ```
public struct TransitionState: Sendable, Equatable, CustomStringConvertible {
  /// One of the two images.
  public struct Picture: Sendable, Equatable, CustomStringConvertible {
    /// The content of the image.
    public let snapshot: LayerSnapshot

    /// The offset from the final position, in points.
    public let offset: CGSize

    /// The opacity, 0 to 1.
    public let alpha: Double

    /// The transform about the center of the layer.
    public let transform: Transform3D

    /// Offset and alpha on one line.
    public var description: String {
      "offset (\(Double(offset.width).text), \(Double(offset.height).text)) alpha \(alpha.text)"
    }

    fileprivate init(
      _ snapshot: LayerSnapshot, as pose: PicturePose, from edge: LayerEdge, size: CGSize
    ) {
      self.snapshot = snapshot
      let (x, y) = edge.direction
      offset = CGSize(width: x * size.width * pose.moved, height: y * size.height * pose.moved)
      alpha = pose.alpha
      // Turned by a right angle, this edge would be in front.
      transform = Transform3D.identity.rotated(by: pose.turned, x: y, y: -x, z: 0)
    }
  }

  /// The visual effect.
  public let kind: LayerTransition.Kind

  /// The side from which the new image comes.
  public let direction: LayerEdge

  /// The eased progress, 0 to 1.
  public let progress: Double

  /// The image before the change.
  public let outgoing: Picture

  /// The image after the change.
  public let incoming: Picture

  /// Whether the new image is above the old one.
  public let isIncomingOnTop: Bool

  /// Creates the state for a progress.
  ///
  /// - Parameters:
  ///   - kind: The visual effect.
  ///   - direction: The side from which the new image comes.
  ///   - progress: The eased progress, 0 to 1.
  ///   - size: The size of the layer, in points.
  ///   - outgoing: The image before the change.
  ///   - incoming: The image after the change.
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

  /// Kind, direction, progress, and both images on one line.
  public var description: String {
    "\(kind) from \(direction) at \(progress.text): out \(outgoing), in \(incoming)"
  }
}

/// The deviation of an image from its final pose.
private struct PicturePose {
  /// The offset as a fraction of the distance; below 0 on the opposite side.
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
      // Past the middle the old side faces away; before it, the new one does.
      let isTurned = progress >= 0.5
      return (
        PicturePose(alpha: isTurned ? 0 : 1, turned: progress * .pi),
        PicturePose(alpha: isTurned ? 1 : 0, turned: (progress - 1) * .pi)
      )
    }
  }
}
