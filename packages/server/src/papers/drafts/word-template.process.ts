import { Readable } from 'node:stream'
import { fileURLToPath } from 'node:url'
import type { DraftPages } from '@peshi/contract/papers/drafts'
import { ReadingCutOff, readInProcess } from '../../platform/files/reading-process.ts'
import type { FilledValues } from './fill-word.ts'
import type { ReadFields } from './template-fields.ts'
import { refuseTemplate } from './template-problem.ts'

export interface FillAnswer extends ReadFields {
  /** The filled file in base64. */
  word: string | null
  pages: DraftPages | null
}

const limits = {
  program: fileURLToPath(new URL('./word-template.child.ts', import.meta.url)),
  heapMegabytes: 256,
  residentMegabytes: 500,
  answerBytes: 40 * 1024 * 1024,
  seconds: 30,
}

async function ask(bytes: Uint8Array, owner: string, args: readonly string[]): Promise<FillAnswer> {
  try {
    const input = Readable.toWeb(Readable.from([bytes])) as ReadableStream<Uint8Array>
    const [answer = ''] = await readInProcess(input, { ...limits, args, turn: { owner } })
    return JSON.parse(answer) as FillAnswer
  } catch (error) {
    if (error instanceof ReadingCutOff) throw refuseTemplate({ code: 'template-bomb' })
    throw error
  }
}

/** Throws if the file cannot be a template. */
export async function readTemplate(
  bytes: Uint8Array,
  owner: string,
): Promise<Pick<ReadFields, 'fields' | 'optional'> & { pages: DraftPages }> {
  const { fields, optional, problem, pages } = await ask(bytes, owner, [])
  if (problem || !pages) throw refuseTemplate(problem ?? { code: 'template-broken' })
  return { fields, optional, pages }
}

export async function fillTemplate(
  bytes: Uint8Array,
  owner: string,
  values: FilledValues,
): Promise<{ word: Buffer; pages: DraftPages }> {
  const { problem, word, pages } = await ask(bytes, owner, [JSON.stringify(values)])
  if (problem || !word || !pages) throw refuseTemplate(problem ?? { code: 'template-broken' })
  return { word: Buffer.from(word, 'base64'), pages }
}
