import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { CourtId } from '@peshi/contract/platform/ids'
import { expect, test } from 'vitest'
import { delhiConnector } from '../src/delhi/connector.ts'
import { ChallengeRejected, PageChanged } from '../src/errors.ts'
import { scriptSession } from './scripted-session.ts'

const example = (name: string) => readFileSync(join(import.meta.dirname, '../src/delhi/examples/delhi', name), 'utf8')
const delhi = CourtId.parse('hc-delhi')
const query = { by: 'case-number', caseType: 'W.P.(C)', number: '1234', year: 2026 } as const
const page = 'app/get-case-type-status'
const rows = `${page}?draw=1&start=0&length=50&case_type=W.P.%28C%29&case_number=1234&case_year=2026`

const site = (success: unknown, found = 'case-rows-found.json') =>
  scriptSession({
    [rows]: example(found),
    [page]: example('case-status-page-form.html'),
    'app/validateCaptcha': JSON.stringify({ success }),
  })

test('the page’s captcha text is drawn as a picture, and the person’s answer is sent unchanged', async () => {
  const session = site(true)
  const picture = await delhiConnector.challenge(delhi, query, session)
  expect(Buffer.from(picture?.image ?? []).toString()).toContain('>4821</text>')
  const {
    hits: [hit],
  } = await delhiConnector.search(delhi, query, '4812', session)
  expect(session.asked.map(({ form }) => form).filter((form) => form !== null)).toEqual([
    { _token: '0a1b2c3d4e5f60718293a4b5c6d7e8f901234567', captchaInput: '4812' },
  ])
  expect(hit).toMatchObject({ caseNumber: 'W.P.(C) 1234/2026', petitioner: 'RAM LAKHAN', respondent: 'UNION OF INDIA' })
  const record = await delhiConnector.readCase(delhi, hit?.ref ?? {}, session)
  expect(record).toMatchObject({
    case_type: 'W.P.(C)',
    status: 'pending',
    next_hearing_date: '2026-12-04',
    hearings: [],
  })
})

test('no search is made after a missing or wrong captcha answer', async () => {
  for (const [success, answer] of [
    [true, null],
    [false, '1111'],
  ] as const) {
    const session = site(success)
    await delhiConnector.challenge(delhi, query, session)
    await expect(delhiConnector.search(delhi, query, answer, session)).rejects.toThrow(ChallengeRejected)
    expect(session.asked.map(({ path }) => path)).not.toContain(rows)
  }
})

test('a case is read with its orders and with the dates in its row of the search result', async () => {
  const asked = { by: 'case-number', caseType: 'CS(OS)', number: '123', year: 2026 } as const
  const details =
    'https://delhihighcourt.nic.in/app/case-type-status-details/eyJpdiI6ImEifQ/eyJpdiI6ImIifQ/eyJpdiI6ImMifQ'
  const session = scriptSession({
    [`${page}?draw=1&start=0&length=50&case_type=CS%28OS%29&case_number=123&case_year=2026`]:
      example('case-rows-as-labelled.json'),
    [page]: example('case-status-page-form.html'),
    'app/validateCaptcha': JSON.stringify({ success: true }),
    [`${details}?draw=1&start=0&length=500`]: example('order-rows-found.json'),
  })
  await delhiConnector.challenge(delhi, asked, session)
  const { hits } = await delhiConnector.search(delhi, asked, '4812', session)
  expect(hits.map(({ caseNumber }) => caseNumber)).toEqual(['CS(OS) 123/2026', 'CS(OS) 124/2026'])
  const record = await delhiConnector.readCase(delhi, hits[0]?.ref ?? {}, session)
  expect(record).toMatchObject({ next_hearing_date: '2026-12-10', hearings: [{ business_date: '2026-10-28' }] })
  expect(record.orders.map(({ date, ref }) => [date, ref.path])).toEqual([
    ['2026-10-28', 'https://delhihighcourt.nic.in/app/showlogo/171_ab_1232026.pdf/2026'],
    ['2026-09-03', 'https://delhihighcourt.nic.in/app/showlogo/172_ab_1232026.pdf/2026'],
  ])
})

test('a page that belongs to another case is refused as changed', async () => {
  const ref = { type: 'W.P.(C)', number: '1234', year: '2026' }
  await expect(delhiConnector.readCase(delhi, ref, site(true, 'case-rows-disposed.json'))).rejects.toThrow(PageChanged)
})
