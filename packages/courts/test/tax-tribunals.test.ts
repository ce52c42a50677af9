import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { CourtId } from '@peshi/contract/platform/ids'
import { describe, expect, test } from 'vitest'
import { CaseNotFound, ChallengeRejected, NotAvailable, PageChanged } from '../src/errors.ts'
import { cestatConnector } from '../src/tribunals/cestat/connector.ts'
import { findBench, itatConnector } from '../src/tribunals/itat/connector.ts'
import { scriptSession } from './scripted-session.ts'

const example = (body: string, source: string, name: string) =>
  readFileSync(join(import.meta.dirname, '../src/tribunals', body, 'examples', source, name), 'utf8')
const court = (id: string) => CourtId.parse(`tribunals-${id}`)
const byNumber = (caseType: string, number: string, year: number) =>
  ({ by: 'case-number', caseType, number, year }) as const
const pdf = Buffer.from('%PDF-1.4\ntrailer<<>>\n%%EOF\n')

describe('Customs, Excise and Service Tax Appellate Tribunal', () => {
  const cestat = (name: string) => example('cestat', 'tribunal-cestat', name)
  const site = {
    casestatus: cestat('search-page-form.html'),
    captcha: pdf,
    'casedetailreport/10912000070412202401/allahabad': cestat('case-report-pending.html'),
    'order-status': cestat('search-page-form.html'),
    'final-order-status': cestat('search-page-form.html'),
    'ajax/order-status-web': cestat('order-search-found.json'),
    'weborders/file/109120/41001': { bytes: pdf, mediaType: 'application/pdf' },
  }
  const result = { ...site, casestatus: cestat('search-result-found.html') }
  const query = byNumber('1', '70123', 2024)

  test('a case is searched with the captcha answer and the form’s token, and is read', async () => {
    const session = scriptSession(site)
    await cestatConnector.challenge(court('cestat-prayagraj'), query, session)
    const next = { ...scriptSession(result), values: session.values }
    const {
      hits: [hit],
    } = await cestatConnector.search(court('cestat-prayagraj'), query, 'aB12cD', next)
    expect(next.asked[0]?.form).toEqual({
      csrf_token: '0f1e2d3c4b5a69788796a5b4c3d2e1f0',
      schema_type: 'allahabad',
      app_type: 'cno',
      case_type: '1',
      token_no: '70123',
      token_year: '2024',
      captcha_code: 'aB12cD',
      button2: 'SEARCH',
    })
    const record = await cestatConnector.readCase(court('cestat-prayagraj'), hit?.ref ?? {}, scriptSession(site))
    expect(record).toMatchObject({
      case_type: 'Customs',
      case_number: '70123',
      case_year: 2024,
      status: 'pending',
      next_hearing_date: '2026-12-08',
      first_hearing_date: '2026-05-12',
      petitioners: [{ name: 'VINDHYA CEMENT LTD', advocates: ['RHEA BHARGAVA'] }],
    })
    const [order] = record.orders
    expect(order && (await cestatConnector.readOrder(court('cestat-prayagraj'), order, session))).toEqual({
      kind: 'by-hand',
      link: 'https://cestat.gov.in/order-status',
    })
  })

  test('a search by name leaves out cases of other years, and fifty or more rows are refused', async () => {
    const party = { by: 'party', name: 'NARMADA', side: 'any', year: 2023, status: 'both' } as const
    const { hits } = await cestatConnector.search(court('cestat-prayagraj'), party, 'x', scriptSession(result))
    expect(hits.map(({ petitioner }) => petitioner)).toEqual(['NARMADA PIPES & CO'])
    const [row = ''] = /<tr><td>NARMADA.*?<\/tr>/s.exec(result.casestatus) ?? []
    const full = { ...result, casestatus: result.casestatus.replace(row, row.repeat(50)) }
    await expect(cestatConnector.search(court('cestat-prayagraj'), party, 'x', scriptSession(full))).rejects.toThrow(
      NotAvailable,
    )
    const other = { ...party, year: 2011 }
    await expect(cestatConnector.search(court('cestat-prayagraj'), other, 'x', scriptSession(result))).rejects.toThrow(
      CaseNotFound,
    )
  })

  test('a page that belongs to another case is refused', async () => {
    const ref = { report: '10912000070412202401', bench: 'allahabad', number: '70124', year: '2024' }
    await expect(cestatConnector.readCase(court('cestat-prayagraj'), ref, scriptSession(site))).rejects.toThrow(
      PageChanged,
    )
  })

  test('final orders are searched with their own form, and their documents are fetched', async () => {
    const session = scriptSession(site)
    const orders = { by: 'date', from: '2025-01-01', to: '2025-01-31', kind: 'judgment' } as const
    await cestatConnector.challengeOrders?.(court('cestat-prayagraj'), orders, session)
    const [found, without] =
      (await cestatConnector.searchOrders?.(court('cestat-prayagraj'), orders, 'aB12cD', session)) ?? []
    expect(session.asked.map(({ path }) => path)).toEqual([
      'final-order-status',
      'captcha?rand=0.4711',
      'ajax/order-status-web',
    ])
    expect(session.asked.at(-1)?.form).toMatchObject({
      bench: '109120',
      order_type: 'F',
      tab: '4',
      from: '01-01-2025',
      captcha_code: 'aB12cD',
    })
    expect(found).toMatchObject({ respondent: 'COMMISSIONER OF CUSTOMS, EXAMPLE', order: { kind: 'judgment' } })
    const read = (order = found?.order) => order && cestatConnector.readOrder(court('cestat-prayagraj'), order, session)
    expect(await read()).toEqual({ kind: 'pdf', bytes: pdf })
    expect(await read(without?.order)).toEqual({ kind: 'missing' })
  })
})

describe('Income Tax Appellate Tribunal', () => {
  const itat = (name: string) => example('itat', 'tribunal-itat', name)
  const site = {
    'judicial/casestatus': itat('search-page-form.html'),
    'captcha/show': pdf,
    'Ajax/checkCaptcha': '{"rslt":"true"}',
    'judicial/casedetails': itat('case-details-pending.html'),
  }
  const query = byNumber('ITA', '412', 2024)

  async function open(script = site) {
    const session = scriptSession(script)
    await itatConnector.challenge(court('itat-lucknow'), query, session)
    return session.values
  }

  test('the captcha answer is checked before the case is searched and read', async () => {
    const session = scriptSession({ ...site, 'judicial/casestatus': itat('search-result-found.html') })
    Object.assign(session.values, await open())
    const {
      hits: [hit],
    } = await itatConnector.search(court('itat-lucknow'), query, 'RY5B4C', session)
    expect(session.asked.map(({ path }) => path)).toEqual(['Ajax/checkCaptcha', 'judicial/casestatus'])
    expect(session.asked.at(-1)?.form).toMatchObject({
      csrftkn: '5a5b5c5d5e5f60616263646566676869',
      bench_name_1: '237',
      app_type_1: 'ITA',
      app_number: '412',
      app_year_1: '2024',
      c1: 'RY5B4C',
    })
    const record = await itatConnector.readCase(court('itat-lucknow'), hit?.ref ?? {}, session)
    expect(session.asked.at(-1)?.path).toBe('judicial/casedetails?cid=a0xPMm1YcQ')
    expect(record).toMatchObject({
      case_type: 'ITA',
      case_number: '412',
      case_year: 2024,
      unique_case_number: 'ITA 412/LKW/2024',
      next_hearing_date: '2026-12-09',
      stage: 'Pending',
      hearings: [{ business_date: '2026-10-07' }, { business_date: '2026-07-14' }],
      orders: [{ kind: 'order', link: 'https://itat.gov.in/judicial/casestatus' }],
    })
  })

  test('a disposed appeal has its decision and the address of the order’s document', async () => {
    const session = scriptSession({ ...site, 'judicial/casedetails': itat('case-details-disposed.html') })
    const ref = { page: 'judicial/casedetails?cid=x', number: 'ITA 412/LKW/2024' }
    expect(await itatConnector.readCase(court('itat-lucknow'), ref, session)).toMatchObject({
      status: 'disposed',
      decision_date: '2026-09-11',
      nature_of_disposal: 'Partly Allowed',
      next_hearing_date: null,
      orders: [{ kind: 'judgment', ref: { path: 'public/files/upload/1757500000-aBcD-1-TO.pdf' } }],
    })
  })

  test('the search form is not sent after a wrong captcha answer', async () => {
    const session = scriptSession({ 'Ajax/checkCaptcha': '{"rslt":"false"}' })
    Object.assign(session.values, await open())
    await expect(itatConnector.search(court('itat-lucknow'), query, 'x', session)).rejects.toThrow(ChallengeRejected)
  })

  test('reading a case outside the session of its search requires a new captcha', async () => {
    const session = scriptSession({ ...site, 'judicial/casedetails': itat('case-details-other-session.html') })
    const ref = { page: 'judicial/casedetails?cid=x', number: 'ITA 412/LKW/2024' }
    await expect(itatConnector.readCase(court('itat-lucknow'), ref, session)).rejects.toThrow(ChallengeRejected)
    const other = scriptSession(site)
    await expect(
      itatConnector.readCase(court('itat-lucknow'), { ...ref, number: 'ITA 1/LKW/2024' }, other),
    ).rejects.toThrow(PageChanged)
  })

  test('a bench is found by its current or former name, and no match or two matches is an error', () => {
    const benches = [
      { code: '207', label: 'Allahabad' },
      { code: '211', label: 'Bangalore' },
      { code: '201', label: 'Delhi' },
      { code: '202', label: 'Delhi Benches' },
    ]
    expect(findBench(court('itat-prayagraj'), benches)).toBe('207')
    expect(findBench(court('itat-bengaluru'), benches)).toBe('211')
    expect(() => findBench(court('itat-delhi'), benches)).toThrow(NotAvailable)
    expect(() => findBench(court('itat-agra'), benches)).toThrow(NotAvailable)
  })
})
