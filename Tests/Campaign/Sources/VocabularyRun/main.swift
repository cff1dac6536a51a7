// Plays compositions and sessions of words in blocks of seeds, each block in a process of its own.
//
//     swift run -c release --package-path Tests/Campaign VocabularyRun compositions 0 1000000
//     swift run -c release --package-path Tests/Campaign VocabularyRun sessions 0 100000
//     … VocabularyRun show compositions 17     one seed, in words, made smaller
import Foundation
import Vocabulary

let words = Array(CommandLine.arguments.dropFirst())
switch words.first {
case "block": Block(words)?.run()
case "show": Block.show(words)
default: exit(BlockRunner(words)?.run() ?? 2)
}
