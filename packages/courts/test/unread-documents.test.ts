import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { describe, expect, test } from 'vitest'
import { readPdfPages } from '../src/cause-lists/pdf-lines.ts'
import { isSameBench } from '../src/cause-lists/same-bench.ts'
import { linesOfHtml } from '../src/dropped/page-lines.ts'
import { recognisePage } from '../src/dropped/recognise-page.ts'
import { openPage } from '../src/reading/page.ts'

const folder = resolve(
  process.env.PESHI_REAL_PAGES ?? resolve(import.meta.dirname, '../../../../shared/unread-documents'),
  'fixtures',
)
const names = existsSync(folder)
  ? readdirSync(folder).flatMap((source) => readdirSync(join(folder, source)).map((name) => join(source, name)))
  : []
const bytesOf = (name: string) => new Uint8Array(readFileSync(join(folder, name)))
const read = (name: string) => recognisePage(bytesOf(name), { today: '2025-01-01' })

interface Facts {
  court?: string
  date?: string
  listed?: number
  courts?: number
  changes?: number
  /** Case numbers as number and year. */
  first?: string
  last?: string
  case?: string
  order?: { numbers: string[]; date: string | null; next?: string }
  problem?: string
}

const facts: Record<string, Facts> = {
  'delhi-hc/cause-list-pdf-regular-2026-03-27.pdf': {
    court: 'hc-delhi',
    date: '2026-03-27',
    listed: 380 + 8,
    courts: 23,
    first: '29/2022',
    last: '270/2005',
  },
  'delhi-hc/cause-list-pdf-finals-2026-03-12.pdf': { date: '2026-03-12', listed: 91 + 1, courts: 4, first: '36/2018' },
  'delhi-hc/cause-list-pdf-pronouncement-2026-02-24.pdf': {
    date: '2026-02-24',
    listed: 16,
    courts: 8,
    first: '16/2022',
  },
  'delhi-hc/cause-list-pdf-deletion-note-2026-02-24.pdf': { listed: 0, changes: 6 },
  'delhi-hc/cause-list-pdf-leave-note-2026-01-22.pdf': { listed: 0, changes: 3 },
  'madras-hc/cause-list-page-principal-2025-06-11.html': {
    court: 'hc-madras',
    date: '2025-06-11',
    listed: 2139 + 2596,
    courts: 30,
    first: '811/2018',
    last: '3225/2024',
  },
  'madras-hc/cause-list-page-madurai-2025-06-24-empty.html': { court: 'hc-madurai', problem: 'not-published' },
  'gurugram-dc/cause-list-pdf-combined-2026-04-03.pdf': {
    court: 'dc-gurugram',
    date: '2026-04-03',
    first: '1403/2018',
    last: '32/2026',
  },
  'supreme-court/section-list-page-2025-05-09.html': {
    court: 'sci',
    date: '2025-05-09',
    listed: 39,
    first: '6762/2017',
  },
  'supreme-court/judgment-pdf-CA-5700-2021.pdf': {
    court: 'sci',
    order: { numbers: ['5700/2021'], date: '2021-09-14' },
  },
  'nclt/order-text-chennai-2023-06-30.txt': {
    court: 'tribunals-nclt-chennai',
    order: {
      numbers: ['114/2018', '356/2019', '357/2019', '358/2019', '359/2019', '385/2019', '1093/2020', '237/2021'],
      date: '2023-06-30',
      next: '2023-08-08',
    },
  },
  'bombay-hc/order-text-HCBM020054312005.txt': { order: { numbers: ['762/2005'], date: '2005-03-31' } },
  'bombay-hc/order-text-HCBM020055142005.txt': { order: { numbers: ['776/2005', '774/2005'], date: '2005-03-17' } },
  'bombay-hc/order-text-HCBM020081662008.txt': { order: { numbers: ['1151/2008'], date: '2009-03-31' } },
  'bombay-hc/order-text-HCBM020084692010.txt': { order: { numbers: ['807/2010'], date: '2024-04-22' } },
  'bombay-hc/order-text-HCBM020134312015.txt': { order: { numbers: ['2151/2015'], date: '2017-06-19' } },
  'bombay-hc/order-text-HCBM020164382005.txt': { order: { numbers: ['2378/2005'], date: '2005-10-20' } },
  'bombay-hc/order-text-HCBM020203442010.txt': { order: { numbers: ['1777/2010', '124/2011'], date: '2011-07-01' } },
  'bombay-hc/order-text-HCBM020229692008.txt': { order: { numbers: ['2412/2008'], date: '2011-07-14' } },
  'bombay-hc/order-text-HCBM020254212009.txt': { order: { numbers: ['2192/2009'], date: '2009-11-12' } },
  'bombay-hc/order-text-HCBM020282352016.txt': {
    court: 'hc-bombayoriginal',
    order: {
      numbers: [
        '2394/2016',
        '2372/2016',
        '2355/2016',
        '2334/2016',
        '2343/2016',
        '2349/2016',
        '2974/2016',
        '2975/2016',
        '3074/2016',
      ],
      date: '2017-12-11',
    },
  },
  'rajasthan-hc/order-head-RJ-JP-5341-2025.txt': {
    court: 'hc-jaipur',
    order: { numbers: ['848/2025', '849/2025'], date: null },
  },
  'allahabad-hc/order-head-AHC-152051-DB-2023.txt': {
    court: 'hc-allahabad',
    order: { numbers: ['859/2023'], date: null },
  },
  'himachal-hc/judgment-head-HHC-15005-2025.txt': {
    court: 'hc-himachalpradesh',
    order: {
      numbers: ['48/2024', '55/2024', '56/2024', '57/2024', '58/2024', '59/2024', '60/2024'],
      date: '2025-05-21',
    },
  },
  'andhra-hc/judgment-head-WP-28743-2023.txt': {
    court: 'hc-andhrapradesh',
    order: { numbers: ['28743/2023'], date: '2023-11-09' },
  },
  'ecourts-dc/case-history-tiruchirappalli-OP-97-2022.html': { case: '97/2022' },
  'ecourts-dc/daily-status-tiruchirappalli-2023-04-11.html': { case: '97/2022' },
  'ecourts-dc/cause-list-fragment-bengaluru-rural-2025-10-27.html': {
    date: '2025-10-27',
    listed: 2,
    first: '420/2012',
  },
}

const shortNumber = (text: string | undefined) =>
  /(\d+)\D*(\d{4})\D*$/
    .exec(text ?? '')
    ?.slice(1)
    .join('/')

/** Text of a page, one text for each line, without the wrapping of numbers. */
async function textsOf(name: string): Promise<string[]> {
  const bytes = bytesOf(name)
  if (!name.endsWith('.pdf'))
    return linesOfHtml(openPage(new TextDecoder().decode(bytes))).flatMap((line) => line.map(({ text }) => text))
  const texts: string[] = []
  for await (const { lines } of readPdfPages(bytes)) texts.push(...lines.map(({ text }) => text))
  return texts
}

/** Not case numbers: numbers in the advocates' roll, FIRs and days. */
const otherNumbers =
  /-?\s*\bMS\/\d{1,6}\/(?:19|20)\d\d(?!\d)|\(\s*\d{1,5}\/(?:(?:19|20)\d\d|\d\d)\s*\)|FIR No\.? ?:?\([^)]*\)?|\b\d{1,2}[-/.]\d{1,2}[-/.]\d{4}\b/g
const plainNumber = /(?<![\d/])([A-Z][A-Z.()]{0,14})[-/ .]{1,3}(\d{1,6})\/((?:19|20)\d\d)(?![\d/])/g

describe.skipIf(names.length === 0)('documents of courts', () => {
  test('the deletion note names each item, its bench, its case and the bench that has it now', async () => {
    const { changes } = await read('delhi-hc/cause-list-pdf-deletion-note-2026-02-24.pdf')
    expect(changes.map((one) => [one.kind, one.date, one.item, shortNumber(one.case_numbers[0]), one.instead])).toEqual(
      [
        ['deleted', '2026-02-24', '28', '18837/2025', 'DB-II'],
        ['deleted', '2026-02-24', '16', '832/2024', null],
        ['deleted', '2026-02-24', '17', '834/2024', null],
        ['deleted', '2026-02-24', '37', '733/2018', 'MS. BHAWANI SHARMA,(DHJS),JOINT REGISTRAR (JUDICIAL)'],
        ['deleted', '2026-02-24', '82', '118/2002', null],
        ['deleted', '2026-02-24', '3', '61/2019', 'SH. ARUN BHARDWAJ, WORTHY REGISTRAR GENERAL'],
      ],
    )
    expect(isSameBench('DIVISION BENCH-I', changes[0]?.bench ?? '')).toBe(true)
    expect(isSameBench("HON'BLE MR.JUSTICE AMIT BANSAL", changes[3]?.bench ?? '')).toBe(true)
  })

  test('the leave note names three judges and the day', async () => {
    const { changes } = await read('delhi-hc/cause-list-pdf-leave-note-2026-01-22.pdf')
    const judges = ['SWARANA KANTA SHARMA', 'SAURABH BANERJEE', 'MANOJ JAIN']
    expect(changes.map(({ kind, date, item }) => [kind, date, item])).toEqual(
      judges.map(() => ['not-sitting', '2026-01-22', null]),
    )
    expect(judges.map((judge, at) => isSameBench(`HON'BLE JUSTICE ${judge}`, changes[at]?.bench ?? ''))).toEqual([
      true,
      true,
      true,
    ])
  })

  for (const name of names) {
    const wanted = facts[name]
    test.skipIf(wanted === undefined)(`${name} is read as its facts say`, { timeout: 120_000 }, async () => {
      const page = await read(name)
      const numbered = page.listings.map(({ case_numbers }) => case_numbers)
      const one = page.cases[0]
      expect({
        ...(wanted?.court && { court: page.court }),
        ...(wanted?.date && { date: page.listings[0]?.date }),
        ...(wanted?.listed !== undefined && { listed: page.listings.length }),
        ...(wanted?.courts && { courts: new Set(page.listings.map(({ court_no }) => court_no)).size }),
        ...(wanted?.changes && { changes: page.changes.length }),
        ...(wanted?.first && { first: shortNumber(numbered[0]?.[0]) }),
        ...(wanted?.last && { last: shortNumber(numbered.at(-1)?.[0]) }),
        ...(wanted?.case && { case: one && `${one.case_number}/${one.case_year}` }),
        ...(wanted?.order && {
          order: {
            numbers: page.order?.case_numbers.map(shortNumber),
            date: page.order?.date,
            ...(wanted.order.next && { next: page.order?.next_date }),
          },
        }),
        ...(wanted?.problem && { problem: page.problem }),
      }).toEqual(wanted)
      if (!wanted?.case) expect(page.cases).toEqual([])
    })

    test.skipIf(!/cause-list|section-list/.test(name))(
      `${name} loses and invents no number`,
      { timeout: 120_000 },
      async () => {
        const page = await read(name)
        const texts = (await textsOf(name)).map((text) => text.replace(otherNumbers, ' '))
        const keysOf = (text: string) =>
          [...text.matchAll(/(\d+)\s*(?:[-/]|of)\s*((?:19|20)\d\d)(?!\d)/gi)].map(
            ([, number, year]) => `${Number(number)}/${year}`,
          )
        const said = [
          ...page.listings.flatMap((one) => [...one.case_numbers, one.note ?? '']),
          ...page.sightings.flatMap((one) => [one.case_number, one.text]),
          ...page.changes.map(({ text }) => text),
        ]
        const kept = new Set(said.flatMap(keysOf))
        const found = texts.flatMap((text) =>
          [...text.matchAll(plainNumber)].map(([, , number, year]) => `${Number(number)}/${year}`),
        )
        expect(found.filter((key) => !kept.has(key))).toEqual([])
        const whole = texts.join('').replace(/\s+/g, '')
        const invented = page.listings
          .flatMap(({ case_numbers }) => case_numbers.flatMap(keysOf))
          .filter((key) => key.split('/').some((part) => !whole.includes(part)))
        expect(invented).toEqual([])
      },
    )
  }
})
