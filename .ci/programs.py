"""Long programs of a user: a chain of 100 verbs and a builder of 16 containers, and the same with one
mistake, which the compiler must report at its line and at no other."""

VERBS = """
move(to: [9, 100])
move(to: CGPoint(x: 9, y: 100), duration: 0.5)
move(x: 9)
move(by: [9, -20], easing: .easeOut)
fade(from: 1, to: 0.5)
fadeIn(duration: 0.3)
fadeOut()
scale(to: 1.2)
scale(by: 2, at: .withPrevious + 0.1)
scale(x: 0.5)
rotate(to: .degrees(9))
rotate(by: .turns(0.5))
spin(turns: 2)
shake(x: 9, times: 4)
shakeR(radian: 10, times: 4, duration: 0.5)
resize(width: 9)
resize(to: [9, 50])
cornerRadius(to: 9)
border(width: 2)
background(to: .white)
shadow(opacity: 0.5)
shadow(offset: [0, 9])
pop(scale: 1.3)
pulse(times: 3)
swing(angle: .degrees(9))
bounce(height: 9)
jump(by: [9, 0], height: 40)
flip(to: .back, axis: .x)
slideIn(from: .left)
zoomOut()
throw(from: [0, 0], to: [9, 300])
stroke(color: .black)
zPosition(by: 9)
""".split("\n")[1:-1]

MODIFIERS = """
easing(.easeInEaseOut)
duration(0.5)
after(begin: 9 / 4)
repeats(2)
autoreverses()
stay()
settle()
at(.afterPrevious - 0.2)
modify { $0?.autoreverses = true }
onEnd { print($0) }
key("step")
duration(.milliseconds(300))
""".split("\n")[1:-1]

# The replacement of a verb, or of a statement, and a part of the expected error.
#
# A misspelt verb amid a long chain is left out: the verbs after it have no type, and for those the
# compiler tries every meaning of each literal and closure. In a builder it is reported immediately,
# because each statement is checked separately.
#
# The compiler would rather remove a wrong label than replace it: without the label, the unavailable form of
# the verb says what to write.
CHAIN_MISTAKES = [
    (50, "fade(too: 0.5)", "extraneous argument label 'too:' in call"),
    (50, 'fade(to: "half")', "cannot convert value of type 'String'"),
    (50, "fade(to: half)", "cannot find 'half' in scope"),
    (50, "move(t: [9, 100])", "no exact matches in call to instance method 'move'"),
    (50, "rotate()", "missing argument for parameter 'to'"),
    (50, "fade(to: 0.5).easing(.easeOt)", "has no member 'easeOt'"),
    (50, 'fade(to: 0.5).duration("half")', "no exact matches in call to instance method"),
    (50, "fade(to: 0.5).modify { $0?.autorevers = true }", "has no member 'autorevers'"),
    (99, "fad(to: 0.5)", "has no member 'fad'"),
]
BUILDER_MISTAKES = [
    ("Animate(box).fad(to: 0.5).repeats(2).move(to: [9, 100])", "has no member 'fad'"),
    ("Animate(box).fade(too: 0.5).repeats(2)", "extraneous argument label 'too:' in call"),
]


def chain(verbs):
    """The lines of a chain of so many verbs; the first verb is on the fifth line."""
    words = lambda index: ".".join([
        VERBS[index % len(VERBS)],
        *(MODIFIERS[(2 * index + next) % len(MODIFIERS)] for next in range(2))])
    return [
        "import Animatic", "", "func chain(on box: Layer) -> Animate {", "  Animate(box)",
        *(f"    .{words(index)}" for index in range(verbs)), "}"]


def builder(blocks):
    """The lines of a builder of so many containers."""
    heads = ["Sequential", "Parallel", "Stagger(each: 0.1)", "Sequential(gap: 0.2)"]
    lines = [
        "import Animatic", "",
        "func scene(_ box: Layer, _ layers: [Layer], isOn: Bool) -> Composition {",
        "  Sequential(gap: 0.1) {"]
    for block in range(blocks):
        verb = [VERBS[(10 * block + index) % len(VERBS)] for index in range(10)]
        lines += [
            f"    {heads[block % len(heads)]} {{",
            f"      for layer in layers {{ Animate(layer).{verb[0]} }}",
            f"      if isOn {{ Animate(box).{verb[1]} }} else {{ Animate(box).{verb[2]}.stay() }}",
            f"      Animate(box).{verb[3]}.easing(.easeOut).repeats(2)",
            "      Wait(0.2)",
            f"      On(box) {{ $0.{verb[4]}.{verb[5]} }}",
            f"      Parallel {{ Animate(box).{verb[6]} }}",
            f"      Animate(box).{verb[7]}.then().{verb[8]}",
            f"      Animate(box).{verb[9]}",
            "    }"]
    return [*lines, "  }.composition", "}"]


def correct():
    """The names of the long programs and their lines."""
    return {"chain of 100 verbs": chain(100), "builder of 16 × 8": builder(16)}


def mistaken():
    """A name, the lines, the line of the mistake, and a part of the expected error."""
    long, wide = chain(100), builder(16)
    for place, verb, text in CHAIN_MISTAKES:
        lines = [*long[:4 + place], f"    .{verb}.repeats(2).stay()", *long[5 + place:]]
        yield f"chain, {verb}", lines, 5 + place, text
    middle = 4 + 8 * 10 + 3
    for statement, text in BUILDER_MISTAKES:
        lines = [*wide[:middle], f"      {statement}", *wide[middle + 1:]]
        yield f"builder, {statement}", lines, middle + 1, text
