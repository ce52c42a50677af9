import type { ListProblem } from '@peshi/contract/courts/list-problems'
import type { CauseList, CauseListEntry, VideoLink } from '../cause-lists/cause-list.ts'
import { readVideoLink } from '../cause-lists/video-link-words.ts'
import { PageChanged } from '../errors.ts'
import { readDate } from '../reading/dates.ts'
import { isRow, parseJson } from '../reading/json-reply.ts'
import { firstElement, isBlank, landmark, lineOf, linesOf, openPage, type Page, textsOf } from '../reading/page.ts'
import { cellsOf, rowsOf } from '../reading/tables.ts'
import { textOrNull, tidy } from '../reading/text.ts'
import { splitTitleLines } from '../reading/titles.ts'
import { callIn } from './calls.ts'

export function parsePortalCauseList(text: string): CauseList {
  const $ = openPage(htmlIn(text))
  const heading = landmark(firstElement($('#table_heading')), 'heading of the cause list')
  const table = landmark(firstElement($('table#dispTable')), 'table of the cause list')
  const lines = textsOf(heading).map(tidy)
  const said = lines.map((line) => /cases listed on\s*:?\s*(\S+)/i.exec(line)).find((match) => match !== null)
  const date = readDate(landmark(said?.[1], 'date of the cause list'))
  const judge = lines.map((line) => /^in the court of\s*:\s*(.*)$/i.exec(line)?.[1]).find((one) => one !== undefined)
  const coram = [textOrNull(judge)].flatMap((name) => name ?? [])
  const entries: CauseListEntry[] = []
  const identified: string[] = []
  const problems: ListProblem[] = []
  let stage: string | null = null
  let isIdentified = false
  for (const cells of rowsOf(table).map(cellsOf)) {
    const [serial, number, parties, advocates] = cells
    if (cells.every(({ name }) => name === 'th') || serial === undefined) continue
    const label = lineOf(serial)
    if (!/^\d+$/.test(label)) {
      if (serial.attribs.id === 'case_type_lable') isIdentified = /identified/i.test(label)
      else if (label !== '') stage = label
      continue
    }
    if (!number || !parties || isBlank(number)) {
      problems.push({ kind: 'number-missing', item: label })
      continue
    }
    const [caseNo, cnr] = callIn([number], 'viewHistory') ?? []
    const [caseNumber = '', ...rest] = linesOf(number)
      .map((line) => tidy(line).replace(/^View\s*/i, ''))
      .filter(Boolean)
    const { petitioner, respondent } = splitTitleLines(linesOf(parties))
    const next = rest.map((line) => /next hearing date\s*:?-?\s*(\S+)/i.exec(line)?.[1]).find(Boolean)
    entries.push({
      court_no: null,
      date,
      coram,
      item: label,
      connected_to: null,
      case_numbers: [caseNumber],
      parties: { petitioner: petitioner ?? '', respondent },
      advocates: advocates ? splitSides(linesOf(advocates)) : { petitioner: [], respondent: [] },
      stage,
      list: 'daily',
      listed: true,
      note: null,
      page: 1,
      cnr: cnr ?? null,
      case_no: caseNo ?? null,
      next_date: readDate(next),
    })
    if (isIdentified) identified.push(label)
  }
  if (entries.length === 0) throw new PageChanged('The cause list has no row')
  return {
    date,
    pages: 1,
    entries,
    identified_items: identified,
    headings: [
      {
        court_no: null,
        coram,
        date,
        list: said?.[0].replace(/\s*:?\s*\S+$/, '') ?? null,
        room: null,
        from_item: entries[0]?.item ?? null,
        to_item: entries.at(-1)?.item ?? null,
        entries: entries.length,
        counted: null,
      },
    ],
    notices: textsOf($.root().get(0) ?? heading).filter((line) => /cause list displayed may differ/i.test(line)),
    links: readLinks($),
    caveats: [],
    sightings: [],
    checks: { read: entries.length / (entries.length + problems.length), unread_pages: [], problems },
  }
}

function readLinks($: Page): VideoLink[] {
  const texts = textsOf(landmark($.root().get(0), 'text')).map(tidy)
  const at = texts.findIndex((text) => /\bVC\s*(?:url|link)\b/i.test(text))
  const link = at < 0 ? null : readVideoLink(texts.slice(at, at + 4).join(' '))
  return link ? [{ court_no: null, ...link }] : []
}

/** The portal's reply is JSON that contains HTML. A page that a person saved is only HTML. */
function htmlIn(text: string): string {
  if (!text.trimStart().startsWith('{')) return text
  const reply = parseJson(text, 'The cause list')
  if (isRow(reply) && typeof reply.case_data === 'string') return reply.case_data
  throw new PageChanged('The reply holds no cause list')
}

/** An empty line separates the two sides' advocates. Commas separate initials, not names. */
function splitSides(lines: readonly string[]): CauseListEntry['advocates'] {
  const all = lines.map(tidy)
  const at = all.indexOf('')
  const side = (some: readonly string[]) => some.flatMap((line) => textOrNull(line) ?? [])
  if (at < 0) return { petitioner: side(all), respondent: [] }
  return { petitioner: side(all.slice(0, at)), respondent: side(all.slice(at)) }
}
