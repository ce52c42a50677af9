import { text } from 'node:stream/consumers'
import type { PersonId } from '@peshi/contract/platform/ids'
import { cleanNote } from './clean-note.ts'

const { html, people }: { html: string; people: [PersonId, string][] } = JSON.parse(await text(process.stdin))
process.stdout.write(JSON.stringify(cleanNote(html, new Map(people))), () => process.exit(0))
