// The catalogue: the standard properties of Core Animation's layers, a row each.

/// The standard properties (P-13); their order defines their numbers.
package enum StandardProperty: Int, CaseIterable {
  case position, bounds, opacity, transform, anchorPoint, cornerRadius, backgroundColor
  case borderWidth, borderColor, zPosition, anchorPointZ
  case shadowColor, shadowOpacity, shadowOffset, shadowRadius
  case sublayerTransform, contentsRect, contentsCenter, contentsScale, rasterizationScale
  case strokeStart, strokeEnd, lineWidth, miterLimit, lineDashPhase, fillColor, strokeColor
  case startPoint, endPoint, fontSize, foregroundColor
  case emitterPosition, emitterSize, instanceTransform
  case hidden, masksToBounds, doubleSided, shouldRasterize
  case contents, mask, path, shadowPath, colors, locations
  case birthRate, lifetime, velocity, emitterScale, spin, emitterZPosition, emitterDepth
  case instanceDelay, instanceColor
  case instanceRedOffset, instanceGreenOffset, instanceBlueOffset, instanceAlphaOffset

  /// What happens by default when a live layer's property changes (I-12).
  package enum ImplicitAction {
    case animation, transition, none
  }

  /// Whether the preview draws a property.
  package enum Drawing: Equatable {
    case drawn
    /// Omitted, and reported in these words.
    case omitted(String)

    fileprivate static let particles = omitted("particles")
    fileprivate static let copies = omitted("copies of a replicator")
  }

  /// The name in Core Animation.
  package var name: String { row.name }
  package var kind: PropertyKind { row.kind }
  package var drawing: Drawing { row.drawing }
  package var action: ImplicitAction { row.action }

  private var row: Row {
    switch self {
    case .position: Row("position", .point)
    case .bounds: Row("bounds", .rect)
    case .opacity: Row("opacity", .number, [1])
    case .transform: Row("transform", .transform)
    case .anchorPoint: Row("anchorPoint", .point, [0.5, 0.5])
    case .cornerRadius: Row("cornerRadius", .number)
    case .backgroundColor: Row("backgroundColor", .color, PropertyRoot.noColor)
    case .borderWidth: Row("borderWidth", .number)
    case .borderColor: Row("borderColor", .color, [0, 0, 0, 1])
    case .zPosition: Row("zPosition", .number)
    case .anchorPointZ: Row("anchorPointZ", .number)

    case .shadowColor: Row("shadowColor", .color, [0, 0, 0, 1])
    case .shadowOpacity: Row("shadowOpacity", .number)
    case .shadowOffset: Row("shadowOffset", .size, [0, -3])
    case .shadowRadius: Row("shadowRadius", .number, [3])

    case .sublayerTransform: Row("sublayerTransform", .transform)
    case .contentsRect:
      Row(
        "contentsRect", .rect, [0, 0, 1, 1],
        .omitted("the part of the contents that shows (contentsRect)"))
    case .contentsCenter:
      Row(
        "contentsCenter", .rect, [0, 0, 1, 1],
        .omitted("the part of the contents that stretches (contentsCenter)"))
    case .contentsScale:
      Row("contentsScale", .number, [1], .omitted("the scale of the contents (contentsScale)"))
    case .rasterizationScale:
      Row(
        "rasterizationScale", .number, [1],
        .omitted("the scale of a rasterised layer (rasterizationScale)"))

    case .strokeStart: Row("strokeStart", .number)
    case .strokeEnd: Row("strokeEnd", .number, [1])
    case .lineWidth: Row("lineWidth", .number, [1])
    case .miterLimit: Row("miterLimit", .number, [10])
    case .lineDashPhase: Row("lineDashPhase", .number, .omitted("dashes (lineDashPhase)"))
    case .fillColor: Row("fillColor", .color, [0, 0, 0, 1])
    case .strokeColor: Row("strokeColor", .color, PropertyRoot.noColor)

    case .startPoint: Row("startPoint", .point, [0.5, 0])
    case .endPoint: Row("endPoint", .point, [0.5, 1])
    case .fontSize: Row("fontSize", .number, [36])
    case .foregroundColor: Row("foregroundColor", .color, [1, 1, 1, 1])

    case .emitterPosition: Row("emitterPosition", .point, .particles)
    case .emitterSize: Row("emitterSize", .size, .particles)
    case .instanceTransform: Row("instanceTransform", .transform, .copies)

    case .hidden: Row("hidden", .flag, action: .transition)
    case .masksToBounds: Row("masksToBounds", .flag, action: .transition)
    case .doubleSided: Row("doubleSided", .flag, [1], action: .none)
    case .shouldRasterize: Row("shouldRasterize", .flag, .omitted("rasterising (shouldRasterize)"))

    case .contents: Row("contents", empty: LayerContents.empty)
    case .mask:
      Row(
        "mask", empty: DiscreteValue<LayerID>(nil),
        .omitted("a mask that is exchanged (mask)"), action: .transition)
    case .path: Row("path", empty: BezierPath(), action: .none)
    case .shadowPath:
      Row(
        "shadowPath", empty: BezierPath(),
        .omitted("the outline of the shadow (shadowPath): the layer's own is drawn"),
        action: .none)
    case .colors: Row("colors", empty: [RGBAColor]())
    case .locations: Row("locations", empty: [Double]())

    case .birthRate: Row("birthRate", .number, [1], .particles)
    case .lifetime: Row("lifetime", .number, [1], .particles)
    case .velocity: Row("velocity", .number, [1], .particles)
    case .emitterScale: Row("scale", .number, [1], .particles)
    case .spin: Row("spin", .number, [1], .particles)
    case .emitterZPosition: Row("emitterZPosition", .number, .particles)
    case .emitterDepth: Row("emitterDepth", .number, .particles)

    case .instanceDelay: Row("instanceDelay", .number, .copies)
    case .instanceColor: Row("instanceColor", .color, [1, 1, 1, 1], .copies)
    case .instanceRedOffset: Row("instanceRedOffset", .number, .copies)
    case .instanceGreenOffset: Row("instanceGreenOffset", .number, .copies)
    case .instanceBlueOffset: Row("instanceBlueOffset", .number, .copies)
    case .instanceAlphaOffset: Row("instanceAlphaOffset", .number, .copies)
    }
  }

  /// A row of the catalogue.
  private struct Row {
    let name: String
    let kind: PropertyKind
    /// The numbers of the default (Y-8); a color that is nil in Core Animation is clear.
    let numbers: [Double]
    /// The default without a fixed count of numbers; an object that is nil in Core Animation is empty.
    let emptyValue: (any ShapedValue)?
    let drawing: Drawing
    let action: ImplicitAction

    init(
      _ name: String, _ kind: PropertyKind, _ numbers: [Double]? = nil,
      _ drawing: Drawing = .drawn, action: ImplicitAction = .animation
    ) {
      self.name = name
      self.kind = kind
      self.numbers =
        numbers
        ?? (kind == .transform
          ? Transform3D.identity.components : [Double](repeating: 0, count: kind.count))
      self.drawing = drawing
      self.action = action
      emptyValue = nil
    }

    init(_ name: String, _ kind: PropertyKind, _ drawing: Drawing) {
      self.init(name, kind, nil, drawing)
    }

    init(
      _ name: String, empty: any ShapedValue, _ drawing: Drawing = .drawn,
      action: ImplicitAction = .animation
    ) {
      self.name = name
      self.drawing = drawing
      self.action = action
      kind = .shaped
      numbers = []
      emptyValue = empty
    }
  }

  /// The property with its kind and default.
  var root: PropertyRoot {
    let row = row
    return PropertyRoot(
      row.name, row.kind, FlatValue(row.numbers, shape: row.emptyValue?.shape), number: rawValue)
  }

  /// The Swift type of the values.
  var valueType: any AnimatableValue.Type {
    row.emptyValue.map { type(of: $0) } ?? kind.valueType(of: .whole)
  }

  /// The number of the property's key path; its components follow.
  package var code: Int32 { Int32(rawValue) * PropertyCatalogue.stride }

  /// The number of the key path of one component.
  package func code(_ component: TransformComponent) -> Int32 {
    let index = TransformComponent.allCases.firstIndex(of: component) ?? 0
    return code + 1 + Int32(index)
  }
}
