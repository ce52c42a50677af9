import { Readable } from 'node:stream'
import { fileURLToPath } from 'node:url'
import type { ChamberId, PersonId } from '@peshi/contract/platform/ids'
import { z } from 'zod'
import { Invalid } from '../../platform/errors.ts'
import { ReadingCutOff, readInProcess } from '../../platform/files/reading-process.ts'
import type { CleanNote } from './clean-note.ts'

/**
 * In characters. A malicious note of this length blocks the server for about 20 ms. Longer notes are cleaned in a child
 * process.
 */
const mostHere = 10_000
const program = fileURLToPath(new URL('./clean-note.child.ts', import.meta.url))
const limits = { program, heapMegabytes: 128, residentMegabytes: 256, answerBytes: 8 * 1024 * 1024, seconds: 15 }

const Answer = z.object({ html: z.string(), text: z.string(), mentions: z.array(z.string()) })

export async function cleanNoteInProcess(
  html: string,
  people: ReadonlyMap<PersonId, string>,
  owner: ChamberId,
): Promise<CleanNote> {
  if (html.length <= mostHere) return (await import('./clean-note.ts')).cleanNote(html, people)
  const input = Readable.toWeb(Readable.from([JSON.stringify({ html, people: [...people] })]))
  const reading = { ...limits, turn: { owner } }
  const [answer = ''] = await readInProcess(input as ReadableStream<Uint8Array>, reading).catch((error: unknown) => {
    if (!(error instanceof ReadingCutOff)) throw error
    const sentence = 'This note took too much to read. Paste it as plain text.'
    throw new Invalid(sentence, { html: sentence }, 'note-too-much')
  })
  return Answer.parse(JSON.parse(answer)) as CleanNote
}
