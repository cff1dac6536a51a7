// The properties of layers with their defaults (Y-8).

import Foundation

/// Properties of layers that are stored by name; the tree, the mask, and the delegates are not.
enum LayerAttributes {
  static let duration = Attribute("duration", Double.infinity)
  static let position = Attribute("position", CGPoint.zero)
  static let bounds = Attribute("bounds", CGRect.zero)
  static let anchorPoint = Attribute("anchorPoint", CGPoint(x: 0.5, y: 0.5))
  static let zPosition = Attribute("zPosition", 0 as CGFloat)
  static let anchorPointZ = Attribute("anchorPointZ", 0 as CGFloat)
  static let transform = Attribute("transform", CATransform3DIdentity)
  static let sublayerTransform = Attribute("sublayerTransform", CATransform3DIdentity)
  static let opacity = Attribute("opacity", 1 as Float)
  static let cornerRadius = Attribute("cornerRadius", 0 as CGFloat)
  static let borderWidth = Attribute("borderWidth", 0 as CGFloat)
  static let borderColor = Attribute("borderColor", CGColor(gray: 0, alpha: 1) as CGColor?)
  static let backgroundColor = Attribute("backgroundColor", nil as CGColor?)
  static let shadowColor = Attribute("shadowColor", CGColor(gray: 0, alpha: 1) as CGColor?)
  static let shadowOpacity = Attribute("shadowOpacity", 0 as Float)
  static let shadowOffset = Attribute("shadowOffset", CGSize(width: 0, height: -3))
  static let shadowRadius = Attribute("shadowRadius", 3 as CGFloat)
  static let shadowPath = Attribute("shadowPath", nil as CGPath?)
  static let contents = Attribute("contents", AnyAttributeValue(object: nil))
  static let contentsRect = Attribute("contentsRect", CGRect(x: 0, y: 0, width: 1, height: 1))
  static let contentsCenter = Attribute("contentsCenter", CGRect(x: 0, y: 0, width: 1, height: 1))
  static let contentsScale = Attribute("contentsScale", 1 as CGFloat)
  static let rasterizationScale = Attribute("rasterizationScale", 1 as CGFloat)
  static let hidden = Attribute("hidden", false)
  static let doubleSided = Attribute("doubleSided", true)
  static let geometryFlipped = Attribute("geometryFlipped", false)
  static let opaque = Attribute("opaque", false)
  static let masksToBounds = Attribute("masksToBounds", false)
  static let shouldRasterize = Attribute("shouldRasterize", false)
  static let name = Attribute("name", nil as String?)

  private static let look: [any KeyedAttribute] = [
    opacity, cornerRadius, borderWidth, borderColor, backgroundColor, shadowColor, shadowOpacity,
    shadowOffset, shadowRadius, shadowPath, contents, contentsRect, contentsCenter, contentsScale,
    rasterizationScale, hidden, doubleSided, opaque, masksToBounds, shouldRasterize, name,
  ]

  private static let geometry: [any KeyedAttribute] = [
    position, bounds, anchorPoint, zPosition, anchorPointZ, transform, sublayerTransform,
    geometryFlipped,
  ]

  static let all = table(TimingAttributes.all + [duration] + geometry + look)
}
