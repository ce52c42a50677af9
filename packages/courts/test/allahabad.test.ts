import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { CourtId } from '@peshi/contract/platform/ids'
import { expect, test } from 'vitest'
import { allahabadConnector } from '../src/allahabad/connector.ts'
import { ChallengeRejected, NotAvailable } from '../src/errors.ts'
import { scriptSession } from './scripted-session.ts'

const examples = join(import.meta.dirname, '../src/allahabad/examples/allahabad')
const example = (name: string) => readFileSync(join(examples, name), 'utf8')
const allahabad = CourtId.parse('hc-allahabad')
const lucknow = CourtId.parse('hc-lucknow')
const query = { by: 'case-number', caseType: '22', number: '12345', year: 2024 } as const
const picture = Buffer.from('picture')
const site = {
  'case-number': example('case-number-page-picture.html'),
  'secureimage/securimage': picture,
  get_CaseInfo: example('case-info-found.html'),
  get_CaseDetails: example('case-details-pending.html'),
  'get-order-sheets': example('order-sheets-found.html'),
}

test('a captcha is fetched from its address, or read from the page that contains it', async () => {
  expect((await allahabadConnector.challenge(allahabad, query, scriptSession(site)))?.image).toEqual(picture)
  const inPage = `data:image/png;base64,${picture.toString('base64')}`
  const page = site['case-number'].replace('/apps/status_ccms/index.php/secureimage/securimage', inPage)
  const session = scriptSession({ 'case-number': page })
  expect((await allahabadConnector.challenge(lucknow, query, session))?.image).toEqual(picture)
})

test('a captcha that only a browser can draw makes the court unavailable', async () => {
  const session = scriptSession({ 'case-number': example('case-number-page-drawn-in-page.html') })
  await expect(allahabadConnector.challenge(lucknow, query, session)).rejects.toThrow(NotAvailable)
})

test('a case is found and read with its orders', async () => {
  const session = scriptSession(site)
  const {
    hits: [hit],
  } = await allahabadConnector.search(allahabad, query, '1234', session)
  expect(session.asked[0]?.form).toEqual({ case_type: '22', case_no: '12345', case_year: '2024', captchacode: '1234' })
  expect(hit).toMatchObject({ ref: { cino: '1266392', source: 'undefined' }, caseNumber: 'WRIC/12345/2024' })

  const fresh = scriptSession(site)
  const record = await allahabadConnector.readCase(allahabad, hit?.ref ?? {}, fresh)
  expect(fresh.asked.map(({ form }) => form)).toEqual([
    { cino: '1266392', source: 'undefined', iemi: '' },
    { ct: 'WRIC', cn: '12345', cy: '2024' },
  ])
  expect(record).toMatchObject({
    case_type: 'WRIC',
    cnr: 'UPHC010144462024',
    next_hearing_date: '2026-11-24',
    short_order: 'PART HEARD',
    fir: { police_station: 'SAMPLE GANJ', number: '0229', year: 2023 },
  })
  const [order] = record.orders
  expect(order && (await allahabadConnector.readOrder(allahabad, order, fresh))).toEqual({
    kind: 'by-hand',
    link: 'https://elegalix.allahabadhighcourt.in/elegalix/WebDownloadJudgmentDocument.do?judgmentID=11223344',
  })
})

test('a disposed case has no next date, although its page still shows a next hearing date', async () => {
  const session = scriptSession({
    ...site,
    get_CaseDetails: example('case-details-disposed-bare.html'),
    'get-order-sheets': 'Record Not Found',
  })
  const record = await allahabadConnector.readCase(allahabad, { cino: '1' }, session)
  expect(record).toMatchObject({ status: 'disposed', next_hearing_date: null, decision_date: '2025-03-04', orders: [] })
})

test('after a wrong captcha answer, a new captcha is required', async () => {
  const session = scriptSession({ get_CaseInfo: example('case-info-wrong-captcha.txt') })
  await expect(allahabadConnector.search(allahabad, query, '0000', session)).rejects.toThrow(ChallengeRejected)
})
