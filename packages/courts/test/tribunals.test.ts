import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { CourtId } from '@peshi/contract/platform/ids'
import { describe, expect, test } from 'vitest'
import { CaseNotFound, CourtBlocked, NotAvailable, PageChanged } from '../src/errors.ts'
import { catConnector } from '../src/tribunals/cat/connector.ts'
import { tribunalConnectors } from '../src/tribunals/connectors.ts'
import { drtConnector } from '../src/tribunals/drt/connector.ts'
import { findSchema } from '../src/tribunals/drt/schemas.ts'
import { numberPrefix } from '../src/tribunals/ejagriti/commissions.ts'
import { ejagritiConnector, ejagritiDistrictConnector } from '../src/tribunals/ejagriti/connector.ts'
import { nclatConnector } from '../src/tribunals/nclat/connector.ts'
import { dropReplacedLists, parseDailyCauseList } from '../src/tribunals/nclat/daily-cause-list.parse.ts'
import { ncltConnector } from '../src/tribunals/nclt/connector.ts'
import { ngtConnector } from '../src/tribunals/ngt/connector.ts'
import { tdsatConnector } from '../src/tribunals/tdsat/connector.ts'
import { scriptSession } from './scripted-session.ts'

const example = (body: string, source: string, name: string) =>
  readFileSync(join(import.meta.dirname, '../src/tribunals', body, 'examples', source, name), 'utf8')
const court = (id: string) => CourtId.parse(`tribunals-${id}`)
const byNumber = (caseType: string, number: string, year: number) =>
  ({ by: 'case-number', caseType, number, year }) as const
const pdf = Buffer.from('%PDF-1.4\ntrailer<<>>\n%%EOF\n')

test('every bench of a searchable tribunal has a connector', () => {
  const counts = Object.fromEntries(tribunalConnectors.map(({ id, courts }) => [id, courts.length]))
  expect(counts).toMatchObject({ nclt: 15, nclat: 2, drt: 44, cat: 19, tdsat: 1, ngt: 5, cestat: 9, itat: 30 })
  expect(counts.ejagriti).toBeGreaterThan(30)
  expect(counts['ejagriti-districts']).toBeGreaterThan(70)
})

describe('Debts Recovery Tribunals', () => {
  const drt = (name: string) => example('drt', 'tribunal-drt', name)
  const site = {
    'caseenowisesearch.php': drt('search-page-form.html'),
    'partyDetail.php': drt('search-result-with-header.html'),
    'Misdetailreport.php': drt('case-status-pending-with-parties.html'),
  }

  test('the bench is found by its label and requested by its database name', async () => {
    const session = scriptSession(site)
    const {
      hits: [hit],
    } = await drtConnector.search(court('drt-bengaluru2'), byNumber('1', '412', 2024), null, session)
    const [, search] = session.asked
    expect(Object.fromEntries(new URLSearchParams(search?.path.split('?')[1]))).toEqual({
      caseNo: '412',
      caseType: '1',
      year: '2024',
      sc: 'bangalore2',
      id: 'casetypewise',
    })
    expect(hit).toMatchObject({ caseNumber: 'OA/412/2024', petitioner: 'GANGA BHUMI CO-OPERATIVE BANK LTD' })

    const record = await drtConnector.readCase(court('drt-bengaluru2'), hit?.ref ?? {}, scriptSession(site))
    expect(record).toMatchObject({
      case_type: 'Original Application',
      case_number: '412',
      case_year: 2024,
      next_hearing_date: '2026-12-09',
      first_hearing_date: '2026-03-11',
      stage: 'FINAL ARGUMENTS',
      petitioners: [{ name: 'GANGA BHUMI CO-OPERATIVE BANK LTD', advocates: ['MEERA SAXENA'] }, {}, {}],
    })
  })

  test('appellate tribunals have their own case types and built-in database names', async () => {
    const types = await drtConnector.caseTypes(court('drat-prayagraj'), scriptSession(site))
    expect(types).toContainEqual({ code: '4', short: 'RA', title: 'Regular Appeal' })
    expect(findSchema(court('drat-prayagraj'), [])).toBe('allahabaddrat')
  })

  test('a bench that matches two labels or no label is an error', () => {
    const schemas = [
      { code: 'delhi', label: 'Delhi(DRT1)' },
      { code: 'delhix', label: 'Delhi (DRT 1)' },
      { code: 'ahmedabad2', label: 'Ahmedabad(DRT-II)' },
      { code: 'lucknow', label: 'LUCKNOW' },
    ]
    expect(() => findSchema(court('drt-delhi1'), schemas)).toThrow(NotAvailable)
    expect(() => findSchema(court('drt-patna'), schemas)).toThrow(NotAvailable)
    expect(findSchema(court('drt-ahmedabad2'), schemas)).toBe('ahmedabad2')
    expect(findSchema(court('drt-lucknow'), schemas)).toBe('lucknow')
  })

  test('a page that belongs to another case is refused', async () => {
    const ref = { key: 'x', diary: '1/2020' }
    await expect(drtConnector.readCase(court('drt-lucknow'), ref, scriptSession(site))).rejects.toThrow(PageChanged)
  })
})

describe('Central Administrative Tribunal', () => {
  const cat = (name: string) => example('cat', 'tribunal-cat', name)
  const site = {
    'partyDetail.php': cat('search-result-found.html'),
    'Misdetailreport123.php': cat('case-status-pending.html'),
  }

  test('a refresh repeats the search, because a case page opens only in a search’s session', async () => {
    const query = byNumber('1', '77', 2025)
    const {
      hits: [hit],
    } = await catConnector.search(court('cat-lucknow'), query, null, scriptSession(site))
    const session = scriptSession(site)
    const record = await catConnector.readCase(court('cat-lucknow'), hit?.ref ?? {}, session)
    expect(session.asked.map(({ path }) => path)).toEqual([
      'partyDetail.php?caseNo=77&benchCode1=332&caseType=1&year=2025&id=casetypewise',
      'Misdetailreport123.php?no=NTEyMjAyNQ%3D%3D',
    ])
    expect(record).toMatchObject({ case_type: 'O.A.', case_number: '77', next_hearing_date: '2026-12-02' })
  })

  test('a case found by party name is refreshed by diary number, and a search leaves out other years’ cases', async () => {
    const query = { by: 'party', name: 'RAWAT', side: 'petitioner', year: 2025, status: 'both' } as const
    const {
      hits: [hit],
    } = await catConnector.search(court('cat-lucknow'), query, null, scriptSession(site))
    const session = scriptSession(site)
    await catConnector.readCase(court('cat-lucknow'), hit?.ref ?? {}, session)
    expect(session.asked[0]?.path).toBe('partyDetail.php?dairy_no=512&benchCode2=332&dairy_year=2025&id=dairynowise1')
    const other = { ...query, year: 2019 }
    await expect(catConnector.search(court('cat-lucknow'), other, null, scriptSession(site))).rejects.toThrow(
      CaseNotFound,
    )
  })
})

describe('Telecom Disputes tribunal', () => {
  const page = example('tdsat', 'tribunal-tdsat', 'case-status-listed-again.html')
  const site = {
    'checkhomedetail1.php': page,
    'daily_order_view.php': example('tdsat', 'tribunal-tdsat', 'order-sheet-with-fatal-error.html'),
  }
  const ref = { type: '2', number: '21', year: '2025' }

  test('the result page is read as the case page, and its future hearing is the next hearing', async () => {
    const session = scriptSession(site)
    const {
      hits: [hit],
    } = await tdsatConnector.search(court('tdsat-newdelhi'), byNumber('2', '21', 2025), null, session)
    expect(session.asked[0]?.form).toEqual({
      pet_type: '1',
      casetype: '2',
      caseno: '21',
      caseyear: '2025',
      submit1: 'Search',
    })
    expect(hit?.ref).toEqual(ref)
    const record = await tdsatConnector.readCase(court('tdsat-newdelhi'), ref, scriptSession(site))
    expect(record).toMatchObject({ next_hearing_date: '2026-12-08', stage: 'For Evidence', status: 'pending' })
    const [order] = record.orders
    expect(order && (await tdsatConnector.readOrder(court('tdsat-newdelhi'), order, session))).toEqual({
      kind: 'by-hand',
      link: 'https://tdsat.gov.in/Delhi/services/daily_order_view.php?filing_no=MTIzNDU%3D',
    })
  })

  test('the text of an order is read without the server’s error message below the text', async () => {
    const section = await tdsatConnector.readSection?.(court('tdsat-newdelhi'), ref, 'orders', scriptSession(site))
    const [table] = section?.tables ?? []
    expect(table?.heading).toBe('03-11-2026')
    expect(table?.rows.at(-1)?.cells).toEqual(['Issues are framed. List on 08-12-2026 for evidence.'])
  })

  test('a page that belongs to another case is refused', async () => {
    const other = { ...ref, number: '22' }
    await expect(tdsatConnector.readCase(court('tdsat-newdelhi'), other, scriptSession(site))).rejects.toThrow(
      PageChanged,
    )
  })
})

describe('National Green Tribunal', () => {
  const ngt = (name: string) => example('ngt', 'tribunal-ngt', name)
  const site = {
    'casestatus/casenumber': ngt('search-page-form.html'),
    'sites/all/modules/custom/case_status/captcha.php': pdf,
    'casestatus/caseNumberData': ngt('search-result-pending.html'),
    'caseDetails/PUNE/2704138000122026': ngt('case-page-pending.html'),
    'gen_pdf_test.php': { bytes: pdf, mediaType: 'application/pdf' },
  }

  test('a case is searched with a captcha, and the case and its order are read', async () => {
    const session = scriptSession(site)
    const query = byNumber('1', '12', 2026)
    expect((await ngtConnector.challenge(court('ngt-pune'), query, session))?.image).toEqual(pdf)
    const {
      hits: [hit],
    } = await ngtConnector.search(court('ngt-pune'), query, 'ab12', session)
    expect(session.asked.at(-1)?.path).toBe(
      'casestatus/caseNumberData?zone_type=4&case_type=1&case_number=12&case_year=2026&captcha_input=ab12',
    )
    const record = await ngtConnector.readCase(court('ngt-pune'), hit?.ref ?? {}, scriptSession(site))
    expect(record).toMatchObject({
      case_type: 'Original Application',
      case_number: '12',
      next_hearing_date: '2026-12-10',
      hearings: [{ business_date: '2026-11-04' }, { business_date: '2026-09-15' }],
    })
    const [order] = record.orders
    expect(record.orders).toHaveLength(1)
    expect(order && (await ngtConnector.readOrder(court('ngt-pune'), order, session))).toEqual({
      kind: 'pdf',
      bytes: pdf,
    })
  })

  test('an archived case is not available, and the error links to the archive', async () => {
    const ref = { page: 'https://archived.greentribunal.gov.in/casedetails.aspx?no=9' }
    await expect(ngtConnector.readCase(court('ngt-pune'), ref, scriptSession({}))).rejects.toThrow(/archived/)
  })
})

describe('National Company Law Tribunal', () => {
  const nclt = (name: string) => example('nclt', 'tribunal-nclt', name)
  const site = {
    'casehistorybeforeloginmenutrue.drt': '<html></html>',
    'caseHistoryoptional.drt': nclt('case-list-found.json'),
    'caseHistoryalldetails.drt': nclt('case-details-pending.json'),
    'ordersview.drt': { bytes: pdf, mediaType: 'application/pdf' },
  }

  test('a case is searched without a captcha, and the case and its order are read', async () => {
    const session = scriptSession(site)
    const { hits } = await ncltConnector.search(court('nclt-mumbai'), byNumber('16', '123', 2024), null, session)
    expect(hits.map(({ caseNumber }) => caseNumber)).toEqual(['CP(IB)/123(MB)2024', 'Filing No. 0909101004572024'])
    const record = await ncltConnector.readCase(court('nclt-mumbai'), hits[0]?.ref ?? {}, session)
    expect(record).toMatchObject({
      case_type: 'CP(IB)',
      case_number: '123',
      case_year: 2024,
      registration_date: '2024-05-21',
      next_hearing_date: '2026-12-07',
      short_order: 'Adjourned',
      petitioners: [{ name: 'KONKAN STEEL LTD', advocates: ['RHEA BHARGAVA', 'N. JOSHI'] }],
      interlocutory_applications: [{ number: 'IA(I.B.C)/88(MB)2025', next_date: '2026-12-07' }],
    })
    const [order] = record.orders
    expect(record.orders).toHaveLength(1)
    expect(order && (await ncltConnector.readOrder(court('nclt-mumbai'), order, session))).toMatchObject({
      kind: 'pdf',
    })
    expect(session.asked.at(-1)?.path).toBe('ordersview.drt?path=ZW5jMQ%3D%3D')
  })

  test('a disposed case has no next date, although its latest listing still shows a next date', async () => {
    const session = scriptSession({
      ...site,
      'caseHistoryalldetails.drt': nclt('case-details-disposed-echoes-date.json'),
    })
    const ref = { filing_no: '0909101004562024' }
    expect(await ncltConnector.readCase(court('nclt-mumbai'), ref, session)).toMatchObject({
      status: 'disposed',
      decision_date: '2026-10-12',
      next_hearing_date: null,
    })
  })

  test('a page that belongs to another case is refused', async () => {
    const ref = { filing_no: '1' }
    await expect(ncltConnector.readCase(court('nclt-mumbai'), ref, scriptSession(site))).rejects.toThrow(PageChanged)
  })
})

describe('National Company Law Appellate Tribunal', () => {
  const nclat = (name: string) => example('nclat', 'tribunal-nclat', name)
  const site = {
    'display-board/cases': nclat('search-page-token.html'),
    'display-board/cases_details': nclat('search-result-found.json'),
    'display-board/view_details': nclat('view-details-pending-in-envelope.json'),
    'display-board/view_order': { bytes: pdf, mediaType: 'application/pdf' },
  }

  test('one fetched token serves the search, the case and the order', async () => {
    const session = scriptSession(site)
    const {
      hits: [hit],
    } = await nclatConnector.search(court('nclat-newdelhi'), byNumber('33', '45', 2026), null, session)
    expect(session.asked.at(-1)?.form).toMatchObject({
      _token: 'q1w2e3r4t5y6u7i8o9p0',
      location: 'delhi',
      case_number: '45',
    })
    expect(hit).toMatchObject({ petitioner: 'NARMADA TEXTILES PVT LTD', respondent: 'Mr. Dev Rana' })
    const record = await nclatConnector.readCase(court('nclat-newdelhi'), hit?.ref ?? {}, session)
    expect(record).toMatchObject({ case_type: 'Company Appeal(AT)(Ins)', next_hearing_date: '2026-12-03' })
    const [order, without] = record.orders
    expect(order && (await nclatConnector.readOrder(court('nclat-newdelhi'), order, session))).toMatchObject({
      kind: 'pdf',
    })
    expect(session.asked.at(-1)?.form).toMatchObject({ order_date: '2026-02-09', order_type: 'D' })
    expect(without && (await nclatConnector.readOrder(court('nclat-newdelhi'), without, session))).toEqual({
      kind: 'missing',
    })
    expect(session.asked.filter(({ path }) => path === 'display-board/cases')).toHaveLength(1)
  })

  test('a reissued cause list replaces its earlier version', () => {
    const lists = parseDailyCauseList(nclat('daily-cause-list-supplementary-and-replaced.html'))
    expect(dropReplacedLists(lists).map(({ serial }) => serial)).toEqual([1, 2, 4, 5])
  })
})

describe('consumer commissions', () => {
  const ejagriti = (name: string) => example('ejagriti', 'consumer-ejagriti', name)
  const search = 'case/caseFilingService/v2/getCaseDetailsBySearchType'
  const districts = 'report/report/getDistrictCommissionByCommissionId'
  const site = {
    [districts]: ejagriti('district-commissions-of-a-state.json'),
    [search]: ejagriti('case-details-pending.json'),
  }

  test('each commission has its own prefix for case numbers', () => {
    expect([11000000, 11290000, 11090000, 11290525].map(numberPrefix)).toEqual(['NC', 'SC/29', 'SC/9', 'DC/525'])
  })

  test('a case and its order are found at the commission of the district', async () => {
    const session = scriptSession(site)
    const {
      hits: [hit],
    } = await ejagritiConnector.search(court('dcdrc-agra'), byNumber('CC', '214', 2025), null, session)
    expect(session.asked.map(({ path }) => path)).toEqual([`${districts}?commissionId=11090000`, search])
    expect(session.bodies.at(-1)).toMatchObject({
      commissionId: 11090030,
      fromDate: '2024-01-01',
      toDate: '2026-11-20',
      serchType: 1,
      serchTypeValue: 'DC/30/CC/214/2025',
    })
    const record = await ejagritiConnector.readCase(court('dcdrc-agra'), hit?.ref ?? {}, session)
    expect(record).toMatchObject({ case_type: 'CC', case_number: '214', case_year: 2025 })
    expect(record).toMatchObject({ unique_case_number: 'DC/81/CC/214/2025', next_hearing_date: '2026-12-04' })
    const [order] = record.orders
    expect(order && (await ejagritiConnector.readOrder(court('dcdrc-agra'), order, session))).toMatchObject({
      kind: 'pdf',
    })
  })

  test('an order sent as a web page becomes the business of the hearing on its date', async () => {
    const session = scriptSession({ [search]: ejagriti('case-details-echoed-hearing.json') })
    const ref = { commission: '11090081', number: 'DC/81/CC/214/2025', filed: '2025-06-11' }
    const record = await ejagritiConnector.readCase(court('dcdrc-agra'), ref, session)
    expect(record).toMatchObject({
      next_hearing_date: null,
      hearings: [{ business_date: '2026-10-09', business: 'Adjourned.\nCosts of Rs. 500.' }],
    })
    const [order] = record.orders
    expect(order && (await ejagritiConnector.readOrder(court('dcdrc-agra'), order, session))).toMatchObject({
      kind: 'by-hand',
    })
  })

  test('if a district has several commissions, the user must choose the commission', async () => {
    const query = byNumber('CC', '214', 2025)
    const asked = ejagritiConnector.search(court('dcdrc-lucknow'), query, null, scriptSession(site))
    await expect(asked).rejects.toThrow('Lucknow-I, Lucknow-II')
    const options = await ejagritiConnector.options?.(
      court('dcdrc-lucknow'),
      'establishment',
      null,
      scriptSession(site),
    )
    expect(options?.map(({ code }) => code)).toEqual(['11090081', '11090082'])
    const chosen = { ...query, establishment: '11090082' }
    const session = scriptSession(site)
    await ejagritiConnector.search(court('dcdrc-lucknow'), chosen, null, session)
    expect(session.bodies.at(-1)).toMatchObject({ serchTypeValue: 'DC/82/CC/214/2025' })
  })

  test('a district commission’s form asks for the commission, a state commission’s form does not', () => {
    const ways = ejagritiDistrictConnector.findBy.map((by) => ejagritiDistrictConnector.asks?.[by])
    expect(ways).toEqual(ways.map(() => ['establishment']))
    expect(ejagritiDistrictConnector.courts).toContain(court('dcdrc-lucknow'))
    expect(ejagritiConnector.asks).toBeUndefined()
  })

  test('an empty result and a refused request give different errors', async () => {
    const query = { by: 'party', name: 'Rastogi', side: 'any', year: 2025, status: 'both' } as const
    const none = scriptSession({ [search]: ejagriti('case-details-none.json') })
    await expect(ejagritiConnector.search(court('ncdrc-newdelhi'), query, null, none)).rejects.toThrow(CaseNotFound)
    expect(none.bodies.map((body) => body)).toMatchObject([{ serchType: 2 }, { serchType: 3 }])
    const refused = scriptSession({ [search]: ejagriti('case-details-refused.json') })
    await expect(ejagritiConnector.search(court('ncdrc-newdelhi'), query, null, refused)).rejects.toThrow(CourtBlocked)
  })
})
