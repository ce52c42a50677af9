import { activityOfChamber } from '@peshi/contract/chamber/activity'
import { listDevices } from '@peshi/contract/chamber/security'
import { deleteMatter, listDeletedMatters } from '@peshi/contract/matters/matters'
import { createNote, deleteNote } from '@peshi/contract/matters/notes'
import { getRetention, type Retention, setRetention } from '@peshi/contract/platform/retention'
import { getTableName, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { handClock, type TestApp, testApp } from '../../../test/app.ts'
import { newChamber } from '../../../test/chamber.ts'
import { ladder } from '../../../test/ladder.ts'
import { chamberWithMatter, followCase } from '../../../test/matters.ts'
import { newColleague } from '../../../test/people.ts'
import { features } from '../../app/features.ts'
import { forgetAccesses, startAuditJobs } from '../../chamber/audit/audit.jobs.ts'
import { forgetOldNotifications } from '../../chamber/notifications/notifications.jobs.ts'
import { notify } from '../../chamber/notifications/notify.ts'
import { matter as matterTable } from '../db/matters.schema.ts'
import { keptBy } from './kept.ts'
import { emptyBinOf } from './list-past-time.ts'

const clock = handClock()
const day = 86_400_000
let app: TestApp
beforeAll(async () => {
  app = await testApp({ clock })
  await startAuditJobs(app.context)
})
afterAll(() => app.close())

type Member = Awaited<ReturnType<typeof newChamber>>
const usual: Retention = { bin_days: 30, notification_days: 90, access_days: 400 }

const keep = (member: Member, changes: Partial<Retention>) =>
  app.as(member).call(setRetention, { body: { ...usual, ...changes } })

const wrong = {
  'a recycle bin period of less than 30 days': { bin_days: 29 },
  'a recycle bin period of more than 180 days': { bin_days: 181 },
  'a notification period of less than 90 days': { notification_days: 89 },
  'a notification period of more than two years': { notification_days: 731 },
  'an access log period of less than the year that the law requires': { access_days: 364 },
  'an access log period of more than three years': { access_days: 1096 },
}
const each = (say: (days: Partial<Retention>) => unknown) =>
  Object.fromEntries(Object.entries(wrong).map(([what, days]) => [what, say(days)]))
ladder(getRetention, () => app, { invalid: each((days) => ({ query: days })), refused: 'advocate' })
ladder(setRetention, () => app, {
  input: { body: usual },
  invalid: {
    ...each((days) => ({ body: { ...usual, ...days } })),
    'a period that is not a whole number of days': { body: { ...usual, bin_days: 30.5 } },
  },
  refused: 'advocate',
})

test('each chamber’s recycle bin is emptied after the chamber’s own period', async () => {
  const [short, long] = [await chamberWithMatter(app), await chamberWithMatter(app)]
  expect((await keep(long.member, { bin_days: 60 })).body.data).toMatchObject({ ...usual, bin_days: 60 })
  for (const { caller, matter } of [short, long]) await caller.call(deleteMatter, { params: { id: matter._id } })
  const left = async () => {
    await emptyBinOf(app.context, matterTable)
    const inBin = async ({ member }: typeof short) => (await app.as(member).call(listDeletedMatters)).body.data.length
    return [await inBin(short), await inBin(long)]
  }
  clock.forward(30 * day)
  expect(await left()).toEqual([1, 1])
  clock.forward(1)
  expect(await left()).toEqual([0, 1])
  clock.forward(30 * day - 1)
  expect(await left()).toEqual([0, 1])
  clock.forward(1)
  expect(await left()).toEqual([0, 0])
})

test('the access log and notifications are deleted after their periods', async () => {
  const members = [await newChamber(app.db), await newChamber(app.db), await newChamber(app.db)] as const
  const [least, , most] = members
  const notifiedAt = clock.now().toISOString()
  await keep(least, { access_days: 365 })
  await keep(most, { access_days: 1095, notification_days: 730 })
  for (const member of members) {
    await app.as(member).call(listDevices)
    await app.db.asChamber(member.chamberId, (tx) =>
      notify(tx, app.context, member.chamberId, {
        kind: 'task.due',
        to: [member.personId],
        matterId: null,
        subject: { kind: 'task', id: member.chamberId, label: 'File the reply' },
        values: { date: '2026-12-03', time: null },
      }),
    )
  }
  const count = ({ chamberId, personId }: Member, table: 'access_event' | 'notification') =>
    app.db.asChamber({ chamberId, personId, role: 'owner' }, async (tx) => {
      const found = await tx.execute(sql`select 1 from ${sql.identifier(table)} where at = ${notifiedAt}::timestamptz`)
      return (found as unknown as { rows: unknown[] }).rows.length > 0
    })
  const left = async (table: 'access_event' | 'notification') => {
    app.queue.held.length = 0
    await app.db.asSystem('cleanup', (tx) => app.queue.enqueue(tx, forgetAccesses, {}))
    await app.queue.runHeld()
    await forgetOldNotifications(app.context)
    return Promise.all(members.map((member) => count(member, table)))
  }
  expect([await left('access_event'), await left('notification')]).toEqual([
    [true, true, true],
    [true, true, true],
  ])
  clock.forward(90 * day + 1)
  expect(await left('notification')).toEqual([false, false, true])
  clock.forward(275 * day - 1)
  expect(await left('access_event')).toEqual([true, true, true])
  clock.forward(1)
  expect(await left('access_event')).toEqual([false, true, true])
  clock.forward(35 * day)
  expect(await left('access_event')).toEqual([false, false, true])
  clock.forward(695 * day)
  expect(await left('access_event')).toEqual([false, false, false])
})

test('the preview counts what the next cleanup deletes, including private notes', async () => {
  const { member, caller, matter } = await chamberWithMatter(app)
  await caller.call(setRetention, { body: { ...usual, bin_days: 180 } })
  const gone = await followCase(app, member, { case_number: '77' })
  const asha = await newColleague(app.db, member.chamberId, 'Asha Verma')
  const written = await app
    .as(asha)
    .call(createNote, { body: { matter_id: matter._id, html: 'Mine alone', is_private: true } })
  await app.as(asha).call(deleteNote, { params: { id: written.body.data._id } })
  await caller.call(deleteMatter, { params: { id: gone.matter._id } })
  const removed = async (days?: number) => {
    const query = days ? { bin_days: days } : {}
    const { body } = await app.as(member).call(getRetention, { query })
    expect(body.data).toMatchObject({ ...usual, bin_days: 180 })
    return body.meta.next_night.bin_days
  }
  const other = await newChamber(app.db)
  clock.forward(29 * day)
  expect([await removed(30), await removed()]).toEqual([0, 0])
  clock.forward(day)
  expect([await removed(30), await removed(60), await removed()]).toEqual([2, 0, 0])
  expect((await app.as(other).call(getRetention)).body.meta.next_night.bin_days).toBe(0)
  expect((await keep(member, { bin_days: 30 })).body.message).toBe('Saved. The next night removes what is older.')
  clock.forward(day)
  await emptyBinOf(app.context, matterTable)
  await app.context.services.notes.purge()
  const { rows } = (await app.db.asChamber({ ...asha, role: 'owner' }, (tx) =>
    tx.execute(sql`select id from note union all select id from matter where deleted_at is not null`),
  )) as unknown as { rows: unknown[] }
  expect(rows).toEqual([])
})

test('only a changed period is recorded in the activity log', async () => {
  const member = await newChamber(app.db)
  await keep(member, { bin_days: 60, access_days: 365 })
  await keep(member, { bin_days: 60, access_days: 365 })
  const { data } = (await app.as(member).call(activityOfChamber)).body
  expect(data.map(({ action, detail }) => ({ action, ...detail }))).toEqual(
    expect.arrayContaining([
      { action: 'chamber.retention', field: 'bin_days', before: 30, after: 60 },
      { action: 'chamber.retention', field: 'access_days', before: 400, after: 365 },
    ]),
  )
  expect(data).toHaveLength(2)
})

test('every table with a recycle bin has a period after which its rows are deleted', async () => {
  const { rows } = await app.db.engine.execute(
    `select table_name from information_schema.columns where column_name = 'deleted_at' and table_schema = 'public'`,
  )
  const bins = rows.map(({ table_name }) => String(table_name)).filter((name) => name !== 'hearing')
  const known = keptBy(features).filter(({ period }) => period === 'bin_days')
  expect(known.map(({ since }) => getTableName(since.table)).toSorted()).toEqual(bins.toSorted())
})
