import type { Element } from 'domhandler'
import { isTag } from 'domhandler'
import type { CauseList, CauseListEntry, VideoLink } from '../cause-lists/cause-list.ts'
import { readVideoLink } from '../cause-lists/video-link-words.ts'
import { PageChanged } from '../errors.ts'
import { readDate } from '../reading/dates.ts'
import { isBlank, lineOf, openPage } from '../reading/page.ts'
import { cellsOf, rowsOf } from '../reading/tables.ts'
import { textOrNull, tidy } from '../reading/text.ts'

const title = /^(.*?)\s+FOR\s+THE\s+\w+\s+DATED\s+(\d{1,2}\/\d{1,2}\/\d{4})\s*(?:CR\s*NO\.?\s*(\d+))?/i

export function parsePhhcListPage(html: string): CauseList {
  const $ = openPage(html)
  const rows = $('table')
    .toArray()
    .filter(isTag)
    .flatMap(rowsOf)
    .filter((row) => !isBlank(row))
  const entries: CauseListEntry[] = []
  const notices: string[] = []
  let place = {
    court_no: null as string | null,
    coram: [] as string[],
    date: null as string | null,
    list: null as string | null,
  }
  for (const row of rows) {
    const cells = cellsOf(row)
    const [first, second, third, fourth] = cells
    const text = tidy(lineOf(row))
    const named = title.exec(text)
    if (named && cells.length === 1) {
      place = {
        court_no: named[3] ?? null,
        date: readDate(named[2]),
        list: tidy(named[1] ?? ''),
        coram: [...text.matchAll(/HON'?BLE\b.*?(?=HON'?BLE|$)/gi)].map(([judge]) => tidy(judge)),
      }
      continue
    }
    const item = /^(\d+)\*?(?:\s|$)/.exec(first ? lineOf(first) : '')?.[1]
    const link = second ? $(second).find('a').toArray().filter(isTag)[0] : undefined
    if (item !== undefined && link && third && cells.length === 4) {
      entries.push(readRow(item, second, link, third, fourth, place))
      continue
    }
    const last = entries.at(-1)
    if (!last) continue
    const main = first ? $(first).find('a').toArray().filter(isTag)[0] : undefined
    if (main && /-\d+(?:-[A-Z]+)*-\d{4}$/.test(lineOf(main))) last.case_numbers.push(lineOf(main))
    else {
      const note = textOrNull(text)
      if (note === null || !/^\(.*\)$/.test(note)) continue
      last.note = textOrNull([last.note ?? '', note].join(' '))
      notices.push(note)
    }
  }
  if (entries.length === 0) throw new PageChanged('The page has no matter of a cause list')
  const { court_no, coram, date, list } = place
  return {
    date,
    pages: 1,
    entries,
    headings: [
      {
        court_no,
        coram,
        date,
        list,
        room: null,
        counted: null,
        entries: entries.length,
        from_item: entries[0]?.item ?? null,
        to_item: entries.at(-1)?.item ?? null,
      },
    ],
    notices,
    links: readLinks($('pre').toArray().filter(isTag), court_no),
    caveats: [],
    sightings: [],
    checks: { read: 1, unread_pages: [], problems: [] },
  }
}

function readRow(
  item: string,
  second: Element | undefined,
  link: Element,
  parties: Element,
  advocates: Element | undefined,
  place: { court_no: string | null; coram: string[]; date: string | null },
): CauseListEntry {
  const [petitioner = '', respondent = null] = lineOf(parties).split(/\s+V\/S\s+/i)
  const category = /\((.*)\)\s*$/.exec(second ? lineOf(second) : '')?.[1]
  return {
    ...place,
    item,
    connected_to: null,
    case_numbers: [lineOf(link)],
    parties: { petitioner, respondent: textOrNull(respondent) },
    advocates: { petitioner: [], respondent: [] },
    advocates_text: advocates ? textOrNull(lineOf(advocates)) : null,
    category: textOrNull(category),
    stage: null,
    list: 'daily',
    listed: true,
    note: null,
    page: 1,
  }
}

function readLinks(blocks: Element[], court_no: string | null): VideoLink[] {
  return blocks.flatMap((block) => {
    const link = readVideoLink(tidy(lineOf(block)))
    return link ? [{ court_no, ...link }] : []
  })
}
