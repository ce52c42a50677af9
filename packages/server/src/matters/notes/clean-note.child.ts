import { text } from 'node:stream/consumers'
import type { PersonId } from '@peshi/contract/platform/ids'
import { cleanNote } from './clean-note.ts'

// A process of its own, started for one long note: standard input is the note and its people, standard output a `CleanNote`.

const { html, people }: { html: string; people: [PersonId, string][] } = JSON.parse(await text(process.stdin))
process.stdout.write(JSON.stringify(cleanNote(html, new Map(people))), () => process.exit(0))
