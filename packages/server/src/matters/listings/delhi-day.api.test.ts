import type { AddressInfo } from 'node:net'
import { filterHearings, getHearingsOfMatter } from '@peshi/contract/matters/hearings'
import { createOther } from '@peshi/contract/matters/other-matters'
import { courtDateAt } from '@peshi/contract/platform/dates'
import type { CourtId, MatterId } from '@peshi/contract/platform/ids'
import { connectorFor } from '@peshi/courts/registry'
import { buildSandbox } from '@peshi/sandbox/app'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { type TestApp, testApp } from '../../../test/app.ts'
import { newChamber } from '../../../test/chamber.ts'
import { testDatabase } from '../../../test/database.ts'
import { openCourtAccess } from '../../courts/courts/open-court-access.ts'
import { causeList } from '../../courts/lists-and-boards/cause-lists.schema.ts'
import { startJobs } from '../../platform/process/feature.ts'

const court = 'hc-delhi' as CourtId
const [eve, date] = ['2026-12-07', '2026-12-08']

let now = new Date(`${eve}T16:00:00+05:30`)
const clock = { now: () => now, today: () => courtDateAt(now) }
let tests: TestApp
let sandbox: Awaited<ReturnType<typeof buildSandbox>>

beforeAll(async () => {
  sandbox = await buildSandbox({ clock })
  await sandbox.listen({ host: '127.0.0.1', port: 0 })
  const db = await testDatabase()
  const sandboxUrl = `http://127.0.0.1:${(sandbox.server.address() as AddressInfo).port}`
  const courts = openCourtAccess({
    config: { courts: 'all', sandboxUrl, operatorContact: 'tests@example.in' },
    log: { warn: vi.fn(), error: vi.fn() },
    db,
    clock,
    connectorOf: connectorFor,
    perSecond: 1000,
  })
  tests = await testApp({ clock, context: { db, courts } })
  await startJobs(tests.context)
})
afterAll(async () => {
  await tests.close()
  await sandbox.close()
})

test('a court day at Delhi: what the chamber sees after each list and announcement', { timeout: 300_000 }, async () => {
  const member = await newChamber(tests.db)
  // A token ends within the court day.
  const call: ReturnType<TestApp['as']>['call'] = (...args) => tests.as(member).call(...args)
  const matters = new Map<string, MatterId>()
  async function follow(title: string, { type, number, year }: { type: string; number: number; year: number }) {
    const { body } = await call(createOther, {
      body: { title, unique_id: court, case_type: type, case_number: String(number), case_year: year as never },
    })
    matters.set(title, body.data._id)
  }
  const cases = sandbox.world
    .cases()
    .filter((one) => one.court === court && one.status === 'pending' && one.nextHearingDate !== date)
  const titles = ['Moved', 'Deleted', 'First supplementary', 'Second supplementary']
  const ids = new Map(titles.map((title, at) => [title, cases[at]]))
  for (const [title, one] of ids) if (one) await follow(title, { ...one, type: one.caseType.short })
  const list = (title: string, court_no: number, item: number) =>
    sandbox.inject({
      method: 'POST',
      url: `/control/api/cases/${ids.get(title)?.id}/list`,
      payload: { date, court_no, item },
    })

  const seen: Record<string, string[]> = {}
  async function look(time: string, day = date) {
    now = new Date(`${day}T${time}:00+05:30`)
    await tests.context.services.listReading.readDay(court, date, new AbortController().signal)
    await tests.queue.runHeld()
    const { body } = await call(filterHearings, { body: { dates: [date], courts: [] } })
    seen[`${day === eve ? 'eve' : 'day'} ${time}`] = (body.data[0]?.data ?? [])
      .filter(({ source, change }) => source === 'list' || change !== null)
      .map(({ ctitle, court_no, item, is_dropped, change }) =>
        [
          `${ctitle}: ${court_no === null ? '' : `court ${court_no}, `}item ${item}`,
          change?.kind ?? (is_dropped ? 'dropped' : ''),
          change?.instead ? `→ ${change.instead}` : '',
        ]
          .filter(Boolean)
          .join(' '),
      )
      .toSorted()
  }

  await list('Moved', 2, 28)
  await list('Deleted', 2, 29)
  for (const room of [1, 2, 3]) sandbox.courtDay.decideSitting(court, date, room, room !== 3)
  now = new Date(`${eve}T18:01:00+05:30`)
  const fillers = (sandbox.courtDay.docket(court, date).main ?? []).filter(({ caseId }) => caseId === null)
  const right = fillers.findLast(({ courtNo }) => courtNo === 1)
  const away = fillers.find(({ courtNo }) => courtNo === 3)
  if (!right || !away) throw new Error('A court has no filler')
  await follow('Wrong number', { ...right, number: right.number + 1 })
  await follow('Right number', right)
  await follow('On leave', away)
  await look('18:05', eve)
  await list('Moved', 1, 60)
  await sandbox.inject({
    method: 'POST',
    url: `/control/api/cases/${ids.get('Deleted')?.id}/list`,
    payload: { date: '2026-12-15', court_no: 2, item: 29 },
  })
  await list('First supplementary', 1, 61)
  await look('21:05', eve)
  await list('Second supplementary', 2, 220)
  await look('07:35')
  await look('09:35')

  if (process.env.PESHI_SHOW_DAY) console.table(seen)
  const wrong = `Wrong number: court 1, item ${right.item}`
  const onLeave = `On leave: court 3, item ${away.item}`
  const evening = [
    'Deleted: court 2, item 29 deleted',
    'First supplementary: court 1, item 61',
    'Moved: court 1, item 60',
  ]
  const late = 'Second supplementary: court 2, item 220'
  const corrected = `${right.type} ${right.number}/${right.year}`
  expect(seen).toEqual({
    'eve 18:05': ['Deleted: court 2, item 29', 'Moved: court 2, item 28', onLeave, wrong],
    'eve 21:05': [...evening, onLeave, wrong],
    'day 07:35': [...evening, `${onLeave} not-sitting`, late, wrong],
    'day 09:35': [
      ...evening,
      `${onLeave} not-sitting`,
      `Right number: item ${right.item}`,
      late,
      `${wrong} corrected → ${corrected}`,
    ],
  })
  const { body } = await call(getHearingsOfMatter, { params: { id: matters.get('Moved') as MatterId } })
  const steps = body.data[0]?.steps.map(({ kind, list, court_no, item }) => `${kind} ${court_no}/${item}: ${list}`)
  expect(steps?.toSorted()).toEqual([
    'deleted 2/28: DELETION NOTE deletion_note',
    'listed 1/60: SUPPLEMENTARY CAUSE LIST combined_sup_1',
    'listed 2/28: ADVANCE CAUSE LIST combined_advance',
  ])
  const kept = await tests.db.asSystem('list-matching', (tx) => tx.select().from(causeList))
  // The notes print no private telephone numbers.
  expect(kept.filter(({ document }) => document !== null).every(({ entries }) => entries < 2)).toBe(true)
  expect(kept.filter(({ entries }) => entries > 1).length).toBeGreaterThan(1)
})
