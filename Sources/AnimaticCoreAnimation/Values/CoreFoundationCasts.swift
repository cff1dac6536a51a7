// Casts to types of Core Foundation, which Swift takes to always succeed on Apple's systems.

#if canImport(QuartzCore) && !os(watchOS) && (canImport(Darwin) || APPLE_STAND_IN)
  import QuartzCore

  enum CoreFoundationCast {
    /// The colour in an object; nil where it is something else.
    static func color(_ value: Any) -> CGColor? {
      #if canImport(Darwin)
        return object(value, as: CGColor.self, CGColor.typeID)
      #else
        return value as? CGColor
      #endif
    }

    /// The path in an object; nil where it is something else.
    static func path(_ value: Any) -> CGPath? {
      #if canImport(Darwin)
        return object(value, as: CGPath.self, CGPath.typeID)
      #else
        return value as? CGPath
      #endif
    }

    #if canImport(Darwin)
      private static func object<Object: AnyObject>(
        _ value: Any, as type: Object.Type, _ id: CFTypeID
      ) -> Object? {
        let object = value as CFTypeRef
        guard CFGetTypeID(object) == id else { return nil }
        return Unmanaged<Object>.fromOpaque(Unmanaged.passUnretained(object).toOpaque())
          .takeUnretainedValue()
      }
    #endif
  }
#endif
