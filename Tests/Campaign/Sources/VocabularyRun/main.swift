// Plays compositions and sessions of words in blocks of seeds, each block in a process of its own.
//
//     swift run -c release --package-path Tests/Campaign VocabularyRun compositions 0 1000000
//     swift run -c release --package-path Tests/Campaign VocabularyRun sessions 0 100000
//
// Compares the events of runs with the event model: those of words that are controlled, and those of
// the model's own compositions, played forward, back, and controlled.
//
//     swift run -c release --package-path Tests/Campaign VocabularyRun events 0 200000
//     … VocabularyRun forwards 0 400000
//     … VocabularyRun backwards 0 300000
//     … VocabularyRun controls 0 300000
//
//     … VocabularyRun show compositions 17     one seed, in words, made smaller
import Foundation
import Vocabulary

let words = Array(CommandLine.arguments.dropFirst())
switch words.first {
case "block": Block(words)?.run()
case "show": Block.show(words)
default: exit(BlockRunner(words)?.run() ?? 2)
}
