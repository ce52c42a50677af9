import type { PersonId } from '@peshi/contract/platform/ids'
import { answerEach } from '../../platform/files/reading-protocol.ts'
import { cleanNote } from './clean-note.ts'

await answerEach((input) => {
  const { html, people }: { html: string; people: [PersonId, string][] } = JSON.parse(input.toString())
  return JSON.stringify(cleanNote(html, new Map(people)))
})
