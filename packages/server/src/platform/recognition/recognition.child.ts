import { PictureTooLarge } from '../files/picture-readers.ts'
import { answerEach } from '../files/reading-protocol.ts'
import { type Engine, openProgram, openWebAssembly } from './engine.ts'
import { type OpenPages, openPages } from './open-pages.ts'
import { readPicture } from './read-page.ts'
import { type Answer, type FileProblem, mostPages, type Task } from './recognition.limits.ts'
import type { RecognisedPage } from './recognition.ts'

// Argument: a `Task` as JSON. Answer: an `Answer` as JSON.

let engine: Engine | undefined

async function answer(file: Buffer, task: Task): Promise<Answer> {
  const pages = await openPages(file).catch(problemOf)
  if (typeof pages === 'string') return { kind: 'refused', problem: pages }
  try {
    if (task.page === null)
      return pages.count > mostPages
        ? { kind: 'refused', problem: 'too-large' }
        : { kind: 'opened', pages: pages.count }
    return { kind: 'page', page: await readPage(pages, task.page, task) }
  } finally {
    await pages.close()
  }
}

function problemOf(error: unknown): FileProblem {
  if (error instanceof Error && error.name === 'PasswordException') return 'encrypted'
  return error instanceof PictureTooLarge ? 'too-large' : 'broken'
}

async function readPage(pages: OpenPages, page: number, { languages, tesseract }: Task): Promise<RecognisedPage> {
  try {
    engine ??= tesseract === null ? await openWebAssembly() : await openProgram(tesseract)
    return await readPicture(engine, await pages.draw(page), { page, languages })
  } catch (error) {
    return { kind: 'unread', page, problem: error instanceof PictureTooLarge ? 'too-large' : 'broken' }
  }
}

await answerEach(async (file, [task = '']) => JSON.stringify(await answer(file, JSON.parse(task))))
