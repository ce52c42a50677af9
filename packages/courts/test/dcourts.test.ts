import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { CourtId } from '@peshi/contract/platform/ids'
import { describe, expect, test } from 'vitest'
import type { CaseQuery } from '../src/connector.ts'
import { districtSites } from '../src/dcourts/addresses.ts'
import { createDcourtsConnector } from '../src/dcourts/connector.ts'
import { findCourtRoom } from '../src/ecourts-district/court-rooms.ts'
import { CaseNotFound, ChallengeRejected, NotAvailable, PageChanged } from '../src/errors.ts'
import { scriptSession } from './scripted-session.ts'

const examples = join(import.meta.dirname, '../src/dcourts/examples/dcourts-s3waas')
const example = (name: string) => readFileSync(join(examples, name), 'utf8')
const dcourtsConnector = createDcourtsConnector(districtSites)
const prayagraj = CourtId.parse('dc-prayagraj')
const ajax = 'wp-admin/admin-ajax.php'
const picture = '?_siwp_captcha&id=89abcdef0123456789abcdef0123456789abcdef'
const house = 'UPAD01,UPAD02,UPAD04'
const cnr = 'UPAD020000172014'
const form = example('form-case-number.html')

async function openAt(page: string, query: CaseQuery, reply: string | ((form: Record<string, string>) => string)) {
  const session = scriptSession({ [page]: form, [picture]: Buffer.from('picture'), [ajax]: reply })
  await dcourtsConnector.challenge(prayagraj, query, session)
  return session
}

test('the code of a case type begins with the code of its court complex', async () => {
  const session = scriptSession({
    'case-status-search-by-case-number/': form,
    [ajax]: example('options-case-types.json'),
  })
  const types = await dcourtsConnector.caseTypes(prayagraj, session)
  expect(session.asked.slice(1).map((request) => request.form)).toEqual([
    { action: 'get_case_types', service_type: 'courtComplex', est_code: house, es_ajax_request: '1' },
    { action: 'get_case_types', service_type: 'courtEstablishment', est_code: 'UPAD05', es_ajax_request: '1' },
  ])
  expect(types).toHaveLength(4)
  expect(types[0]).toEqual({
    code: `${house}|1`,
    short: 'OS',
    title: 'ORIGINAL SUIT (District Court, Prayagraj)',
  })
})

test.each<[CaseQuery, string, Record<string, string>]>([
  [
    { by: 'case-number', caseType: `${house}|1`, number: '12', year: 2014 },
    'case-number',
    {
      action: 'get_cases',
      service_type: 'courtComplex',
      est_code: house,
      case_type: '1',
      reg_no: '12',
      reg_year: '2014',
    },
  ],
  [
    { by: 'filing-number', caseType: `${house}|1`, number: '17', year: 2014 },
    'filing-number',
    { action: 'get_filling', est_code: house, fil_no: '17', reg_year: '2014' },
  ],
  [
    { by: 'party', name: 'Sita Ram', side: 'any', year: 2014, status: 'pending', establishment: 'UPAD02' },
    'petitioner-respondent',
    {
      action: 'get_parties',
      service_type: 'courtEstablishment',
      est_code: 'UPAD02',
      litigant_name: 'Sita Ram',
      reg_year: '2014',
      case_status: 'P',
    },
  ],
  [
    { by: 'advocate', name: 'Nigam', code: null, year: null, status: 'disposed', establishment: house },
    'advocate',
    { action: 'get_advocate', advocate_name: 'Nigam', case_status: 'D' },
  ],
  [
    { by: 'advocate', name: null, code: 'UP/1234/2011', year: null, status: 'both', establishment: house },
    'advocate',
    { 'barcode[state_code]': 'UP', 'barcode[bar_code]': '1234', 'barcode[year]': '2011' },
  ],
  [
    { by: 'fir', policeStation: '11213010', number: '301', year: 2020, status: 'both', establishment: house },
    'fir-number',
    { action: 'get_fir_details', police_station: '11213010', fir_no: '301', reg_year: '2020', case_status: 'B' },
  ],
  [
    { by: 'act', act: '94', status: 'pending', establishment: house },
    'act-type',
    { action: 'get_act', national_act_code: '94', case_status: 'P' },
  ],
])('the query %j is sent with the site’s form for this kind of query', async (query, slug, fields) => {
  const session = await openAt(`case-status-search-by-${slug}/`, query, example('case-search-found.json'))
  const { hits } = await dcourtsConnector.search(prayagraj, query, '12', session)
  expect(session.asked.at(-1)?.form).toMatchObject({ ...fields, siwp_captcha_value: '12', es_ajax_request: '1' })
  expect(hits.map(({ ref, caseNumber }) => [ref.cnr, ref.est_code, caseNumber])).toEqual([
    [cnr, 'UPAD02', 'OS/12/2014'],
    ['UPAD020000552014', 'UPAD02', 'OS/40/2014'],
    ['UPAD040000992020', 'UPAD04', 'Cr Case/9/2020'],
  ])
})

test('the next pages of a result are requested with the same form and captcha answer', async () => {
  const query: CaseQuery = { by: 'case-number', caseType: `${house}|1`, number: '12', year: 2014 }
  const second = example('case-search-one.json')
    .replaceAll(cnr, 'UPAD020000552014')
    .replace('data-total-cases=\\"1\\"', 'data-total-cases=\\"2\\"')
  const session = await openAt('case-status-search-by-case-number/', query, ({ page }) =>
    page === undefined ? example('case-search-first-page.json') : second,
  )
  const { hits } = await dcourtsConnector.search(prayagraj, query, '12', session)
  expect(hits.map(({ ref }) => ref.cnr)).toEqual([cnr, 'UPAD020000552014'])
  expect(session.asked.at(-1)?.form).toMatchObject({
    est_code: 'UPAD02',
    page: '2',
    loadmore_clicked: '1',
    siwp_captcha_value: '12',
  })
})

test.each([
  ['case-search-wrong-captcha.json', ChallengeRejected],
  ['case-search-nothing-found.json', CaseNotFound],
  ['case-search-rows-missing.json', PageChanged],
])('the reply %s throws the matching error', async (reply, error) => {
  const query: CaseQuery = { by: 'case-number', caseType: `${house}|1`, number: '12', year: 2014 }
  const session = await openAt('case-status-search-by-case-number/', query, example(reply))
  await expect(dcourtsConnector.search(prayagraj, query, '12', session)).rejects.toThrow(error)
})

test.each<CaseQuery>([
  { by: 'party', name: 'Sita Ram', side: 'any', year: 2014, status: 'pending' },
  { by: 'diary-number', number: '1', year: 2024 },
])('a search with the query %j is not available on a district site', async (query) => {
  await expect(async () => dcourtsConnector.challenge(prayagraj, query, scriptSession({}))).rejects.toThrow(
    NotAvailable,
  )
})

describe('search by CNR', () => {
  const site = { [ajax]: example('case-details-pending.json') }

  test('a case is found without a captcha', async () => {
    const session = scriptSession(site)
    expect(await dcourtsConnector.challenge(prayagraj, { by: 'cnr', cnr }, session)).toBeNull()
    expect(await dcourtsConnector.search(prayagraj, { by: 'cnr', cnr }, null, session)).toEqual({
      hits: [
        { ref: { cnr, est_code: 'UPAD02' }, caseNumber: '12/2014', petitioner: 'SITA RAM', respondent: 'GEETA BAI' },
      ],
      unread: [],
    })
  })

  test('a case is read with one request', async () => {
    const session = scriptSession(site)
    const record = await dcourtsConnector.readCase(prayagraj, { cnr, est_code: 'UPAD02' }, session)
    expect(session.asked.map((request) => request.form)).toEqual([
      { action: 'get_cnr_details', cino: cnr, est_code: 'UPAD02', es_ajax_request: '1' },
    ])
    expect(record).toMatchObject({
      court: 'dc-prayagraj',
      court_name: 'Civil Judge Senior Division, Prayagraj',
      cnr,
      case_type: 'OS',
      case_number: '12',
      case_year: 2014,
      status: 'pending',
      next_hearing_date: '2026-12-09',
      coram: '4 - Civil Judge S.D.',
      acts: [{ act: 'SPECIFIC RELIEF ACT, 1963', section: '34,38' }],
      respondents: [{ name: 'GEETA BAI', advocates: ['S. TIWARI', 'P. N. MISRA'] }],
      orders: [
        {
          kind: 'order',
          date: '2026-11-02',
          ref: { path: '/wp-admin/admin-ajax.php?es_ajax_request=1&action=get_order_pdf&input_strings=abc1' },
        },
      ],
    })
  })

  test('a page that belongs to another case is refused as changed', async () => {
    const other = { cnr: 'UPAD020000992014', est_code: 'UPAD02' }
    await expect(dcourtsConnector.readCase(prayagraj, other, scriptSession(site))).rejects.toThrow(PageChanged)
  })
})

test('court complexes, acts and police stations are read from the district’s site', async () => {
  const session = scriptSession({
    'case-status-search-by-case-number/': form,
    'case-status-search-by-act-type/': example('form-act.html'),
    [ajax]: example('options-police-stations.json'),
  })
  expect(await dcourtsConnector.options?.(prayagraj, 'establishment', null, session)).toEqual([
    { code: house, label: 'District Court, Prayagraj' },
    { code: 'UPAD05', label: 'Outlying Court, Meja' },
  ])
  expect(await dcourtsConnector.options?.(prayagraj, 'act', null, session)).toEqual([
    { code: '94', label: 'Specific Relief Act, 1963' },
  ])
  expect(await dcourtsConnector.options?.(prayagraj, 'police-station', house, session)).toEqual([
    { code: '11213010', label: 'Colonelganj' },
  ])
  await expect(dcourtsConnector.options?.(prayagraj, 'police-station', null, session)).rejects.toThrow(NotAvailable)
})

test('the cause list of a courtroom is read after its captcha is answered', async () => {
  const session = scriptSession({
    'cause-list-%e2%81%84-daily-board/': form,
    [picture]: Buffer.from('picture'),
    [ajax]: example('cause-list-two-purposes.json'),
  })
  await dcourtsConnector.challengeCauseList?.(prayagraj, session)
  const room = { code: '3', label: '3-Smt. A. Jain, Civil Judge' }
  const query = { establishment: 'UPAD02', room, date: '2026-11-23' }
  const list = await dcourtsConnector.readCauseList?.(prayagraj, query, '12', session)
  expect(session.asked.at(-1)?.form).toMatchObject({
    action: 'get_causes',
    est_code: 'UPAD02',
    court: '3',
    date: '23/11/2026',
  })
  expect(list).toMatchObject({ date: '2026-11-23', checks: { read: 1, problems: [] } })
  expect(list?.entries.map(({ item, court_no, coram, stage, cnr }) => [item, court_no, coram[0], stage, cnr])).toEqual([
    ['1', '3', 'Smt. A. Jain, Civil Judge', 'Plaintiff Evidence', cnr],
    ['2', '3', 'Smt. A. Jain, Civil Judge', 'Plaintiff Evidence', 'UPAD020000552014'],
    // Without a CNR, `cnr` is the establishment's code: two establishments of a district can have the same case number.
    ['3', '3', 'Smt. A. Jain, Civil Judge', 'Final Arguments', 'UPAD02'],
  ])
})

describe('the cause list of one courtroom and day', () => {
  async function readList(reply: string) {
    const session = scriptSession({
      'cause-list-%e2%81%84-daily-board/': form,
      [picture]: Buffer.from('picture'),
      [ajax]: reply,
    })
    await dcourtsConnector.challengeCauseList?.(prayagraj, session)
    const query = { establishment: 'UPAD02', room: { code: '3', label: '3-Civil Judge' }, date: '2026-11-23' }
    return dcourtsConnector.readCauseList?.(prayagraj, query, '12', session)
  }

  test('a row without a case number is left out and reported as a problem', async () => {
    const list = await readList(example('cause-list-two-purposes.json').replace('OS/40/2014', 'see above'))
    expect(list?.entries.map(({ item }) => item)).toEqual(['1', '3'])
    expect(list?.checks?.problems).toEqual([
      { kind: 'row-unread', text: '2 · see above · SITA RAM versus VASANT AND SONS' },
    ])
  })

  test('a case number that is not in the reply is no entry', async () => {
    const list = await readList(example('cause-list-two-purposes.json').replace('OS/40/2014', 'OS/4<sup>7</sup>/2014'))
    expect(list?.entries.map(({ item }) => item)).toEqual(['1', '3'])
    expect(list?.sightings).toMatchObject([{ near_item: '2', court_no: '3' }])
    expect(list?.checks?.problems).toEqual([{ kind: 'number-misread', court_no: '3', item: '2' }])
  })

  test('missing item numbers are reported as problems', async () => {
    const list = await readList(example('cause-list-two-purposes.json').replace('<td>2</td>', '<td>4</td>'))
    expect(list?.checks?.problems).toEqual([
      { kind: 'item-missing', court_no: '3', item: '2' },
      { kind: 'item-missing', court_no: '3', item: '3' },
    ])
  })

  test('the advocates of both sides are separated if their cell contains “Vs”', async () => {
    const list = await readList(example('cause-list-two-purposes.json').replace('<br>S. TIWARI', '<br>Vs<br>S. TIWARI'))
    expect(list?.entries[0]?.advocates).toEqual({ petitioner: ['R K NIGAM'], respondent: ['S. TIWARI'] })
  })

  test('a day without a list gives null, and a wrong captcha answer is an error', async () => {
    expect(await readList(example('cause-list-none.json'))).toBeNull()
    await expect(readList(example('cause-list-wrong-captcha.json'))).rejects.toThrow(ChallengeRejected)
  })
})

test.each([
  ['4 - Civil Judge (Senior Division)', '4'],
  ['9 - SMT. A JAIN', '3'],
  ['5 - A Judge who left', '5'],
  ['Civil Judge', null],
  ['12 - A Judge who left', null],
])('the court number and judge “%s” lead to the courtroom with the code %s', (written, code) => {
  const rooms = [
    { code: '3', label: '3-Smt. A. Jain, Civil Judge' },
    { code: '4', label: '04-Civil Judge (Senior Division)' },
    { code: '5', label: '5-Shri B. Rao' },
  ]
  expect(findCourtRoom(written, rooms)?.code ?? null).toBe(code)
})

test('a search for orders by date reads every page of results, and orders are found by case number', async () => {
  const query = { by: 'date', from: '2026-11-02', to: '2026-11-03', establishment: house } as const
  const more = example('order-search-more.json')
  const last = more.replace(/<div class=\\"loadMoreCasesHolder.*?<\/a><\/div>/, '')
  const open = (reply: (form: Record<string, string>) => string) =>
    scriptSession({
      'court-orders-search-by-order-date/': form,
      'court-orders-search-by-case-number/': form,
      [picture]: Buffer.from('picture'),
      [ajax]: reply,
    })
  const session = open(({ loadmore_clicked }) => (loadmore_clicked ? last : more))
  await dcourtsConnector.challengeOrders?.(prayagraj, query, session)
  const found = await dcourtsConnector.searchOrders?.(prayagraj, query, '12', session)
  expect(session.asked.at(-2)?.form).toMatchObject({
    action: 'get_order_date',
    est_code: house,
    from_date: '02/11/2026',
    to_date: '03/11/2026',
  })
  expect(found?.map(({ caseNumber, order }) => [caseNumber, order.date])).toEqual([
    ['OS/12/2014', '2026-11-02'],
    ['OS/12/2014', '2026-11-02'],
  ])

  const ofCase = { by: 'case-number', caseType: `${house}|1`, number: '12', year: 2014 } as const
  const other = open(() => example('order-search-of-a-case.json'))
  await dcourtsConnector.challengeOrders?.(prayagraj, ofCase, other)
  const orders = await dcourtsConnector.searchOrders?.(prayagraj, ofCase, '12', other)
  expect(other.asked.at(-1)?.form).toMatchObject({ action: 'get_case_number_order_details', case_type: '1' })
  expect(orders?.map(({ caseNumber, order }) => [caseNumber, order.number])).toEqual([
    ['12/2014', '1'],
    ['12/2014', '2'],
  ])
  const without = { ...query, establishment: undefined }
  expect(() => dcourtsConnector.challengeOrders?.(prayagraj, without, other)).toThrow(NotAvailable)
})

test('a result with too many pages is refused as too wide and never truncated', async () => {
  const query = { by: 'date', from: '2026-11-02', to: '2026-11-03', establishment: house } as const
  const session = scriptSession({
    'court-orders-search-by-order-date/': form,
    [picture]: Buffer.from('picture'),
    [ajax]: example('order-search-more.json'),
  })
  await dcourtsConnector.challengeOrders?.(prayagraj, query, session)
  await expect(dcourtsConnector.searchOrders?.(prayagraj, query, '12', session)).rejects.toThrow(NotAvailable)
})

test('the business of the latest hearing days is listed, newest day first', async () => {
  const session = scriptSession({
    [ajax]: ({ action }) => example(action === 'get_business' ? 'business-day.json' : 'case-details-pending.json'),
  })
  const ref = { cnr, est_code: 'UPAD02' }
  const section = await dcourtsConnector.readSection?.(prayagraj, ref, 'business', session)
  expect(section?.tables.map(({ heading, rows }) => [heading, rows[0]?.cells[0]])).toEqual([
    ['2026-11-02', 'Plaintiff witness examined in part.'],
    ['2014-03-13', 'Plaintiff witness examined in part.'],
  ])
  expect(session.asked.slice(1).map((request) => request.form?.fields)).toEqual(['eyJhIjoyfQ==', 'eyJhIjoxfQ=='])
  await expect(dcourtsConnector.readSection?.(prayagraj, ref, 'weather', session)).rejects.toThrow(NotAvailable)
})

test('a district whose site has no known address is reported as not available', () => {
  expect(() => dcourtsConnector.site(CourtId.parse('dc-kheda'))).toThrow(NotAvailable)
})
