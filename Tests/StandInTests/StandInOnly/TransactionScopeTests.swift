#if APPLE_STAND_IN
  import Foundation
  import QuartzCore
  import TestSupport
  import Testing

  /// I-1, I-2.
  struct `Implicit transactions` {
    private func commits(_ stage: Stage) -> Int {
      stage.world.events.filter { $0.description == "commit" }.count
    }

    @Test func `a change outside waits for the turn`() {
      Stage.run { stage in
        stage.layer.speed = 2
        expectEqual(commits(stage), 0)
        stage.world.runLoopTurn()
        expectEqual(commits(stage), 1)
      }
    }

    @Test func `an explicit transaction is committed immediately`() {
      Stage.run { stage in
        stage.transaction { stage.layer.speed = 2 }
        expectEqual(commits(stage), 1)
      }
    }

    @Test func `inside changes that wait it waits as well`() {
      Stage.run { stage in
        stage.layer.speed = 2
        stage.transaction { stage.layer.speed = 3 }
        expectEqual(commits(stage), 0)
        CATransaction.flush()
        expectEqual(commits(stage), 1)
      }
    }

    @Test func `a flush waits for open transactions`() {
      Stage.run { stage in
        stage.layer.speed = 2
        stage.transaction {
          CATransaction.flush()
          expectEqual(commits(stage), 0)
        }
        expectEqual(commits(stage), 1)
      }
    }
  }
#endif
