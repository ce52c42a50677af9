import { CourtId } from '@peshi/contract/platform/ids'
import { recognisePage } from '@peshi/courts/dropped/recognise-page'
import { answerEach } from '../../platform/files/reading-protocol.ts'

await answerEach(async (bytes, [today = '', court = ''], say) => {
  const page = await recognisePage(new Uint8Array(bytes), {
    today,
    court: court === '' ? null : CourtId.parse(court),
    onPage: (read, total) => say(`${read} ${total}`),
  })
  return JSON.stringify(page)
})
