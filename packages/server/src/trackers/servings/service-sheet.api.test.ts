import { activityOfMatter } from '@peshi/contract/chamber/activity'
import { setTeam } from '@peshi/contract/chamber/team'
import { saveCourtDays } from '@peshi/contract/courts/court-calendar'
import { getReport } from '@peshi/contract/office/reports'
import type { CourtId, MatterId } from '@peshi/contract/platform/ids'
import * as contract from '@peshi/contract/trackers/servings'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type TestApp, testApp } from '../../../test/app.ts'
import { ladder } from '../../../test/ladder.ts'
import { chamberWithMatter } from '../../../test/matters.ts'
import { newColleague } from '../../../test/people.ts'

let app: TestApp
beforeAll(async () => {
  app = await testApp()
})
afterAll(() => app.close())

const someId = '0199f0a4-1111-7abc-8def-000000000001' as MatterId
const patna = 'hc-patna' as CourtId
const notice = { kind: 'cheque-notice', name: 'Sharma Traders' } as const
const sheet = { matter_id: someId, entries: [notice] }

ladder(contract.addServings, () => app, {
  input: { body: sheet },
  invalid: {
    'no row': { body: { ...sheet, entries: [] } },
    'a row without a name': { body: { ...sheet, entries: [{ ...notice, name: ' ' }] } },
    'too many rows': { body: { ...sheet, entries: Array.from({ length: 301 }, () => notice) } },
  },
  foreign: async () => ({ body: { ...sheet, matter_id: (await chamberWithMatter(app)).matter._id } }),
  refused: 'billing',
})
ladder(contract.listAllServings, () => app, { input: {}, refused: 'billing' })
ladder(contract.servingsFile, () => app, { input: {}, refused: 'billing' })

/**
 * The day on which a cheque notice was received, the last day for the complaint, and why it is not the plain one.
 * Reckoned apart from Peshi, with a calendar at hand: fifteen days for payment are counted from the day after receipt.
 * The cause of action arises on the day after them. The month ends on the day of the next month with the same number,
 * or on the last one of a shorter month (s. 142(1)(b) NI Act; Saketh India v. India Securities, 1999). The court is
 * closed on Sundays, second Saturdays, 26 January, 15 August, 2 October, 25 December, and on Holi of 2027.
 */
const byHand = `
  09-12-2026 25-01-2027
  10-12-2026 27-01-2027 26-01 Republic Day
  15-12-2026 01-02-2027 31-01 Sunday
  01-01-2027 17-02-2027
  02-01-2027 18-02-2027
  03-01-2027 19-02-2027
  04-01-2027 20-02-2027
  05-01-2027 22-02-2027 21-02 Sunday
  06-01-2027 22-02-2027
  07-01-2027 23-02-2027
  08-01-2027 24-02-2027
  09-01-2027 25-02-2027
  10-01-2027 26-02-2027
  11-01-2027 27-02-2027
  12-01-2027 01-03-2027 28-02 Sunday
  13-01-2027 01-03-2027 short month, 28-02 Sunday
  14-01-2027 01-03-2027 short month, 28-02 Sunday
  15-01-2027 01-03-2027 short month, 28-02 Sunday
  16-01-2027 01-03-2027
  17-01-2027 02-03-2027
  18-01-2027 03-03-2027
  19-01-2027 04-03-2027
  20-01-2027 05-03-2027
  21-01-2027 06-03-2027
  22-01-2027 08-03-2027 07-03 Sunday
  23-01-2027 08-03-2027
  24-01-2027 09-03-2027
  25-01-2027 10-03-2027
  26-01-2027 11-03-2027
  27-01-2027 12-03-2027
  28-01-2027 15-03-2027 13-03 second Saturday, 14-03 Sunday
  29-01-2027 15-03-2027 14-03 Sunday
  30-01-2027 15-03-2027
  31-01-2027 16-03-2027
  01-02-2027 17-03-2027
  02-02-2027 18-03-2027
  03-02-2027 19-03-2027
  04-02-2027 20-03-2027
  05-02-2027 23-03-2027 21-03 Sunday, 22-03 Holi
  06-02-2027 23-03-2027 22-03 Holi
  07-02-2027 23-03-2027
  08-02-2027 24-03-2027
  09-02-2027 25-03-2027
  10-02-2027 26-03-2027
  14-04-2027 31-05-2027 30-05 Sunday
  15-05-2027 30-06-2027 short month
  29-06-2027 16-08-2027 15-08 Independence Day
  30-06-2027 16-08-2027
  16-08-2027 01-10-2027
  17-08-2027 04-10-2027 02-10 Gandhi Jayanti, 03-10 Sunday
  15-10-2027 30-11-2027 short month
  08-11-2027 24-12-2027
  09-11-2027 27-12-2027 25-12 Christmas Day, 26-12 Sunday
  15-11-2027 01-01-2028
  01-01-2028 17-02-2028
  02-01-2028 18-02-2028
  03-01-2028 19-02-2028
  04-01-2028 21-02-2028 20-02 Sunday
  05-01-2028 21-02-2028
  06-01-2028 22-02-2028
  07-01-2028 23-02-2028
  08-01-2028 24-02-2028
  09-01-2028 25-02-2028
  10-01-2028 26-02-2028
  11-01-2028 28-02-2028 27-02 Sunday
  12-01-2028 28-02-2028
  13-01-2028 29-02-2028
  14-01-2028 29-02-2028 short month
  15-01-2028 29-02-2028 short month
  16-01-2028 01-03-2028
  17-01-2028 02-03-2028
  18-01-2028 03-03-2028
  19-01-2028 04-03-2028
  20-01-2028 06-03-2028 05-03 Sunday
  21-01-2028 06-03-2028
  22-01-2028 07-03-2028
  23-01-2028 08-03-2028
  24-01-2028 09-03-2028
  25-01-2028 10-03-2028
  26-01-2028 13-03-2028 11-03 second Saturday, 12-03 Sunday
  27-01-2028 13-03-2028 12-03 Sunday
  28-01-2028 13-03-2028
  29-01-2028 14-03-2028
  30-01-2028 15-03-2028
  31-01-2028 16-03-2028
  01-02-2028 17-03-2028
  02-02-2028 18-03-2028
  03-02-2028 20-03-2028 19-03 Sunday
  04-02-2028 20-03-2028
  05-02-2028 21-03-2028
  06-02-2028 22-03-2028
  07-02-2028 23-03-2028
  08-02-2028 24-03-2028
  09-02-2028 25-03-2028
  10-02-2028 27-03-2028 26-03 Sunday
  11-02-2028 27-03-2028
  12-02-2028 28-03-2028
  13-02-2028 29-03-2028
  14-02-2028 01-04-2028
  15-02-2028 03-04-2028 02-04 Sunday
`

const toIso = (day: string) => day.split('-').reverse().join('-')
const reckoned = byHand
  .trim()
  .split('\n')
  .map((line) => line.trim().split(' '))
  .map(([received = '', last = '']) => ({ received: toIso(received), last: toIso(last) }))

async function patnaMatter() {
  const made = await chamberWithMatter(app, { court: patna })
  const add = async (entries: object[]) =>
    await made.caller.call(contract.addServings, { body: { matter_id: made.matter._id, entries } as never })
  const list = async () =>
    (await made.caller.call(contract.listServings, { query: { matter_id: made.matter._id } })).body.data
  return { ...made, add, list }
}

describe('a sheet', () => {
  test('of a hundred cheque notices gives each complaint the last day that was reckoned by hand', async () => {
    const { caller, add, list } = await patnaMatter()
    const holi = { date: '2027-03-22', name: 'Holi', kind: 'holiday' as const }
    await caller.call(saveCourtDays, { params: { court: patna }, body: { year: 2027, days: [holi] } })
    expect(reckoned).toHaveLength(100)
    const entries = reckoned.map(({ received }, at) => ({
      ...notice,
      name: `Drawer ${at}`,
      cheque_no: String(100_000 + at),
      sent_on: '2026-12-01',
      outcome: 'served',
      outcome_on: received,
    }))
    const { body } = await add(entries)
    expect(body.data).toEqual({ added: 100, known: 0 })
    const found = new Map(
      (await list()).map(({ name, deadlines }) => [name, deadlines.find(({ rule }) => rule === 'cheque-complaint')]),
    )
    expect(reckoned.map(({ received }, at) => ({ received, last: found.get(`Drawer ${at}`)?.due_on }))).toEqual(
      reckoned,
    )
  })

  test('is one entry of the activity log, and pasting it again adds nothing', async () => {
    const { caller, matter, add, list } = await patnaMatter()
    const entries = [
      { ...notice, cheque_no: '111', memo_on: '2026-11-10' },
      { ...notice, cheque_no: '112', memo_on: '2026-11-10' },
      { kind: 'respondent', name: 'State of Bihar', place: 'R-1', fee: 20_000, fee_due_on: '2026-12-04' },
    ]
    expect((await add(entries)).body.data).toEqual({ added: 3, known: 0 })
    expect((await add([...entries, { ...notice, cheque_no: '113' }])).body.data).toEqual({ added: 1, known: 3 })
    expect(await list()).toHaveLength(4)
    const { body } = await caller.call(activityOfMatter, { params: { id: matter._id }, query: {} })
    const types = body.data.map(({ action }) => action).filter((action) => /^(serving|deadline)/.test(action))
    expect(types).toEqual(['serving.several-added', 'serving.several-added'])
  })

  test('with one wrong row adds nothing', async () => {
    const { add, list } = await patnaMatter()
    const { status, body } = await add([notice, { ...notice, name: 'B', memo_on: '2026-11-10', sent_on: '2026-11-09' }])
    expect([status, (body as { code?: string }).code]).toEqual([400, 'serving-days'])
    expect(await list()).toEqual([])
  })
})

describe('the list of all matters', () => {
  test('narrows by state, mode, court and words, sorts, and counts all pages', async () => {
    const { caller, matter, add } = await patnaMatter()
    const day = '2026-11-24'
    await add([
      { ...notice, name: 'Served', mode: 'speed-post', outcome: 'served', outcome_on: day },
      { ...notice, name: 'Returned', mode: 'speed-post', outcome: 'left', outcome_on: day, next_on: '2026-12-05' },
      {
        ...notice,
        name: 'Deemed',
        mode: 'court',
        outcome: 'refused',
        outcome_on: day,
        deemed_by: 'refusal',
        deemed_on: day,
      },
      { ...notice, name: 'Paid', fee: 100, fee_due_on: '2026-12-01', fee_paid_on: day },
      { ...notice, name: 'Unpaid', fee: 100, fee_due_on: '2026-12-02', cheque_no: 'CH/77' },
    ])
    const ask = async (query: object) => {
      const { body } = await caller.call(contract.listAllServings, {
        query: { sort: 'name', order: 'asc', ...query } as never,
      })
      return [body.meta.total, ...body.data.map(({ name }) => name)]
    }
    expect(await ask({})).toEqual([5, 'Deemed', 'Paid', 'Returned', 'Served', 'Unpaid'])
    expect(await ask({ state: 'open' })).toEqual([3, 'Paid', 'Returned', 'Unpaid'])
    expect(await ask({ state: 'served' })).toEqual([2, 'Deemed', 'Served'])
    expect(await ask({ state: 'returned' })).toEqual([1, 'Returned'])
    expect(await ask({ state: 'fee' })).toEqual([1, 'Unpaid'])
    expect(await ask({ state: 'step' })).toEqual([1, 'Returned'])
    expect(await ask({ mode: 'speed-post' })).toEqual([2, 'Returned', 'Served'])
    expect(await ask({ court: patna, search: 'ch/77' })).toEqual([1, 'Unpaid'])
    expect(await ask({ court: 'hc-delhi' })).toEqual([0])
    expect(await ask({ perPage: 2, page: 3 })).toEqual([5, 'Unpaid'])
    const [row] = (await caller.call(contract.listAllServings, { query: {} })).body.data
    expect(row).toMatchObject({ ctitle: matter.title, court_id: patna, matter_id: matter._id })
  })

  test('and its file and report leave out a sensitive matter outside its team', async () => {
    const { caller, matter, member, add } = await patnaMatter()
    await add([{ ...notice, name: 'Canary' }])
    const outsider = app.as(await newColleague(app.db, member.chamberId, 'Asha Verma', 'advocate'))
    const team = { person_ids: [member.personId], is_sensitive: true }
    const csv = async (who: typeof caller) =>
      (await who.call(contract.servingsFile, { query: { type: 'csv' } })).raw.body
    expect(await csv(outsider)).toContain('Canary')
    expect((await caller.call(setTeam, { params: { id: matter._id }, body: team })).status).toBe(200)
    expect(await csv(outsider)).not.toContain('Canary')
    expect(await csv(caller)).toContain('Canary')
    const report = (who: typeof caller) =>
      who.call(getReport, { params: { report: 'served-by-matter' }, query: {} }).then(({ body }) => body.data.rows)
    expect(await report(outsider)).toEqual([])
    expect(await report(caller)).toEqual([
      { key: matter._id, title: matter.title, values: { served: 0, deemed: 0, returned: 0, sent: 0, unsent: 1 } },
    ])
    const seen = (await outsider.call(contract.listAllServings, { query: {} })).body
    expect([seen.meta.total, seen.data]).toEqual([0, []])
  })
})
