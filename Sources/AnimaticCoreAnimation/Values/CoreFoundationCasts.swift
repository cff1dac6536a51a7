// Casts to Core Foundation types, which Swift assumes to succeed on Apple platforms.

#if canImport(QuartzCore) && !os(watchOS) && (canImport(Darwin) || APPLE_STAND_IN)
  import QuartzCore

  enum CoreFoundationCast {
    /// Returns the object as a color; nil for other types.
    static func color(_ value: Any) -> CGColor? {
      #if canImport(Darwin)
        return object(value, as: CGColor.self, CGColor.typeID)
      #else
        return value as? CGColor
      #endif
    }

    /// Returns the object as a path; nil for other types.
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
