// Objects that properties hold as they are.

extension CAFrameRateRange: AttributeValue {}
extension CAMediaTimingFunction: AttributeValue {}
extension CAValueFunction: AttributeValue {}
extension CGColor: AttributeValue {}
extension CGPath: AttributeValue {}
