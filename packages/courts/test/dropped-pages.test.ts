import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler'
import type { PageCase } from '@peshi/contract/matters/dropped-pages'
import { describe, expect, test } from 'vitest'
import { recognisePage } from '../src/dropped/recognise-page.ts'
import { drawCauseList, sciMatter } from './draw-cause-list.ts'
import { findCollection, findDocuments } from './real-pages/folders.ts'

const sources = join(import.meta.dirname, '../src')
const example = (path: string) => readFileSync(join(sources, path))
const asked = { today: '2026-11-21' }
const recognise = (page: string | Uint8Array) =>
  recognisePage(typeof page === 'string' ? new TextEncoder().encode(page) : page, asked)

const district = 'ecourts-district/examples/ecourts-dc/case-history-pending.html'
const highCourt = 'hcservices/examples/ecourts-hc/case-history-pending-with-everything.html'
const allahabad = 'allahabad/examples/allahabad/case-details-pending.html'

const suit: Partial<PageCase> = {
  court: 'dc-prayagraj' as never,
  cnr: 'UPAD020000172014',
  case_type: 'OS',
  case_number: '12',
  case_year: 2014,
  petitioner: 'SITA RAM S/O RAM LAL',
  respondent: 'GEETA BAI',
  stage: 'Plaintiff Evidence',
  next_date: '2026-12-09',
  case_status: 'pending',
}
const appeal: Partial<PageCase> = {
  court: 'hc-gujarat' as never,
  case_type: 'LPA',
  case_number: '412',
  case_year: 2025,
  next_date: '2026-12-01',
  case_status: 'pending',
}
const writ: Partial<PageCase> = {
  court: 'hc-allahabad' as never,
  cnr: 'UPHC010144462024',
  case_type: 'WRIC',
  case_number: '12345',
  case_year: 2024,
  next_date: '2026-11-24',
}

describe('recognising a saved page', () => {
  test.each([
    [district, suit],
    [highCourt, appeal],
    [allahabad, writ],
  ])('the page %s is read by its court’s parser', async (path, wanted) => {
    const page = await recognise(example(path))
    expect(page).toMatchObject({ form: 'html', problem: null, listings: [], order: null })
    expect(page.cases).toMatchObject([wanted])
  })

  test('a saved page is read even if other text and a browser’s comment surround it', async () => {
    const html = `<!-- saved from url=(0040)https://services.ecourts.gov.in/ecourtindia_v6/ -->\n${example(district)}\nFound 5 cells in first row\n`
    expect((await recognise(`Debug: 200 OK\n${html}`)).cases).toMatchObject([suit])
  })

  test('a page saved by a phone as one MHTML file is read', async () => {
    const encoded = example(district)
      .toString('utf8')
      .replace(/[=\u0080-\uffff]/g, (sign) =>
        [...Buffer.from(sign)].map((byte) => `=${byte.toString(16).toUpperCase().padStart(2, '0')}`).join(''),
      )
    const mhtml = [
      'From: <Saved by Blink>',
      'Snapshot-Content-Location: https://services.ecourts.gov.in/ecourtindia_v6/',
      'MIME-Version: 1.0',
      'Content-Type: multipart/related; type="text/html"; boundary="----Part--x"',
      '',
      '------Part--x',
      'Content-Type: text/html',
      'Content-Transfer-Encoding: quoted-printable',
      '',
      encoded,
      '------Part--x',
      'Content-Type: text/css',
      '',
      'p {}',
      '------Part--x--',
    ].join('\r\n')
    expect((await recognise(mhtml)).cases).toMatchObject([suit])
  })

  test('the court of a page is found by the web address from which the page was saved', async () => {
    const html = example('ecourts-district/examples/ecourts-dc/case-history-pending.html')
      .toString()
      .replace('Civil Judge Senior Division, Prayagraj', 'Civil Judge')
      .replaceAll('UPAD02', 'HRXX02')
    const saved = `<!-- saved from url=(0035)https://gurugram.dcourts.gov.in/case -->${html}`
    expect((await recognise(saved)).cases[0]?.court).toBe('dc-gurugram')
    expect((await recognise(html)).cases[0]?.court).toBeNull()
    expect(
      (await recognisePage(new TextEncoder().encode(html), { ...asked, court: 'dc-agra' as never })).cases[0]?.court,
    ).toBe('dc-agra')
  })

  test('a page with the business of one day gives a past hearing of the case', async () => {
    const page = await recognise(example('hcservices/examples/ecourts-hc-old/show-business-recorded.html'))
    expect(page.cases).toMatchObject([
      {
        case_type: 'WPA',
        case_number: '20007',
        case_year: 2025,
        next_date: '2026-11-24',
        stage: 'FOR HEARING',
        hearings: [
          {
            date: '2025-11-05',
            next_date: '2026-11-24',
            coram: 'A. INVENTED , B. MADEUP',
            business: 'Heard learned counsel for the parties. Put up on 24.11.2026. · PART HEARD',
          },
        ],
      },
    ])
  })

  test('a page with a search result gives all cases of the result', async () => {
    const page = await recognise(example('ecourts-district/examples/ecourts-dc/case-search-two-establishments.html'))
    expect(page.cases.length).toBeGreaterThan(1)
    expect(page.cases.every(({ cnr }) => cnr !== null)).toBe(true)
  })

  test('a page with a cause list gives its listings', async () => {
    const page = await recognise(example('cause-lists/examples/karnataka-cause-lists/cause-list-found.html'))
    expect(page.listings.length).toBeGreaterThan(0)
    expect(page.problem).toBeNull()
  })
})

describe('recognising a copied text', () => {
  test.each([
    [district, suit],
    [highCourt, appeal],
    [allahabad, writ],
  ])('the copied text of %s gives the same case as the page', async (path, wanted) => {
    const { words } = await recognise(example(path))
    const page = await recognise(words.replaceAll('  ', '\t'))
    expect(page).toMatchObject({ form: 'text', problem: null })
    expect(page.cases).toMatchObject([wanted])
    const { cases } = await recognise(example(path))
    const daysOf = (one: PageCase | undefined) =>
      one?.hearings.map(({ date, next_date, coram, stage }) => [date, next_date, coram, stage])
    if (path !== allahabad) expect(daysOf(page.cases[0])).toEqual(expect.arrayContaining(daysOf(cases[0]) ?? []))
    expect(page.cases[0]?.orders.map(({ date }) => date)).toEqual(cases[0]?.orders.map(({ date }) => date))
  })

  test('a copied text without a case gives no case', async () => {
    expect(await recognise('The meeting of 12/2024 is on 3 May.')).toMatchObject({ cases: [], problem: 'no-case' })
  })
})

const print = (rows: string) => {
  const compiler = NodeCompiler.create()
  const mainFileContent = `#set page(paper: "a4", footer: [https://services.ecourts.gov.in/ecourtindia_v6/ 1/1])
#set text(size: 11pt)
${rows}`
  return compiler.pdf({ mainFileContent })
}

describe('recognising a printed page', () => {
  test('a printed case is read by its labels', async () => {
    const page = await recognise(
      print(`Civil Judge Senior Division, Prayagraj

Case Details
#table(columns: (70pt, 120pt, 110pt, 90pt), align: left + horizon,
[Case Type], [OS - ORIGINAL SUIT], [], [],
[Filing Number], [17/2014], [Filing Date], [03-02-2014],
[Registration Number], [12/2014], [Registration Date:], [05-02-2014],
[CNR Number], table.cell(colspan: 3)[UPAD020000172014 (Note the CNR number for future reference)])
Case Status
#table(columns: (130pt, 200pt),
[First Hearing Date], [13th March 2014],
[Next Hearing Date], [09th December 2026],
[Case Stage], [Plaintiff Evidence],
[Court Number and Judge], [4-3rd Additional District Judge])
Petitioner and Advocate

1) SITA RAM S/O RAM LAL

#h(12pt) Advocate- R K NIGAM

Respondent and Advocate

1) GEETA BAI

Acts`),
    )
    expect(page).toMatchObject({ form: 'pdf', problem: null, listings: [], order: null })
    expect(page.cases).toMatchObject([suit])
  })

  const labels = ['Next Hearing Date', 'Case Stage', 'Court Number and Judge']
  const values = ['09th December 2026', 'Evidence', '1-District and Sessions Judge']
  const inRows = labels.flatMap((label, at) => [label, values[at]])
  test.each([
    ['beside its label', 'columns: (130pt, 130pt), align: left', inRows],
    ['above and below its label', 'columns: (130pt, 130pt), align: left + horizon', inRows],
    ['beside a label in two lines', 'columns: (90pt, 120pt), align: left + horizon', inRows],
    ['below its label', 'columns: (90pt, 90pt, 120pt), align: left', [...labels, ...values]],
  ])('the last word of a wrapped cell is kept if the cell is printed %s', async (_where, columns, cells) => {
    const page = await recognise(
      print(`CNR Number: UPAD020000172014

Case Status
#table(${columns}, ${cells.map((cell) => `[${cell}]`).join(', ')})
Petitioner and Advocate

1) SITA RAM S/O RAM LAL`),
    )
    expect(page.cases).toMatchObject([
      { coram: '1-District and Sessions Judge', stage: 'Evidence', next_date: '2026-12-09' },
    ])
  })

  const days = [
    ['Civil Judge Senior Division', '13-03-2014', '22-04-2014', 'Issue of summons'],
    ['Additional Judge', '22-04-2014', '02-11-2026', 'Framing of issues and final orders'],
    ['Additional Judge', '02-11-2026', '09-12-2026', 'Evidence'],
  ]
  const cellsOf = (rows: string[][]) => rows.map((row) => row.map((cell) => `[${cell}]`).join(', ')).join(',\n')
  test.each(['left', 'left + horizon'])(
    'a printed case gives its past hearings and orders (alignment: %s)',
    async (align) => {
      const head = ['Judge', 'Business on Date', 'Hearing Date', 'Purpose of Hearing']
      const page = await recognise(
        print(`CNR Number: UPAD020000172014

Case Status
#table(columns: (130pt, 200pt), [Next Hearing Date], [09th December 2026], [Case Stage], [Plaintiff Evidence])
Petitioner and Advocate

1) SITA RAM S/O RAM LAL

Case History
#table(columns: (80pt, 80pt, 80pt, 80pt), align: ${align}, ${cellsOf([head, ...days])})
#pagebreak()
Interim Orders
#table(columns: (100pt, 100pt, 100pt), ${cellsOf([
          ['Order Number', 'Order Date', 'Order Details'],
          ['1', '22-04-2014', 'Order'],
          ['2', '02-11-2026', 'Judgement'],
        ])})
#pagebreak()
Acts
#pagebreak()
SPECIFIC RELIEF ACT, 1963`),
      )
      expect(page.cases[0]?.hearings).toEqual(
        days.map(([coram, date = '', next = '', stage]) => ({
          coram,
          stage,
          business: null,
          date: date.split('-').reverse().join('-'),
          next_date: next.split('-').reverse().join('-'),
        })),
      )
      expect(page.cases[0]?.orders).toEqual([
        { date: '2014-04-22', number: '1', judge: null, kind: 'order' },
        { date: '2026-11-02', number: '2', judge: null, kind: 'judgment' },
      ])
    },
  )

  test('a printed cause list gives its listings', async () => {
    const list = drawCauseList('supreme-court', {
      date: '24-11-2026',
      courts: [
        {
          name: 'COURT NO. : 2',
          judges: ["HON'BLE MR. JUSTICE A. INVENTED"],
          parts: [
            {
              heading: '[FRESH]',
              rows: [
                sciMatter('1', 'SLP(C) No. 1234/2025', 'ASHA RAO', 'UNION OF INDIA'),
                sciMatter('2', 'C.A. No. 77/2024', 'RAM LAL', 'STATE OF BIHAR'),
              ],
            },
          ],
        },
      ],
    })
    const page = await recognise(list)
    expect([page.problem, page.cases, page.order]).toEqual([null, [], null])
    expect(page.listings.length).toBeGreaterThanOrEqual(2)
  })

  test('a printed search form is recognised as a search form', async () => {
    const page = await recognise(
      print(
        'CNR Number\n\nSearch by CNR number\n\nEnter CNR Number, for example MHAU019999992015\n\nEnter Captcha\n\n© 2022 eCommittee Supreme Court of India. All Rights Reserved',
      ),
    )
    expect(page).toMatchObject({ cases: [], listings: [], order: null, problem: 'search-form', court: null })
  })
})

test.each([
  ['no-results', '<html><body><span>Record not found</span></body></html>'],
  ['captcha', '<html><body>Invalid Captcha</body></html>'],
  ['sign-in', '<html><body><h1>Sign in</h1><form><input name="user"><input type="password"></form></body></html>'],
  ['search-form', '<html><body><form>Case Number <input> Enter Captcha <input></form></body></html>'],
  ['maintenance', '<html><body>This website is currently under maintenance</body></html>'],
  ['refused', '<html><body>Access Denied</body></html>'],
  ['empty', '<html><body></body></html>'],
  ['no-case', '<html><body><h1>Weather</h1><p>Rain is likely on 3 May 2026.</p></body></html>'],
  [
    'judgments',
    '<html><body><a href="#">ASHA RAO VS. UNION OF INDIA - C.A. No. 7/2026 - Diary Number 9 / 2025 - 24-Apr-2026 (Uploaded On 24-04-2026 17:22:34)</a></body></html>',
  ],
  [
    'judgments',
    'ASHA RAO versus RAM LAL - [2025] 5 S.C.R. 275 2025 INSC 555\nCoram : A. INVENTED\nDecision Date : 23-04-2025 | Case No : CIVIL APPEAL No. 4/2024 | Disposal Nature : Dismissed | Bench : 2 Judges',
  ],
  [
    'judgments',
    '<html><body><p>Coram : A. INVENTED</p><p>Decision Date : 23-04-2025 | Case No : CIVIL APPEAL No. 4/2024 | Disposal Nature : Dismissed</p></body></html>',
  ],
  [
    'list-links',
    '<html><body><table><tr><td>1</td><td>Cause List for 07.10.2026 - Court-IV</td><td>Download(504.13 KB)</td></tr></table></body></html>',
  ],
  ['cut-off', '%PDF-1.7\n1 0 obj'],
])('a page without a case is recognised as %s', async (problem, page) => {
  expect(await recognise(page)).toMatchObject({ cases: [], listings: [], order: null, problem })
})

const kinds: [RegExp, (page: Awaited<ReturnType<typeof recognise>>) => boolean][] = [
  [/^(?:case-history|cnr-page|case-status-page|orders-page)-/, ({ cases }) => cases.length > 0],
  [/^(?:case-details|case-search-act|search-result).*\.html?$/, ({ cases }) => cases.length > 0],
  [/^(?:cause-list-pdf|cause-list-page|list-print-bengaluru)/, ({ listings }) => listings.length > 0],
  [/^order-pdf-/, ({ order }) => order !== null],
  [/^(?:form-|list-print-patiala|case-type-search-page)/, ({ problem }) => problem === 'search-form'],
  [/^(?:scr-result-row|home-latest-judgments)/, ({ problem }) => problem === 'judgments'],
  [/^(?:daily-cause-list-table|cause-list-benches)/, ({ problem }) => problem === 'list-links'],
  [/^show-business-(?!.*-empty).*\.html$/, ({ cases }) => cases[0]?.hearings.length === 1],
  [/^board-page-/, ({ problem }) => problem === 'board'],
]

describe('saved real pages', () => {
  const folders = [findCollection(), ...findDocuments()].flatMap((found) => found?.fixtures ?? [])
  const pages = folders.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).flatMap((path) => {
      const name = path.split('/').at(-1) ?? ''
      const kind = kinds.find(([pattern]) => pattern.test(name))
      return kind && existsSync(join(folder, path)) ? [[path, join(folder, path), kind[1]] as const] : []
    }),
  )
  if (pages.length === 0) test.skip('there are no saved real pages on this machine', () => undefined)
  else
    test.each(pages)('the saved page %s is recognised', { timeout: 60_000 }, async (_path, file, isRight) => {
      const page = await recognise(readFileSync(file))
      expect(isRight(page), `${page.problem}: ${page.cases.length} cases, ${page.listings.length} listings`).toBe(true)
    })
})
