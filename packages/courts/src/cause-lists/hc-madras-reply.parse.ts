import { PageChanged } from '../errors.ts'
import { isRow, optionalField, parseJson, type Row, requireField } from '../reading/json-reply.ts'
import { throwOnErrorPage } from '../refusals.ts'
import type { CauseList, CauseListEntry } from './cause-list.ts'
import { withNumbersOf } from './invented-numbers.ts'
import { checkList } from './list-checks.ts'
import { readAdvocates } from './madras-advocates.ts'

/** Reads the data from which the site of the Madras High Court makes its list. Connected matters are inside a row. */
export function parseMadrasReply(text: string): CauseList {
  if (text.trimStart().startsWith('<')) throwOnErrorPage(text)
  const reply = parseJson(text, 'The cause list')
  const rows = Object.values(isRow(reply) || Array.isArray(reply) ? reply : {})
  if (rows.length === 0 || !rows.every(isRow)) throw new PageChanged('The cause list has no rows')
  const entries = rows.flatMap((row) => [readMatter(row, row, 'm', ''), ...connectedIn(row)])
  const checks = checkList({ entries, headings: [], sightings: [], dropped: [], covered: new Set([1]) })
  return withNumbersOf(text, { date: null, pages: 1, entries, checks })
}

function connectedIn(row: Row): CauseListEntry[] {
  const { extra } = row
  const all = (Array.isArray(extra) ? extra : [extra]).filter(isRow).filter((one) => optionalField(one, 'excaseno'))
  return all.map((one) => ({ ...readMatter(row, one, 'ex', 'ex'), connected_to: requireField(row, 'serial_no') }))
}

/** The names of a connected matter's fields begin with `ex`. */
function readMatter(row: Row, of: Row, ofCase: 'm' | 'ex', ofParty: '' | 'ex'): CauseListEntry {
  const number = ['casetype', 'caseno', 'caseyr'].map((name) => requireField(of, `${ofCase}${name}`))
  const sides = ['padv', 'radv'].map((name) => readAdvocates((optionalField(of, `${ofCase}${name}`) ?? '').split('\n')))
  return {
    court_no: /0*(\w+)\s*$/.exec(requireField(row, 'courtno'))?.[1] ?? null,
    coram: [1, 2, 3, 4, 5].flatMap((nth) => optionalField(row, `judge${nth}`) ?? []),
    item: requireField(row, 'serial_no'),
    connected_to: null,
    case_numbers: [`${number[0]} ${number[1]}/${number[2]}`],
    parties: {
      petitioner: optionalField(of, `${ofParty}pname`) ?? '',
      respondent: optionalField(of, `${ofParty}rname`),
    },
    advocates: { petitioner: sides[0]?.names ?? [], respondent: sides[1]?.names ?? [] },
    stage: optionalField(row, 'stagename'),
    list: 'daily',
    listed: true,
    note: sides.flatMap(({ notes }) => notes).join(' · ') || null,
    page: 1,
  }
}
