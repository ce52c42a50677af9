import { pattern } from '@peshi/contract/platform/pattern'
import { PageChanged } from '../errors.ts'
import { textOrNull } from '../reading/text.ts'
import { splitTitle } from '../reading/titles.ts'
import type { BoardRow } from './board.ts'
import { parseBoardTable } from './board-table.parse.ts'

const caseNumber = /(?:case details\s*[-:]\s*)?(\S+?\/\d+\/\d{4})/
const title = /title\s*:\s*(.*?)/
const counsel = /'?s'? counsels?\s*[-:]\s*/
const details = pattern('i')`^${caseNumber}\s*${title}\s+petitioner${counsel}(.*?)\s*respondent${counsel}(.*)$`

export function parseAllahabadBoard(html: string): BoardRow[] {
  return parseBoardTable(html).map((row) => {
    for (const name of ['List', 'Progress', 'Case Details', 'Important Information']) {
      if (!(name in row.raw)) throw new PageChanged(`The court view has no column ${name}`)
    }
    return { ...row, raw: { ...row.raw, ...readDetails(row) } }
  })
}

function readDetails(row: BoardRow): Record<string, string | null> {
  const text = row.raw['Case Details'] ?? null
  const none = {
    case_number: null,
    petitioner: null,
    respondent: null,
    petitioner_counsel: null,
    respondent_counsel: null,
  }
  if (text === null) return none
  const match = details.exec(text.replaceAll('’', "'"))
  if (!match) {
    if (row.item === null) return none
    throw new PageChanged(`Not the details of a case: ${text.slice(0, 60)}`)
  }
  const [, caseNumber = '', title = '', petitionerCounsel = '', respondentCounsel = ''] = match
  return {
    case_number: caseNumber,
    ...splitTitle(title),
    petitioner_counsel: textOrNull(petitionerCounsel),
    respondent_counsel: textOrNull(respondentCounsel),
  }
}
