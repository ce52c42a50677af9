import { expect, test } from 'vitest'
import { readListPages } from '../src/cause-lists/cause-list-pdf.parse.ts'
import { shareLines } from '../src/cause-lists/share-lines.ts'
import { columns, head, row } from './combined-rows.ts'
import { inTurn, type Printed, toPage } from './page-of-texts.ts'

const read = (...pages: (readonly (Printed | string)[])[]) =>
  readListPages(inTurn(pages.map((rows, at) => toPage(rows, { number: at + 1, pitch: 5 }))))

const civil = [
  ...head,
  'IN THE COURT OF : DR. INVENTED RAO',
  'ADDITIONAL DISTRICT AND SESSIONS JUDGE',
  ...columns,
  [[40, 'APPEARANCE']] as const,
  ...row('1', 'CM/1403/2018', ['ASHA RAI Vs. STATE'], 'A. SEN Vs.', '/AGRA'),
  ...row('2', 'CHI/88/2022', ['STATE OF HARYANA', 'Vs. RAVI RAO'], 'Vs.', '234 /2025'),
  [[40, 'REPLY']] as const,
  ...row('3', 'LAC/107/2022', ['OM RAI Vs. LAND', 'COLLECTOR'], 'B. SEN Vs.', '/AGRA'),
  [
    [0, '1 of 2'],
    [500, '4/2/26, 17:44'],
  ] as const,
]

test('rows whose cells are centred are not mixed, and the print’s address and time are in no row', async () => {
  const { date, entries, sightings, headings } = await read(civil, [
    head[0],
    ...row('4', 'LAC/108/2022', ['UMA RAI Vs. STATE'], 'Vs.'),
    'IN THE COURT OF : MS. MADE UP SEN',
    'CIVIL JUDGE',
    ...columns,
    ...row('1', 'CS37/5/2024', ['OM RAI Vs. UMA RAI'], 'C. SEN Vs. D. SEN'),
    '2 of 2 4/2/26, 17:44',
  ])
  expect(date).toBe('2026-04-03')
  expect(
    entries.map(({ item, case_numbers, parties, advocates, stage, note, coram }) => [
      coram[0],
      item,
      case_numbers[0],
      parties.petitioner,
      parties.respondent,
      stage,
      note,
      advocates.petitioner[0],
      advocates.respondent[0],
    ]),
  ).toEqual([
    ['DR. INVENTED RAO', '1', 'CM/1403/2018', 'ASHA RAI', 'STATE', 'APPEARANCE', 'FIR /AGRA', 'A. SEN', undefined],
    [
      'DR. INVENTED RAO',
      '2',
      'CHI/88/2022',
      'STATE OF HARYANA',
      'RAVI RAO',
      'APPEARANCE',
      'FIR 234 /2025',
      undefined,
      undefined,
    ],
    ['DR. INVENTED RAO', '3', 'LAC/107/2022', 'OM RAI', 'LAND COLLECTOR', 'REPLY', 'FIR /AGRA', 'B. SEN', undefined],
    ['DR. INVENTED RAO', '4', 'LAC/108/2022', 'UMA RAI', 'STATE', 'REPLY', null, undefined, undefined],
    ['MS. MADE UP SEN', '1', 'CS37/5/2024', 'OM RAI', 'UMA RAI', null, null, 'C. SEN', 'D. SEN'],
  ])
  expect(sightings).toEqual([])
  expect(headings?.map(({ entries: count }) => count)).toEqual([4, 1])
})

test.each<[string, number[], number[], number[]]>([
  ['one line each', [10, 20, 30], [10, 20, 30], [0, 1, 2]],
  ['rows of one to three lines', [10, 30, 55], [10, 25, 35, 45, 55, 65], [0, 1, 1, 2, 2, 2]],
  ['an empty cell', [10, 30, 50], [5, 15, 50], [0, 0, 2]],
  ['a line of the row on the page before', [40], [5, 40], [-1, 0]],
  ['no line', [10], [], []],
])('lines are shared among centred rows: %s', (_, rows, lines, shared) => {
  expect(shareLines(rows, lines)).toEqual(shared)
})

const court = (judge: string, foot: string) => [
  ...head,
  `IN THE COURT OF : ${judge}`,
  'CIVIL JUDGE',
  ...columns,
  ...row('1', 'CM/1403/2018', ['ASHA RAI Vs. STATE'], 'A. SEN Vs.'),
  foot,
]
const missing = (text: string, count: number) => ({ kind: 'pages-missing', text, count })

// Each court begins its items at 1, so no item is missing when the file is cut between two courts.
test.each([
  ['all pages of two prints', ['1 of 2 4/2/26, 17:44', '2 of 2 4/2/26, 17:44', '1 of 1 4/2/26, 17:45'], []],
  ['the end is cut off', ['1 of 3', '2 of 3'], [missing('3', 3)]],
  ['the beginning is cut off', ['3 of 4', '4 of 4'], [missing('1–2', 4)]],
  ['pages between two courts are missing', ['1 of 5', '4 of 5', '5 of 5'], [missing('2–3', 5)]],
  ['the end of the first print is cut off', ['1 of 3', '1 of 2', '2 of 2'], [missing('2–3', 3)]],
  ['the browser printed no page numbers', ['', ''], []],
])('a combined list knows which pages of its print it lacks: %s', async (_, feet, problems) => {
  const { checks } = await read(...feet.map((foot, at) => court(`MS. INVENTED ${at}`, foot)))
  expect(checks?.problems.filter(({ kind }) => kind === 'pages-missing')).toEqual(problems)
})
