import TestSupport
import Testing

@testable import AnimaticPreview

struct `Escaping` {
  private static let nasty = [
    "</script><script>alert(1)</script>", "\"quotes\" & 'more'", "two\nlines\r\nthree", "<b>bold",
    "👩‍👩‍👧", "שלום", "a\u{202E}b", "\u{0}\u{1}\u{2028}", "a\\b", "<!--", "a > b", "a & b", "",
  ]

  @Test(arguments: nasty)
  func `text in markup is only text`(text: String) {
    let escaped = Markup.escaped(text)
    for letter in ["<", ">", "\"", "'", "\u{0}", "\u{1}"] { #expect(!escaped.contains(letter)) }
    #expect(faultOfXML("<a b=\"\(escaped)\">\(escaped)</a>") == nil)
  }

  @Test func `names are on one line with an isolated direction`() {
    expectEqual(Markup.name("a\n<b>"), "<bdi>a\\n&lt;b&gt;</bdi>")
    expectEqual(Markup.svgName("שלום"), "\u{2068}שלום\u{2069}")
    expectEqual(Markup.short("abcdef", most: 4), "abc…")
    expectEqual(Markup.short("abcd", most: 4), "abcd")
  }

  @Test(arguments: nasty)
  func `JSON in a script element holds nothing that ends it`(text: String) {
    let json = Markup.json(text)
    for letter in ["<", ">", "&", "\u{2028}", "\u{2029}", "\n", "\r", "\u{0}"] {
      #expect(!json.contains(letter))
    }
    #expect(json.first == "\"" && json.last == "\"")
  }

  @Test func `a string of CSS can't be left`() {
    expectEqual(Markup.cssString("a\"b\\c\n"), "\"a\\22 b\\5c c\\a \"")
    expectEqual(Markup.cssString("é"), "\"é\"")
  }

  @Test func `numbers are numbers`() {
    expectEqual(Double.nan.css, "0")
    expectEqual(Double.infinity.px, "0px")
    expectEqual((1.0 / 3).css, "0.3333333")
    expectEqual((-0.0).css, "0")
    expectEqual(1_234_567.grouped, "1,234,567")
    expectEqual(12.grouped, "12")
  }

  @Test func `the XML check finds errors`() {
    #expect(faultOfXML("<a><b c=\"1\"/></a>") == nil)
    for text in [
      "<a>", "<a></b>", "<a b=1></a>", "<a>&</a>", "<a b=\"1\" b=\"2\"></a>", "<a/><b/>",
    ] {
      #expect(faultOfXML(text) != nil, "\(text)")
    }
  }
}
