import { CourtDown, PageChanged } from '@peshi/courts/errors'
import { openSession } from '@peshi/courts/http'
import { beforeEach, expect, test } from 'vitest'
import { caseRecord, delhi, fakeCourt } from '../../../test/fake-court.ts'
import { checkCourt } from './check-court.ts'

const wanted = { court: delhi, caseType: 'wpc', number: '77', year: 2024 }
let court: ReturnType<typeof fakeCourt>
let said: string[]

beforeEach(() => {
  court = fakeCourt()
  court.cases.set('a', caseRecord('77'))
  said = []
})

const check = (own: Partial<typeof wanted> = {}, answer = '4711') => {
  const gate = async () => () => undefined
  const now = () => new Date('2026-11-20T04:00:00Z')
  const session = openSession({ operator: 'fake', baseUrl: 'https://court.invalid/', gate, now })
  return checkCourt({ ...wanted, ...own }, court.connector, session, {
    say: (line) => said.push(line),
    ask: async (question) => {
      said.push(question)
      return answer
    },
    keepPicture: async () => 'picture.png',
  })
}

test('the check of a court prints each step, asks for the captcha, and shows the case', async () => {
  expect(await check()).toBe(true)
  expect(said).toEqual([
    '✓ the list of case types: 1 of them',
    '✓ the search form',
    'Open picture.png and type what it shows: ',
    '✓ the search result: 77',
    '✓ the case page of 77',
    '    Ramesh Chandra v. State',
    '    CNR none, pending, stage: For admission, coram: none',
    '    next date 2026-12-01, decided no',
    '    0 hearings, 0 orders, 0 acts',
  ])
})

test.each([
  ['types', [new CourtDown('No answer')], '✗ the list of case types: down: No answer'],
  ['form', [null, new PageChanged('No captcha')], '✗ the search form: page-changed: No captcha'],
  [
    'case page',
    [null, null, null, new PageChanged('The case page has no “Case Status” table')],
    '✗ the case page of 77: page-changed: The case page has no “Case Status” table',
  ],
] as const)('the check of a court names the failed step and the missing part: %s', async (_step, failures, line) => {
  court.failures = [...failures]
  expect(await check()).toBe(false)
  expect(said.at(-1)).toBe(line)
})

test('the check of a court reports a wrong captcha answer, a missing case and an unknown case type', async () => {
  expect(await check({}, 'zzz')).toBe(false)
  expect(said.at(-1)).toBe('✗ the search result: challenge-rejected: wrong')
  expect(await check({ number: '78' })).toBe(false)
  expect(said.at(-1)).toBe('✗ the search result: case-not-found: none')
  expect(await check({ caseType: 'XYZ' })).toBe(false)
  expect(said.at(-1)).toBe('The court has no case type XYZ. It has: WPC')
})
