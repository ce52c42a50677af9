import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import type { CauseList } from '../src/cause-lists/cause-list.ts'
import { readListPages } from '../src/cause-lists/cause-list-pdf.parse.ts'
import {
  joinPieces,
  type Line,
  type PdfPage,
  type Piece,
  phrasesOf,
  readPdfLines,
} from '../src/cause-lists/pdf-lines.ts'
import { linesOfHtml } from '../src/dropped/page-lines.ts'
import { printOfHtml } from '../src/dropped/page-tables.ts'
import { PageChanged } from '../src/errors.ts'
import { openPage } from '../src/reading/page.ts'
import { columns, head, row } from './combined-rows.ts'
import { drawCauseList, sciMatter } from './draw-cause-list.ts'
import { toPage } from './page-of-texts.ts'
import { findDocuments } from './real-pages/folders.ts'
import { sectionList } from './section-list.ts'

// The parser of a changed list must return the same entries or report a problem.

const rows = Array.from({ length: 90 }, (_, at) => [
  `${at + 1}`,
  `WRIC/${1200 + at}/2024`,
  `Iqbal Husain Vs. State of U.P. and ${at + 2} Others`,
  'A. K. Mishra, Nasreen Bano',
  'C.S.C.',
])
const drawn: Record<string, () => Uint8Array> = {
  'a ruled list': () =>
    drawCauseList('ruled-table', {
      title: 'CAUSE LIST FOR 20-11-2026',
      headers: ['Sr.No.', 'Case No.', 'Main Parties', 'Petitioner Advocate', 'Respondent Advocate'],
      courts: [{ name: 'COURT NO. 43', judges: ["HON'BLE MR. JUSTICE R. VERMA"], stage: 'FRESH CASES', rows }],
    }),
  'the Supreme Court’s list': () =>
    drawCauseList('supreme-court', {
      date: '20-11-2026',
      courts: [
        {
          name: 'COURT NO. : 2',
          judges: ["HON'BLE MR. JUSTICE P. Q. IYER"],
          parts: [
            {
              heading: '[FRESH (FOR ADMISSION) - CIVIL CASES]',
              rows: Array.from({ length: 60 }, (_, at) =>
                sciMatter(`${at + 1}`, `SLP(C) No. ${7000 + at}/2025`, 'IQBAL HUSAIN', 'STATE OF UTTAR PRADESH'),
              ),
            },
          ],
        },
      ],
    }),
}

const civilRows = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, at) =>
    row(`${from + at}`, `CS/${1200 + from + at}/2024`, [`ASHA RAI Vs. RAVI RAO ${at}`], 'A. SEN Vs. B. SEN'),
  ).flat()
const courtOf = (judge: string) => [`IN THE COURT OF : ${judge}`, 'CIVIL JUDGE', ...columns]
const ofSections = Array.from({ length: 30 }, (_, at) => ({
  item: `${at + 1}`,
  number: `SLP(C) No.-${7000 + at}/2025`,
  section: 'IV-C',
  petitioner: 'ASHA RAI',
  respondent: 'STATE OF KERALA',
  advocates: ['A. SEN', 'B. SEN'] as const,
}))
const laidOut: Record<string, () => PdfPage[]> = {
  'a district’s combined list': () => [
    toPage([...head, ...courtOf('MS. INVENTED RAO'), ...civilRows(1, 20), '1 of 3 4/2/26, 17:44'], { pitch: 5 }),
    toPage([...civilRows(21, 40), '2 of 3 4/2/26, 17:44'], { number: 2, pitch: 5 }),
    toPage([...civilRows(41, 45), ...courtOf('MR. MADE UP SEN'), ...civilRows(1, 10), '3 of 3 4/2/26, 17:44'], {
      number: 3,
      pitch: 5,
    }),
  ],
  'the Supreme Court’s section list': () => [printOfHtml(linesOfHtml(openPage(sectionList(ofSections))))],
}

const longestReal = 160_000
function* realLists(): Generator<[string, () => Uint8Array]> {
  for (const { fixtures } of findDocuments()) {
    for (const file of readdirSync(fixtures, { recursive: true, encoding: 'utf8' })) {
      const path = join(fixtures, file)
      if (/cause-list-pdf[^/]*$/.test(file) && existsSync(path) && statSync(path).size < longestReal)
        yield [file, () => new Uint8Array(readFileSync(path))]
    }
  }
}

const withText = (line: Line, pieces: Piece[]): Line => ({ ...line, pieces, text: joinPieces(pieces, line.size) })
const onLines = (pages: readonly PdfPage[], change: (line: Line) => Line): PdfPage[] =>
  pages.map((page) => ({
    ...page,
    lines: page.lines.map(change).filter(({ pieces }) => pieces.length > 0),
  }))

function columnLefts(pages: readonly PdfPage[]): number[] {
  const times = new Map<number, number>()
  for (const line of pages.flatMap(({ lines }) => lines))
    for (const { left } of phrasesOf(line, 2))
      times.set(Math.round(left / 4), (times.get(Math.round(left / 4)) ?? 0) + 1)
  const lines = pages.reduce((sum, page) => sum + page.lines.length, 0)
  const lefts = [...times].flatMap(([left, count]) => (count > lines / 8 ? [left * 4] : []))
  return lefts.toSorted((one, other) => one - other)
}

const isHeader = ({ text }: Line) =>
  /\bS(?:r|l)?\.? ?No\b|\bSNO\b|Case (?:No|Details)|Petitioner ?\/|Main Parties/i.test(text)

function isWithinList({ entries }: CauseList, page: number): boolean {
  const mainOn = (number: number) => entries.filter((one) => one.page === number && one.connected_to === null)
  const placeOf = (one: CauseList['entries'][number] | undefined) => one && `${one.court_no} ${one.coram.join()}`
  const [before, after] = [placeOf(mainOn(page - 1).at(-1)), placeOf(mainOn(page + 1)[0])]
  return before !== undefined && before === after && mainOn(page).some((one) => placeOf(one) === before)
}

/** Replaces letters, as in a PDF whose font has no Unicode map. `hasFigures` keeps the digits. */
const shifted = (text: string, hasFigures: boolean) =>
  text.replace(hasFigures ? /[A-Za-z]/g : /[A-Za-z0-9]/g, (letter) => String.fromCharCode(letter.charCodeAt(0) + 100))

function* mutations(pages: PdfPage[], whole: CauseList): Generator<[string, PdfPage[]]> {
  const lefts = columnLefts(pages)
  for (const [at, left] of lefts.entries()) {
    const isIn = (piece: Piece) => piece.left > left - 6 && piece.left < (lefts[at + 1] ?? Number.POSITIVE_INFINITY) - 6
    yield [
      `the column at ${left} dropped`,
      onLines(pages, (line) =>
        withText(
          line,
          line.pieces.filter((piece) => !isIn(piece)),
        ),
      ),
    ]
  }
  for (const by of [-40, 25, 60, 140])
    yield [
      `the header moved by ${by}`,
      onLines(pages, (line) =>
        isHeader(line)
          ? withText(
              line,
              line.pieces.map((piece) => ({ ...piece, left: piece.left + by, right: piece.right + by })),
            )
          : line,
      ),
    ]
  yield ['without a header', onLines(pages, (line) => (isHeader(line) ? withText(line, []) : line))]
  const middle = Math.floor(pages.length / 2)
  // The print of a combined list numbers its pages, so that a cut between two courts is noticed, too.
  if (whole.notices?.some((text) => /COMBINED CAUSE LIST/.test(text)))
    yield ['without the last page', pages.slice(0, -1)]
  const gone = pages.findIndex((page, at) => at >= middle && isWithinList(whole, page.number))
  if (gone > 0) yield ['without a page in the middle', pages.filter((_, at) => at !== gone)]
  yield [
    'a page cut in half',
    pages.map((page, at) =>
      at === Math.max(0, middle - 1) ? { ...page, lines: page.lines.slice(0, page.lines.length >> 1) } : page,
    ),
  ]
  yield [
    'the header’s letters lost',
    onLines(pages, (line) =>
      isHeader(line)
        ? withText(
            line,
            line.pieces.map((piece) => ({ ...piece, text: shifted(piece.text, true) })),
          )
        : line,
    ),
  ]
  for (const [name, hasFigures] of [
    ['all letters lost', true],
    ['all letters and figures lost', false],
  ] as const)
    yield [
      name,
      onLines(pages, (line) =>
        withText(
          line,
          line.pieces.map((piece) => ({ ...piece, text: shifted(piece.text, hasFigures) })),
        ),
      ),
    ]
}

/** Finds case numbers independently of the tested parser. `noCase` excludes similar numbers, e.g. of police reports. */
const printed = /(?<type>[A-Z][A-Za-z.()]{1,12}(?: No\.)?)[ /]{1,2}(?<number>\d+)\/(?<year>(?:19|20)\d{2})(?!\d)/g
const noCase = /^(?:I\.?A|C\.?M|CrlM|FIR|Caveat|CrM|MP|F\.I\.R)\b/i

const figuresOf = (text: string) =>
  new Set([...text.matchAll(/(\d+)\s*[-/]\s*((?:19|20)\d{2})/g)].map(([, number, year]) => `${Number(number)}/${year}`))

function numbersLost(pages: readonly PdfPage[], list: CauseList): string[] {
  const kept = figuresOf(
    [
      ...list.entries.flatMap(({ case_numbers, note }) => [...case_numbers, note ?? '']),
      ...(list.sightings ?? []).map(({ case_number }) => case_number),
      ...(list.caveats ?? []),
    ].join(' ; '),
  )
  const named = pages.flatMap(({ lines }) =>
    lines.flatMap(({ pieces }) => pieces.flatMap(({ text }) => [...text.matchAll(printed)])),
  )
  return named.flatMap(({ groups }) => {
    const { type = '', number, year } = groups ?? {}
    return noCase.test(type) || kept.has(`${Number(number)}/${year}`) ? [] : [`${type} ${number}/${year}`]
  })
}

async function* stream(pages: readonly PdfPage[]): AsyncGenerator<PdfPage> {
  yield* pages
}

const saysMissing = ({ checks }: CauseList) =>
  checks !== undefined && (checks.problems.length > 0 || checks.unread_pages.length > 0 || checks.read < 1)
const placeless = (list: CauseList) => list.entries.map(({ page: _, ...entry }) => entry)

const read = [...Object.entries(drawn), ...realLists()].map(
  ([name, draw]) => [name, () => readPdfLines(draw())] as const,
)
describe.each([...read, ...Object.entries(laidOut)])('changing a cause list: %s', (_name, lay) => {
  test('a changed list gives the same entries or reports a problem, and loses no case number', {
    timeout: 120_000,
  }, async () => {
    const pages = await lay()
    const whole = await readListPages(stream(pages))
    expect(numbersLost(pages, whole)).toEqual([])
    const silent: string[] = []
    for (const [what, mutated] of mutations(pages, whole)) {
      let list: CauseList
      try {
        list = await readListPages(stream(mutated))
      } catch (error) {
        if (!(error instanceof PageChanged)) throw error
        const named = numbersLost(mutated, { date: null, pages: 0, entries: [] })
        if (named.length > 0) silent.push(`${what}: refused, though it names ${named[0]}`)
        continue
      }
      const lost = numbersLost(mutated, list)
      if (lost.length > 0) silent.push(`${what}: ${lost.length} numbers are nowhere, ${lost[0]} first`)
      if (!saysMissing(list) && JSON.stringify(placeless(list)) !== JSON.stringify(placeless(whole)))
        silent.push(`${what}: reads otherwise, and says nothing`)
    }
    expect(silent).toEqual([])
  })
})
