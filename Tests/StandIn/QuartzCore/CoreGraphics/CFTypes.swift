// Names of Core Foundation that signatures of Core Animation and Core Graphics use.

public import Foundation

/// Seconds.
public typealias CFTimeInterval = Double

/// A string of Core Foundation.
public typealias CFString = NSString

/// A dictionary of Core Foundation.
public typealias CFDictionary = NSDictionary

/// The number of a type of Core Foundation; here, casts distinguish classes.
public typealias CFTypeID = UInt
