import { buffer } from 'node:stream/consumers'
import { CourtId } from '@peshi/contract/platform/ids'
import { recognisePage } from '@peshi/courts/dropped/recognise-page'

const [today = '', court = ''] = process.argv.slice(2)

const page = await recognisePage(new Uint8Array(await buffer(process.stdin)), {
  today,
  court: court === '' ? null : CourtId.parse(court),
  onPage: (read, total) => process.stdout.write(`${read} ${total}\n`),
})
// A pipe takes only 64 KB at a time, so exit only after the whole answer is written.
process.stdout.write(JSON.stringify(page), () => process.exit(0))
