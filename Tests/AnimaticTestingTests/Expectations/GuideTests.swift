// The examples of the guide to testing, which contains this code.

import Animatic
import AnimaticTesting
import Testing

enum Toast {
  static func appear(_ toast: Layer) -> some Composable {
    Animate(toast)
      .move(from: 700, y: 600, duration: 0.4, easing: .easeOut).settle()
      .fade(from: 0, to: 1, duration: 0.2).settle()
  }
}

struct ToastTests {
  let toast = Layer(name: "toast")

  @Test func `the toast is half visible after 0.1 s`() {
    let timeline = Toast.appear(toast).timeline
    #expect(timeline.duration == 0.4)
    #expect(timeline.value(of: .opacity, on: toast, at: 0.1) == 0.5)
  }
}

extension ToastTests {
  @Test func `the toast moves up and stays`() {
    expectTimeline(of: Toast.appear(toast))
      .duration(0.4)
      .value(of: .opacity, on: toast, at: 0.1, is: 0.5)
      .monotonic(.positionY, on: toast, .falling)
      .values(of: .positionY, on: toast, stayIn: 600...700)
      .endValue(of: .positionY, on: toast, is: 600)
      .noDiagnostics()
  }

  @Test func `the toast looks as it did`() {
    expectGantt(of: Toast.appear(toast), width: 60) {
      """
      timeline of 0.4 s, 1 layer
                           0              0.2           0.4 s
                           ┬──────────────┬─────────────┬
      toast
      └ animatic.0  group  ├────────────────────────────┤  0…0.4 s
        ├ position.y       ██████████████████████████████  0…0.4 s
        └ opacity          ███████████████╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌  0…0.2 s
      █ runs   ╌ holds
      """
    }
  }

  @Test func `the run ends at 0.4 s`() {
    let stage = Stage(clock: ManualClock())
    stage.add(toast)
    stage.recordsEvents = true

    Toast.appear(toast).named("appear").run()
    stage.advanceToEnd()

    #expect(toast.position.y == 600)
    expectEvents(
      stage.events.filter { $0.animation == "appear" },
      """
      0  toast  appear  begin
      0.4  toast  appear  removal finished
      0.4  toast  appear  end finished
      """)
  }

  @Test func `a dismissal starts from what is on screen`() {
    let stage = Stage(clock: ManualClock())
    stage.add(toast)

    Toast.appear(toast).run()
    stage.advance(by: 0.1)
    Animate(toast).fadeOut(duration: 0.2).settle().run()

    #expect(toast.presentation.opacity == 0.5)
    stage.advance(by: 0.1)
    #expect(toast.presentation.opacity == 0.25)
  }

  @Test func `reduced motion replaces the move by a cross-fade`() {
    let calm = Toast.appear(toast).reducedMotion(.crossfade)
    expectTimeline(of: calm, reducedMotion: true)
      .value(of: .positionY, on: toast, at: 0.2, is: 600)
  }
}
