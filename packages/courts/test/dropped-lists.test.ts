import { expect, test } from 'vitest'
import { recognisePage } from '../src/dropped/recognise-page.ts'
import { draw } from './draw-cause-list.ts'

const asked = { today: '2026-11-21' }
const recognise = (page: string | Uint8Array, court?: string) =>
  recognisePage(typeof page === 'string' ? new TextEncoder().encode(page) : page, { ...asked, court: court as never })

/** Texts at the places where Srinagar's list prints them: item, case, parties, advocates. */
const srinagar = (rows: readonly (readonly [string, string, string])[], end: string) => {
  const at = (left: number, top: number, text: string) =>
    `#place(top + left, dx: ${left}pt, dy: ${top}pt, text("${text}"))`
  const head = [
    'THE HIGH COURT OF JAMMU & KASHMIR AND LADAKH AT SRINAGAR',
    'REGULAR CAUSE LIST FOR FRIDAY (20/11/2026)',
    'COURT NO. : 7',
    "HON'BLE MR. JUSTICE INVENTED NAME",
  ]
  const lines = [
    ...head.map((text, index) => at(150, 20 + index * 16, text)),
    ...rows.flatMap(([item, number, parties], index) => {
      const top = 120 + index * 36
      return [at(35, top, item), at(58, top, number), at(208, top, parties), at(410, top, 'A. SEN FOR PET.')]
    }),
    at(250, 160 + rows.length * 36, end),
  ]
  return draw(`#set page(paper: "a4", margin: 0pt)\n#set text(size: 10pt)\n${lines.join('\n')}`)
}
const list = srinagar(
  [
    ['1', 'WP(C) 11/2026', 'ASHA RAI Vs RAVI RAO'],
    ['2', 'WP(C) 12/2026', 'UMA RAI Vs RAVI RAO'],
    ['', 'Caveat 44/2026', 'RAVI RAO'],
    ['4', 'WP(C) 14.5/2026', 'OM RAI Vs RAVI RAO'],
    ['5', 'WP(C) 15/2026', 'OM RAI Vs RAVI RAO'],
  ],
  'Registrar Judicial',
)

test('a dropped list says what its own reading says: entries, sightings, caveats and checks', async () => {
  const page = await recognise(list)
  expect(page.listings.map(({ item, case_numbers, date, court_no }) => [item, case_numbers, date, court_no])).toEqual([
    ['1', ['WP(C) 11/2026'], '2026-11-20', '7'],
    ['2', ['WP(C) 12/2026'], '2026-11-20', '7'],
    ['5', ['WP(C) 15/2026'], '2026-11-20', '7'],
  ])
  expect(page.sightings).toMatchObject([{ case_number: '', item: '4', court_no: '7', page: 1, date: '2026-11-20' }])
  expect(page.caveats).toEqual(['Caveat 44/2026'])
  expect(page.checks).toEqual([
    { kind: 'item-missing', court_no: '7', item: '3' },
    { kind: 'number-unreadable', court_no: '7', item: '4' },
  ])
})

test('the court that a person chose is kept, and the court that the page names is told', async () => {
  expect(await recognise(list)).toMatchObject({ court: 'hc-srinagar', other_court: null })
  expect(await recognise(list, 'hc-srinagar')).toMatchObject({ court: 'hc-srinagar', other_court: null })
  expect(await recognise(list, 'hc-gujarat')).toMatchObject({ court: 'hc-gujarat', other_court: 'hc-srinagar' })
})

const tabbed = [
  'District Court, Agra',
  'CAUSE LIST FOR 20-11-2026',
  'Sr No\tCases\tParty Name\tAdvocate',
  '1\tOS/12/2024\tAsha Rai Versus Ravi Rao\tA. Sen',
  '2\tOS/13/2024\nView\tUma Rai\nVersus\nRavi Rao\tB. Sen\nC. Sen',
  '3\tOS/14/2024\tOm Rai Versus Ravi Rao\tD. Sen',
].join('\n')
const aligned = [
  'District Court, Agra',
  'CAUSE LIST FOR 20-11-2026',
  'Sr No    Cases          Party Name                      Advocate',
  '1        OS/12/2024     Asha Rai Versus Ravi Rao        A. Sen',
  '2        OS/13/2024     Uma Rai                         B. Sen',
  '                        Versus',
  '                        Ravi Rao                        C. Sen',
  '3        OS/14/2024     Om Rai Versus Ravi Rao          D. Sen',
].join('\n')
const html = `<html><head><title>District Court, Agra</title></head><body><h2>CAUSE LIST FOR 20-11-2026</h2><table>
<tr><th>Sr No</th><th>Cases</th><th>Party Name</th><th>Advocate</th></tr>
<tr><td>1</td><td>OS/12/2024</td><td>Asha Rai<br>Versus<br>Ravi Rao</td><td>A. Sen</td></tr>
<tr><td>2</td><td>OS/13/2024</td><td>Uma Rai<br>Versus<br>Ravi Rao</td><td></td></tr>
<tr><td>3</td><td>OS/14/2024</td><td>Om Rai<br>Versus<br>Ravi Rao</td><td>D. Sen</td></tr></table></body></html>`

test.each([
  ['with tabs', tabbed],
  ['with spaces', aligned],
  ['as a page of an unknown form', html],
])('a copied list is read like its page: %s', async (_, text) => {
  const page = await recognise(text)
  expect(page).toMatchObject({ problem: null, cases: [], sightings: [], checks: [], court: 'dc-agra' })
  expect(
    page.listings.map(({ item, case_numbers: [number], petitioner, respondent, date }) => [
      item,
      number,
      petitioner,
      respondent,
      date,
    ]),
  ).toEqual([
    ['1', 'OS/12/2024', 'Asha Rai', 'Ravi Rao', '2026-11-20'],
    ['2', 'OS/13/2024', 'Uma Rai', 'Ravi Rao', '2026-11-20'],
    ['3', 'OS/14/2024', 'Om Rai', 'Ravi Rao', '2026-11-20'],
  ])
})

test('a list without spaces, and with the link View beside the numbers, is read', async () => {
  const page = await recognise(
    [
      'DistrictCourt,Agra',
      'CAUSELISTFOR20-11-2026',
      'SrNo\tCases\tPartyName\tAdvocate',
      '1\tViewOS/12/2024\tAshaRaiVersusRaviRao\tA.Sen',
      '2\tOS/13/2024View\tUmaRaiVersusRaviRao\tB.Sen',
    ].join('\n'),
  )
  expect(
    page.listings.map(({ item, case_numbers: [number], petitioner, respondent }) => [
      item,
      number,
      petitioner,
      respondent,
    ]),
  ).toEqual([
    ['1', 'OS/12/2024', 'AshaRai', 'RaviRao'],
    ['2', 'OS/13/2024', 'UmaRai', 'RaviRao'],
  ])
})

const withoutColumns = (header: string) => [
  'DAILYCAUSELISTFORFRIDAY,20-11-2026',
  'COURTNO.3',
  header,
  '1OS/12/2024AshaRaiVersusRaviRao',
  '2.ViewW.P.(C)No.13/2024UmaRaiVs.StateofU.P.',
  '3OS/14/2024OmRaiVersusStateof',
  'UttarPradesh',
  '4OS/15/2024IA/3/2024OmRaiVersusRaviRao',
  '5CriminalAppeal/16/2024OM.RAIVERSUSDEVSINGH',
  '6OS/17/2024OmRai',
]
const partsOf = async (lines: readonly string[]) => {
  const asPrint = draw(lines.map((text) => `#text("${text}")`).join('\n\n'))
  const [copied, printed] = [await recognise(lines.join('\n')), await recognise(asPrint)]
  expect({ ...printed, form: null, words: '' }).toEqual({ ...copied, form: null, words: '' })
  return {
    listings: copied.listings.map(({ item, case_numbers: [number], petitioner, respondent, note }) => [
      item,
      number,
      petitioner,
      respondent,
      note,
    ]),
    sightings: copied.sightings.map(({ item, case_number }) => [item, case_number]),
    days: [...new Set([...copied.listings, ...copied.sightings].map(({ date }) => date))],
    checks: copied.checks,
  }
}

test('rows without spaces and columns give their items, and their parties as far as these are certain', async () => {
  const sightings = [
    ['4', 'OS/15/2024'],
    ['4', 'IA/3/2024'],
    ['6', 'OS/17/2024'],
  ]
  const checks = ['4', '6'].map((item) => ({ kind: 'parties-missing', court_no: '3', item }))
  const days = ['2026-11-20']
  expect(await partsOf(withoutColumns('SrNoCaseNoPartyName'))).toEqual({
    listings: [
      ['1', 'OS/12/2024', 'AshaRai', 'RaviRao', null],
      ['2', 'W.P.(C)No.13/2024', 'UmaRai', 'StateofU.P.', null],
      ['3', 'OS/14/2024', 'OmRai', null, 'Stateof'],
      ['5', 'CriminalAppeal/16/2024', 'OM.RAI', 'DEVSINGH', null],
    ],
    sightings,
    days,
    checks,
  })
  expect(await partsOf(withoutColumns('SrNoCaseNoPartyNameAdvocate'))).toEqual({
    listings: [
      ['1', 'OS/12/2024', 'AshaRai', null, 'RaviRao'],
      ['2', 'W.P.(C)No.13/2024', 'UmaRai', null, 'StateofU.P.'],
      ['3', 'OS/14/2024', 'OmRai', null, 'Stateof'],
      ['5', 'CriminalAppeal/16/2024', 'OM.RAI', null, 'DEVSINGH'],
    ],
    sightings,
    days,
    checks,
  })
})

test('such rows are read below the head of a court whose lists have another form', async () => {
  const head = 'THE HIGH COURT OF JAMMU & KASHMIR AND LADAKH AT SRINAGAR'
  const [title = '', court = '', ...rows] = withoutColumns('SrNoCaseNoPartyName')
  const listed = await recognise([head, title, court, ...rows].join('\n'))
  expect(listed.listings.map(({ item }) => item)).toEqual(['1', '2', '3', '5'])
  const [, ...onlyRows] = rows
  const sighted = await recognise([head, title, court, ...onlyRows].join('\n'))
  expect(sighted.sightings.slice(0, 2).map(({ item, case_number, date }) => [item, case_number, date])).toEqual([
    ['1', 'OS/12/2024', '2026-11-20'],
    ['2', 'W.P.(C)No.13/2024', '2026-11-20'],
  ])
})

test.each(['SrNoCaseNoPurposePartyName', 'Board'])(
  'rows below the header %s give their numbers, but no parties',
  async (header) => {
    expect(await partsOf(withoutColumns(header))).toEqual({
      listings: [],
      sightings: [
        ['1', 'OS/12/2024'],
        ['2', 'W.P.(C)No.13/2024'],
        ['3', 'OS/14/2024'],
        ['4', 'OS/15/2024'],
        ['4', 'IA/3/2024'],
        ['5', 'CriminalAppeal/16/2024'],
        ['6', 'OS/17/2024'],
      ],
      days: ['2026-11-20'],
      checks: [{ kind: 'pages-unread', text: '1' }],
    })
  },
)

test('a copied list without columns gives its case numbers with their items', async () => {
  const text =
    'CAUSE LIST FOR 20-11-2026\n1 OS/12/2024 Asha Rai Vs Ravi Rao A. Sen\n2 OS/13/2024 Uma Rai Vs Ravi Rao B. Sen'
  const page = await recognise(text)
  expect(page.listings).toEqual([])
  expect(page.sightings.map(({ item, case_number, date }) => [item, case_number, date])).toEqual([
    ['1', 'OS/12/2024', '2026-11-20'],
    ['2', 'OS/13/2024', '2026-11-20'],
  ])
})

test('a copied order is read', async () => {
  const page = await recognise(
    'IN THE HIGH COURT OF DELHI AT NEW DELHI\nW.P.(C) 12/2026\nASHA RAI VS RAVI RAO\nCORAM:\nHON’BLE MR. JUSTICE INVENTED NAME\nORDER\n20.11.2026\nList on 12.01.2027.',
  )
  expect(page.order).toMatchObject({ case_numbers: ['W.P.(C) 12/2026'], date: '2026-11-20', next_date: '2027-01-12' })
})

test.each<[string, string | Uint8Array]>([
  ['scan', new Uint8Array([0xff, 0xd8, 0xff, 0xe0, 0, 16, 0x4a, 0x46, 0x49, 0x46])],
  ['scan', new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])],
  ['scan', new TextEncoder().encode('RIFF0000WEBPVP8 ')],
  ['scan', new TextEncoder().encode('0000ftypheic0000')],
  [
    'unknown-list',
    '<html><body><h1>DAILY CAUSE LIST FOR 20-11-2026</h1><p>Court 4: matters as notified</p></body></html>',
  ],
  [
    'unknown-case',
    '<html><body><p>Registration status</p><p>Case type</p><p>Next date</p><p>as in the register</p></body></html>',
  ],
  ['unknown-order', 'ORDER\nPresent: Ms. A. Sen, counsel for the petitioner.\nHeard. Call again.'],
  ['no-case', 'The meeting is on 3 May.'],
])('the problem is “%s”', async (problem, page) => {
  expect(await recognise(page)).toMatchObject({ problem, listings: [], cases: [] })
})
