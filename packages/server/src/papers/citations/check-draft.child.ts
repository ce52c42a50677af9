import { answerEach } from '../../platform/files/reading-protocol.ts'
import type { CheckTask } from './check-draft.process.ts'
import { checkAuthorities, readDraft } from './check-draft.ts'

function answer(task: CheckTask): unknown {
  return task.kind === 'read' ? readDraft(task.pages, task.thisYear) : checkAuthorities(task.pages, task.asked)
}

await answerEach((task) => JSON.stringify(answer(JSON.parse(task.toString()))))
