import { answerEach } from '../../platform/files/reading-protocol.ts'
import type { Answer, Task } from './bundle.task.ts'
import { joinPdf } from './join-pdf.ts'
import { measurePdf } from './measure-pdf.ts'
import { preparePages } from './prepare-pages.ts'

// Runs in a child process, because the documents are untrusted. The input is a `Task` as JSON, the answer an `Answer` as
// JSON. While it prepares a paper, each line before the answer is the number of the paper's prepared pages.

async function answer(task: Task, say: (line: string) => void): Promise<Answer> {
  if (task.kind === 'join') return { kind: 'joined', ...(await joinPdf(task)) }
  if (task.kind === 'prepare') return preparePages(task, (pages) => say(String(pages)))
  const documents = []
  for (const path of task.paths) documents.push(await measurePdf(path, task.isDetailed))
  return { kind: 'measured', documents }
}

await answerEach(async (input, _args, say) => JSON.stringify(await answer(JSON.parse(input.toString()), say)))
