// Names of Core Foundation that signatures of Core Animation and Core Graphics use.

public import Foundation

/// Seconds.
public typealias CFTimeInterval = Double

/// A string of Core Foundation.
public typealias CFString = NSString

/// A dictionary of Core Foundation.
public typealias CFDictionary = NSDictionary
