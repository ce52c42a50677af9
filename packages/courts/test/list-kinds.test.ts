import { expect, test } from 'vitest'
import { parseCauseListPdf, readListPages } from '../src/cause-lists/cause-list-pdf.parse.ts'
import { draw } from './draw-cause-list.ts'
import { inTurn, type Printed, toPage } from './page-of-texts.ts'

const speck = '#text(size: 0.5pt)[.]'

interface Layout {
  headers?: readonly string[]
  title?: string
  align?: string
}

function drawTable(rows: readonly (readonly string[])[], layout: Layout = {}): Uint8Array {
  const { title = 'CAUSE LIST FOR 20-11-2026', align = 'left' } = layout
  const headers = layout.headers ?? ['S.No', 'Case No', 'Parties', 'Counsel', 'Remark']
  const cells = [headers, ...rows].flat().map((cell) => `[${cell}]`)
  return draw(`
    #set page(paper: "a4", margin: 34pt)
    #set text(size: 9pt)
    #align(center)[IN THE COURT OF THE \\ DISTRICT JUDGE \\ ${title}]
    #table(columns: (30pt,) + (1fr,) * ${headers.length - 1}, align: ${align}, inset: 6pt, ${cells.join(', ')})`)
}

const row = (item: string, number: string) => [item, number, 'Asha Rai Vs Ravi Rao', 'A. Sen', 'Notice']
const read = (...drawn: Parameters<typeof drawTable>) => parseCauseListPdf(drawTable(...drawn))

test('a dot of half a point inside a case number is no part of the number', async () => {
  const list = await read([row('1', `SCA 8${speck}32/2025`), row('2', `SCA 10${speck}/2025`)])
  expect(list.entries.flatMap((entry) => entry.case_numbers)).toEqual(['SCA 832/2025', 'SCA 10/2025'])
})

test('a row with an item and parties whose number is unreadable is shown with its item', async () => {
  const list = await read([row('1', 'SCA 8/2025'), row('2', 'SCA 8.32/2025'), row('3', 'SCA 9/2025')])
  expect(list.entries.map(({ item }) => item)).toEqual(['1', '3'])
  expect(list.sightings).toMatchObject([{ case_number: '', near_item: '2', page: 1 }])
  expect(list.sightings?.[0]?.text).toContain('Asha Rai')
})

test.each([
  ['WP(C) 7/2025 IA(1/2014[782/2014])', []],
  ['WP(C) 7/2025 CM(12/2026) CM(13/2026)', []],
  ['WP(C) 7/2025 IA No. 3/2026', []],
])('the applications of %s are no sightings', async (number, sightings) => {
  const list = await read([row('1', number)])
  expect(list.sightings?.map(({ case_number }) => case_number)).toEqual(sightings)
})

test.each(['IA No. 3/2026', 'CM 44/2026', 'WP(C) 9/2026'])('%s outside the table is a sighting', async (number) => {
  const list = await read([row('1', 'WP(C) 7/2025')], { title: `CAUSE LIST FOR 20-11-2026 \\ Mentioned: ${number}` })
  expect(list.sightings?.map(({ case_number }) => case_number)).toEqual([number])
})

test.each([
  '20-11-2026',
  '20.11.2026',
  '20 November 2026',
  '20th November, 2026',
  'November 20, 2026',
  ': 20 Nov 2026',
])('the day of a list is read from the title CAUSE LIST FOR %s', async (day) => {
  expect((await read([row('1', 'WP(C) 7/2025')], { title: `CAUSE LIST FOR ${day}` })).date).toBe('2026-11-20')
})

test.each([[['Next Date']], [['Bench', 'Next Date']], [['Filed by']]])(
  'a table with the further columns %s is read',
  async (columns) => {
    const headers = ['S.No', 'Case No', 'Parties', 'Counsel', 'Remark', ...columns]
    const list = await read([[...row('1', 'WP(C) 7/2025'), ...columns.map(() => '12.12.2026')]], { headers })
    expect(list.entries).toMatchObject([
      {
        item: '1',
        case_numbers: ['WP(C) 7/2025'],
        parties: { petitioner: 'Asha Rai', respondent: 'Ravi Rao' },
        advocates: { petitioner: [], respondent: ['A. Sen'] },
        note: 'Notice',
      },
    ])
  },
)

test('parties in two columns are read', async () => {
  const headers = ['S.No', 'Case No', 'Petitioner', 'Respondent', 'Counsel']
  const list = await read([['1', 'WP(C) 7/2025', 'Asha Rai', 'Ravi Rao', 'A. Sen']], { headers })
  expect(list.entries.map(({ parties }) => parties)).toEqual([{ petitioner: 'Asha Rai', respondent: 'Ravi Rao' }])
})

test('rows whose cells are centred in the row’s height are read whole', async () => {
  const list = await read(
    [
      ['1', 'WP(C) 7/2025', 'Asha Rai \\ Vrs Ravi Rao', 'A. Sen', 'Submission of \\ suggested \\ issues'],
      ['2', 'WP(C) 8/2025 \\ in C/W \\ WP(C) 9/2025', 'Uma Rai Vrs Om Rao', 'B. Sen', 'Notice'],
      ['3', 'WP(C) 10/2025', 'State Vrs Altaf \\ Hussain \\ and others', 'C. Sen', 'Evidence'],
    ],
    { align: 'left + horizon' },
  )
  expect(list.entries.map(({ item, case_numbers, parties, note }) => [item, case_numbers, parties, note])).toEqual([
    ['1', ['WP(C) 7/2025'], { petitioner: 'Asha Rai', respondent: 'Ravi Rao' }, 'Submission of suggested issues'],
    ['2', ['WP(C) 8/2025', 'C/W WP(C) 9/2025'], { petitioner: 'Uma Rai', respondent: 'Om Rao' }, 'Notice'],
    ['3', ['WP(C) 10/2025'], { petitioner: 'State', respondent: 'Altaf Hussain and others' }, 'Evidence'],
  ])
  expect(list.checks?.problems).toEqual([])
})

test('headings in small letters replace each other, and stay below a heading in capitals', async () => {
  const centred = (text: string): Printed => [[300 - text.length * 2.5, text]]
  const item = (number: string): Printed => [
    [20, number],
    [60, `C.A. No. ${number}/2026`],
    [250, 'ASHA RAI'],
    [430, 'A. SEN'],
  ]
  const versus: Printed = [[250, 'Versus RAVI RAO']]
  const stagesOf = async (...rows: Printed[]) => {
    const head: Printed[] = [
      ...['SUPREME COURT OF INDIA', 'COURT NO. : 5', "HON'BLE MR. JUSTICE INVENTED RAO"].map(centred),
      [
        [20, 'SNo.'],
        [60, 'Case No.'],
        [250, 'Petitioner / Respondent'],
        [430, 'Petitioner/Respondent Advocate'],
      ],
    ]
    const list = await readListPages(inTurn([toPage([...head, ...rows])]))
    return list.entries.map(({ stage }) => stage)
  }
  const rows = (number: string) => [item(number), versus]
  expect(
    await stagesOf(
      centred('Fresh matters'),
      ...rows('1'),
      centred('After notice'),
      ...rows('2'),
      centred('Final hearing'),
      ...rows('3'),
    ),
  ).toEqual(['Fresh matters', 'After notice', 'Final hearing'])
  expect(
    await stagesOf(
      centred('CIVIL CASES'),
      centred('Fresh matters'),
      ...rows('1'),
      centred('After notice'),
      ...rows('2'),
      centred('CRIMINAL CASES'),
      ...rows('3'),
    ),
  ).toEqual(['CIVIL CASES / Fresh matters', 'CIVIL CASES / After notice', 'CRIMINAL CASES'])
})
